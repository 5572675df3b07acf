import { expect, it } from "vitest";
import { settle } from "./bottomSheet";

const STOPS = { low: 100, middle: 400, high: 760 };

it("rests at the nearest height", () => {
  expect(settle(180, 0, STOPS)).toBe("low");
  expect(settle(300, 0, STOPS)).toBe("middle");
  expect(settle(700, 0.1, STOPS)).toBe("high");
});

it("goes on in a flick's direction", () => {
  expect(settle(180, 1, STOPS)).toBe("middle");
  expect(settle(380, -1, STOPS)).toBe("low");
  expect(settle(420, 1, STOPS)).toBe("high");
  expect(settle(800, 1, STOPS)).toBe("high");
  expect(settle(60, -1, STOPS)).toBe("low");
});
