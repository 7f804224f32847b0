import type { Frame, LogLine } from "../../lib/messages";
import type { View } from "./view";

/** What needs no words in the middle of the table: it is to be seen there, or not news. */
const NO_NEWS = new Set([
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
export function heard(before: LogLine[], last: Frame | undefined, frame: Frame): LogLine[] {
  const goesOn = last && isSameSide(last, frame) && frame.since === last.seq;
  const lines = goesOn ? [...before, ...fresh(last, frame)] : frame.log;
  const turns = lines.flatMap((line, i) => (line.event.event === "turn_begun" ? [i] : []));
  return lines.slice(turns.at(-2) ?? 0);
}

/** What happened since the last frame; nothing where the frames show different sides. */
export function fresh(last: Frame | undefined, frame: Frame): LogLine[] {
  if (!last || !isSameSide(last, frame)) return [];
  return frame.log.filter((line) => line.seq > last.seq);
}

function isSameSide(one: Frame, other: Frame): boolean {
  return one.table.id === other.table.id && one.seat === other.seat;
}

/** The lines worth telling while nobody has announced anything. */
export function news(story: LogLine[]): LogLine[] {
  return story.filter((line) => !NO_NEWS.has(line.event.event));
}

/** What the attacked seat said to this turn's attack, as far as it is known here. */
export function answerOf(story: LogLine[], view: View): "" | "lie" | "believe" {
  if (view.step !== "pick_card" && view.step !== "siana_pick") return "";
  const events = story.map((line) => line.event.event);
  const turn = events.lastIndexOf("turn_begun");
  if (events.indexOf("attack_challenged", turn + 1) >= 0) return "lie";
  return events.indexOf("attack_accepted", turn + 1) >= 0 ? "believe" : "";
}
