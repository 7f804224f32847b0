/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import { asked, choicesTo } from "../../lib/board";
import type { Action, GameFrame } from "./types";
import { at, COLUMNS, type Face } from "./view";

/** What somebody has picked up: a card of the hand, or the last card of a column. */
export type Picked = { hand: Pick<Face, "kind" | "gold"> } | { column: number } | null;

/** What a click on one's own column would do, with what is picked. */
export function actionAt(frame: GameFrame, picked: Picked, column: number): Action {
  const kind = asked(frame);
  if (kind === "secure" || kind === "call_back") return { do: kind, column };
  if (kind === "manoeuvre") {
    const from = picked && "column" in picked ? picked.column : column;
    return { do: "manoeuvre", from, to: from === column ? beside(column) : column };
  }
  if (picked && "hand" in picked) {
    return { do: "play", card: picked.hand.kind, gold: picked.hand.gold, column };
  }
  return { do: "discard", column };
}

function beside(column: number): number {
  return column === 1 ? 0 : 1;
}

/** Whether the last card of a column can be picked up, to be put somewhere else. */
export function canPick(frame: GameFrame, column: number): boolean {
  const kind = asked(frame);
  if (kind === "manoeuvre") return choicesTo(frame, { do: "manoeuvre", from: column }).length > 0;
  return kind === "action" && choicesTo(frame, { do: "discard", column }).length > 0;
}

/** The column to ask about when a card can be played nowhere: the shortest, so that the answer is
 * not about the fullest. */
export function shortestColumn(frame: GameFrame): number {
  const seat = frame.seat ?? 0;
  const length = (column: number) => frame.view.column[at(seat, column)]!.length;
  return COLUMNS.reduce<number>((best, column) => (length(column) < length(best) ? column : best), 0);
}
