// The analysis of a finished game: requested once, then polled until it is there.
import { ensureSession } from "$/lib/session.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { AnalysisShape } from "$/lib/types";
import { known, request, type Found } from "./analysis";

const POLL_MS = 2000;

export class Analyst {
  analysis = $state.raw<AnalysisShape | null>(null);
  isThinking = $derived.by(
    () => this.analysis !== null && !this.analysis.found && this.analysis.status !== "failed",
  );
  found = $derived.by(() => (this.analysis?.found ?? null) as unknown as Found | null);

  constructor(readonly table: string) {}

  /** Load what is known; with `ask`, request the analysis if there is none. */
  async load(ask: boolean): Promise<void> {
    try {
      this.analysis = await known(this.table);
      if (!this.analysis && ask) await this.ask();
    } catch (error) {
      showError(error);
    }
  }

  async ask(): Promise<void> {
    try {
      await ensureSession();
      this.analysis = await request(this.table);
    } catch (error) {
      showError(error);
    }
  }

  /** Poll while it is being computed; returns a function that stops this. */
  follow(): () => void {
    const look = () =>
      known(this.table).then(
        (found) => (this.analysis = found),
        () => undefined, // the next poll tries again
      );
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }
}
