// What the opening book answers, and how its figures are written.
import { get, type Answer } from "$/lib/api";
import { botName, language, t } from "$/lib/i18n.svelte";
import type { Position } from "$/lib/types";

export type BookAnswer = Answer<"get", "/studies/{study_id}/book">;
export type BookFigures = Answer<"get", "/games/{game}/book">[number];
export type WinShare = BookFigures["figures"]["seats"][number]["share"];
export type Two = BookFigures["figures"]["points"];

const POLICY = "policy"; // the network itself, which is no bot of the lobby
const MAX_OPENING_ROUNDS = 4; // of any book; the server says which rounds a book covers

/** Whether the book may know a position: an action is to be chosen in one of the first rounds. */
export const mayKnow = ({ stage, round }: Position): boolean =>
  stage === "action" && round <= MAX_OPENING_ROUNDS;

/** The cards that the seat to move holds, each once. */
export const cardsHeld = ({ seats, to_move: seat }: Position): string[] => [
  ...new Set((seat === null ? null : (seats[seat]?.hand as string[] | null)) ?? []),
];

/** Who played the games of a book; a bot may have played the opening only. */
export const playersOf = (bots: string): string => {
  const [opening, rest] = bots.split("+");
  if (rest) return t("book-then-policy", { bot: botName(opening!) });
  return bots === POLICY ? t("book-policy") : botName(bots);
};

export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(share);

type Setup = Pick<BookFigures, "map" | "players" | "variants">;

/** A set-up as the query of an address. */
export const setupText = ({ map, players, variants }: Setup): string =>
  new URLSearchParams([
    ...(map ? [["map", map]] : []),
    ["players", `${players}`],
    ...variants.map((variant) => ["variant", variant]),
  ]).toString();

/** The book that an address asks for; else the one of the same map, or with four players. */
export function chosenBook<T extends Setup>(books: T[], asked: URLSearchParams): T | undefined {
  const map = asked.get("map");
  const near = books.filter((book) => book.map === map);
  const likely = near.length ? near : books;
  return (
    books.find((book) => setupText(book) === asked.toString()) ??
    likely.find(({ players }) => players === 4) ??
    likely[0]
  );
}

/** All books of a game. */
export const booksOf = (game: string): Promise<BookFigures[]> =>
  get("/games/{game}/book", { params: { path: { game } } });
