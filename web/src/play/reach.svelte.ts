// Where a rival could build next, by public information.
import { get } from "$/lib/api";
import { cardName, language, money, t } from "$/lib/i18n.svelte";
import type { TableView } from "$/lib/tableView.svelte";
import { showError } from "$/lib/toasts.svelte";
import type { PossibleBuild, PossibleBuilds } from "$/lib/types";
import type { Target } from "$/board/types";
import { optionWords } from "./optionText";
import { BUILD, SELL } from "./turnOptions";

export class Reach {
  found = $state.raw<PossibleBuilds | null>(null);
  /** What could be done at the target under the pointer. */
  told = $state("");
  #asked = 0;

  constructor(readonly view: TableView) {}

  /** The rival whose possibilities are shown. */
  seat = $derived.by(() => this.found?.seat ?? null);

  /** Highlights on the board: strong where several kinds of card would do, weak where one must fit. */
  targets = $derived.by<Target[]>(() => {
    const groups = new Map<string, PossibleBuild[]>();
    for (const build of this.found?.builds ?? [])
      groups.set(build.target.id, [...(groups.get(build.target.id) ?? []), build]);
    return [...groups.values()].map((builds) => ({
      id: builds[0]!.target.id,
      kind: builds[0]!.target.kind as "slot" | "link",
      strength: builds.some(({ any_card, cards }) => any_card || cards.length > 1) ? "now" : "other",
      mark: builds.every(({ kind }) => kind === SELL) ? "sell" : undefined,
      label: builds.map((build) => this.#words(build)).join("; "),
    }));
  });

  /** Show a rival's possibilities, or hide them. */
  async toggle(seat: number): Promise<void> {
    const asked = ++this.#asked;
    const before = this.found;
    this.clear();
    if (before?.seat === seat) return;
    try {
      const found = await get("/tables/{table_id}/possible-builds", {
        params: { path: { table_id: this.view.id }, query: { seat } },
      });
      if (asked === this.#asked) this.found = found;
    } catch (error) {
      showError(error);
    }
  }

  clear(): void {
    this.found = null;
    this.told = "";
  }

  #words({ kind, industry, target, price, cards, any_card }: PossibleBuild): string {
    const currency = this.view.printed!.currency;
    const cost = price === null ? "" : money(price, currency);
    let what: string;
    if (kind === BUILD) what = t("play-target-build", { industry, place: target.id, price: cost });
    else if (target.kind === "link") what = t("play-target-link", { link: target.id, price: cost });
    else what = optionWords({ decision: 0, kind, text: kind, target, industry }, currency);
    if (any_card) return what;
    const named = new Intl.ListFormat(language(), { type: "disjunction" }).format(cards.map(cardName));
    return `${what}, ${cards.length ? t("play-reach-with", { cards: named }) : t("play-reach-two")}`;
  }
}
