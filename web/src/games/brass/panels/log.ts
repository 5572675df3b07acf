// Events that only Brass has, for the log.
import type { ReadEvent } from "$/panels/logReader";
import { at, by } from "$/panels/logText";
import { number, signed } from "$/lib/i18n.svelte";

const settled: ReadEvent = (event, log) => log.settle(event);
const silent: ReadEvent = () => undefined;

export const log: Record<string, ReadEvent> = {
  turned_market: (e, log) =>
    log.doing("sell", e, {
      id: "panels-log-sold-distant",
      facts: {
        from: at(e.facts.mill),
        tile: number(Number(e.facts.tile)),
        bonus: signed(Number(e.facts.bonus)),
      },
    }),
  market_closed: (e, log) =>
    log.doing("sell", e, {
      id: "panels-log-market-closed",
      facts: { from: at(e.facts.mill), tile: number(Number(e.facts.tile)) },
    }),
  borrowed: (e, log) => {
    log.doing("loan", e, { id: "panels-log-loan", facts: { amount: log.sum(e.facts.amount) } });
    log.count(e);
  },
  gave_up: (e, log) => {
    log.doing("ban", e, { id: "panels-log-gave-up", facts: { where: at(e.facts.place) } });
    log.count(e);
  },
  forgiven: (e, log) =>
    log.note(Number(e.facts.seat), "ban", {
      id: "panels-log-forgiven",
      facts: { amount: log.sum(e.facts.amount), vp: number(0 - Number(e.facts.vp)) },
    }),
  income_moved: (e, log) => {
    const income = (space: unknown) => log.sum(log.printed.income_track[Number(space)] ?? 0);
    log.also(
      {
        id: "panels-log-income",
        facts: { who: by(e.facts.seat), from: income(e.facts.from_space), to: income(e.facts.to_space) },
      },
      e,
    );
  },
  collected: settled,
  paid_debt: settled,
  period_ended: (e, log) => void log.beginScoring({ id: `panels-log-end-${String(e.facts.period)}` }),
  removed_link: silent,
  removed_tile: silent,
};
