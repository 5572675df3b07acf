// Whether the reference is open beside a table, and at which tab and entry.
import { remember, remembered } from "$/lib/storage";
import type { TabId } from "./tabs";

const REMEMBERED = "reference";

export class Reference {
  isOpen = $state(false);
  tab = $state<string>(remembered(REMEMBERED) ?? "aid");
  /** The entry within the tab; empty: none in particular. */
  entry = $state("");
  /** Counts the times it was opened, so that the same entry can be shown again. */
  asked = $state(0);
  #before: HTMLElement | null = null;

  /** Open it at "<tab>/<entry>", at a tab, or where it was left. */
  show(address = ""): void {
    if (!this.isOpen) this.#before = document.activeElement as HTMLElement | null;
    const [tab, ...entry] = address.split("/");
    if (tab) this.tab = tab;
    this.entry = entry.join("/");
    this.isOpen = true;
    this.asked += 1;
    remember(REMEMBERED, this.tab);
  }

  pick(tab: TabId): void {
    this.tab = tab;
    this.entry = "";
    remember(REMEMBERED, tab);
  }

  /** Close it; returns whether it was open. The focus goes back to where it was. */
  close(): boolean {
    if (!this.isOpen) return false;
    const at = document.activeElement;
    const isInside = !at || at === document.body || !!at.closest("[data-reference]");
    this.isOpen = false;
    this.entry = "";
    if (isInside && this.#before?.isConnected) this.#before.focus();
    return true;
  }

  /** The key of the reference: opens it at what has the focus or the pointer; without one, closes it. */
  toggle(address: string | null, open: (address: string) => void): void {
    const isInside = !!document.activeElement?.closest("[data-reference]");
    if (this.isOpen && (isInside || !address)) this.close();
    else open(address ?? "");
  }
}
