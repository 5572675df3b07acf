// The demand tracks of a game.
import type { DemandTrack, Position, PrintedBoard, Resource } from "$/lib/types";

export interface ShownTrack {
  resource: Resource;
  track: DemandTrack;
  empty: number; // the price when the track is empty
}

export const demandTracks = (printed: PrintedBoard, position: Position): ShownTrack[] =>
  (["coal", "iron"] as const).flatMap((resource) => {
    const track = position[`${resource}_track`];
    const shown = printed[`${resource}_track`];
    return track && shown ? [{ resource, track, empty: shown.when_empty }] : [];
  });
