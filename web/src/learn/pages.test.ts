import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

import { learnOf } from "$/games/learn";
import { followLinks, go } from "$/lib/router.svelte";
import { toasts } from "$/lib/toasts.svelte";
import { loadMessages, setLanguage } from "$/lib/i18n.svelte";
import KeyboardHelp from "./KeyboardHelp.svelte";
import ReadPage from "./ReadPage.svelte";
import { rulesOf } from "./rules";
import RulesPage from "./RulesPage.svelte";

const look = vi.fn<(this: Element) => void>();

beforeAll(async () => {
  Element.prototype.scrollIntoView = look;
  vi.stubGlobal("scrollTo", vi.fn());
  await loadMessages("shared", "app", "rules", "learn");
  await setLanguage("en");
});
afterEach(cleanup);

it("leaves a rule's address for the other game's rules", async () => {
  go("/learn/rules/B17");
  render(RulesPage, { params: { rule: "B17" } });
  await fireEvent.click(screen.getByRole("button", { name: "Age of Industry" }));
  expect(location.pathname + location.search).toBe("/learn/rules?game=industry");
});

it("shows a rule again that is chosen already, and follows links to others", async () => {
  go("/learn/rules/B17");
  const { container } = render(RulesPage, { params: { rule: "B17" } });
  vi.clearAllMocks();
  const press = (rule: string) => fireEvent.click(container.querySelector(`.side a[href$="/${rule}"]`)!);
  document.addEventListener("click", followLinks);
  await press("B17");
  await waitFor(() => expect(look).toHaveBeenCalledOnce());
  expect(look.mock.contexts[0]).toBe(container.querySelector("#B17"));
  expect(scrollTo).not.toHaveBeenCalled(); // it did not scroll to the top
  await press("B18");
  expect(location.pathname).toBe("/learn/rules/B18");
  document.removeEventListener("click", followLinks);
});

it("says that a word is not in the glossary, outside the list of words", async () => {
  const { container } = render(ReadPage, { params: { page: "glossary" } });
  expect(container.querySelector("dl")).not.toBeNull();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zeppelin" } });
  expect(screen.getByRole("status").textContent).toContain("glossary");
  expect(container.querySelector("dl")).toBeNull();
});

it.each(["brass", "industry"])("has a title, a text and existing rules for every tip of %s", (game) => {
  const { tips, tip } = learnOf(game);
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const { id, rules } of tips!) {
    expect(Object.values(tip!(id)).filter(Boolean), id).toHaveLength(2);
    expect(rulesOf(game)).toEqual(expect.arrayContaining(rules));
  }
  expect(complaint).not.toHaveBeenCalled(); // no message is missing
  complaint.mockRestore();
});

it("advises beginners where to start, how to plan and not to give up", () => {
  const { container } = render(ReadPage, { params: { page: "tips" } });
  const titles = [...container.querySelectorAll(".tips h2")].map((title) => title.textContent);
  expect(titles).toHaveLength(22);
  expect(titles[0]).toBe("Your first tiles");
  expect(titles).toContain("Read your hand as a whole");
  expect(titles).toContain("Take coal into the rail period");
  expect(titles.at(-1)).toBe("Behind after the canals?");
});

it("closes the shortcut list and shows an error if its messages cannot be loaded", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const told = toasts().length;
  const onclose = vi.fn();
  render(KeyboardHelp, { onclose, words: Promise.reject(new Error("lost")) });
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  expect(toasts()).toHaveLength(told + 1);
  complaint.mockRestore();
});
