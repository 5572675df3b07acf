// The menu of one position. Loads each branch from the server once.
import { ApiError } from "$/lib/api";
import type { Menu, MenuNode, MenuOption } from "$/lib/types";
import type { MoveServer } from "./moveServer";

/** A point in the menu: the options chosen so far, and the node with the next ones. */
export interface MenuPoint {
  path: MenuOption[];
  node: MenuNode;
  branch: MenuNode[]; // the loaded branch that contains the node
  refusals?: Pick<Menu, "impossible" | "unbuildable">; // before the first choice
}

/** What an option would do, or the choices so far. */
export interface Preview {
  option: MenuOption;
  point: MenuPoint; // where it leads if the move ends as soon as possible
  isOpen: boolean; // other sources or buyers could be chosen
  together: Set<string>; // cards that can only be played for the whole turn, such as two combined
}

export class TurnMenu {
  after = -1; // the entry that the position comes from
  actionsLeft = 0; // of the turn
  #branches = new Map<string, Promise<Menu>>();

  constructor(
    readonly server: MoveServer,
    readonly seat: number,
  ) {}

  /** Before any choice: all actions. */
  async start(): Promise<MenuPoint> {
    const { after, nodes, actions_left, impossible, unbuildable } = await this.#branch([]);
    this.after = after;
    this.actionsLeft = actions_left ?? 0;
    return { path: [], node: nodes[0]!, branch: nodes, refusals: { impossible, unbuildable } };
  }

  /** The point after an option. */
  async follow(from: MenuPoint, option: MenuOption): Promise<MenuPoint> {
    const found = walk(from, option);
    if (found) return found;
    const path = [...from.path, option];
    const { after, nodes } = await this.#branch(path);
    if (after !== this.after) throw new ApiError("stale", 409);
    return { path, node: nodes[0]!, branch: nodes };
  }

  /** The effect of an option if the move then ends as soon as possible, with the picked card if there is one. */
  async preview(from: MenuPoint, option: MenuOption, card: string | null): Promise<Preview> {
    return this.expect(await this.follow(from, option), option, card);
  }

  /** The effect of the choices so far if the move then ends as soon as possible. */
  async expect(from: MenuPoint, option: MenuOption, card: string | null): Promise<Preview> {
    let point = from;
    let isOpen = false;
    const together = new Set<string>();
    while (!point.node.complete) {
      if (!together.size) for (const name of cardsTogether(point)) together.add(name);
      const choice = likeliest(point.node, card);
      if (!choice) break;
      const next = walk(point, choice) ?? (asksForPair(choice) ? await this.follow(point, choice) : null);
      if (!next) break;
      isOpen ||= !!choice.target && choice.target.kind !== "pile";
      point = next;
    }
    return { option, point, isOpen, together };
  }

  #branch(path: MenuOption[]): Promise<Menu> {
    const chosen = path.map(({ decision }) => decision).join(",");
    let found = this.#branches.get(chosen);
    if (!found) {
      found = this.server.menu(this.seat, chosen);
      found.catch(() => this.#branches.delete(chosen));
      this.#branches.set(chosen, found);
    }
    return found;
  }
}

/** The point after an option, if it belongs to the loaded branch. */
function walk({ path, branch }: MenuPoint, option: MenuOption): MenuPoint | null {
  const node = option.next == null ? undefined : branch[option.next];
  return node ? { path: [...path, option], node, branch } : null;
}

const likeliest = ({ options }: MenuNode, card: string | null): MenuOption | undefined =>
  options.find(isDone) ??
  cardOption(options, card) ??
  options.find((option) => option.next != null && !option.whole_turn) ??
  options[0];

/** The option that ends a move which could continue. */
export const isDone = (option: MenuOption): boolean => option.kind === "done";

/** The option that plays a card for one action. */
export const cardOption = (options: MenuOption[], card: string | null): MenuOption | undefined =>
  card === null ? undefined : options.find((option) => option.card === card && !option.whole_turn);

/** Whether an option leads to the choice of two cards. */
export const asksForPair = (option: MenuOption): boolean => !!option.whole_turn && !option.card;

/** The pairs of cards to choose from. The server lists each pair once, in the order of its cards. */
export function pairsAt(point: MenuPoint): [string, string][] {
  return point.node.options.flatMap((first) => {
    const seconds = first.card ? (walk(point, first)?.node.options ?? []) : [];
    return seconds.flatMap(({ card }): [string, string][] => (card ? [[first.card!, card]] : []));
  });
}

/** The cards that can be played here, but not alone for one action. */
function cardsTogether(point: MenuPoint): string[] {
  const alone = new Set(
    point.node.options.flatMap(({ card, whole_turn }) => (whole_turn ? [] : (card ?? []))),
  );
  const pairs = pairsAt(point);
  if (pairs.length) return pairs.flat();
  return point.node.options.flatMap(({ card, whole_turn }) =>
    card && whole_turn && !alone.has(card) ? card : [],
  );
}

/** Whether an option takes up the whole turn: two cards, or one for both actions. */
export const takesTurn = (option: MenuOption): boolean => !!option.whole_turn || option.cards?.length === 0;
