// Names and colours of the seats of a table.
import { botName, t } from "./i18n.svelte";
import { remember, remembered } from "./storage";
import type { SeatShape } from "./types";

/** A short name, for lists and sentences: "Arkwright". */
export function sitterName(seats: SeatShape[], number: number): string {
  const seat = seats[number]!;
  if (seat.label) return seat.label;
  if (seat.person) return seat.bot ? `${seat.person.name} (${botName(seat.bot)})` : seat.person.name;
  if (!seat.bot) return t("app-free-seat");
  if (seat.bot_name) return seat.bot_name;
  // Tables from before bots had names
  const same = seats.filter((other) => other.bot === seat.bot && !other.person);
  return same.length > 1 ? `${botName(seat.bot)} ${same.indexOf(seat) + 1}` : botName(seat.bot);
}

/** The level of a bot that has a name of its own; otherwise empty. */
export const epithet = (seat: SeatShape | undefined): string =>
  seat?.bot && seat.bot_name && !seat.person ? botName(seat.bot) : "";

/** The name with the level of a bot: "Arkwright, Merchant". */
export function fullName(seats: SeatShape[], number: number): string {
  const level = epithet(seats[number]);
  const name = sitterName(seats, number);
  return level ? `${name}, ${level}` : name;
}

/** The index of a seat's colour: its own number, until somebody chooses another. */
export const colourOf = (seat: Pick<SeatShape, "seat" | "colour">): number => seat.colour ?? seat.seat;

/** The colour that this user likes; null before they chose one. */
export function favouriteColour(): number | null {
  const found = Number(remembered("colour") ?? NaN);
  return Number.isInteger(found) ? found : null;
}
export const rememberColour = (colour: number) => remember("colour", String(colour));

const PARTS = ["colour", "on", "gold"];

/** Custom properties that give the seats of a table their colours, by name. */
const colourProperties = (seats: SeatShape[]): [string, string][] =>
  seats
    .filter((seat) => colourOf(seat) !== seat.seat)
    .flatMap((seat) =>
      PARTS.map((part): [string, string] => [
        `--seat${seat.seat}-${part}`,
        `var(--palette${colourOf(seat)}-${part})`,
      ]),
    );

/** The same as the style of an element around the seats. */
export const colourStyle = (seats: SeatShape[]): string =>
  colourProperties(seats)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

/** Give the whole page the colours of a table; returns a function that ends this. */
export function useColours(seats: SeatShape[]): () => void {
  const { style } = document.documentElement;
  const properties = colourProperties(seats);
  for (const [name, value] of properties) style.setProperty(name, value);
  return () => properties.forEach(([name]) => style.removeProperty(name));
}
