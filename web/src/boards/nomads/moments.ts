/** What is staged: a card that somebody else writes; when the board has shown what led to it, a
 * comparison of scores, the last round and the end. */
import { freshLines, type Line } from "../../lib/board";
import type { Moment as Staged, MomentsOf } from "../../lib/moments";
import type { Event, GameFrame } from "./types";

type Told = Line<Event>;
export type Moment = Staged<Told> & { kind: "card" | "scoring" | "last-round" | "end" };

const CARDS: Event["event"][] = ["song_written", "legend_written", "legend_improved"];
const COUNTED: Event["event"][] = ["score_counted", "moons_won", "moons_lost"];

export const momentsOf: MomentsOf<GameFrame, Told> = (last, now) => {
  const moments: Moment[] = [];
  for (const line of freshLines(last, now)) {
    const { event, seat } = line.event;
    const before = moments.at(-1);
    if (CARDS.includes(event) && seat !== now.seat) moments.push({ kind: "card", lines: [line], hold: 1500 });
    else if (event === "scoring_begun") moments.push({ kind: "scoring", lines: [line], hold: 5000, stay: true, after: true });
    else if (before?.kind === "scoring" && COUNTED.includes(event)) before.lines.push(line);
    else if (event === "end_begun") moments.push({ kind: "last-round", lines: [line], hold: 2600, after: true });
    else if (event === "points_scored" && before?.kind === "end") before.lines.push(line);
    else if (event === "points_scored") moments.push({ kind: "end", lines: [line], hold: 3500, after: true });
  }
  return moments;
};
