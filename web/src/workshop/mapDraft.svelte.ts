// A map that is being drawn: its content, undo and redo, the selection, the check and saving.
import { layoutOf } from "$/board/layout";
import type { Point } from "$/board/plates";
import { post, put, type Answer } from "$/lib/api";
import { gameInfo } from "$/lib/games";
import { ensureSession } from "$/lib/session.svelte";
import { showError } from "$/lib/toasts.svelte";
import { draftBoard } from "./draftBoard";
import {
  completed,
  placeAt,
  railAt,
  railId,
  withPlates,
  type BoardValues,
  type MapContent,
} from "./mapContent";

export type Opened = Answer<"get", "/maps/{map_id}">;
export type Check = Answer<"post", "/maps/check">;
export type Fault = Check["faults"][number];
export type Selection = { kind: "place" | "rail"; id: string } | null;

const CHECK_DELAY_MS = 350;
const MAX_UNDO = 200;

/** The body of a request; the server accepts any content and lists its faults. */
const asBody = (content: MapContent) => content as unknown as Record<string, never>;

export class MapDraft {
  readonly game: string;
  readonly printedBoard: BoardValues;
  source = $state<Opened["source"]>("mine");
  id = $state("");
  shared = $state(false);
  owner = $state("");
  content = $state.raw<MapContent>(completed({}));
  selected = $state.raw<Selection>(null);
  check = $state.raw<Check | null>(null);
  isChecking = $state(false);
  isSaving = $state(false);

  #version = 0;
  #saved = $state.raw<MapContent | null>(null);
  #before = $state.raw<MapContent[]>([]);
  #after = $state.raw<MapContent[]>([]);
  #merging = ""; // consecutive changes of one value are one step
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(opened: Opened) {
    this.game = opened.game;
    this.printedBoard = opened.player_board as BoardValues;
    this.#take(opened);
    this.content = completed(opened.content as unknown as Partial<MapContent>);
    this.#saved = opened.id ? this.content : null;
    void this.#check();
  }

  #take(opened: Opened): void {
    this.id = opened.id;
    this.source = opened.source;
    this.shared = opened.shared;
    this.owner = opened.owner?.name ?? "";
    this.#version = opened.version;
  }

  readonly printed = $derived.by(() => draftBoard(this.content, this.game));
  readonly faults = $derived<Fault[]>(this.check?.faults ?? []);
  readonly isSound = $derived(this.check !== null && !this.isChecking && !this.faults.length);
  /** The map of the game that this one corrects. */
  readonly base = $derived.by(
    () => gameInfo(this.game).maps.find(({ id }) => id === this.content.id)?.id ?? null,
  );
  /** Whether there are values to send on. */
  readonly isCorrection = $derived(this.base !== null && this.isSound && !!this.check?.changes.length);
  readonly isMine = $derived(this.source === "mine" && this.id !== "");
  readonly isChanged = $derived(this.content !== this.#saved);
  readonly canUndo = $derived(this.#before.length > 0);
  readonly canRedo = $derived(this.#after.length > 0);
  readonly place = $derived(
    this.selected?.kind === "place" ? placeAt(this.content, this.selected.id) : undefined,
  );
  readonly rail = $derived(
    this.selected?.kind === "rail" ? railAt(this.content, this.selected.id) : undefined,
  );

  /** The version of the stored map. */
  get version(): number {
    return this.#version;
  }

  /** The colours of the location cards. */
  get colours(): string[] {
    return (this.printedBoard.cards as { colours?: string[] } | undefined)?.colours ?? [];
  }

  /** Change the map. Changes with the same name that follow each other are undone together. */
  change(next: MapContent, name = ""): void {
    if (next === this.content) return;
    if (!name || name !== this.#merging) this.#before = [...this.#before.slice(-MAX_UNDO), this.content];
    this.#merging = name;
    this.#after = [];
    this.#show(next);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.content];
    this.#merging = "";
    this.#show(last);
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.content];
    this.#merging = "";
    this.#show(next);
  }

  #show(content: MapContent): void {
    this.content = content;
    const { selected } = this;
    if (selected && !(selected.kind === "place" ? this.place : this.rail)) this.selected = null;
    this.isChecking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_DELAY_MS);
  }

  async #check(): Promise<void> {
    const asked = this.content;
    this.isChecking = true;
    try {
      const found = await post("/maps/check", { body: { game: this.game, content: asBody(asked) } });
      if (asked !== this.content) return;
      this.check = found;
      this.isChecking = false;
    } catch (error) {
      if (asked === this.content) showError(error);
    }
  }

  /** The content with the positions of all plates as they are drawn, so that one can be moved. */
  placed(): MapContent {
    const { content } = this;
    const given = content.drawing?.plates ?? {};
    if (content.drawing && content.location.every((place) => given[place.id])) return content;
    const { plates, size } = layoutOf(this.printed);
    return withPlates(content, Object.fromEntries(plates.map(({ id, x, y }) => [id, [x, y] as Point])), size);
  }

  /** What a fault is about, as it can be selected. */
  subject({ path }: Fault): Selection {
    const [table, index] = path;
    if (typeof index !== "number") return null;
    const { location, rails, sea_lane: lanes } = this.content;
    if (table === "location" && location[index]) return { kind: "place", id: location[index].id };
    if (table === "rails" && rails[index]) return { kind: "rail", id: railId(rails[index]) };
    if (table === "sea_lane" && lanes?.[index]) return { kind: "place", id: lanes[index].ship };
    return null;
  }

  /** The faults of a field of what is selected. */
  faultsOf(key: string): Fault[] {
    return this.faults.filter((fault) => {
      const about = this.subject(fault);
      return about?.id === this.selected?.id && fault.path.at(-1) === key;
    });
  }

  /** Store the map; the first time, and for a map of somebody else, as a new one. Returns whether it worked. */
  async save(): Promise<boolean> {
    const content = this.content;
    this.isSaving = true;
    try {
      await ensureSession();
      const opened = this.isMine
        ? await put("/maps/{map_id}", {
            params: { path: { map_id: this.id } },
            body: { content: asBody(content), version: this.#version },
          })
        : await post("/maps", { body: { game: this.game, content: asBody(content) } });
      this.#take(opened);
      this.#saved = content;
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      this.isSaving = false;
    }
  }

  async share(shared: boolean): Promise<void> {
    try {
      this.#take(
        await put("/maps/{map_id}/sharing", { params: { path: { map_id: this.id } }, body: { shared } }),
      );
    } catch (error) {
      showError(error);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
