import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { toasts } from "$/lib/toasts.svelte";
import { need } from "$/lib/words.svelte";
import Chat from "./Chat.svelte";

it("keeps what could not be said, and tells so", async () => {
  await need("shared", "app", "panels");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(Chat, { entries: [], onsay: () => Promise.reject(new Error("lost")) });
  const input = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(input, { target: { value: "Good luck" } });
  await fireEvent.submit(input.form!);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(input.value).toBe("Good luck");
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
});
