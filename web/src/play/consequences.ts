// The effects of a move for the preview: the bill and its consequences.
import type { Ghost, Source, Way } from "$/board/types";
import { moneyMoved } from "$/lib/games";
import { printedTile } from "$/lib/printed";
import type { EventShape, GameInfo, Position, PrintedBoard, Resource } from "$/lib/types";

export interface BillLine {
  kind: "tile" | "link" | Resource;
  price: number;
  from: string | null; // a slot or an import; null for the demand track or the bank
  owner: number | null; // of the mine or the works
}

/** A consequence and its count: cubes shipped one by one are grouped. */
export interface Consequence {
  event: EventShape;
  count: number;
  price: number; // of all of them
}

export interface Consequences {
  bill: BillLine[];
  follow: Consequence[];
  money: number; // the seat's money afterwards
  places: string[]; // ids on the board that take part
}

const TAKEN_EVENTS: Record<string, Resource> = { took_coal: "coal", took_iron: "iron" };
const BOUGHT_EVENTS: Record<string, Resource> = { bought_coal: "coal", bought_iron: "iron" };
/** Events that change a demand track. */
export const MARKET_EVENTS = new Set([...Object.keys(BOUGHT_EVENTS), "shipped_coal", "shipped_iron"]);
const PAID_EVENT = "paid";
const BUILT_EVENTS = new Set(["built", "laid_link"]); // visible on the board

/** The bill and the consequences of a previewed move. */
export function consequences(
  events: EventShape[],
  seat: number,
  position: Position,
  info: GameInfo,
): Consequences {
  const follow: Consequence[] = [];
  const bill: BillLine[] = [];
  const places: string[] = [];
  const isLink = events.some(({ name }) => name === "laid_link");
  for (const event of events) {
    const { name, facts } = event;
    const place = facts.place === undefined ? null : String(facts.place);
    const price = Number(facts.price ?? 0);
    if (TAKEN_EVENTS[name])
      bill.push({
        kind: TAKEN_EVENTS[name],
        price: 0,
        from: place,
        owner: position.slots[place!]?.owner ?? null,
      });
    else if (BOUGHT_EVENTS[name]) bill.push({ kind: BOUGHT_EVENTS[name], price, from: null, owner: null });
    else if (name === PAID_EVENT)
      bill.push({ kind: isLink ? "link" : "tile", price, from: null, owner: null });
    else if (!BUILT_EVENTS.has(name)) gather(follow, event, price);
    if (TAKEN_EVENTS[name] || name === "flipped" || name === "built") places.push(place!);
    if (name === "laid_link") places.push(String(facts.link));
    places.push(...event.path);
  }
  return { bill, follow, places, money: position.seats[seat]!.money + moneyMoved(info, events, seat) };
}

function gather(all: Consequence[], event: EventShape, price: number): void {
  const same = SHIPPED[event.name] && all.find((other) => other.event.name === event.name);
  if (same) {
    same.count += 1;
    same.price += price;
  } else all.push({ event, count: 1, price });
}

/** Events for cubes that go to a demand track. */
export const SHIPPED: Record<string, Resource> = { shipped_coal: "coal", shipped_iron: "iron" };

/** The sources of cubes with their counts, for the board. */
export function sourcesOf(events: EventShape[]): Source[] {
  const found = new Map<string, Source>();
  for (const { name, facts, path } of events) {
    const resource = TAKEN_EVENTS[name];
    if (!resource) continue;
    const id = String(facts.place);
    const one = found.get(id) ?? {
      id,
      resource,
      change: 0,
      path,
      to: facts.node === undefined ? undefined : String(facts.node),
    };
    one.change -= 1;
    found.set(id, one);
  }
  return [...found.values()];
}

/** The ways of sold goods, for the board. */
export const salesOf = (events: EventShape[]): Way[] =>
  events.flatMap(({ facts, path }) => {
    const to = facts.place ?? path.at(-1); // goods for the Distant Market end at the port
    return facts.mill === undefined || to === undefined
      ? []
      : { id: String(facts.mill), path, to: String(to) };
  });

/** New tiles and links, and tiles that flip, as the board will show them. */
export function ghostsOf(events: EventShape[], printed: PrintedBoard, position: Position): Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { name, facts } of events) {
    const slot = String(facts.place);
    if (name === "laid_link")
      ghosts.push({ link: String(facts.link), owner: Number(facts.seat), kind: String(facts.kind) });
    if (name === "built") {
      const industry = String(facts.industry);
      const level = Number(facts.level);
      const { cubes } = printedTile(printed, industry, level);
      ghosts.push({ slot, tile: { owner: Number(facts.seat), industry, level, flipped: false, cubes } });
    }
    if (name === "flipped") {
      const found = ghosts.findLast((ghost) => "slot" in ghost && ghost.slot === slot);
      const tile = found && "slot" in found ? found.tile : position.slots[slot];
      if (tile) ghosts.push({ slot, tile: { ...tile, flipped: true, cubes: 0 } });
    }
  }
  return ghosts;
}
