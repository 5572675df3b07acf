// Fields of a position that only this game has.
import type { components } from "$/lib/schema";
import type { Position, Seat } from "$/lib/types";

type Schemas = components["schemas"];

export const brassPosition = (position: Position) => position as Position & Schemas["BrassPosition"];
export const brassSeat = (seat: Seat) => seat as Seat & Schemas["BrassSeat"];
