import { expect, test } from "vitest";
import { nearestInDirection } from "./arrowKeys";

/** An element whose middle is at x, y. */
function at(x: number, y: number): Element {
  const element = document.createElement("i");
  element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  return element;
}
const middle = at(100, 100);
const right = at(150, 104);
const far = at(300, 100);
const below = at(104, 180);
const above = at(90, 20);
const all = [above, middle, right, below, far];

test.each([
  ["ArrowRight", right],
  ["ArrowDown", below],
  ["ArrowUp", above],
  ["Home", above],
  ["End", far],
])("%s leads to the nearest in its direction", (key, expected) =>
  expect(nearestInDirection(all, middle, key)).toBe(expected),
);
test("nothing lies to the left", () => expect(nearestInDirection(all, middle, "ArrowLeft")).toBeNull());
