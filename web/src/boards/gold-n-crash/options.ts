/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import type { Chosen, Frame } from "../../lib/messages";
import { at, COLUMNS, viewOf, type Action, type Face } from "./view";

/** What somebody has picked up: a card of the hand, or the last card of a column. */
export type Picked = { hand: Pick<Face, "kind" | "gold"> } | { column: number } | null;

/** What this seat is asked, or "" where it is asked nothing. */
export function asked(frame: Frame): string {
  return frame.choices.length ? (viewOf(frame).decision?.kind ?? "") : "";
}

/** The choices that do all of this. */
export function choicesTo(frame: Frame, action: Action): Chosen[] {
  const fields = Object.entries(action);
  return frame.choices.filter((choice) =>
    fields.every(([name, value]) => choice.action[name] === value),
  );
}

export function choiceTo(frame: Frame, action: Action): Chosen | undefined {
  return choicesTo(frame, action)[0];
}

/** What a click on one's own column would do, with what is picked. */
export function actionAt(frame: Frame, picked: Picked, column: number): Action {
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
export function canPick(frame: Frame, column: number): boolean {
  const moves = { manoeuvre: { do: "manoeuvre", from: column }, action: { do: "discard", column } };
  const kind = asked(frame);
  return (kind === "manoeuvre" || kind === "action") && choicesTo(frame, moves[kind]).length > 0;
}

/** The column to ask about when a card can be played nowhere: the shortest, so that the answer is
 * not about the fullest. */
export function shortestColumn(frame: Frame): number {
  const seat = frame.seat ?? 0;
  const length = (column: number) => viewOf(frame).column[at(seat, column)]!.length;
  return COLUMNS.reduce<number>((best, column) => (length(column) < length(best) ? column : best), 0);
}
