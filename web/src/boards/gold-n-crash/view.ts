import { spread as oneByOne, type Counts } from "../../lib/board";
import { GUEST_NAMES, type Action, type Card, type GameFrame, type Guest } from "./types";

export const COLUMNS = [0, 1, 2] as const;

export type Kind = Extract<Action, { do: "play" }>["card"];
export const KINDS: readonly Kind[] = ["bomb", "board", "fish", "reinforce", "secure", "gold"];

// A place is one of the six Zeppelins with its column: seat 0's three, then seat 1's.

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

/** A crew card: "octopirate_bomb2" is a Bomb of the Octopirates worth 2 Gold. */
export interface Face {
  crew: string;
  kind: Kind;
  gold: number;
}

export function faceOf(card: Card): Face {
  const [crew, print] = card.split("_") as [string, string];
  return { crew, kind: print.slice(0, -1) as Kind, gold: Number(print.at(-1)) };
}

export function isGuest(card: Card | Guest): card is Guest {
  return (GUEST_NAMES as readonly string[]).includes(card);
}

/** So many of each card, one by one, by type and value. */
export function spread(counts: Counts<Card> = {}): Card[] {
  const order = (card: Card) => KINDS.indexOf(faceOf(card).kind) * 10 + faceOf(card).gold;
  return oneByOne(counts).sort((a, b) => order(a) - order(b));
}

/** The cards of a hand that the reader knows: one's own, and those that everybody saw going there. */
export const knownIn = ({ view }: GameFrame, seat: number): Card[] =>
  spread(view.hand[seat]!.cards ?? (view.decision ? view.known.hand[seat]! : {}));

/** How robust a Zeppelin can be, as far as the reader knows. */
export const robustness = ({ facts }: GameFrame, place: number): number[] => facts.zeppelins?.[place]?.robustness ?? [];

/** What the server tells the seat that decides. */
export interface Hints {
  /** How often the effect of a card would be applied, by the code of the choice. */
  times?: Record<string, number>;
}
