import { describe, expect, it } from "vitest";
import { blocks, inlineParts } from "./markdown";

describe("the Markdown of the operator's pages", () => {
  it("has headings, paragraphs and lists", () => {
    const found = blocks("# Terms\nBe *kind*.\nAlways.\n\n- one\n- two\n  and more\n\n1. first\n2. second");
    expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "list"]);
    expect(found[1]).toEqual({
      kind: "paragraph",
      parts: [
        { kind: "text", text: "Be " },
        { kind: "em", text: "kind" },
        { kind: "text", text: ". Always." },
      ],
    });
    expect(found[2]).toMatchObject({
      ordered: false,
      items: [[{ text: "one" }], [{ text: "two and more" }]],
    });
    expect(found[3]).toMatchObject({ ordered: true });
  });

  it("links only to safe addresses", () => {
    expect(inlineParts("[us](https://a.example)")).toEqual([
      { kind: "link", text: "us", href: "https://a.example" },
    ]);
    expect(inlineParts("<me@a.example>")[0]).toMatchObject({ href: "mailto:me@a.example" });
    for (const bad of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x"]) {
      expect(inlineParts(`[x](${bad})`).some((part) => part.kind === "link")).toBe(false);
    }
  });

  it("leaves HTML as text", () => {
    expect(blocks("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] },
    ]);
  });
});
