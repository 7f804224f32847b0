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

/** Everything that happened since the turn before this one began. A frame tells only what is new,
 * so what was told before is kept as long as frames follow one another. */
export function heard(before: LogLine[], last: Frame | undefined, frame: Frame): LogLine[] {
  const goesOn = last && follows(last, frame);
  const lines = goesOn ? [...before, ...frame.log] : frame.log;
  const turns = lines.flatMap((line, i) => (line.event.event === "turn_begun" ? [i] : []));
  return lines.slice(turns.at(-2) ?? 0);
}

/** Whether a frame is what came after the other, at the same table and for the same seat. */
export function follows(last: Frame, frame: Frame): boolean {
  return (
    last.table.id === frame.table.id && last.seat === frame.seat && last.seq + 1 === frame.seq
  );
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
