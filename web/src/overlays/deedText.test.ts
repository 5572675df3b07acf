import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, loadMessages, nameSeats, setLanguage } from "$/lib/i18n.svelte";
import type { Entry } from "$/replay/history";
import { announce } from "./announce";
import { deedText, undoText } from "./deedText";
import { finished } from "./fixtures";

const entry = (kind: string, events: Entry["events"]): Entry =>
  ({ number: 1, kind, seat: 2, data: {}, events, changes: {} }) as unknown as Entry;
const built = entry("play", [
  { name: "paid", facts: { seat: 2, price: 12 }, path: [] },
  { name: "built", facts: { seat: 2, place: "bolton.1", industry: "cotton_mill", level: 1 }, path: [] },
]);

beforeAll(async () => {
  await loadMessages("shared", "overlays", "telling");
  await setLanguage("en");
  nameSeats((seat) => `#${seat}`);
});
afterAll(async () => {
  nameSeats(null);
  await setLanguage("en");
});

describe("a deed", () => {
  it("of somebody else has their name, an own one is in the second person", () => {
    expect(deedText(built, "brass", "£")).toBe("#2 builds a cotton mill I (Bolton) for £12.");
    expect(deedText(built, "brass", "£", 0)).toBe("#2 builds a cotton mill I (Bolton) for £12.");
    expect(deedText(built, "brass", "£", 2)).toBe("You build a cotton mill I (Bolton) for £12.");
    expect(undoText(entry("undo", []), 2)).toBe("You undo the move.");
    expect(undoText(entry("undo", []))).toBe("#2 undoes the move.");
  });

  it.each([
    ["de", "Du baust"],
    ["fr", "Vous construisez"],
    ["it", "Costruisci"],
  ] as const)("is worded so in %s", async (language, start) => {
    await setLanguage(language);
    expect(deedText(built, "brass", "£", 2).startsWith(start)).toBe(true);
  });

  it.each(LANGUAGES)("of one's own is never told with one's name, in %s", async (language) => {
    const complaint = vi.spyOn(console, "error");
    await setLanguage(language);
    for (const { game, moments } of finished)
      for (const { entry: move, position } of moments) {
        if (move.kind !== "play" || move.seat === null) continue;
        expect(deedText(move, game, "£", move.seat)).not.toContain(`#${move.seat}`);
        expect(announce(move, "£", position, [move.seat])).not.toBe("");
      }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("is told with names where several people share a device", async () => {
    await setLanguage("en");
    const { position } = finished[0]!.moments[3]!;
    expect(announce(built, "£", position, [1, 2])).toContain("#2 builds");
    expect(announce(built, "£", position, [2])).toContain("You build");
  });
});
