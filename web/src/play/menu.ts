// The menu of one position. Loads each branch from the server once.
import { ApiError } from "$/lib/api";
import type { Menu, MenuNode, MenuOption } from "$/lib/types";
import type { MoveServer } from "./moveServer";

/** A point in the menu: the options chosen so far, and the node with the next ones. */
export interface MenuPoint {
  path: MenuOption[];
  node: MenuNode;
  branch: MenuNode[]; // the loaded branch that contains the node
}

/** What an option would do. */
export interface Preview {
  option: MenuOption;
  point: MenuPoint; // where it leads within the branch
  isOpen: boolean; // other sources or buyers could be chosen
}

export class TurnMenu {
  after = -1; // the entry that the position comes from
  #branches = new Map<string, Promise<Menu>>();

  constructor(
    readonly server: MoveServer,
    readonly seat: number,
  ) {}

  /** Before any choice: all actions. */
  async start(): Promise<MenuPoint> {
    const { after, nodes } = await this.#branch([]);
    this.after = after;
    return { path: [], node: nodes[0]!, branch: nodes };
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
    let point = await this.follow(from, option);
    let isOpen = false;
    while (!point.node.complete) {
      const choice = likeliest(point.node, card);
      const next = choice && walk(point, choice);
      if (!next) break;
      isOpen ||= !!choice.target && choice.target.kind !== "pile";
      point = next;
    }
    return { option, point, isOpen };
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

/** Whether an option takes up the whole turn: two cards, or one for both actions. */
export const takesTurn = (option: MenuOption): boolean => !!option.whole_turn || option.cards?.length === 0;
