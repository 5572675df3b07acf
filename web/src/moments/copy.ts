// An address to hand on. Without a secure connection browsers have no clipboard: then it is shown, to be copied by hand.
import { toast } from "$/lib/toasts.svelte";
import { t } from "$/lib/words.svelte";

export async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t("moments-share-done"));
  } catch {
    toast(address);
  }
}
