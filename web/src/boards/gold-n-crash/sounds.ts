import type { Sounds } from "../../lib/sound";
import type { Event } from "./types";

export const sounds: Sounds<Event["event"]> = {
  card_drawn: "card",
  card_played: "wood",
  card_boarded: "blade",
  card_fished: "splash",
  card_secured: "coin",
  guest_secured: "good",
  card_discarded: "flip",
  card_moved: "card",
  card_called_back: "card",
  card_seen: "flip",
  card_placed: "card",
  card_looted: "coin",
  safe_cracked: "bad",
  column_cleared: "whoosh",
  zeppelin_resisted: "drum",
  zeppelin_destroyed: "boom",
  deck_emptied: "bell",
  last_turn: "horn",
  endless_play: "bell",
  crash_victory: "end",
  treasure_counted: "coin",
};
