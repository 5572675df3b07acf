// The time left to think: its text, and when it becomes urgent.

/** Seconds until a time, by the server's clock; at least 0. */
export const secondsLeft = (deadline: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(deadline).getTime() - now) / 1000));

/** "2:41", "1:02:41", "3 d 04:00"; days are separate, because their unit is translated. */
export function spell(seconds: number): { days: number; time: string } {
  const two = (value: number) => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days) return { days, time: `${two(hours)}:${two(minutes)}` };
  const rest = two(Math.floor(seconds % 60));
  return { days, time: hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}

export type Urgency = "calm" | "soon" | "urgent";

/** Below half a minute is urgent, below two minutes soon. */
export const urgency = (seconds: number): Urgency =>
  seconds <= 30 ? "urgent" : seconds <= 120 ? "soon" : "calm";

/** Time until the text changes: days need no updates every second. */
export const beat = (seconds: number): number =>
  seconds > 86400 ? 30_000 : 1000 - (Date.now() % 1000 || 0) || 1000;
