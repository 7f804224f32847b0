import { freshLines, sameSide, type Line } from "../../lib/board";
import type { Event, GameFrame } from "./types";

/** What needs no words in the middle of the table: it is to be seen there, or not news. */
const NO_NEWS = new Set<Event["event"]>([
  "turn_begun",
  "card_drawn",
  "item_announced",
  "item_left",
  "attacked",
  "attack_accepted",
  "discard_laid",
  "adventurer_taken",
  "points_scored",
]);

/** Everything that happened since the turn before this one began. A frame may tell only what is
 * new since the last one, so what was told before is kept. */
export function heard(before: Line<Event>[], last: GameFrame | null, frame: GameFrame): Line<Event>[] {
  const goesOn = sameSide(last, frame)?.seq === frame.since;
  const lines = goesOn ? [...before, ...freshLines(last, frame)] : frame.log;
  const turns = lines.flatMap((line, i) => (line.event.event === "turn_begun" ? [i] : []));
  return lines.slice(turns.at(-2) ?? 0);
}

/** The lines worth telling while nobody has announced anything. */
export function news(story: Line<Event>[]): Line<Event>[] {
  return story.filter((line) => !NO_NEWS.has(line.event.event));
}
