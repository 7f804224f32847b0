import type { LogLine } from "./messages";

/** The arguments of events that name a seat, in all games. */
const SEATS = ["seat", "target", "attacker", "winner", "seller", "captain", "former", "finder"];

/** Whether an event is about one of these seats. */
export function concerns(line: LogLine, seats: number[]): boolean {
  return SEATS.some((name) => seats.includes(line.event[name] as number));
}
