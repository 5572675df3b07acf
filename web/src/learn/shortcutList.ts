// The list of keyboard shortcuts that the client shows. `play/shortcuts.ts` implements them.
export type KeyGroup = "cards" | "choosing" | "looking";

export interface Key {
  id: string; // its text is the message `learn-key-<id>`
  group: KeyGroup;
  /** Alternatives; the keys of one are pressed together. Names longer than a letter are messages `learn-keycap-<name>`. */
  ways: string[][];
}

export const SHORTCUT_GROUPS: KeyGroup[] = ["cards", "choosing", "looking"];

export const SHORTCUTS: Key[] = [
  { id: "card", group: "cards", ways: [["1–9"]] },
  { id: "build", group: "cards", ways: [["B"]] },
  { id: "link", group: "cards", ways: [["L"]] },
  { id: "develop", group: "cards", ways: [["D"]] },
  { id: "sell", group: "cards", ways: [["S"]] },
  { id: "loan", group: "cards", ways: [["O"]] },
  { id: "draw", group: "cards", ways: [["G"]] },
  { id: "pass", group: "cards", ways: [["P"]] },
  { id: "move", group: "choosing", ways: [["arrows"]] },
  { id: "choose", group: "choosing", ways: [["enter"], ["space"]] },
  { id: "confirm", group: "choosing", ways: [["enter"]] },
  { id: "undo", group: "choosing", ways: [["backspace"], ["ctrl", "Z"]] },
  { id: "leave", group: "choosing", ways: [["escape"]] },
  { id: "hint", group: "choosing", ways: [["H"]] },
  { id: "hurry", group: "looking", ways: [["space"]] },
  { id: "fit", group: "looking", ways: [["F"]] },
  { id: "zoom-in", group: "looking", ways: [["+"]] },
  { id: "zoom-out", group: "looking", ways: [["−"]] },
  { id: "track", group: "looking", ways: [["T"]] },
  { id: "player-board", group: "looking", ways: [["W"]] },
  { id: "rivals", group: "looking", ways: [["V"]] },
  { id: "log", group: "looking", ways: [["J"]] },
  { id: "chat", group: "looking", ways: [["C"]] },
  { id: "reference", group: "looking", ways: [["R"]] },
  { id: "menu", group: "looking", ways: [["M"]] },
  { id: "help", group: "looking", ways: [["?"]] },
];
