import { afterAll, expect, test, vi } from "vitest";
import {
  dateTime,
  loadMessages,
  money,
  placeName,
  setLanguage,
  slotName,
  t,
  useCurrency,
  type Language,
} from "./i18n.svelte";

afterAll(() => setLanguage("en"));

test.each<[Language, string, string, string]>([
  ["en", "£30", "−£10", "£7 short"],
  ["it", "£30", "−£10", "mancano £7"],
  ["fr", "30\u00a0£", "−10\u00a0£", "il manque 7\u00a0£"],
  ["de", "30\u00a0£", "−10\u00a0£", "7\u00a0£ zu wenig"],
])("%s writes money as %s", async (language, sum, debt, short) => {
  await loadMessages("shared");
  await setLanguage(language);
  useCurrency("£");
  expect(money(30, "£")).toBe(sum);
  expect(money(-10, "£")).toBe(debt);
  expect(t("cause-money", { missing: 7 })).toBe(short);
  expect(t("cause-money", { missing: money(7, "£") })).toBe(short); // written already
  expect(t("remedy-loan", { loan: 30 })).toContain(sum);
});

test("dates are written as in the user's region", async () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  const noon = new Date(2026, 10, 19, 15, 5).toISOString();
  await setLanguage("en");
  languages.mockReturnValue(["en-US"]);
  expect(dateTime(noon)).toMatch(/^Nov 19, 2026, 3:05\sPM$/);
  for (const preferred of [["fr-FR", "en-GB"], ["de-CH"]]) {
    languages.mockReturnValue(preferred);
    expect(dateTime(noon)).toBe("19 Nov 2026, 15:05");
  }
  languages.mockRestore();
});

test("a slot is named in words, and only where slots must be told apart", async () => {
  await setLanguage("en");
  expect(placeName("bolton.2")).toBe("Bolton");
  expect(slotName("bolton.2")).toBe("Bolton, second slot");
  expect(slotName("birkenhead")).toBe("Birkenhead");
  expect(t("event-flipped", { seat: 0, place: "bolton.2" })).toBe("A tile of Blue flips (Bolton).");
  expect(t("reason-b13-occupied", { place: "bolton.2", owner: 0 })).toBe(
    "This slot is taken by Blue: Bolton, second slot.",
  );
});
