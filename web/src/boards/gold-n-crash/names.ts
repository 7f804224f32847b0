// Made from the game's declaration by tools/client_types.py. Do not edit.

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
