import { beforeAll, describe, expect, it } from "vitest";
import type { MenuOption } from "$/lib/types";
import { loadMessages, setLanguage } from "$/lib/i18n.svelte";
import { moveOf, moveWords, readMove } from "./moveText";
import { optionWords } from "./optionText";

const option = (kind: string, more: Partial<MenuOption> = {}): MenuOption => ({
  decision: 0,
  kind,
  text: `${kind} as written`,
  ...more,
});
const slot = (id: string) => ({ kind: "slot", id }) as const;
const words = (kind: string, more: Partial<MenuOption> = {}) => optionWords(option(kind, more), "£");

beforeAll(async () => {
  await loadMessages("shared", "play");
  await setLanguage("en");
});

describe("an option", () => {
  it("is worded from what it means", () => {
    expect(words("build", { target: slot("bury.1"), industry: "cotton_mill", cards: ["bury"] })).toBe(
      "Bury, first slot",
    );
    expect(words("build", { target: slot("bury.1"), industry: "cotton_mill", cards: [] })).toBe(
      "Bury, first slot (whole turn)",
    );
    expect(words("take", { target: slot("wigan.1"), resource: "coal" })).toBe("mine: Wigan, first slot");
    expect(words("take", { target: { kind: "import", id: "france" }, resource: "coal" })).toBe(
      "coal import: France",
    );
    expect(words("sell_to", { target: slot("liverpool.1") })).toBe("port: Liverpool, first slot");
    expect(words("sell_to", { target: { kind: "market", id: "poland.m1" } })).toBe("market: Poland");
    expect(words("draw", { target: { kind: "pile", id: "deck" } })).toBe("from the draw deck");
    expect(words("draw", { target: { kind: "pile", id: "ship" } })).toBe("ship (face up)");
    expect(words("loan", { amount: 10 })).toBe("£10");
  });

  it("that has no words is shown as it is written", () => {
    expect(words("dig")).toBe("dig as written");
  });
});

describe("a move", () => {
  const build = [
    option("build", { target: slot("bury.1"), industry: "cotton_mill" }),
    option("take", { target: slot("wigan.1"), resource: "coal" }),
    option("card", { card: "bury" }),
  ];
  const links = [
    option("link", { target: { kind: "link", id: "bury-bolton" } }),
    option("card", { card: "port" }),
    option("link", { target: { kind: "link", id: "bolton-wigan" } }),
  ];

  it("is told from the options that make it, as from the notation", () => {
    expect(moveWords(moveOf(build, "canal"), "£")).toBe("build cotton mill (Bury) with Bury");
    expect(moveWords(readMove("build cotton_mill bury.1 coal from wigan.1 with bury"), "£")).toBe(
      "build cotton mill (Bury) with Bury",
    );
    expect(moveWords(moveOf(links, "rail"), "£")).toBe(
      "build rails: Bury – Bolton, Bolton – Wigan with port",
    );
    expect(moveWords(readMove("rail bury-bolton and bolton-wigan with port"), "£")).toBe(
      "build rails: Bury – Bolton, Bolton – Wigan with port",
    );
    expect(moveWords(moveOf([option("loan", { amount: 30 })], "canal"), "£")).toBe("borrow £30");
    expect(
      moveWords(
        moveOf(
          [
            option("draw", { target: { kind: "pile", id: "deck" } }),
            option("draw", { target: { kind: "pile", id: "ship" } }),
          ],
          "rail",
        ),
        "$",
      ),
    ).toBe("draw from the draw deck, ship");
  });

  it("that develops two tiles of an industry counts them", () => {
    expect(moveWords(readMove("develop shipyard shipyard with lancaster"), "£")).toBe(
      "develop 2 × shipyard with Lancaster",
    );
    expect(moveWords(readMove("develop shipyard port"), "£")).toBe("develop shipyard, port");
  });

  it("that sells names every buyer", () => {
    const sale = [
      option("sell", { target: slot("bury.1") }),
      option("sell_to", { target: slot("liverpool.1") }),
      option("sell", { target: slot("colne.2") }),
      option("distant_market"),
    ];
    const said = "sell: Bury → Liverpool, Colne → the Distant Market";
    expect(moveWords(moveOf(sale, "canal"), "£")).toBe(said);
    expect(
      moveWords(readMove("sell bury.1 to liverpool.1 and colne.2 to distant_market with bury"), "£"),
    ).toBe(`${said} with Bury`);
    expect(moveWords(readMove("sell hamburg.3 to poland.m1"), "$")).toBe("sell: Hamburg → market: Poland");
    expect(moveWords(moveOf(sale.slice(0, 1), "canal"), "£")).toBe("sell: Bury");
  });

  it("of an unknown kind is shown as it is written", () => {
    expect(moveWords(moveOf([option("dig")], "ditch"), "ƒ")).toBe("dig as written");
    expect(moveWords(readMove("dig fen"), "ƒ")).toBe("dig fen");
  });
});
