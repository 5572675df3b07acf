// Fields of a position that only this game has.
import type { components } from "$/lib/schema";
import type { Position, Seat } from "$/lib/types";

type Schemas = components["schemas"];

export const industryPosition = (position: Position) => position as Position & Schemas["IndustryPosition"];
export const industrySeat = (seat: Seat) => seat as Seat & Schemas["IndustrySeat"];
