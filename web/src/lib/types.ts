// What the server says, under short names. The shapes themselves are generated (`npm run types`).
import type { components } from "./schema";

type Schemas = components["schemas"];

export type TableShape = Schemas["TableShape"];
export type SeatShape = Schemas["SeatShape"];
export type TableSettings = Schemas["TableSettings"];
export type PersonShape = Schemas["PersonShape"];
export type Setups = Schemas["Setups"];
export type Options = Schemas["Options"];
export type Option = Schemas["Option"];
export type Words = Schemas["Words"];
export type HintShape = Schemas["HintShape"];
export type AnalysisShape = Schemas["AnalysisShape"];
export type EntryMessage = Schemas["EntryMessage"];
export type EventShape = Schemas["EventShape"];
export type SnapshotMessage = Schemas["SnapshotMessage"];
export type ReasonShape = Schemas["ReasonShape"];
export type BoardFacts = Schemas["BoardFacts"];
export type PlaceFacts = Schemas["PlaceFacts"];
export type SlotFacts = Schemas["SlotFacts"];
export type LinkFacts = Schemas["LinkFacts"];
export type TileFacts = Schemas["TileFacts"];
export type LaneFacts = Schemas["LaneFacts"];
export type Drawing = Schemas["Drawing"];
export type BrassPosition = Schemas["BrassPosition"];
export type IndustryPosition = Schemas["IndustryPosition"];
export type Position = BrassPosition | IndustryPosition;
export type BrassSeat = Schemas["BrassSeat"];
export type IndustrySeat = Schemas["IndustrySeat"];
export type PlacedTile = Schemas["PlacedTile"];
export type DemandTrack = Schemas["DemandTrack"];

/** What a person is told while a table is open. */
export type PresenceMessage = { type: "presence"; people: string[]; spectators: number };
export type Message =
  | ({ type: "entry" } & EntryMessage)
  | ({ type: "snapshot" } & SnapshotMessage)
  | PresenceMessage
  | { type: "problem"; code: string }
  | { type: "pong" };

export type Industry = "cotton_mill" | "coal_mine" | "iron_works" | "port" | "shipyard" | "factory" | "ship";
export type Resource = "coal" | "iron";

export const isBrass = (position: Position): position is BrassPosition => "period" in position;

/** Owners of the links of a position, by link id. */
export const linkOwners = (position: Position): Record<string, number | null> =>
  isBrass(position) ? position.links : position.rails;
