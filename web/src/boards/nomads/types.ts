// Made from the game's declaration by tools/client_types.py. Do not edit.
import type { AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone } from "../../lib/board";
import type { Way, Tile, Adventurer, Legend, Pile, Writing, Step, Piece } from "./names";
export * from "./names";

export interface Options {
  adventurers: "dealt" | "chosen";
  first_player: "random" | 0 | 1 | 2 | 3 | 4;
  setup: "placed" | "quick";
  values: "even" | "mixed" | Record<string, any>;
  eight_moons: "at_once" | "next_turn";
  tie_for_first: "share_four" | "share_three";
  after: null | Record<string, any>;
}

export interface View {
  game: "nomads";
  rules: string;
  seq: number;
  seat: number | null;
  seats: number;
  options: Options;
  decision: { seat: number; kind: Step } | null;
  legend_value: number[];
  song_need: number[];
  song_points: number[];
  last_captain: number | null;
  last_placed: number | null;
  coin: number[];
  first: number | null;
  active: number | null;
  adventurer: (Adventurer | null)[];
  pile: Pile[][];
  hand: Pile[];
  place: number;
  way: Way | null;
  used: number;
  lys: number;
  height: number[];
  top: (Tile | null)[];
  heard: number;
  legend_of: (number | null)[];
  song_of: (number | null)[];
  writing: Writing | null;
  idle: number;
  closing: number;
  step: Step | null;
  todo: Step[];
  unseen: ShutZone;
  chart: OpenZone<Piece>;
  box: OpenZone<Piece>;
  tiles: OpenZone<Piece>[];
  known: Record<never, never>;
}

/** What can be counted: how the seats stand, where their points are from; whose disc each
is and whose lies on top at each place (None where it is nobody's who plays); where the next
disc in hand falls; how many Opal Moons fill the Moon chart, and how many each seat would win if
it were full now; how many tiles of each kind the stacks still hold; and how many stacks hold
tiles, and hold them still when the game ends. */
export interface Facts {
  full_chart: number;
  last_stacks: number;
  left: Record<string, number>;
  listeners: (number | null)[];
  next: number | null;
  owners: Record<string, number | null>;
  points: Record<string, number>[];
  prizes: number[];
  stacks: number;
  standing: Standing[];
}

/** A seat's score: counted now, as in an intermediate scoring; and with Opal Moons, as in the
end. */
export interface Standing {
  in_the_end: number;
  now: number;
}

export type Event = AnyOf<
  | { event: "tile_revealed"; stack: number; tile: Tile }
  | { event: "first_player_named"; seat: number }
  | { event: "coin_brought"; seat: number }
  | { event: "adventurer_taken"; seat: number; adventurer: Adventurer }
  | { event: "frog_placed"; seat: number; space: number }
  | { event: "nomads_placed" }
  | { event: "unplayed_placed"; seat: number; adventurer: Adventurer; space: number }
  | { event: "disc_placed"; seat: number; space: number }
  | { event: "lys_placed"; seat: number; stack: number }
  | { event: "turn_begun"; seat: number }
  | { event: "lys_stepped"; seat: number; stack: number }
  | { event: "pile_moved"; seat: number; space: number; way: Way }
  | { event: "disc_dropped"; seat: number; space: number }
  | { event: "pair_dropped"; seat: number; space: number }
  | { event: "space_skipped"; seat: number; space: number }
  | { event: "last_disc_dropped"; seat: number; space: number }
  | { event: "lys_moved"; seat: number; stack: number }
  | { event: "disc_lifted"; seat: number; space: number }
  | { event: "tile_taken"; seat: number; stack: number; tile: Tile }
  | { event: "tile_discarded"; seat: number; stack: number; tile: Tile }
  | { event: "moon_risen"; seat: number; stack: number; count: number }
  | { event: "song_written"; seat: number; need: number; points: number }
  | { event: "legend_written"; seat: number; legend: Legend; value: number }
  | { event: "legend_improved"; seat: number; legend: Legend; value: number }
  | { event: "tiles_paid"; seat: number; wilds: number; count: number }
  | { event: "scoring_begun" }
  | { event: "score_counted"; seat: number; count: number }
  | { event: "moons_won"; seat: number; count: number }
  | { event: "moons_lost"; count: number }
  | { event: "end_begun"; seat: number }
  | { event: "nothing_written"; seat: number }
  | { event: "points_scored"; seat: number; count: number }
>;

export type Action = AnyOf<
  | { do: "choose_adventurer"; adventurer: Adventurer }
  | { do: "place_frog"; space: number }
  | { do: "place_unplayed"; adventurer: Adventurer; space: number }
  | { do: "place_disc"; space: number }
  | { do: "place_lys"; stack: number }
  | { do: "stay" }
  | { do: "step"; way: Way }
  | { do: "move"; space: number; way: Way }
  | { do: "pass" }
  | { do: "song"; need: number }
  | { do: "legend"; legend: Legend; value: number }
  | { do: "single" }
  | { do: "double" }
  | { do: "drop" }
  | { do: "skip" }
  | { do: "lys_target"; stack: number }
  | { do: "no_lift" }
  | { do: "lift"; space: number; height: number }
  | { do: "pay"; tiles: Counts; wilds: number }
>;

export type GameFrame = FrameOf<View, Facts, Action, Event>;
export type Ahead = ForeseenOf<View, Event>;
