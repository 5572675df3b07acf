// Pan and zoom. Panning moves a painted layer; zooming stretches it and repaints it after a pause.
import type { Box, Point } from "./plates";

const MAX_SCALE_PX_PER_UNIT = 2.6;
const REPAINT_DELAY_MS = 140;

export class MapView {
  /** Size of the visible area in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels per unit, and the position of the map's corner. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale at which the map was last painted. */
  painted = $state(1);
  /** Whether the user has moved the map: then it stays where it is. */
  touched = $state(false);
  /** Whether it still shows what the program moved it to. */
  following = false;
  /** Whether it has moved just now. */
  moving = $state(false);

  #resting: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;
  size: Point = [1, 1];

  get least(): number {
    return Math.min(this.width / this.size[0], this.height / this.size[1]) || 1;
  }

  #set(scale: number, x: number, y: number): void {
    this.scale = Math.min(MAX_SCALE_PX_PER_UNIT, Math.max(this.least * 0.9, scale));
    const w = this.size[0] * this.scale;
    const h = this.size[1] * this.scale;
    // Part of the map's middle always stays visible
    this.x = Math.min(this.width * 0.6, Math.max(this.width * 0.4 - w, x));
    this.y = Math.min(this.height * 0.6, Math.max(this.height * 0.4 - h, y));
    clearTimeout(this.#resting);
    this.moving = true;
    this.#resting = setTimeout(() => {
      this.moving = false;
      this.painted = this.scale;
    }, REPAINT_DELAY_MS);
  }

  /** Whether the whole map is visible. */
  get isWhole(): boolean {
    return (
      this.scale <= this.least * 1.01 && this.sees({ x: 1, y: 1, w: this.size[0] - 2, h: this.size[1] - 2 })
    );
  }

  /** Show the whole map. */
  fit(): void {
    cancelAnimationFrame(this.#flight);
    this.touched = false;
    this.following = false;
    const scale = this.least;
    this.#set(scale, (this.width - this.size[0] * scale) / 2, (this.height - this.size[1] * scale) / 2);
    this.painted = this.scale;
  }

  resized(width: number, height: number): void {
    const before: Point = [this.width, this.height];
    this.width = width;
    this.height = height;
    if (!this.touched || !before[0]) this.fit();
    else this.#set(this.scale, this.x + (width - before[0]) / 2, this.y + (height - before[1]) / 2);
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#flight);
    this.touched = true;
    this.following = false;
    this.#set(this.scale, this.x + dx, this.y + dy);
  }

  /** Zoom by a factor, towards a point of the screen. */
  zoom(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    cancelAnimationFrame(this.#flight);
    this.touched = true;
    this.following = false;
    const scale = Math.min(MAX_SCALE_PX_PER_UNIT, Math.max(this.least * 0.9, this.scale * factor));
    const by = scale / this.scale;
    this.#set(scale, px - (px - this.x) * by, py - (py - this.y) * by);
  }

  /** Animate until a box of the map is visible, with a minimum scale. */
  show(box: Box, atLeast: number, still: boolean): void {
    const most = Math.min((this.width * 0.86) / box.w, (this.height * 0.86) / box.h);
    const scale = Math.max(
      this.least,
      Math.min(MAX_SCALE_PX_PER_UNIT, Math.max(atLeast, Math.min(this.scale, most))),
    );
    this.following = true;
    const inView = scale <= this.scale * 1.001 && this.sees(box);
    if (inView) return;
    const to = {
      scale,
      x: this.width / 2 - (box.x + box.w / 2) * scale,
      y: this.height / 2 - (box.y + box.h / 2) * scale,
    };
    this.touched = true;
    if (still) {
      this.#set(to.scale, to.x, to.y);
      this.painted = this.scale;
      return;
    }
    const from = { scale: this.scale, x: this.x, y: this.y };
    const start = performance.now();
    cancelAnimationFrame(this.#flight);
    const step = (now: number) => {
      const u = Math.min(1, (now - start) / 320);
      const t = 1 - (1 - u) ** 3;
      this.#set(
        from.scale + (to.scale - from.scale) * t,
        from.x + (to.x - from.x) * t,
        from.y + (to.y - from.y) * t,
      );
      if (u < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  sees(box: Box): boolean {
    const left = box.x * this.scale + this.x;
    const top = box.y * this.scale + this.y;
    return (
      left >= 0 &&
      top >= 0 &&
      left + box.w * this.scale <= this.width &&
      top + box.h * this.scale <= this.height
    );
  }

  stop(): void {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#flight);
  }
}

/** Whether an event belongs to an element laid over the map. */
export const isOver = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(".over") !== null;

/** Wheel, drag, pinch and double click on an element. */
export function gestures(element: HTMLElement, view: MapView): { destroy: () => void } {
  const held = new Map<number, Point>();
  let pinch: { apart: number; middle: Point } | null = null;
  let travelled = 0;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const pair = () => {
    const [a, b] = [...held.values()] as [Point, Point];
    return {
      apart: Math.hypot(a[0] - b[0], a[1] - b[1]),
      middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point,
    };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isOver(event)) return;
    held.set(event.pointerId, at(event));
    if (held.size === 1) travelled = 0;
    if (held.size === 2) pinch = pair();
  };
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    held.set(event.pointerId, now);
    if (held.size === 2 && pinch) {
      const next = pair();
      view.zoom(next.apart / pinch.apart, next.middle);
      view.pan(next.middle[0] - pinch.middle[0], next.middle[1] - pinch.middle[1]);
      pinch = next;
      travelled = 99;
    } else if (held.size === 1) {
      travelled += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (travelled < 5) {
        held.set(event.pointerId, before);
        travelled = Math.hypot(now[0] - before[0], now[1] - before[1]);
        return;
      }
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      element.classList.add("dragging");
      view.pan(now[0] - before[0], now[1] - before[1]);
    }
  };
  const up = (event: PointerEvent) => {
    held.delete(event.pointerId);
    pinch = null;
    if (!held.size) element.classList.remove("dragging");
  };
  const click = (event: MouseEvent) => {
    if (travelled < 5) return;
    travelled = 0; // the click at the end of a drag is ignored
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    if (isOver(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 30 : 1;
    view.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 110 : 420)), at(event));
  };
  const twice = (event: MouseEvent) => {
    if ((event.target as Element).closest("[data-id], button, .over")) return;
    view.zoom(1.7, at(event));
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("dblclick", twice);
  return {
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", twice);
    },
  };
}
