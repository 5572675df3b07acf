// What a move would do, sorted for the preview: the bill, and everything that follows from it.
import type { EventShape, Options, Position } from "$/lib/types";

export interface BillLine {
  kind: "tile" | "link" | "coal" | "iron";
  price: number;
  from: string | null; // a slot or an import; null for the demand track or the bank
  owner: number | null; // of the mine or the works
}

export interface Consequence {
  kind: "flip" | "income" | "earn" | "loan" | "repay" | "sell" | "market" | "ship" | "overbuild" | "develop" | "borrow" | "import";
  facts: Record<string, string | number>;
}

export interface Consequences {
  bill: BillLine[];
  price: number;
  follow: Consequence[];
  money: number; // what the seat has afterwards
  places: string[]; // whatever takes part, on the board
}

const num = (value: unknown): number => Number(value);

/** The bill and the consequences of a move that is only thought of. */
export function consequences(options: Options, position: Position): Consequences {
  const bill: BillLine[] = [];
  const follow: Consequence[] = [];
  const places: string[] = [];
  const seat = options.seat;
  let money = position.seats[seat]!.money;
  const links = options.events.some(({ name }) => name === "laid_link" || name === "laid_rail");
  for (const { name, facts } of options.events as EventShape[]) {
    const own = num(facts.seat) === seat;
    const place = facts.place === undefined ? null : String(facts.place);
    const owner = place === null ? null : (position.slots[place]?.owner ?? null);
    if (name === "laid_link" || name === "laid_rail") places.push(String(facts.link));
    else if (name === "paid") {
      bill.push({ kind: links ? "link" : "tile", price: num(facts.price), from: null, owner: null });
      money -= num(facts.price);
    } else if (name === "took_coal" || name === "took_iron") {
      bill.push({ kind: name === "took_coal" ? "coal" : "iron", price: 0, from: place, owner });
      places.push(place!);
    } else if (name === "bought_coal" || name === "bought_iron") {
      bill.push({ kind: name === "bought_coal" ? "coal" : "iron", price: num(facts.price), from: null, owner: null });
      money -= num(facts.price);
    } else if (name === "flipped") {
      follow.push({ kind: "flip", facts: { seat: num(facts.seat), place: place! } });
      places.push(place!);
    } else if (name === "income_moved") follow.push({ kind: "income", facts: { seat: num(facts.seat), from_space: num(facts.from_space), to_space: num(facts.to_space) } });
    else if (name === "earned") {
      follow.push({ kind: "earn", facts: { seat: num(facts.seat), amount: num(facts.amount), place: place! } });
      if (own) money += num(facts.amount);
    } else if (name === "borrowed") {
      follow.push({ kind: "borrow", facts: { amount: num(facts.amount) } });
      money += num(facts.amount);
    } else if (name === "took_loan") {
      follow.push({ kind: "loan", facts: { amount: num(facts.amount) } });
      money += num(facts.amount);
    } else if (name === "repaid_loan") {
      follow.push({ kind: "repay", facts: { amount: num(facts.amount) } });
      if (own) money -= num(facts.amount);
    } else if (name === "shipped_coal" || name === "shipped_iron") {
      follow.push({ kind: "ship", facts: { resource: name === "shipped_coal" ? "coal" : "iron", price: num(facts.price) } });
      if (own) money += num(facts.price);
    } else if (name === "sold") follow.push({ kind: "sell", facts: { mill: String(facts.mill), place: place! } });
    else if (name === "sold_to_market") follow.push({ kind: "market", facts: { mill: String(facts.mill), place: place! } });
    else if (name === "overbuilt") follow.push({ kind: "overbuild", facts: { seat: num(facts.seat), place: place!, industry: String(facts.industry), level: num(facts.level) } });
    else if (name === "developed" || name === "removed_from_board") follow.push({ kind: "develop", facts: { industry: String(facts.industry), level: num(facts.level) } });
    else if (name === "filled_import") follow.push({ kind: "import", facts: { place: place!, count: num(facts.count) } });
  }
  return { bill, price: options.price, follow: together(follow), money, places };
}

// Cubes shipped one by one to a track are one line; so are the tiles of one kind.
function together(all: Consequence[]): Consequence[] {
  const found: Consequence[] = [];
  for (const one of all) {
    const same = one.kind === "ship" ? found.find((other) => other.kind === "ship" && other.facts.resource === one.facts.resource) : undefined;
    if (same) {
      same.facts.price = Number(same.facts.price) + Number(one.facts.price);
      same.facts.count = Number(same.facts.count) + 1;
    } else found.push({ ...one, facts: { ...one.facts, ...(one.kind === "ship" ? { count: 1 } : {}) } });
  }
  return found;
}

/** Where a cube would come from, for the board: each source with how many it gives. */
export function sourcesOf(options: Options): { id: string; resource: "coal" | "iron"; change: number; to?: string }[] {
  const found = new Map<string, { id: string; resource: "coal" | "iron"; change: number; to?: string }>();
  for (const { name, facts } of options.events) {
    if (name !== "took_coal" && name !== "took_iron") continue;
    const id = String(facts.place);
    const one = found.get(id) ?? { id, resource: name === "took_coal" ? ("coal" as const) : ("iron" as const), change: 0, to: facts.node === undefined ? undefined : String(facts.node) };
    one.change -= 1;
    found.set(id, one);
  }
  return [...found.values()];
}
