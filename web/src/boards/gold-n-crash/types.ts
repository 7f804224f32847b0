// Made from the game's declaration by tools/client_types.py. Do not edit.
import type {
  AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone, Zone
} from "../../lib/board";
import type { Card, Guest, To, Crew, Treasure, Step } from "./names";
export * from "./names";

export interface Options {
  first_player: "random" | 0 | 1;
  guests: "dealt" | "chosen";
  endless_limit: number;
  stop_early: boolean;
  observe_with_one: boolean;
  loot_needs: number;
  gold_counts_in_column: boolean;
}

export interface View {
  game: "gold-n-crash";
  rules: string;
  seq: number;
  seat: number | null;
  seats: number;
  options: Options;
  decision: { seat: number; kind: Step } | null;
  crew: (Crew | null)[];
  first: number | null;
  active: number | null;
  actions: number;
  column: Card[][];
  discard: Card[][];
  treasure: Treasure[][];
  top: (Card | null)[][];
  bottom: (Card | null)[][];
  guest: (Guest | null)[];
  hull: (number | null)[][];
  resisted: number[];
  wreck: number[];
  played: number[];
  place: number;
  repeats: number;
  looks: number;
  idle: number;
  emptied: number | null;
  winner: number | null;
  step: Step | null;
  todo: Step[];
  box: OpenZone<Guest>;
  deck: ShutZone[];
  hand: Zone<Card>[];
  looked: Zone<Card>[];
  known: { hand: Counts<Card>[] };
}

/** What can be counted: the Zeppelins, in the order of their places; by seat the gold of
each Treasure, how many of its cards nobody can take any more, the gold above them that can
still be taken, and the cards left to draw; the actions of a turn; and how many turns are to
come after this one, once that is certain. */
export interface Facts {
  actions: number;
  at_risk: number[];
  gold: number[];
  left: number[];
  safe: number[];
  turns_to_come: number | null;
  zeppelins: Zeppelin[];
}

/** One of the six Zeppelins: how robust it can be as far as this seat knows, and in how many of
all equally likely cases it falls to 1, 2 or 3 Bombs; how far its Guest's wish is (None where
there is none), what that comes to in the end and what the Guest counts then, and the gold below
it. */
export interface Zeppelin {
  cases: number;
  falls: number[];
  gold: number;
  prize: number | null;
  reached: number | null;
  robustness: number[];
  wanted: number | null;
}

export type Event = AnyOf<
  | { event: "first_player_named"; seat: number }
  | { event: "guest_boarded"; seat: number; column: number; guest: Guest }
  | { event: "card_laid_out"; seat: number; card: Card }
  | { event: "card_drawn"; seat: number; card?: Card }
  | { event: "turn_begun"; seat: number }
  | { event: "card_played"; seat: number; column: number; card: Card }
  | { event: "zeppelin_resisted"; seat: number; column: number; robustness?: number }
  | { event: "zeppelin_destroyed"; seat: number; column: number; robustness: number }
  | { event: "guest_lost"; seat: number; column: number; guest: Guest }
  | { event: "card_boarded"; seat: number; column: number; card: Card }
  | { event: "card_fished"; seat: number; card: Card }
  | { event: "card_secured"; seat: number; column: number; card: Card }
  | { event: "guest_secured"; seat: number; column: number; guest: Guest }
  | { event: "column_cleared"; seat: number; column: number }
  | { event: "card_discarded"; seat: number; column: number; card: Card }
  | { event: "safe_cracked"; seat: number; card: Card }
  | { event: "card_moved"; seat: number; column: number; card: Card }
  | { event: "card_called_back"; seat: number; column: number; card: Card }
  | { event: "card_seen"; seat: number; card?: Card }
  | { event: "card_placed"; seat: number; to: To; card?: Card }
  | { event: "card_looted"; seat: number; card: Card }
  | { event: "turn_passed"; seat: number }
  | { event: "deck_emptied"; seat: number }
  | { event: "last_turn"; seat: number }
  | { event: "endless_play" }
  | { event: "crash_victory"; seat: number }
  | { event: "treasure_counted"; seat: number; count: number }
>;

export type Action = AnyOf<
  | { do: "choose_guest"; guest: Guest }
  | { do: "draw" }
  | { do: "play"; card: "bomb" | "board" | "fish" | "reinforce" | "secure" | "gold"; gold: number; column: number }
  | { do: "discard"; column: number }
  | { do: "pass" }
  | { do: "secure"; column: number }
  | { do: "manoeuvre"; from: number; to: number }
  | { do: "call_back"; column: number }
  | { do: "observe"; card: "bomb" | "board" | "fish" | "reinforce" | "secure" | "gold"; gold: number; to: To }
>;

export type GameFrame = FrameOf<View, Facts, Action, Event>;
export type Ahead = ForeseenOf<View, Event>;
