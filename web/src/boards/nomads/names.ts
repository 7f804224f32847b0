// Made from the game's declaration by tools/client_types.py. Do not edit.

export const WAY_NAMES = [
  "cw", "ccw"
] as const;
export type Way = (typeof WAY_NAMES)[number];

export const TILE_NAMES = [
  "A", "B", "C", "D", "E", "F", "G", "opal", "wild"
] as const;
export type Tile = (typeof TILE_NAMES)[number];

export const ADVENTURER_NAMES = [
  "ulrich", "moon", "red", "siana", "nostromo"
] as const;
export type Adventurer = (typeof ADVENTURER_NAMES)[number];

export const LEGEND_NAMES = [
  "A", "B", "C", "D", "E", "F", "G"
] as const;
export type Legend = (typeof LEGEND_NAMES)[number];

export const PILE_NAMES = [
  "ulrich", "moon", "red", "siana", "nostromo", "nomad", "frog"
] as const;
export type Pile = (typeof PILE_NAMES)[number];

export const WRITING_NAMES = [
  "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4",
  "E1", "E2", "E3", "E4", "F1", "F2", "F3", "F4", "G1", "G2", "G3", "G4", "song1", "song2", "song3",
  "song4"
] as const;
export type Writing = (typeof WRITING_NAMES)[number];

export const STEP_NAMES = [
  "first_player", "deal", "choose_adventurer", "place_frog", "place_unplayed", "place_disc",
  "place_lys", "moon_step", "turn", "pay", "double_drop", "skip", "lys_target", "red_lift",
  "reveal", "last_write", "lay_out", "lay_nomads", "listen", "end_of_turn", "next_turn",
  "next_writer"
] as const;
export type Step = (typeof STEP_NAMES)[number];

export const PIECE_NAMES = [
  "A", "B", "C", "D", "E", "F", "G", "opal", "wild", "coin"
] as const;
export type Piece = (typeof PIECE_NAMES)[number];
