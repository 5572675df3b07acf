// Draws on the board: a drag from place to place makes an arrow, a click makes a mark. Works in the
// drawing mode, and at any time with Shift or the right button; a drag on the land moves the map.
interface Drawing {
  isOn: () => boolean;
  mark: (place: string) => void;
  arrow: (start: string, end: string) => void;
  from: (place: string | null) => void; // an arrow begins here
  over: (place: string | null) => void; // it would end here
  begun: () => string | null; // where an arrow begins that the keyboard draws
}

const RIGHT_BUTTON = 2;

const placeAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<SVGElement>("[data-id]")?.dataset.id) || null;

/** Listens before the board does. */
export function drawGestures(area: HTMLElement, drawing: Drawing): () => void {
  let held: { pointer: number; start: string } | null = null;
  let isClickMine = false; // the click that ends a gesture

  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const cancel = () => {
    held = null;
    drawing.from(null);
    drawing.over(null);
  };
  const down = (event: PointerEvent) => {
    isClickMine = false;
    if (held) return cancel(); // a second finger moves the map
    const wanted =
      event.button === RIGHT_BUTTON || (event.button === 0 && (event.shiftKey || drawing.isOn()));
    const start = placeAt(event.target);
    if (!wanted || !start) return;
    held = { pointer: event.pointerId, start };
    drawing.from(start);
    stop(event);
  };
  const move = (event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    const over = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    drawing.over(over === held.start ? null : over);
    event.stopPropagation();
  };
  const up = (event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    const { start } = held;
    const end = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    cancel();
    isClickMine = event.button === 0;
    if (end === start) drawing.mark(start);
    else if (end) drawing.arrow(start, end);
    stop(event);
  };
  const click = (event: MouseEvent) => {
    if (isClickMine) stop(event);
    isClickMine = false;
  };
  const menu = (event: MouseEvent) => {
    if (placeAt(event.target)) event.preventDefault();
  };
  /** Enter or Space on a place begins an arrow, ends it, or marks the place if pressed twice. */
  const key = (event: KeyboardEvent) => {
    const place = placeAt(event.target);
    if (!drawing.isOn() || !place) return;
    if (event.key === "Escape" && drawing.begun()) drawing.from(null);
    else if (event.key === "Enter" || event.key === " ") {
      const start = drawing.begun();
      if (!start) drawing.from(place);
      else {
        drawing.from(null);
        if (start === place) drawing.mark(place);
        else drawing.arrow(start, place);
      }
    } else return;
    stop(event);
  };

  const options = { capture: true };
  area.addEventListener("pointerdown", down, options);
  area.addEventListener("pointermove", move, options);
  area.addEventListener("pointerup", up, options);
  area.addEventListener("pointercancel", cancel, options);
  area.addEventListener("click", click, options);
  area.addEventListener("contextmenu", menu, options);
  area.addEventListener("keydown", key, options);
  return () => {
    area.removeEventListener("pointerdown", down, options);
    area.removeEventListener("pointermove", move, options);
    area.removeEventListener("pointerup", up, options);
    area.removeEventListener("pointercancel", cancel, options);
    area.removeEventListener("click", click, options);
    area.removeEventListener("contextmenu", menu, options);
    area.removeEventListener("keydown", key, options);
  };
}
