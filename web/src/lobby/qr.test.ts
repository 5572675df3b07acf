import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr";

const drawn = (text: string, mask?: number) =>
  qrCode(text, mask)
    .map((row) => row.map(Number).join(""))
    .join("\n");
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

// Made with the Python package qrcode 8.2: version 1, 4 (two blocks), 7 (version bits), 9 and 10 (uneven blocks)
const DRAWN_BY_ANOTHER_PROGRAM: [string, string][] = [
  ["Hi", "843ca430f6523bc99affbe80fd52a550"],
  ["https://brass.example/invitation#word=Zk3uQ1v-Xo_7aPl2mN8tRc4y", "4328e53c4180505ac0fbf7da554bc396"],
  ["x".repeat(120), "b91b7e904d3e58a975798fdfb7444272"],
  ["y".repeat(180), "5c63d4766fa1af14131300e85c9ac878"],
  ["ä".repeat(100), "a273534ba9b446e61c285e80e96d5601"],
];

test.each(DRAWN_BY_ANOTHER_PROGRAM)("the code of %s is the same as another program's", (text, wanted) => {
  expect(digest(drawn(text, 2))).toBe(wanted);
});

test("one of the eight masks is chosen", () => {
  const [text] = DRAWN_BY_ANOTHER_PROGRAM[1]!;
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(text, mask))).toContain(drawn(text));
});

test("a text that is too long is refused", () => {
  expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
});
