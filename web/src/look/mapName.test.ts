import { beforeAll, expect, it } from "vitest";
import { need, speak } from "$/lib/words.svelte";
import { mapName } from "./mapName";

beforeAll(() => need("shared"));

it("names a map in the reader's language, and one's own map as it was named", async () => {
  await speak("de");
  expect(mapName({ map: "new_england", name: "New England" })).toBe("Neuengland");
  expect(mapName({ map: "my_valley", name: "My valley" })).toBe("My valley");
  expect(mapName({ map: null, name: "Lancashire" })).toBe("Lancashire");
});
