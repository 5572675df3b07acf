import { beforeEach, expect, test } from "vitest";
import { emptyMap } from "./mapContent";
import { forgetUnsaved, keepUnsaved, unsavedOf } from "./unsaved";

beforeEach(() => localStorage.clear());

test("unsaved changes come back when the map is opened again", () => {
  const content = emptyMap("South Wales");
  keepUnsaved("", { version: 0, content });
  keepUnsaved("abc", { version: 3, content: { ...content, name: "Gwent" } });
  expect(unsavedOf("", 0)).toEqual(content);
  expect(unsavedOf("abc", 3)?.name).toBe("Gwent");
  forgetUnsaved("abc");
  expect(unsavedOf("abc", 3)).toBeNull();
});

test("they do not replace what was saved in another window", () => {
  keepUnsaved("abc", { version: 3, content: emptyMap("Gwent") });
  expect(unsavedOf("abc", 4)).toBeNull();
});

test("an unreadable note is no map", () => {
  localStorage.setItem("cottonopolis.map.abc", "{");
  expect(unsavedOf("abc", 1)).toBeNull();
});
