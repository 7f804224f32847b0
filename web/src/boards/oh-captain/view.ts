import { createContext } from "svelte";
import { around, asked, choiceTo, named, spread, type Choice, type Counts } from "../../lib/board";
import type { Frame } from "../../lib/messages";
import { calledAt } from "../../lib/names";
import type { Words } from "../../lib/words";
import { kindOf } from "./pieces/tints";
import type { Action, Card, GameFrame, Item, Step, View } from "./types";

/** What a click on the board leads to. */
export const [getHand, setHand] = createContext<{
  act: (code: number) => void;
  forbid: (action: Action) => void;
  /** The choice that the reader looks at in words. */
  considered: () => number | null | undefined;
}>();

/** What lies on the table now, with what the parts of the board ask about it. */
export class Sight {
  readonly view: View;
  /** Who sits at the bottom: the seat whose view this is; with a spectator, the first. */
  readonly bottom: number;
  readonly over: boolean;

  constructor(
    readonly frame: GameFrame,
    readonly words: Words,
  ) {
    this.view = frame.view;
    this.bottom = frame.seat ?? 0;
    this.over = this.view.decision === null;
  }

  /** The others in turn order, from the left of the seat at the bottom to its right. */
  get others(): number[] {
    return around(this.frame).slice(1);
  }

  /** The choice to do just this, if there is one now. */
  choice(action: Action): Choice<Action> | undefined {
    return choiceTo(this.frame, action);
  }

  /** What kind of choice is asked of this seat; empty while others choose. */
  get asked() {
    return asked(this.frame);
  }

  /** Whether a click on something impossible can be explained: not to those who only look on. */
  get plays(): boolean {
    return this.frame.seat !== null && !this.over;
  }

  /** Who sits there. */
  name(seat: number): string {
    return calledAt(this.frame as Frame, seat);
  }

  /** The same, but the reader is "you". */
  who(seat: number): string {
    return this.isMine(seat) ? this.words.say("oh-captain-you") : this.name(seat);
  }

  /** What the seat's Adventurer can do; nothing where it has none yet. */
  talent(seat: number): string {
    const adventurer = this.view.adventurer[seat];
    return adventurer ? this.words.attribute(`adventurer-${adventurer}`, "talent") : "";
  }

  role(seat: number): string {
    return this.words.say(this.isCaptain(seat) ? "role-captain" : "role-explorer");
  }

  isMine(seat: number): boolean {
    return seat === this.frame.seat;
  }

  isCaptain(seat: number): boolean {
    return seat === this.view.captain;
  }

  hasTheTurn(seat: number): boolean {
    return seat === this.view.active && !this.over;
  }

  isChoosing(seat: number): boolean {
    return seat === this.view.decision?.seat;
  }

  isAttacked(seat: number): boolean {
    return seat === this.view.target && ATTACK_IS_ON.has(this.view.step ?? "");
  }

  /** A card in one word, as it is printed on it. */
  cardName(card: string): string {
    return this.words.say(card.startsWith("lantern") ? "item-lantern" : `card-${card}`);
  }

  /** A card and how many of it. */
  counted(card: string, count: number): string {
    return named(this.words, card, "card", "group") + (count > 1 ? ` ×${count}` : "");
  }

  /** The points that a card counts by itself, as they are printed on it. */
  worth(card: string): string {
    const points = this.frame.facts.worth?.[card];
    return points ? signed(points) : "";
  }

  /** The same of a kind of cards: Lanterns differ. */
  worths(kind: string): string {
    const alike = Object.entries(this.frame.facts.worth ?? {}).filter(([card]) => kindOf(card) === kind);
    return alike.map(([, points]) => signed(points)).join("–");
  }

  /** Where a seat's points are from, as far as they lie open, and how many they are. */
  tally(seat: number): [part: string, points: number][] {
    const { total = 0, ...parts } = this.frame.facts.points?.[seat] ?? {};
    const counted = Object.entries(parts).filter(([, points]) => points !== 0);
    return [...counted, ["total", total]];
  }

  /** The same, read out. */
  inSight(seat: number): string {
    const parts = this.tally(seat);
    const from = parts.slice(0, -1).map(([part, points]) => `${this.words.say(`score-${part}`)} ${signed(points)}`);
    return [this.words.say("oh-captain-in-sight", { count: parts.at(-1)![1] }), ...from].join(", ");
  }

  /** What a card does when it is announced, and what it counts at the end. */
  about(card: string, points = this.worth(card)): string {
    const item = kindOf(card);
    const message = item in (this.frame.facts.majorities ?? {}) ? "item" : item;
    const effect = this.words.has(`item-${item}`) ? this.words.attribute(`item-${item}`, "effect") : "";
    return this.words.say(`oh-captain-about-${message}`, { effect, points });
  }

  /** The letter in a card's corner. */
  index(card: string): string {
    return this.words.say(`oh-captain-index-${card}`);
  }

  /** How many of an item there are, and how many of them the reader has not seen leave the cave. */
  hidden(item: string): { unseen: number; copies: number } {
    const { unseen = {}, copies = {} } = this.frame.facts;
    const sum = (counts: Record<string, number>) =>
      Object.entries(counts).reduce((all, [card, count]) => all + (kindOf(card) === item ? count : 0), 0);
    return { unseen: sum(unseen), copies: sum(copies) };
  }

  /** How many of an item lie face-up before a seat. */
  open(seat: number, item: string): number {
    return this.view.loot_up[seat]?.cards[item as Card] ?? 0;
  }

  /** Cards, or what is known of them, and how many of each, read out. */
  listed(cards: Counts): string {
    const counts: Record<string, number> = {};
    for (const card of notes(cards)) counts[card] = (counts[card] ?? 0) + 1;
    return Object.entries(counts)
      .map(([card, count]) => this.counted(card, count))
      .join(", ");
  }
}

/** A number with a real minus sign. */
export const signed = (points: number): string => String(points).replace("-", "−");

const ATTACK_IS_ON = new Set<string>(["respond", "pick_card", "siana_pick", "pick"] satisfies Step[]);

/** What the server tells the seat that decides. */
export interface Hints {
  /** The announcement that is the truth. */
  truth?: Item | null;
}

/** What is remembered of face-down cards, one note a card: named cards first, then those of which
 * one only knows that they are no Eggs. */
export function notes(known: Counts): string[] {
  const { not_egg = 0, ...sure } = known;
  const cards = spread(sure);
  const rest = not_egg - cards.filter((card) => card !== "egg").length;
  return [...cards, ...Array<string>(Math.max(0, rest)).fill("not_egg")];
}
