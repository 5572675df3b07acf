// Short names for the types of the server's API, which are generated (`make web-types`).
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type TableShape = Schemas["TableShape"];
export type SeatShape = Schemas["SeatShape"];
export type Tie = Schemas["Tie"];
export type PlayableGame = Schemas["PlayableGame"];
export type GameInfo = Schemas["GameInfo"];
export type VariantInfo = Schemas["VariantInfo"];
export type WhyNot = Schemas["WhyNot"];
export type Attempt = Schemas["Attempt"];
export type PreparedShape = Schemas["PreparedShape"];
export type PreparedProblem = Schemas["Problem"];
export type PossibleBuild = Schemas["PossibleBuild"];
export type PossibleBuilds = Schemas["PossibleBuilds"];
export type Cause = Schemas["CauseShape"];
export type Words = Schemas["Words"];
export type HintShape = Schemas["HintShape"];
export type AnalysisShape = Schemas["AnalysisShape"];
export type EventShape = Schemas["EventShape"];
export type SnapshotMessage = Schemas["SnapshotMessage"];
export type ReasonShape = Schemas["ReasonShape"];
export type PrintedBoard = Schemas["PrintedBoard"];
export type PrintedPlace = Schemas["PrintedPlace"];
export type PrintedSlot = Schemas["PrintedSlot"];
export type PrintedLink = Schemas["PrintedLink"];
export type PrintedTile = Schemas["PrintedTile"];
export type Drawing = Schemas["Drawing"];
export type DemandTrack = Schemas["DemandTrack"];
export type PointsNow = Schemas["PointsNow"];
export type SeatPoints = Schemas["SeatPoints"];

type ServerEntry = Schemas["EntryMessage"];
export type EntryMessage = Omit<ServerEntry, "data" | "table" | "changes"> & {
  data: { acted?: string[]; to?: number; agree?: boolean; text?: string };
  table: Partial<TableShape>;
  changes: Record<string, unknown>;
};

/** The server omits empty fields of an option. */
type ServerOption = Schemas["MenuOption"];
export type MenuOption = Pick<ServerOption, "decision" | "kind" | "text"> & Partial<ServerOption>;
export type MenuNode = Omit<Schemas["MenuNode"], "options"> & { options: MenuOption[] };
type ServerMenu = Schemas["Menu"];
export type Menu = Pick<ServerMenu, "seat" | "after" | "chosen"> &
  Partial<Omit<ServerMenu, "nodes">> & { nodes: MenuNode[] };
export type TargetKind = Schemas["Target"]["kind"];

type AnyPosition = NonNullable<SnapshotMessage["position"]>;
type AnySeat = AnyPosition["seats"][number];
type BaseFields =
  | "rules"
  | "players"
  | "map"
  | "variants"
  | "period"
  | "round"
  | "order"
  | "to_move"
  | "stage"
  | "actions_left"
  | "pending"
  | "links"
  | "link_kind"
  | "deck_left"
  | "discards"
  | "ranking"
  | "ties";

/** A tile on a slot. */
export type PlacedTile = Schemas["Tile"] & { inert?: boolean };

/** Fields of a seat that every game has, and optional ones that several have. `games/<game>/position.ts` has the rest. */
export type Seat = Pick<AnySeat, "seat" | "vp" | "money" | "hand" | "hand_size"> &
  Partial<Pick<AnySeat, "spent" | "links_left" | "stacks">>;

/** Fields of a position that every game has, and optional ones that several have. */
export interface Position extends Pick<AnyPosition, BaseFields> {
  game: string;
  seats: Seat[];
  slots: Record<string, PlacedTile | null>;
  rounds?: number; // of the period
  coal_track?: DemandTrack;
  iron_track?: DemandTrack;
  points_now?: PointsNow;
  face_up?: string[]; // cards that everybody sees
}

export type Message =
  | ({ type: "entry" } & EntryMessage)
  | SnapshotMessage
  | { type: "presence"; people: string[]; spectators: number }
  | { type: "problem"; code: string }
  | { type: "pong" };

export type Resource = "coal" | "iron";
