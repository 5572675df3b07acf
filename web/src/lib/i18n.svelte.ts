// Messages in four languages, from the Fluent files that Python reads too.
// `t(id, facts)` is reactive: texts change with the language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import loaders from "virtual:messages";
import { get } from "./api";
import { remember, remembered } from "./storage";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number | null | undefined>;

/** Parts of the messages; each is loaded when a page first needs it. */
export type Part =
  | "shared"
  | "rules"
  | "faults"
  | "workshop"
  | "app"
  | "alerts"
  | "admin"
  | "rights"
  | "lobby"
  | "community"
  | "tournament"
  | "board"
  | "panels"
  | "play"
  | "choice"
  | "overlays"
  | "telling"
  | "replay"
  | "reference"
  | "aid"
  | "glossary"
  | "legend"
  | "learn"
  | "about"
  | "examples"
  | "puzzles"
  | "studies"
  | "book";

const words = $state({ language: firstLanguage(), bundle: new FluentBundle("en"), version: 0 });
const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>(); // parts, and games with their own messages
const GAME_PART = "game:";

function firstLanguage(): Language {
  const asked = [remembered("language"), ...navigator.languages.map((name) => name.slice(0, 2))];
  return (asked.find((name) => LANGUAGES.includes(name as Language)) as Language | undefined) ?? "en";
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { MONEY: ([amount]) => sum(Number(amount)) },
    });
    bundles.set(language, bundle);
  }
  return bundle;
}

const textOf = async (part: string, language: Language): Promise<string> =>
  part.startsWith(GAME_PART)
    ? get("/games/{game}/messages/{lang}", {
        params: { path: { game: part.slice(GAME_PART.length), lang: language } },
        parseAs: "text",
      })
    : (await loaders[`${part}.${language}`]!()).default;

function load(part: string, language: Language): Promise<void> {
  const name = `${part}.${language}`;
  let promise = loading.get(name);
  if (!promise) {
    promise = textOf(part, language).then((text) => {
      bundleOf(language).addResource(new FluentResource(text));
      words.version += 1;
    });
    promise.catch(() => loading.delete(name)); // retry next time
    loading.set(name, promise);
  }
  return promise;
}

/** Load parts of the messages before a page is shown. */
export const loadMessages = (...parts: Part[]): Promise<void> => loadAll(parts);

/** Load the messages that a game brings itself. */
export const loadGameMessages = (game: string): Promise<void> => loadAll([GAME_PART + game]);

async function loadAll(parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(parts.map((part) => load(part, words.language)));
  words.bundle = bundleOf(words.language);
  document.documentElement.lang = words.language;
}

export const language = (): Language => words.language;

/** Switch the language of the whole client. */
export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => load(part, next)));
  words.language = next;
  words.bundle = bundleOf(next);
  remember("language", next);
  document.documentElement.lang = next;
}

const dashed = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** Whether a message exists; `id.part` for an attribute. */
export function has(id: string): boolean {
  void words.version;
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = words.bundle.getMessage(name);
  return message !== undefined && (attribute === undefined || attribute in message.attributes);
}

/** Formats a message with its facts; `id.part` for an attribute. */
export function t(id: string, facts: Facts = {}): string {
  void words.version;
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = words.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no message ${id} in ${words.language}`);
    return id;
  }
  const named: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (value == null) continue;
    named[key.replaceAll("_", "-")] = inWords(key, value);
    if (PLACES.has(key)) named[`${key}-slot`] = slotName(String(value));
  }
  const errors: Error[] = [];
  const text = words.bundle.formatPattern(pattern, named, errors);
  if (errors.length) console.error(`message ${id} in ${words.language}: ${errors[0]!.message}`);
  return text;
}

/** A name without a message, as readable text. */
export const spelled = (name: string): string => name.replaceAll("_", " ");

/** The name of a thing. Things of new games may have no message. */
export const nameOf = (prefix: string, name: string): string =>
  has(prefix + dashed(name)) ? t(prefix + dashed(name)) : spelled(name);

/** Names of the places of a map that somebody has drawn; the maps of the program have messages. */
const ownPlaces = $state<{ names: Record<string, string> }>({ names: {} });
export function namePlaces(names: Record<string, string>): void {
  ownPlaces.names = names;
}

/** A place, also of a slot there: "manchester.2" becomes "Manchester". */
export function placeName(name: string): string {
  const node = name.split(".")[0]!;
  if (Object.hasOwn(ownPlaces.names, node)) return ownPlaces.names[node]!;
  const id = "place-" + dashed(node);
  return has(id) ? t(id) : spelled(node).replace(/(^| )\w/g, (c) => c.toUpperCase());
}

/** A slot: "manchester.2" becomes "Manchester, second slot". */
export function slotName(name: string): string {
  const number = name.split(".")[1] ?? "";
  return /^\d+$/.test(number)
    ? t("slot-of-place", { name: placeName(name), number: Number(number) })
    : placeName(name);
}

/** The name of a card: an industry, a colour or a place. */
export function cardName(name: string): string {
  for (const id of [`industry-${dashed(name)}`, `colour-${dashed(name)}`]) if (has(id)) return t(id);
  return placeName(name);
}

export const linkName = (name: string) => name.split("-").map(placeName).join(" – ");
export const industryName = (name: string) => nameOf("industry-", name);
export const botName = (name: string) => nameOf("bot-", name);
export const variantName = (name: string) => nameOf("variant-", name);

/** Names of seats; a page about a table sets the players' names. */
const seatNames = $state<{ of: ((seat: number) => string) | null; me: () => number }>({
  of: null,
  me: () => -1,
});
export function nameSeats(of: ((seat: number) => string) | null, me: () => number = () => -1): void {
  seatNames.of = of;
  seatNames.me = me;
}
export const seatName = (seat: number) => seatNames.of?.(seat) ?? t(`seat-${seat}`);

/** The name of a player; "You" for the viewer. */
export const playerName = (seat: number, me = seatNames.me()) =>
  seat === me ? t("panels-you") : seatName(seat);

/** The currency of the current game. */
const sums = $state({ currency: "" });
export const useCurrency = (currency: string) => (sums.currency = currency);
export const currencyInUse = (): string => sums.currency;

const prefixed = (prefix: string) => (value: string | number) => nameOf(prefix, String(value));
const seat = (value: string | number) => seatName(Number(value));
const sum = (value: string | number) =>
  Number.isNaN(Number(value)) ? String(value) : money(Number(value), sums.currency); // a text is written already

const PLACES = new Set(["place", "other", "node", "mill"]); // `$place-slot` also names the slot

// How facts of each name are formatted
const FACT_FORMATS: Record<string, (value: string | number) => string> = {
  place: (value) => placeName(String(value)),
  other: (value) => placeName(String(value)),
  node: (value) => placeName(String(value)),
  mill: (value) => placeName(String(value)),
  slot: (value) => slotName(String(value)),
  card: (value) => cardName(String(value)),
  industry: prefixed("industry-"),
  thing: prefixed("a-"),
  link: (value) => linkName(String(value)),
  seat,
  owner: seat,
  to_move: seat,
  period: prefixed("period-"),
  resource: prefixed("resource-"),
  kind: prefixed("link-kind-"),
  game: prefixed("game-"),
  income: sum,
  lowest: sum,
  missing: sum,
  expected: (value) => (has(`word-${value}`) ? t(`word-${value}`) : String(value)),
  term: prefixed("term-"),
  gain: (value) => signed(Number(value), 1),
};

function inWords(key: string, value: string | number): string | number {
  return FACT_FORMATS[key] ? FACT_FORMATS[key](value) : value;
}

const SIGN_AFTER: readonly Language[] = ["fr", "de"]; // they write "30 £", not "£30"

/** A sum of money as the language writes it, with a real minus sign. */
export const money = (amount: number, currency: string): string =>
  (amount < 0 ? "−" : "") +
  (SIGN_AFTER.includes(words.language)
    ? `${number(Math.abs(amount))}\u00a0${currency}`
    : currency + number(Math.abs(amount)));

const formats: Record<string, Intl.NumberFormat> = {}; // slow to create

/** A number in the current language. */
export function number(value: number, digits = 0): string {
  const key = `${words.language}${digits}`;
  const format = (formats[key] ??= new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }));
  return format.format(value).replace("-", "−");
}

export const signed = (value: number, digits = 0): string => (value < 0 ? "" : "+") + number(value, digits);

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"];
export const roman = (level: number): string => ROMAN[level] ?? String(level);

/** Capitalise the first letter, for sentences that start with a name from the messages. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** The language for dates, with the user's region if it is theirs: 19 Nov in Britain, Nov 19 in the USA. */
export const dateLocale = (): string =>
  navigator.languages.find((name) => name.slice(0, 2) === words.language) ??
  (words.language === "en" ? "en-GB" : words.language);

/** A date and time in the current language. */
export const dateTime = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
