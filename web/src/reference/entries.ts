// What the reference can be opened at: "<tab>/<entry>", e.g. "tiles/cotton_mill/3" or "cards/manchester".
// Elements name their entry with `data-entry`.
import { placeOf } from "$/lib/printed";
import type { Position, PrintedBoard } from "$/lib/types";

const ENTRY = "[data-entry]";
const ABOUT = "[data-about]"; // a plain click opens its entry too

export const tileEntry = (industry: string, level?: number): string =>
  level === undefined ? `tiles/${industry}` : `tiles/${industry}/${level}`;
export const cardEntry = (card: string): string => `cards/${card}`;
/** The entry of a market: a demand track, or what the game has besides. */
export const marketEntry = (market: string): string => `cards/market-${market}`;

export const entryAround = (element: Element | null | undefined): string | null =>
  element?.closest<HTMLElement>(ENTRY)?.dataset.entry ?? null;

const PAGES = /^\/learn\/(rules|glossary|legend|aid|tiles)(?:\/([\w-]+))?$/;

/** The entry that a link to a page for reading stands for: at a table it opens beside the board. */
export function entryOfLink(link: HTMLAnchorElement | null): string | null {
  const [, tab, part = ""] = (link?.origin === location.origin && PAGES.exec(link.pathname)) || [];
  if (!tab) return null;
  if (tab === "rules") return part ? `rules/${part.toUpperCase()}` : tab;
  return link!.hash ? `${tab}/${link!.hash.slice(1)}` : tab;
}

const isPlain = (event: MouseEvent) =>
  !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

type EntryOf = (element: Element | null | undefined) => string | null;

/** The entry of what has the focus, or else of what is under the pointer. */
export function entryInHand(entryOf: EntryOf): string | null {
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  return entryOf(document.activeElement) ?? entryOf(hovered);
}

/** The entry of something on the board: the tile on a slot, or the card of a place. Both may have the same id. */
export function boardEntry(
  id: string,
  kind: string,
  printed: PrintedBoard,
  position: Position,
): string | null {
  const tile = kind === "slot" ? position.slots[id] : null;
  if (tile) return tileEntry(tile.industry, tile.level);
  const place = printed.places.find((found) => found.id === placeOf(id));
  const card = [place?.id, place?.colour].find((name) => name && name in printed.cards);
  return card ? cardEntry(card) : null;
}

/** The entry of an element: its own, or that of something on the board. */
export function entryOfElement(
  element: Element | null | undefined,
  printed: PrintedBoard,
  position: Position,
): string | null {
  const { id, kind = "" } = element?.closest<HTMLElement>(".board [data-id]")?.dataset ?? {};
  return entryAround(element) ?? (id ? boardEntry(id, kind, printed, position) : null);
}

const HOLD_MS = 550;
const STILL_PX = 10; // a finger that moves further is panning

/** Opens an entry with the secondary button or a click that means nothing else, or by holding a finger on an element. Returns how to stop. */
export function openOnHold(entryOf: EntryOf, open: (entry: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false; // the click that ends a hold chooses nothing

  const release = () => clearTimeout(timer);
  // Holding a card picks it up
  const canHold = (element: Element) => !element.closest(".hand");
  const menu = (event: MouseEvent) => {
    const element = event.target as Element;
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    const entry = entryOf(element);
    if (!entry) return;
    event.preventDefault();
    if (!isTouch) open(entry);
  };
  const press = (event: PointerEvent) => {
    release();
    held = false;
    const element = event.target as Element;
    const entry = event.pointerType === "touch" && canHold(element) ? entryOf(element) : null;
    if (!entry) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      open(entry);
    }, HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) release();
  };
  const click = (event: MouseEvent) => {
    const about = !held && (event.target as Element).closest<HTMLElement>(ABOUT);
    const link =
      held || !isPlain(event) ? null : entryOfLink((event.target as Element).closest("a:not([data-leaves])"));
    if (link) event.preventDefault();
    if (link ?? about) open(link ?? (about as HTMLElement).dataset.entry!);
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  addEventListener("contextmenu", menu);
  addEventListener("pointerdown", press, true);
  addEventListener("pointermove", move, true);
  addEventListener("pointerup", release, true);
  addEventListener("pointercancel", release, true);
  addEventListener("click", click, true);
  return () => {
    release();
    removeEventListener("contextmenu", menu);
    removeEventListener("pointerdown", press, true);
    removeEventListener("pointermove", move, true);
    removeEventListener("pointerup", release, true);
    removeEventListener("pointercancel", release, true);
    removeEventListener("click", click, true);
  };
}
