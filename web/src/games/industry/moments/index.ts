// Scoring and figures of Age of Industry.
import type { MomentsOfGame } from "$/moments/ofGame";
import { industrySeat } from "../position";

export const moments: MomentsOfGame = {
  figures: [{ id: "loans", heading: "moments-figures-loans", atTheEnd: "moments-final-unpaid", of: (seat) => industrySeat(seat).loans, isBad: true }],
  deeds: ["sold_to_market", "took_face_up", "drew", "filled_import"],
  losses: { events: ["lost_for_loans"], label: "moments-final-loans" },
};
