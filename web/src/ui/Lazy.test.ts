import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadMessages, t } from "$/lib/i18n.svelte";
import { LazyPart } from "$/lib/lazyPart.svelte";
import { toasts } from "$/lib/toasts.svelte";
import Brand from "./Brand.svelte";
import Lazy from "./Lazy.svelte";

beforeAll(() => loadMessages("app", "shared"));
afterEach(cleanup);

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("shows a part when it has arrived, and at once the next time", async () => {
  let arrive = () => {};
  const source = vi.fn(
    () => new Promise<{ default: typeof Brand }>((done) => (arrive = () => done({ default: Brand }))),
  );
  const part = new LazyPart(source);
  const { container } = render(Lazy, { props: { part, props: {} } });
  await tick();
  expect(container.textContent!.trim()).toBe("");
  arrive();
  await settled();
  expect(container.querySelector("a, svg, span")).not.toBeNull();
  cleanup();
  const again = render(Lazy, { props: { part, props: {} } });
  expect(again.container.querySelector("a, svg, span")).not.toBeNull();
  expect(source).toHaveBeenCalledOnce();
});

it("says that a part is lost, and tries again", async () => {
  const source = vi.fn(() => Promise.reject<{ default: typeof Brand }>(new TypeError("offline")));
  const part = new LazyPart(source);
  const { container } = render(Lazy, { props: { part, props: {} } });
  await settled();
  expect(screen.getByRole("alert").textContent).toContain(t("app-part-lost"));
  source.mockImplementation(() => Promise.resolve({ default: Brand }) as never);
  await fireEvent.click(screen.getByRole("button", { name: t("app-again") }));
  await settled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(container.querySelector("a, svg, span")).not.toBeNull();
});

it("closes a dialog that is lost, with a message", async () => {
  const part = new LazyPart(() => Promise.reject<{ default: typeof Brand }>(new TypeError("offline")));
  const onlost = vi.fn();
  render(Lazy, { props: { part, props: {}, onlost } });
  await settled();
  expect(onlost).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(toasts().at(-1)?.text).toBe(t("app-part-lost"));
});
