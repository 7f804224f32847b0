import type { Frame } from "./messages";

/** Who has to choose now; null where the game is over. */
export function decider(frame: Frame): number | null {
  return frame.view.decision?.seat ?? null;
}

export function isMyTurn(frame: Frame): boolean {
  return frame.seat !== null && frame.choices.length > 0 && !frame.table.seats[frame.seat]!.stand_in;
}

/** Whether a seat's time is up: a bot plays on for it. */
export function isTimeUp(frame: Frame, seat: number): boolean {
  const { clock, stand_in } = frame.table.seats[seat]!;
  return clock === 0 && stand_in;
}

/** Minutes and seconds. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
