// Events that only Age of Industry has, for the log.
import { cardName } from "$/lib/i18n.svelte";
import type { ReadEvent } from "$/panels/logReader";
import { at } from "$/panels/logText";

const settled: ReadEvent = (event, log) => log.settle(event);

export const log: Record<string, ReadEvent> = {
  sold_to_market: (e, log) =>
    log.doing("sell", e, {
      id: "panels-log-sold-market",
      facts: { from: at(e.facts.mill), where: at(e.facts.place) },
    }),
  took_loan: (e, log) => {
    if (log.order.length) log.settle(e);
    else log.also({ id: "panels-log-loan", facts: { amount: log.sum(e.facts.amount) } }, e);
  },
  took_face_up: (e, log) =>
    log.doing("draw", e, { id: "panels-log-drew", facts: { what: cardName(String(e.facts.card)) } }),
  filled_import: (e, log) =>
    log.also(
      { id: "panels-log-import", facts: { where: at(e.facts.place), count: Number(e.facts.count) } },
      e,
    ),
  // Money for a flipped tile is part of the flip's line
  earned: (e, log) => {
    log.count(e);
    const flip = log
      .doing("pass", e)
      .then.findLast((said) => said.id === "panels-log-flipped" && said.facts?.where === at(e.facts.place));
    if (flip)
      Object.assign(flip, {
        id: "panels-log-flipped-for",
        facts: { ...flip.facts, amount: "+" + log.sum(e.facts.amount) },
      });
  },
  paid_interest: settled,
  repaid_loan: settled,
  scored_rail: settled,
  lost_for_loans: (e, log) => log.score(e, -1),
  turned_up: () => undefined,
};
