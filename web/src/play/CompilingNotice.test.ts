import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages, t } from "$/lib/i18n.svelte";
import CompilingNotice from "./CompilingNotice.svelte";

type Answer = { seconds: number; failed: boolean } | "offline";

let answers: Answer[] = [];
let asked = 0;

/** The server's next answers; the last one is repeated. */
function serverSays(...all: Answer[]): void {
  answers = all;
  asked = 0;
}

beforeAll(() => loadMessages("app", "play", "shared"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === "offline") throw new TypeError("offline");
    return new Response(JSON.stringify([{ game: "brass", ...answer }]), {
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const notice = () => screen.queryByRole("status")?.textContent ?? null;
const show = () => render(CompilingNotice, { props: { game: "brass" } });
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it("counts down, and stops asking when the bots are compiled", async () => {
  serverSays({ seconds: 40, failed: false }, { seconds: 20, failed: false }, { seconds: 0, failed: false });
  show();
  await wait();
  expect(notice()).toBe(t("play-compiling", { seconds: 40 }));
  await wait(5000);
  expect(notice()).toBe(t("play-compiling", { seconds: 20 }));
  await wait(5000);
  expect(notice()).toBeNull();
  await wait(60_000);
  expect(asked).toBe(3);
});

it("asks again after a request that failed, at the beginning and later", async () => {
  serverSays("offline", { seconds: 30, failed: false }, "offline", { seconds: 0, failed: false });
  show();
  await wait();
  expect(notice()).toBeNull();
  await wait(5000);
  expect(notice()).toBe(t("play-compiling", { seconds: 30 }));
  await wait(5000);
  expect(notice()).toBe(t("play-compiling", { seconds: 30 }));
  await wait(5000);
  expect(notice()).toBeNull();
});

it("says that compiling failed, until the bots are compiled after all", async () => {
  serverSays({ seconds: 0, failed: true }, { seconds: 0, failed: false });
  show();
  await wait();
  expect(notice()).toBe(t("play-compiling-failed"));
  await wait(5000);
  expect(notice()).toBeNull();
});

it("stops asking when it is closed", async () => {
  serverSays({ seconds: 40, failed: false });
  show();
  await wait();
  cleanup();
  await wait(60_000);
  expect(asked).toBe(1);
});
