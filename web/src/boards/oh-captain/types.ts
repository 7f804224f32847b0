// Made from the game's declaration by tools/client_types.py. Do not edit.
import type {
  AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone, Zone
} from "../../lib/board";
import type { Card, Item, Adventurer, Step, Piece } from "./names";
export * from "./names";

export interface Options {
  adventurers: "dealt" | "chosen";
  captain: "random" | 0 | 1 | 2 | 3 | 4 | 5;
  all_adventurers: boolean;
  choosing_order: "clockwise" | "anticlockwise";
  siana_only_eggs: "attacker_picks" | "fizzles";
}

export interface View {
  game: "oh-captain";
  rules: string;
  seq: number;
  seat: number | null;
  seats: number;
  options: Options;
  decision: { seat: number; kind: Step } | null;
  captain: number | null;
  active: number | null;
  adventurer: (Adventurer | null)[];
  coins: number[];
  supply: number;
  said: Item | null;
  attacker: number | null;
  target: number | null;
  flips: number;
  step: Step | null;
  todo: Step[];
  cave: ShutZone;
  found: Zone<Piece>;
  discard: Zone<Card>;
  box: OpenZone<Piece>;
  arrived: OpenZone<Piece>;
  loot_down: Zone<Card>[];
  loot_up: OpenZone<Card>[];
  known: { discard: Counts<Card | "not_egg">; loot_down: Counts<Card | "not_egg">[] };
}

/** What lies open to everybody: where each seat's points are from, with face-up loot and coins
alone, and who has most of each item that there is a token for, by name; what each card counts
by itself; how many there are of each card of the cave, and how many of them the reader has
not seen leave it, so that no more of them can be in there; what the face-down cards that the
reader knows of each seat count; whether the next card of the cave can be the Nomads; what each
seat's Adventurer lets it do with its own cards, an action's name; and whether the Captain
attacks, who has bought what was found. */
export interface Facts {
  captain_attacks: boolean;
  copies: Record<string, number>;
  face_down_points: number[];
  majorities: Record<string, number | null>;
  nomads_are_near: boolean;
  own_cards: (string | null)[];
  points: Record<string, number>[];
  unseen: Record<string, number>;
  worth: Record<string, number>;
}

export type Event = AnyOf<
  | { event: "captain_appointed"; seat: number }
  | { event: "adventurer_taken"; seat: number; adventurer: Adventurer }
  | { event: "discard_laid"; seat: number; card?: Card }
  | { event: "turn_begun"; seat: number }
  | { event: "mutiny_declared"; seat: number; former: number; count: number }
  | { event: "card_recovered"; seat: number; card?: Card }
  | { event: "loyalty_pledged"; seat: number; captain: number }
  | { event: "card_drawn"; seat: number; card?: Card }
  | { event: "item_announced"; seat: number; item: Item }
  | { event: "item_bought"; seat: number; seller: number; card: Card }
  | { event: "seller_lied"; seat: number }
  | { event: "item_left"; seat: number; finder: number }
  | { event: "nobody_to_attack"; seat: number; item: Item }
  | { event: "attacked"; seat: number; target: number; item: Item }
  | { event: "attack_accepted"; seat: number; attacker: number }
  | { event: "attack_challenged"; seat: number; attacker: number }
  | { event: "lie_caught"; seat: number; target: number; card: Card }
  | { event: "truth_proved"; seat: number; target: number; card: Card }
  | { event: "challenge_paid"; seat: number; winner: number; count: number }
  | { event: "coin_stolen"; seat: number; target: number }
  | { event: "open_card_hooked"; seat: number; target: number; card: Card }
  | { event: "hidden_card_hooked"; seat: number; target: number; card?: Card }
  | { event: "open_card_shot"; seat: number; target: number; card: Card }
  | { event: "hidden_card_shot"; seat: number; target: number; card?: Card }
  | { event: "card_lit"; seat: number; target: number; card: Card }
  | { event: "only_eggs"; seat: number }
  | { event: "attack_fizzled"; seat: number; target: number }
  | { event: "red_took_coin"; seat: number; target: number }
  | { event: "card_turned_down"; seat: number; card: Card }
  | { event: "nomads_arrived"; seat: number }
  | { event: "majority_won"; seat: number; item: Item }
  | { event: "points_scored"; seat: number; count: number }
>;

export type Action = AnyOf<
  | { do: "choose_adventurer"; adventurer: Adventurer }
  | { do: "mutiny" }
  | { do: "loyalty" }
  | { do: "recover"; card: Card }
  | { do: "pass" }
  | { do: "announce"; item: Item }
  | { do: "buy" }
  | { do: "let" }
  | { do: "attack"; seat: number }
  | { do: "accept" }
  | { do: "challenge" }
  | { do: "take"; face: "up"; card: Card }
  | { do: "take"; face: "down" }
  | { do: "give"; face: "up" | "down"; card: Card }
  | { do: "take_coin"; seat: number }
  | { do: "turn_down"; card: Card }
  | { do: "done" }
>;

export type GameFrame = FrameOf<View, Facts, Action, Event>;
export type Ahead = ForeseenOf<View, Event>;
