// The tree of a study: moves with variations. The first child of a node is the main line.
import type { Moment } from "$/replay/history";
import type { Schemas } from "$/lib/types";

export type Arrow = Schemas["ArrowShape"];
export type Mark = Schemas["MarkShape"];
export type Colour = NonNullable<Mark["colour"]>;
export const COLOURS: Colour[] = ["green", "red", "blue", "yellow"];

export interface StudyNode {
  key: number; // of lists
  parent: StudyNode | null;
  children: StudyNode[];
  seat: number | null;
  move: string; // in the notation; empty at the start
  choices: number[];
  comment: string;
  arrows: Arrow[];
  marks: Mark[];
  moment: Moment | null; // after the move; null until the server has played it
}

let lastKey = 0;

export const newNode = (
  parent: StudyNode | null,
  given: Partial<Omit<StudyNode, "key" | "parent" | "children">> = {},
): StudyNode => ({
  seat: null,
  move: "",
  choices: [],
  comment: "",
  arrows: [],
  marks: [],
  moment: null,
  ...given,
  key: ++lastKey,
  parent,
  children: [],
});

/** The tree that the server sends, in its order. */
export function readNodes(shapes: Schemas["NodeShape"][]): StudyNode[] {
  const nodes: StudyNode[] = [];
  for (const { parent: number, ...given } of shapes) {
    const parent = number === null ? null : nodes[number]!;
    const node = newNode(parent, given);
    parent?.children.push(node);
    nodes.push(node);
  }
  return nodes;
}

/** All nodes in the order of the server: parents before children, the main line first. */
export function allNodes(root: StudyNode): StudyNode[] {
  const found: StudyNode[] = [];
  const waiting = [root];
  while (waiting.length) {
    const node = waiting.pop()!;
    found.push(node);
    waiting.push(...node.children.toReversed());
  }
  return found;
}

/** The tree as the server takes it. */
export function nodeEdits(root: StudyNode): Schemas["NodeEdit"][] {
  const nodes = allNodes(root);
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  return nodes.map(({ parent, move, comment, arrows, marks }) => ({
    parent: parent ? numbers.get(parent)! : null,
    move,
    comment,
    arrows,
    marks,
  }));
}

/** The nodes with moves from the start to a node. */
export function pathTo(node: StudyNode): StudyNode[] {
  const found: StudyNode[] = [];
  for (let at: StudyNode | null = node; at?.parent; at = at.parent) found.unshift(at);
  return found;
}

/** The path to a node, and on along the first children to the end of its line. */
export function wholeLine(node: StudyNode): StudyNode[] {
  const found = pathTo(node);
  for (let at = node.children[0]; at; at = at.children[0]) found.push(at);
  return found;
}

export const isMain = (node: StudyNode): boolean =>
  !node.parent || (node.parent.children[0] === node && isMain(node.parent));

/** The next or previous variation at the same place. */
export function sibling(node: StudyNode, by: number): StudyNode | null {
  const among = node.parent?.children ?? [];
  return among[among.indexOf(node) + by] ?? null;
}

export function removeNode(node: StudyNode): void {
  const among = node.parent!.children;
  among.splice(among.indexOf(node), 1);
}

/** Make a node and those before it the main line. */
export function promote(node: StudyNode): void {
  for (const { parent, ...rest } of pathTo(node)) {
    const at = parent!.children.findIndex(({ key }) => key === rest.key);
    parent!.children.unshift(...parent!.children.splice(at, 1));
  }
}

export interface Row {
  node: StudyNode;
  depth: number; // variations around it
  begins: boolean; // a variation
}

/** The rows of a list: each move of a line, then the variations instead of it. */
export function rowsOf(parent: StudyNode, depth = 0): Row[] {
  const rows: Row[] = [];
  for (let [main, ...others] = parent.children; main; [main, ...others] = main.children) {
    rows.push({ node: main, depth, begins: false });
    for (const other of others)
      rows.push({ node: other, depth: depth + 1, begins: true }, ...rowsOf(other, depth + 1));
  }
  return rows;
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Add a drawing, or remove the same one; another colour replaces it. */
export function toggled<Item extends { colour?: Colour }>(items: Item[], item: Item): Item[] {
  const place = (of: Item) => ({ ...of, colour: undefined });
  const others = items.filter((other) => !same(place(other), place(item)));
  return items.some((other) => same(other, item)) ? others : [...others, item];
}
