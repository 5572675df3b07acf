// Copying an address. Where the browser does not allow it, the address is shown to be copied by hand.
import { toast } from "./toasts.svelte";

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text, "news", 20);
  }
}
