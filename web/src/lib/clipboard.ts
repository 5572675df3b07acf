// Copies text to the clipboard. If the browser refuses, shows the text for copying by hand.
import { toast } from "./toasts.svelte";

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text, "news", 20);
  }
}
