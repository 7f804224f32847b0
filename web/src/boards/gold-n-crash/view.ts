import type { Frame, Lang } from "../../lib/messages";
import type { Words } from "../../lib/words";

export const COLUMNS = [0, 1, 2] as const;
export const ACTIONS = 2; // in a turn
const ROBUSTNESS = [1, 2, 3];

export type Kind = "bomb" | "board" | "fish" | "reinforce" | "secure" | "gold";
export const KINDS: readonly Kind[] = ["bomb", "board", "fish", "reinforce", "secure", "gold"];
export type Action = Record<string, string | number>;

type Counts = Record<string, number>;
/** Where cards lie. `cards` is there only for those who may see them. */
interface Zone {
  size: number;
  cards?: Counts;
}

/** What one seat may know of a game of Gold'n'Crash; the rules have more of it. A place is one of
 * the six Zeppelins with its column: seat 0's three, then seat 1's. */
export interface View {
  seat: number | null;
  options: { gold_counts_in_column: boolean };
  decision: { seat: number; kind: string } | null;
  crew: string[];
  active: number | null;
  actions: number;
  column: string[][];
  discard: string[][];
  treasure: string[][];
  top: ((string | null)[] | null)[];
  bottom: (string[] | null)[];
  guest: (string | null)[];
  hull: (number | null)[][];
  resisted: number[];
  wreck: number[];
  played: number[];
  emptied: number | null;
  deck: Zone[];
  hand: Zone[];
  looked: Zone[];
  known: { hand: Counts[] };
}

export function viewOf(frame: Frame): View {
  return frame.view as View;
}

/** The place of a seat's column among the six. */
export function at(seat: number, column: number): number {
  return seat * COLUMNS.length + column;
}

export function ownerOf(place: number): number {
  return Math.floor(place / COLUMNS.length);
}

export function columnOf(place: number): number {
  return place % COLUMNS.length;
}

/** The place opposite. */
export function facing(place: number): number {
  return at(1 - ownerOf(place), columnOf(place));
}

/** A crew card: "octopirate_bomb2" is a Bomb of the Octopirates worth 2 Gold. */
export interface Face {
  crew: string;
  kind: Kind;
  gold: number;
}

export function faceOf(card: string): Face {
  const [crew, print] = card.split("_") as [string, string];
  return { crew, kind: print.slice(0, -1) as Kind, gold: Number(print.at(-1)) };
}

const GUEST_GOLD: Counts = {
  nine_gold: 5,
  two_in_a_turn: 4,
  three_reinforce: 5,
  five_cards: 6,
  four_types: 5,
  three_fish: 5,
  two_gold: 5,
  three_board: 5,
};

export function isGuest(card: string): boolean {
  return card in GUEST_GOLD;
}

export function goldOn(card: string): number {
  return GUEST_GOLD[card] ?? faceOf(card).gold;
}

export function goldIn(cards: string[]): number {
  return cards.reduce((sum, card) => sum + goldOn(card), 0);
}

export function countOf(cards: string[], kind: Kind): number {
  return cards.filter((card) => faceOf(card).kind === kind).length;
}

/** So many of each card, one by one, by type and value. */
export function spread(counts: Counts): string[] {
  const order = (card: string) => KINDS.indexOf(faceOf(card).kind) * 10 + goldOn(card);
  return Object.entries(counts)
    .flatMap(([card, count]) => Array<string>(count).fill(card))
    .sort((a, b) => order(a) - order(b));
}

/** How many cards a seat can still draw. */
export function deckLeft(view: View, seat: number): number {
  return view.deck[seat]!.size + (view.top[seat]?.length ?? 0) + (view.bottom[seat]?.length ?? 0);
}

/** Whether one may look into a Treasure: one's own, in a game laid open, and at the end. */
export function treasureIsOpen(view: View, seat: number): boolean {
  return view.decision === null || view.hand[seat]!.cards !== undefined;
}

/** What a Guest waits for where it is so many cards of one type. */
const WANTS: Record<string, [Kind, number]> = {
  three_reinforce: ["reinforce", 3],
  three_fish: ["fish", 3],
  two_gold: ["gold", 2],
  three_board: ["board", 3],
};

/** How far the column below a Guest is, and how far the Guest wants it to be. */
export function progress(view: View, place: number): [have: number, need: number] {
  const guest = view.guest[place] ?? "";
  const cards = view.column[place]!;
  const wanted = WANTS[guest];
  if (wanted) return [countOf(cards, wanted[0]), wanted[1]];
  switch (guest) {
    case "nine_gold": {
      const every = view.options.gold_counts_in_column;
      return [goldIn(cards.filter((card) => every || faceOf(card).kind !== "gold")), 9];
    }
    case "two_in_a_turn":
      return [ownerOf(place) === view.active ? view.played[columnOf(place)]! : 0, 2];
    case "five_cards":
      return [cards.length, 5];
    default:
      return [new Set(cards.map((card) => faceOf(card).kind)).size, 4];
  }
}

/** How robust a Zeppelin can be, as far as the viewer knows: the three of a seat differ, and each
 * is tougher than what it resisted. */
export function robustness(view: View, place: number): number[] {
  const seat = ownerOf(place);
  const fits = (column: number, value: number) => {
    const wreck = view.wreck[at(seat, column)]!;
    const hull = view.hull[seat]![column] ?? 0;
    if (wreck || hull > 0) return value === (wreck || hull);
    return value > view.resisted[at(seat, column)]!;
  };
  return ROBUSTNESS.filter((value) => {
    const rest = ROBUSTNESS.filter((other) => other !== value);
    const others = COLUMNS.filter((column) => column !== columnOf(place));
    return (
      fits(columnOf(place), value) &&
      [rest, rest.toReversed()].some((order) => others.every((column, i) => fits(column, order[i]!)))
    );
  });
}

/** Several things in a row, as the language writes it. */
export function listed(lang: Lang, things: string[]): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(things);
}

/** "Bomb (2 Gold)" */
export function cardName(words: Words, card: string): string {
  return words.say(`card-${card}`);
}
