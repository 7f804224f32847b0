import { follows, sameSide, type Line } from "../../lib/board";
import type { Event, GameFrame } from "./types";

/** What needs no words above the table: it is to be seen there, or not news. */
const NO_NEWS = new Set<Event["event"]>(["turn_begun", "card_laid_out", "guest_boarded", "card_seen"]);
const [FEW, MOST] = [2, 3]; // lines

/** The last things worth telling. What was told stays until there is something new. */
export function news(told: Line<Event>[], last: GameFrame | null, frame: GameFrame): Line<Event>[] {
  if (sameSide(last, frame)?.seq === frame.seq) return told; // somebody came or went
  const fresh = frame.log.filter((line) => !NO_NEWS.has(line.event.event));
  const before = follows(last, frame) ? told : [];
  if (!fresh.length) return before;
  return [...before, ...fresh].slice(-Math.max(FEW, Math.min(MOST, fresh.length)));
}
