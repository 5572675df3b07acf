// What Age of Industry adds to scoring and final scores.
import type { OverlaysDescriptor } from "$/overlays/descriptor";
import { industrySeat } from "$/games/industry/position";

export const overlays: OverlaysDescriptor = {
  figures: [
    {
      id: "loans",
      heading: "replay-figures-loans",
      atTheEnd: "overlays-final-unpaid",
      of: (seat) => industrySeat(seat).loans,
      isBad: true,
    },
  ],
  deeds: ["sold_to_market", "took_face_up", "drew", "drew_hidden", "filled_import"],
  losses: { events: ["lost_for_loans"], label: "overlays-final-loans" },
};
