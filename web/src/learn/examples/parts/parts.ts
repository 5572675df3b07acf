// What is drawn of an example besides its map, by name.
import type { Component } from "svelte";
import type { EventShape, Position, PrintedBoard } from "$/lib/types";

export interface PartProps {
  before: Position;
  after: Position;
  events: EventShape[]; // of the moves between them
  printed: PrintedBoard;
}

export type ExamplePart = Component<PartProps>;
