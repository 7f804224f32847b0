import type { Frame, LogLine } from "../../lib/messages";

/** What needs no words above the table: it is to be seen there, or not news. */
const NO_NEWS = new Set(["turn_begun", "card_laid_out", "guest_boarded", "card_seen"]);
const [FEW, MOST] = [2, 3]; // lines

/** Whether a frame is what came after the other, at the same table and for the same seat. */
export function follows(last: Frame | null, frame: Frame): last is Frame {
  return isSameSide(last, frame) && last.seq + 1 === frame.seq;
}

function isSameSide(last: Frame | null, frame: Frame): last is Frame {
  return last?.table.id === frame.table.id && last.seat === frame.seat;
}

/** The last things worth telling. What was told stays until there is something new. */
export function news(told: LogLine[], last: Frame | null, frame: Frame): LogLine[] {
  if (isSameSide(last, frame) && last.seq === frame.seq) return told; // somebody came or went
  const fresh = frame.log.filter((line) => !NO_NEWS.has(line.event.event));
  const before = follows(last, frame) ? told : [];
  if (!fresh.length) return before;
  return [...before, ...fresh].slice(-Math.max(FEW, Math.min(MOST, fresh.length)));
}
