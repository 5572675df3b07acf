// The symbol that the user points at or has focused: after a moment it is named, with its rules.
import { symbolAround, symbolAt } from "./symbols";

const REST_MS = 450; // the pointer stays still
const AWAY_MS = 220; // time to reach the name with the pointer

export interface Point {
  x: number;
  y: number;
}

export class SymbolTip {
  symbol = $state.raw<HTMLElement | null>(null);
  point = $state.raw<Point | null>(null); // of the pointer; null: shown for the focus
  /** The element of the name, so that the pointer may rest on it. */
  box: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly isQuiet: (symbol: HTMLElement) => boolean) {}

  hide = (): void => {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    this.symbol = this.point = null;
  };

  #show(symbol: HTMLElement | null, point: Point | null): void {
    if (symbol === this.symbol) return;
    if (!symbol || this.isQuiet(symbol)) return this.hide();
    this.point = point;
    this.symbol = symbol;
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    clearTimeout(this.#timer);
    const { clientX: x, clientY: y } = event;
    if (this.box?.contains(event.target as Node)) {
      clearTimeout(this.#leaving);
      this.#leaving = undefined;
      return;
    }
    this.#timer = setTimeout(() => this.#show(symbolAt(x, y), { x, y }), REST_MS);
    if (!this.symbol || !this.point) return;
    const isOn = symbolAt(x, y) === this.symbol;
    if (isOn) {
      clearTimeout(this.#leaving);
      this.#leaving = undefined;
    } else this.#leaving ??= setTimeout(this.hide, AWAY_MS);
  };

  #focus = (event: FocusEvent): void => {
    const element = event.target as Element;
    if (this.box?.contains(element)) return;
    this.hide();
    if (!element.matches(":focus-visible") || element.closest("[data-reference], dialog")) return;
    this.#timer = setTimeout(() => this.#show(symbolAround(element), null), REST_MS);
  };

  #key = (event: KeyboardEvent): void => {
    if (!this.symbol || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const isInside = this.box?.contains(document.activeElement);
    if (event.shiftKey && event.key.toLowerCase() === "r" && !isInside) {
      event.preventDefault();
      event.stopPropagation();
      this.box?.querySelector<HTMLElement>("a")?.focus();
    } else if (isInside && event.key !== "Escape") {
      if (event.key !== "Tab") event.stopPropagation(); // nothing of the turn is meant here
    } else {
      const back = isInside ? this.symbol : null;
      if (back) event.stopPropagation();
      this.hide();
      back?.focus();
    }
  };

  #press = (event: PointerEvent): void => {
    if (!this.box?.contains(event.target as Node)) this.hide();
  };

  /** Start; returns how to stop. */
  follow(): () => void {
    const done = new AbortController();
    const options = { signal: done.signal, capture: true };
    addEventListener("pointermove", this.#move, options);
    addEventListener("focusin", this.#focus, options);
    addEventListener("keydown", this.#key, options);
    addEventListener("pointerdown", this.#press, options);
    addEventListener("wheel", this.hide, { ...options, passive: true });
    document.documentElement.addEventListener("pointerleave", this.hide, { signal: done.signal });
    return () => {
      this.hide();
      done.abort();
    };
  }
}
