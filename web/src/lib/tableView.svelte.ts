// The state of a table in this browser, kept current by a WebSocket that reconnects and resumes.
// `table`, `position`, `toDecide` and `entries` are always one moment of the game. While moves are told,
// it is behind the newest moment that the server has sent.
import { get } from "./api";
import { EntryQueue, type Moment, type Teller } from "./entryQueue";
import { gameInfo } from "./games";
import { snapshotOf } from "./offline";
import { ownPlaceNames, printedBoard } from "./printed";
import { reconnectDelay } from "./reconnect";
import { remember, remembered } from "./storage";
import type { PrintedBoard, EntryMessage, GameInfo, Message, Position, TableShape } from "./types";
import { namePlaces, t, useCurrency } from "./i18n.svelte";
import { sitterName } from "./seats";

export type Connection = "connecting" | "live" | "lost" | "closed";
const PING_AFTER_SILENCE_S = 25;

export type Listener = (entry: EntryMessage, before: Position | null, again: boolean) => void;

export class TableView {
  table = $state.raw<TableShape | null>(null);
  position = $state.raw<Position | null>(null);
  printed = $state.raw<PrintedBoard | null>(null);
  toDecide = $state(false); // this viewer is to move
  viewer = $state(-1);
  mine = $state.raw<number[]>([]);
  entries = $state.raw<EntryMessage[]>([]);
  people = $state.raw<string[]>([]);
  spectators = $state(0);
  connection = $state<Connection>("connecting");
  refused = $state<string | null>(null); // the error code with which the server closed the connection
  watching = $state(false); // as a spectator, even with a seat
  lag = $state(0); // milliseconds that the server's clock is ahead
  behind = $state(0); // entries that are not shown yet
  newest = $state.raw<Moment | null>(null); // as the server knows it

  #shownNumber = -1;
  #all: EntryMessage[] = []; // also those that are not shown yet
  #queue = new EntryQueue({
    land: ({ entry, before, after, again }) => {
      this.#show(after);
      for (const listener of this.#listeners) listener(entry, before, again);
    },
    show: (position) => (this.position = position),
    count: (waiting) => (this.behind = waiting),
  });
  #number = -1;
  #seat: number | undefined;
  #shown = -1; // the seat whose view is shown
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #listeners = new Set<Listener>();
  #closed = false;
  #heard = 0;

  constructor(
    readonly id: string,
    seat?: number,
  ) {
    this.#seat = seat ?? (remembered(`seat.${id}`) ? Number(remembered(`seat.${id}`)) : undefined);
  }

  /** Connect; returns a function that disconnects. */
  open(): () => void {
    this.#connect();
    const wake = () => this.connection === "lost" && this.#connect();
    // After sleep the connection may be dead
    const look = () =>
      document.visibilityState === "visible" &&
      this.connection === "live" &&
      Date.now() - this.#heard > 1.5 * PING_AFTER_SILENCE_S * 1000 &&
      this.#connect();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", look);
    return () => {
      this.#closed = true;
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", look);
      this.#timers.forEach(clearTimeout);
      this.#socket?.close();
    };
  }

  /** Tell the entries one at a time; returns a function that ends this. */
  tell(teller: Teller): () => void {
    return this.#queue.attach(teller);
  }

  /** Tell past moves once more, then return to the present. */
  retell(moves: { entry: EntryMessage; before: Position; position: Position }[]): void {
    const [first] = moves;
    if (!first || this.behind) return;
    const present: Moment = {
      number: this.#shownNumber,
      table: this.table!,
      position: this.position,
      toDecide: this.toDecide,
    };
    const past = (number: number, position: Position): Moment => ({
      number,
      table: { ...present.table, status: "playing", to_move: position.to_move, last_move: number },
      position,
      toDecide: false,
    });
    this.#show(past(first.entry.number - 1, first.before));
    this.#queue.addFirst(
      moves.map(({ entry, before, position }, i) => ({
        entry,
        before,
        after: i === moves.length - 1 ? present : past(entry.number, position),
        again: true,
      })),
    );
  }

  /** Call a function for every entry when it is shown, with the position before it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Switch to another of the user's seats (-1: spectator). */
  look(seat: number): void {
    this.#seat = seat;
    this.watching = seat < 0;
    remember(`seat.${this.id}`, String(seat));
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: "look", seat }));
  }

  /** Reconnect after the session or the user's seats have changed. */
  reconnect(): void {
    this.#number = -1;
    this.#seat = undefined;
    this.#connect();
  }

  #connect(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#socket?.close();
    const query = new URLSearchParams();
    if (this.#seat !== undefined) query.set("seat", String(this.#seat));
    // Another seat sees other cards: it needs a new snapshot
    if (this.#number >= 0 && (this.#seat === undefined || this.#seat === this.#shown))
      query.set("since", String(this.#number));
    const address = `${location.origin.replace("http", "ws")}/api/v1/tables/${this.id}/live?${query}`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#watch(socket);
    };
    socket.onclose = (event) => socket === this.#socket && this.#lose(event);
  }

  #lose(event: CloseEvent): void {
    if (this.#closed) return;
    if (
      event.code === 4404 &&
      this.#seat !== undefined &&
      (this.#number < 0 || event.reason === "not-your-seat")
    ) {
      this.#seat = undefined; // the remembered seat belongs to another player now
      this.#number = -1;
      return this.#connect();
    }
    if ([4401, 4403, 4404].includes(event.code)) {
      this.connection = "closed";
      this.refused = event.reason || "not-found";
      return;
    }
    this.connection = this.#number >= 0 || this.#attempts > 0 ? "lost" : "connecting";
    const seconds = reconnectDelay(this.#attempts++, event.code);
    this.#timers.push(setTimeout(() => this.#connect(), seconds * 1000));
    if (this.#number < 0) void this.#readOffline();
  }

  // Without a connection a finished game can still be read, if the service worker has kept it.
  async #readOffline(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return;
    const snapshot = await snapshotOf(this.id).catch(() => null);
    if (!snapshot || this.#number >= 0 || this.#closed) return;
    this.#begin(snapshot as Extract<Message, { type: "snapshot" }>);
    this.connection = "lost";
  }

  // A silent connection may be dead: ping the server.
  #watch(socket: WebSocket): void {
    this.#timers.push(
      setTimeout(() => {
        if (socket !== this.#socket) return;
        if (Date.now() - this.#heard > 2 * PING_AFTER_SILENCE_S * 1000) {
          this.connection = "lost";
          this.#connect();
        } else {
          socket.send(JSON.stringify({ type: "ping" }));
          this.#watch(socket);
        }
      }, PING_AFTER_SILENCE_S * 1000),
    );
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    this.#attempts = 0;
    if (message.type === "problem") this.#seat = this.#shown; // the server refused that seat
    if (message.type === "snapshot") {
      this.#begin(message);
      if (message.table.status === "finished" && navigator.serviceWorker?.controller)
        snapshotOf(this.id, message.viewer).catch(() => undefined); // the service worker keeps it
    } else if (message.type === "entry") this.#take(message);
    else if (message.type === "presence") {
      if (this.#number >= 0) this.connection = "live"; // missed entries have arrived
      this.people = message.people;
      this.spectators = message.spectators;
    }
  }

  #begin(snapshot: Extract<Message, { type: "snapshot" }>): void {
    this.#number = snapshot.number;
    this.#seat = this.#shown = snapshot.viewer;
    if (snapshot.viewer !== this.viewer) this.#all = []; // the log of another seat may contain its cards
    this.#queue.clear();
    this.newest = {
      number: snapshot.number,
      table: snapshot.table,
      position: snapshot.position as Position | null,
      toDecide: snapshot.to_decide,
    };
    this.#show(this.newest);
    this.viewer = snapshot.viewer;
    this.mine = snapshot.mine;
    this.lag = new Date(snapshot.time).getTime() - Date.now();
    this.connection = "live";
    this.#load(() => this.#loadBoard());
    this.#load(() => this.#loadLog());
  }

  // Retry until it succeeds.
  #load(what: () => Promise<void>): void {
    what().catch(() => !this.#closed && setTimeout(() => !this.#closed && this.#load(what), 2000));
  }

  async #loadBoard(): Promise<void> {
    if (!this.table) return;
    this.printed = await printedBoard(this.table);
    useCurrency(this.printed.currency);
    namePlaces(ownPlaceNames(this.printed));
  }

  /** The description of the game. */
  get info(): GameInfo {
    return gameInfo(this.table!.game);
  }

  async #loadLog(): Promise<void> {
    const found: EntryMessage[] = [];
    const viewer = this.viewer;
    for (let last = Infinity; (found.at(-1)?.number ?? 0) < last;) {
      const log = await get("/tables/{table_id}/log", {
        params: { path: { table_id: this.id }, query: { seat: viewer, since: found.at(-1)?.number ?? 0 } },
      });
      found.push(...(log.entries as EntryMessage[]));
      last = log.entries.length ? log.last : 0;
    }
    if (this.table?.continued && this.table.status !== "open") {
      // Entries of the record come first; the table's own start is left out.
      const { entries } = await get("/tables/{table_id}/opening", {
        params: { path: { table_id: this.id }, query: { seat: viewer } },
      });
      const own = found.filter((entry) => entry.kind !== "started");
      found.splice(0, found.length, ...(entries as EntryMessage[]), ...own);
    }
    if (viewer !== this.viewer) return;
    const known = found.at(-1)?.number ?? 0;
    this.#all = [...found, ...this.#all.filter((entry) => entry.number > known)];
    this.#showEntries();
  }

  #show(moment: Moment): void {
    this.table = moment.table;
    this.position = moment.position;
    this.toDecide = moment.toDecide;
    this.#shownNumber = moment.number;
    this.#showEntries();
  }

  #showEntries(): void {
    this.entries = this.#all.filter((entry) => entry.number <= this.#shownNumber);
  }

  #take(entry: Extract<Message, { type: "entry" }>): void {
    if (entry.number <= this.#number) return;
    if (entry.number !== this.#number + 1) return this.#connect(); // a gap: request the missing entries
    this.#number = entry.number;
    const { table, position: before, toDecide } = this.newest!;
    this.newest = {
      number: entry.number,
      table: { ...table, ...entry.table },
      position: changed(before, entry.changes),
      toDecide: ["started", "play", "undo"].includes(entry.kind) ? entry.to_decide : toDecide,
    };
    this.#all = [...this.#all, entry];
    this.#queue.add({ entry, before, after: this.newest, again: false });
  }

  /** The current time by the server's clock. */
  now(): number {
    return Date.now() + this.lag;
  }

  /** The name of the player in a seat. */
  name(seat: number): string {
    return this.table?.seats[seat] ? sitterName(this.table.seats, seat) : t(`seat-${seat}`);
  }
}

/** Returns a position with changes ("seats/2/money" and its value) without modifying the old one. */
export function changed(position: Position | null, changes: Record<string, unknown>): Position | null {
  let next: unknown = position;
  for (const [path, value] of Object.entries(changes))
    next = path === "" ? value : put(next, path.split("/"), value);
  return next as Position | null;
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(part) ? [...part] : { ...(part as object) };
  const at = key as keyof typeof copy;
  copy[at] = put(copy[at], rest, value) as never;
  return copy;
}
