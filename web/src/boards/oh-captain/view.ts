import { createContext } from "svelte";
import type { Chosen, Frame } from "../../lib/messages";
import { nameAt } from "../../lib/names";
import type { Words } from "../../lib/words";

export type Counts = Record<string, number>;
/** Where cards lie. `cards` is there only for those who may see them. */
export type Zone = { size: number; cards?: Counts };
export type Action = Record<string, string | number>;

/** What one seat may know of a game of Oh Captain! */
export interface View {
  seats: number;
  seat: number | null;
  decision: { seat: number; kind: string } | null;
  captain: number | null;
  active: number | null;
  adventurer: (string | null)[];
  coins: number[];
  supply: number;
  said: string | null;
  attacker: number | null;
  target: number | null;
  step: string | null;
  cave: Zone;
  found: Zone;
  discard: Zone;
  arrived: Zone;
  loot_down: Zone[];
  loot_up: Zone[];
  known: { discard: Counts; loot_down: Counts[] };
}

/** What a click on the board leads to. */
export const [getHand, setHand] = createContext<{
  act: (code: number) => void;
  forbid: (action: Action) => void;
}>();

/** One moment of a game, with what the parts of the board ask about it. */
export class Moment {
  readonly view: View;
  /** Who sits at the bottom: the seat whose view this is; with a spectator, the first. */
  readonly bottom: number;
  readonly over: boolean;

  constructor(
    readonly frame: Frame,
    readonly words: Words,
  ) {
    this.view = frame.view as View;
    this.bottom = frame.seat ?? 0;
    this.over = this.view.decision === null;
  }

  /** The others in turn order, from the left of the seat at the bottom to its right. */
  get others(): number[] {
    const { seats } = this.view;
    return Array.from({ length: seats - 1 }, (_, i) => (this.bottom + 1 + i) % seats);
  }

  /** The choice with exactly this action, if there is one now. */
  choice(action: Action): Chosen | undefined {
    const fields = Object.entries(action);
    return this.frame.choices.find(
      (choice) =>
        fields.length === Object.keys(choice.action).length &&
        fields.every(([name, value]) => choice.action[name] === value),
    );
  }

  /** What kind of choice is asked of this seat; empty while others choose. */
  get asked(): string {
    return this.frame.choices.length ? (this.view.decision?.kind ?? "") : "";
  }

  /** Whether a click on something impossible can be explained: not to those who only look on. */
  get plays(): boolean {
    return this.frame.seat !== null && !this.over;
  }

  /** The seat's name in the game: its Adventurer's. */
  name(seat: number): string {
    return this.frame.names[seat] ?? "";
  }

  /** Who sits there. */
  person(seat: number): string {
    return nameAt(this.frame.table, seat);
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
    const known = this.words.has(`card-${card}`) ? `card-${card}` : `group-${card}`;
    return this.words.say(known) + (count > 1 ? ` ×${count}` : "");
  }

  /** The letter in a card's corner. */
  index(card: string): string {
    return this.words.say(`oh-captain-index-${card}`);
  }

  /** Cards, or what is known of them, and how many of each, read out. */
  listed(cards: Counts): string {
    const counts: Counts = {};
    for (const card of notes(cards)) counts[card] = (counts[card] ?? 0) + 1;
    return Object.entries(counts)
      .map(([card, count]) => this.counted(card, count))
      .join(", ");
  }
}

const ATTACK_IS_ON = new Set(["respond", "pick_card", "siana_pick", "pick"]);

/** Points that a card counts by itself. */
export const WORTH: Readonly<Record<string, string>> = {
  lantern2: "2",
  lantern3: "3",
  egg: "−1",
  purse: "1",
};

/** What a card does when it is announced, and what it counts at the end. */
export function aboutCard(words: Words, card: string): string {
  const item = card.replace(/\d$/, "");
  const message = ["hook", "lizard", "pistol"].includes(item) ? "item" : item;
  const effect = words.has(`item-${item}`) ? words.attribute(`item-${item}`, "effect") : "";
  return words.say(`oh-captain-about-${message}`, { effect, points: WORTH[card] ?? "" });
}

/** What is remembered of face-down cards, one note a card: named cards first, then those of which
 * one only knows that they are no Eggs. */
export function notes(known: Counts): string[] {
  const { not_egg = 0, ...named } = known;
  const cards = Object.entries(named).flatMap(([card, count]) => Array<string>(count).fill(card));
  const rest = not_egg - cards.filter((card) => card !== "egg").length;
  return [...cards, ...Array<string>(Math.max(0, rest)).fill("not_egg")];
}
