import { describe, expect, it } from "vitest";
import { RESTART_CODE, reconnectDelay } from "./reconnect";

const first = () => 0;
const last = () => 1;

describe("the delay before reconnecting", () => {
  it("spreads the clients of a server that restarts over some seconds", () => {
    expect(reconnectDelay(0, RESTART_CODE, first)).toBe(0.5);
    expect(reconnectDelay(0, RESTART_CODE, last)).toBe(4.5);
  });

  it("is short after a lost connection, and doubles up to a limit", () => {
    expect(reconnectDelay(0, 1006, last)).toBeLessThan(1);
    expect(reconnectDelay(3, 1006, first)).toBe(3);
    expect(reconnectDelay(20, RESTART_CODE, last)).toBe(18.75);
  });
});
