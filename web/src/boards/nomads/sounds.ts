import type { Sounds } from "../../lib/sound";
import type { Event } from "./types";

/** What is heard by the fire. */
export const sounds: Sounds<Event["event"]> = {
  frog_placed: "wood",
  nomads_placed: "wood",
  unplayed_placed: "wood",
  disc_placed: "wood",
  lys_placed: "whoosh",
  lys_stepped: "whoosh",
  lys_moved: "whoosh",
  disc_dropped: "wood",
  pair_dropped: "wood",
  last_disc_dropped: "wood",
  space_skipped: "whoosh",
  disc_lifted: "wood",
  tile_taken: "card",
  tile_discarded: "flip",
  moon_risen: "bell",
  song_written: "story",
  legend_written: "story",
  legend_improved: "story",
  scoring_begun: "horn",
  moons_won: "good",
  moons_lost: "bad",
  end_begun: "drum",
  points_scored: "end",
};
