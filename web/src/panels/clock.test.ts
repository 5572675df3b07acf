import { describe, expect, it } from "vitest";
import { secondsLeft, spell, urgency } from "./clock";

describe("the clock", () => {
  it("counts down to the deadline by the server's clock and stops at 0", () => {
    const now = Date.parse("2030-01-01T12:00:00Z");
    expect(secondsLeft("2030-01-01T12:02:41Z", now)).toBe(161);
    expect(secondsLeft("2030-01-01T12:00:00.200Z", now)).toBe(1);
    expect(secondsLeft("2030-01-01T11:59:00Z", now)).toBe(0);
  });

  it("writes minutes, hours and days", () => {
    expect(spell(161)).toEqual({ days: 0, time: "2:41" });
    expect(spell(5)).toEqual({ days: 0, time: "0:05" });
    expect(spell(3761)).toEqual({ days: 0, time: "1:02:41" });
    expect(spell(3 * 86400 + 4 * 3600)).toEqual({ days: 3, time: "04:00" });
  });

  it("becomes urgent", () => {
    expect([300, 120, 31, 30, 0].map(urgency)).toEqual(["calm", "soon", "soon", "urgent", "urgent"]);
  });
});
