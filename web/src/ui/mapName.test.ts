import { afterAll, beforeAll, expect, it } from "vitest";
import { loadMessages, setLanguage } from "$/lib/i18n.svelte";
import { mapName } from "./mapName";

afterAll(() => setLanguage("en"));

beforeAll(() => loadMessages("shared"));

it("names a map in the current language, and a custom map by its own name", async () => {
  await setLanguage("de");
  expect(mapName({ map: "new_england", name: "New England" })).toBe("Neuengland");
  expect(mapName({ map: "my_valley", name: "My valley" })).toBe("My valley");
  expect(mapName({ map: null, name: "Lancashire" })).toBe("Lancashire");
});
