/** What is staged before the board shows it: a bomb, a Guest, the end coming near, the end. */
import { freshLines } from "../../lib/board";
import type { Moment as Staged, MomentsOf } from "../../lib/moments";
import type { Line } from "../../lib/board";
import type { Event, GameFrame } from "./types";

type Told = Line<Event>;
export type Moment = Staged<Told> & { kind: Kind };
type Kind = "bomb" | "guest" | "last" | "end";

/** Which events are staged, and for how long. */
const STAGED: Partial<Record<Event["event"], [Kind, hold: number]>> = {
  zeppelin_resisted: ["bomb", 2200],
  zeppelin_destroyed: ["bomb", 2800],
  guest_secured: ["guest", 2000],
  deck_emptied: ["last", 2000],
  last_turn: ["last", 1800],
  endless_play: ["last", 2400],
  crash_victory: ["end", 3000],
  treasure_counted: ["end", 3200],
};
/** What belongs to the moment before it. */
const AFTER: Partial<Record<Event["event"], Kind>> = { guest_lost: "bomb", last_turn: "last", treasure_counted: "end" };

export const momentsOf: MomentsOf<GameFrame, Told> = (last, now) => {
  const moments: Moment[] = [];
  for (const line of freshLines(last, now)) {
    const name = line.event.event;
    const before = moments.at(-1);
    if (before && AFTER[name] === before.kind) before.lines.push(line);
    else if (STAGED[name]) moments.push({ kind: STAGED[name][0], lines: [line], hold: STAGED[name][1] });
  }
  return moments;
};
