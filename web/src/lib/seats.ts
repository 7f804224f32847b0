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

/** Minutes and seconds, with hours where there are some. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const face = [minutes, left % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? [hours, ...face].join(":") : `${minutes}:${face[1]}`;
}
