import { expect, test } from "vitest";
import { chosenBook, setupText } from "./book";

const book = (map: string | null, players: number, ...variants: string[]) => ({ map, players, variants });
const asked = (text: string) => new URLSearchParams(text);

test("two variants for the same number of players have different addresses", () => {
  const books = [book(null, 2, "two_player_2009"), book(null, 2, "lancashire_2018"), book(null, 4)];
  for (const one of books) expect(chosenBook(books, asked(setupText(one)))).toBe(one);
});

test("without a book of the set-up that is asked for, the nearest one is shown", () => {
  const [germany, england, five] = [book("germany", 4), book("new_england", 4), book("new_england", 5)];
  const books = [germany, five, england];
  expect(chosenBook(books, asked(""))).toBe(germany);
  expect(chosenBook(books, asked("map=new_england&players=3"))).toBe(england);
  expect(chosenBook([five], asked("map=germany"))).toBe(five);
  expect(chosenBook([], asked(""))).toBeUndefined();
});
