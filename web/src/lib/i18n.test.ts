import { afterAll, expect, test } from "vitest";
import {
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
