// Made from the game's declaration by tools/client_types.py. Do not edit.

export const CARD_NAMES = [
  "lantern2", "lantern3", "egg", "hook", "lizard", "pistol", "purse"
] as const;
export type Card = (typeof CARD_NAMES)[number];

export const ITEM_NAMES = [
  "lantern", "hook", "lizard", "pistol"
] as const;
export type Item = (typeof ITEM_NAMES)[number];

export const ADVENTURER_NAMES = [
  "lys", "nostromo", "moon", "red", "siana", "ulrich"
] as const;
export type Adventurer = (typeof ADVENTURER_NAMES)[number];

export const STEP_NAMES = [
  "captain", "deal", "choose_adventurer", "discard", "mutiny_or_loyalty", "nostromo_pick", "draw",
  "announce", "captain_choice", "target", "respond", "pick_card", "siana_pick", "pick",
  "red_target", "moon_flip", "challenge_coin", "end_of_turn", "next_turn"
] as const;
export type Step = (typeof STEP_NAMES)[number];

export const PIECE_NAMES = [
  "lantern2", "lantern3", "egg", "hook", "lizard", "pistol", "purse", "nomads"
] as const;
export type Piece = (typeof PIECE_NAMES)[number];
