/** WebSocket close code: the server stops, and another one takes over. */
export const RESTART_CODE = 1012;
const MAX_DELAY_S = 15;
const RESTART_SPREAD_S = 4; // all clients of a process come back within this time, not at once

/** Seconds to wait before an attempt to reconnect (the first is 0), after a close code. */
export function reconnectDelay(attempt: number, code: number, random: () => number = Math.random): number {
  if (code === RESTART_CODE && attempt === 0) return 0.5 + RESTART_SPREAD_S * random();
  return Math.min(MAX_DELAY_S, 0.5 * 2 ** attempt) * (0.75 + random() / 2);
}
