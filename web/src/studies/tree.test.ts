import { describe, expect, it } from "vitest";
import {
  allNodes,
  isMain,
  newNode,
  nodeEdits,
  pathTo,
  promote,
  readNodes,
  removeNode,
  rowsOf,
  sibling,
  toggled,
  wholeLine,
  type Mark,
  type StudyNode,
} from "./tree";

const add = (parent: StudyNode, move: string): StudyNode => {
  const node = newNode(parent, { move });
  parent.children.push(node);
  return node;
};

/** a b c, with x y instead of b, and z instead of y. */
function tree() {
  const root = newNode(null);
  const a = add(root, "a");
  const b = add(a, "b");
  const c = add(b, "c");
  const x = add(a, "x");
  const y = add(x, "y");
  const z = add(x, "z");
  return { root, a, b, c, x, y, z };
}
const moves = (nodes: StudyNode[]) => nodes.map(({ move }) => move).join("");

describe("the tree of a study", () => {
  it("is sent and read without change", () => {
    const { root, x } = tree();
    x.comment = "Why not?";
    x.marks = [{ place: "colne", colour: "red" }];
    const sent = nodeEdits(root);
    const read = readNodes(sent.map((node) => ({ ...node, seat: 0, choices: [1] })) as never);
    expect(moves(read)).toBe("abcxyz");
    expect(nodeEdits(read[0]!)).toEqual(sent);
  });

  it("is listed with each variation after the move that it replaces", () => {
    const { root } = tree();
    expect(rowsOf(root).map(({ node, depth, begins }) => `${depth}${begins ? "(" : ""}${node.move}`)).toEqual(
      ["0a", "0b", "1(x", "1y", "2(z", "0c"],
    );
  });

  it("knows lines, the main line and other variations", () => {
    const { a, b, x, z } = tree();
    expect(moves(pathTo(z))).toBe("axz");
    expect(moves(wholeLine(a))).toBe("abc");
    expect(moves(wholeLine(x))).toBe("axy");
    expect([b, x, z].map(isMain)).toEqual([true, false, false]);
    expect(sibling(b, 1)).toBe(x);
    expect(sibling(b, -1)).toBeNull();
  });

  it("makes a variation the main line, and removes one", () => {
    const { root, a, x, z } = tree();
    promote(z);
    expect(moves(wholeLine(root))).toBe("axz");
    expect(moves(allNodes(root).slice(1))).toBe("axzybc");
    removeNode(x);
    expect(moves(wholeLine(a))).toBe("abc");
  });

  it("draws a mark, recolours it and removes it", () => {
    const green: Mark = { place: "colne", colour: "green" };
    const red: Mark = { place: "colne", colour: "red" };
    const other: Mark = { place: "oldham", colour: "green" };
    expect(toggled([other], green)).toEqual([other, green]);
    expect(toggled([green, other], red)).toEqual([other, red]);
    expect(toggled([green, other], green)).toEqual([other]);
  });
});
