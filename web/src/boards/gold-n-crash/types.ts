// Made from the game's declaration by tools/client_types.py. Do not edit.
import type { AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone, Zone } from "../../lib/board";

export const CARD_NAMES = [
  "octopirate_bomb1", "octopirate_bomb2", "octopirate_bomb3", "octopirate_board1",
  "octopirate_board2", "octopirate_board3", "octopirate_fish1", "octopirate_fish2",
  "octopirate_fish3", "octopirate_reinforce1", "octopirate_reinforce2", "octopirate_reinforce3",
  "octopirate_secure1", "octopirate_secure2", "octopirate_secure3", "octopirate_gold4",
  "octopirate_gold6", "meowmurai_bomb1", "meowmurai_bomb2", "meowmurai_bomb3", "meowmurai_board1",
  "meowmurai_board2", "meowmurai_board3", "meowmurai_fish1", "meowmurai_fish2", "meowmurai_fish3",
  "meowmurai_reinforce1", "meowmurai_reinforce2", "meowmurai_reinforce3", "meowmurai_secure1",
  "meowmurai_secure2", "meowmurai_secure3", "meowmurai_gold4", "meowmurai_gold6"
] as const;
export type Card = (typeof CARD_NAMES)[number];

export const GUEST_NAMES = [
  "nine_gold", "two_in_a_turn", "three_reinforce", "five_cards", "four_types", "three_fish",
  "two_gold", "three_board"
] as const;
export type Guest = (typeof GUEST_NAMES)[number];

export const TO_NAMES = [
  "top", "bottom"
] as const;
export type To = (typeof TO_NAMES)[number];

export const CREW_NAMES = [
  "octopirate", "meowmurai"
] as const;
export type Crew = (typeof CREW_NAMES)[number];

export const TREASURE_NAMES = [
  "octopirate_bomb1", "octopirate_bomb2", "octopirate_bomb3", "octopirate_board1",
  "octopirate_board2", "octopirate_board3", "octopirate_fish1", "octopirate_fish2",
  "octopirate_fish3", "octopirate_reinforce1", "octopirate_reinforce2", "octopirate_reinforce3",
  "octopirate_secure1", "octopirate_secure2", "octopirate_secure3", "octopirate_gold4",
  "octopirate_gold6", "meowmurai_bomb1", "meowmurai_bomb2", "meowmurai_bomb3", "meowmurai_board1",
  "meowmurai_board2", "meowmurai_board3", "meowmurai_fish1", "meowmurai_fish2", "meowmurai_fish3",
  "meowmurai_reinforce1", "meowmurai_reinforce2", "meowmurai_reinforce3", "meowmurai_secure1",
  "meowmurai_secure2", "meowmurai_secure3", "meowmurai_gold4", "meowmurai_gold6", "nine_gold",
  "two_in_a_turn", "three_reinforce", "five_cards", "four_types", "three_fish", "two_gold",
  "three_board"
] as const;
export type Treasure = (typeof TREASURE_NAMES)[number];

export const STEP_NAMES = [
  "first_player", "guest", "choose_guest", "draw", "action", "robustness", "secure", "manoeuvre",
  "call_back", "observe", "set_up_crew", "reinforce", "look", "after_card", "end_of_action",
  "next_turn"
] as const;
export type Step = (typeof STEP_NAMES)[number];

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
each Treasure, how many of its cards nobody can take any more, and the cards left to draw. */
export interface Facts {
  gold: number[];
  left: number[];
  safe: number[];
  zeppelins: Zeppelin[];
}

/** One of the six Zeppelins: how robust it can be as far as this seat knows, how far its Guest's
wish is (None where there is none), what that comes to in the end, and the gold below it. */
export interface Zeppelin {
  gold: number;
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
