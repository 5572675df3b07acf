import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { toasts } from "$/lib/toasts.svelte";
import { loadMessages } from "$/lib/i18n.svelte";
import Chat from "./Chat.svelte";

afterEach(cleanup);

it("keeps what could not be said, and tells so", async () => {
  await loadMessages("shared", "app", "panels");
  const told = toasts().length;
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(Chat, { entries: [], onsay: () => Promise.reject(new Error("lost")) });
  const input = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(input, { target: { value: "Good luck" } });
  await fireEvent.submit(input.form!);
  await waitFor(() => expect(toasts()).toHaveLength(told + 1));
  expect(input.value).toBe("Good luck");
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
  complaint.mockRestore();
});
