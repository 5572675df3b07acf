import { cleanup, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));

import { setMe } from "$/lib/session.svelte";
import { remember, remembered } from "$/lib/storage";
import { loadMessages } from "$/lib/i18n.svelte";
import TutorialPage from "./TutorialPage.svelte";

// A fake server: each test decides when it answers
const real = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };
const asked: ((answer: Response | Error) => void)[] = []; // pending requests for a new table
const sockets: string[] = [];
const laid = (table: string) =>
  new Response(JSON.stringify({ table: { id: table } }), { headers: { "content-type": "application/json" } });
const until = (found: () => boolean) => vi.waitFor(() => expect(found()).toBe(true));

beforeAll(async () => {
  await loadMessages("shared", "app", "learn");
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve, reject) =>
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
  );
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: string) {
        sockets.push(address);
      }
      close = () => undefined;
      addEventListener = () => undefined;
    },
  );
  setMe({ id: "p1" } as never);
});
beforeEach(() => {
  remember("tutorial.brass", "");
  asked.length = sockets.length = 0;
});
afterEach(cleanup);
afterAll(() => {
  setMe(null);
  vi.stubGlobal("fetch", real.fetch);
  vi.stubGlobal("WebSocket", real.WebSocket);
});

it("opens the table that was laid out", async () => {
  render(TutorialPage, { params: { game: "brass" } });
  await until(() => asked.length === 1);
  asked[0]!(laid("t1"));
  await until(() => sockets.length === 1);
  expect(sockets[0]).toContain("/tables/t1/");
});

it("opens nothing once it was left, and finds the table again later", async () => {
  const { unmount } = render(TutorialPage, { params: { game: "brass" } });
  await until(() => asked.length === 1);
  unmount();
  asked[0]!(laid("t2"));
  await until(() => !!remembered("tutorial.brass"));
  expect(JSON.parse(remembered("tutorial.brass")!)).toMatchObject({ table: "t2", chapter: 0 });
  expect(sockets).toEqual([]);
});

it("lays out one table, however often it is asked while one is on its way", async () => {
  render(TutorialPage, { params: { game: "brass" } });
  await until(() => asked.length === 1);
  asked[0]!(new Error("lost"));
  const again = await screen.findByRole("button");
  again.click();
  again.click();
  await until(() => asked.length > 1);
  for (const answer of asked.slice(1)) answer(laid("t3"));
  await until(() => sockets.length > 0);
  expect([asked.length, sockets.length]).toEqual([2, 1]); // the failed request and a single new one
});
