import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { layOut, open } = vi.hoisted(() => ({ layOut: vi.fn<() => Promise<string>>(), open: vi.fn(() => () => undefined) }));
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
vi.mock("./table", () => ({ layOut, clearAway: vi.fn(() => Promise.resolve()), handsAt: () => ({}) }));
vi.mock("$/lib/live.svelte", () => ({
  TableView: class {
    table = null;
    position = null;
    constructor(readonly id: string) {}
    open = open;
    listen = () => () => undefined;
  },
}));
vi.mock("$/play/Game.svelte", () => ({ default: () => undefined }));

import { remember, remembered } from "$/lib/storage";
import { need } from "$/lib/words.svelte";
import TutorialPage from "./TutorialPage.svelte";

const until = (found: () => boolean) => vi.waitFor(() => expect(found()).toBe(true));
let laid: (table: string) => void;

beforeEach(async () => {
  await need("shared", "app", "learn");
  remember("tutorial.brass", "");
  vi.clearAllMocks();
  layOut.mockImplementation(() => new Promise((resolve) => (laid = resolve)));
});
afterEach(cleanup);

it("opens the table that was laid out", async () => {
  render(TutorialPage, { params: { game: "brass" } });
  await until(() => layOut.mock.calls.length === 1);
  laid("t1");
  await until(() => open.mock.calls.length === 1);
});

it("opens nothing once it was left, and finds the table again later", async () => {
  const { unmount } = render(TutorialPage, { params: { game: "brass" } });
  await until(() => layOut.mock.calls.length === 1);
  unmount();
  laid("t2");
  await until(() => !!remembered("tutorial.brass"));
  expect(JSON.parse(remembered("tutorial.brass")!)).toMatchObject({ table: "t2", chapter: 0 });
  expect(open).not.toHaveBeenCalled();
});

it("lays out one table, however often it is asked while one is on its way", async () => {
  layOut.mockRejectedValueOnce(new Error("lost"));
  render(TutorialPage, { params: { game: "brass" } });
  const again = await screen.findByRole("button");
  again.click();
  again.click();
  await until(() => layOut.mock.calls.length > 1);
  laid("t3");
  await until(() => open.mock.calls.length > 0);
  expect(layOut).toHaveBeenCalledTimes(2); // the one that failed, and one
  expect(open).toHaveBeenCalledOnce();
});
