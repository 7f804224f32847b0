import type { TableInfo } from "../lib/messages";
import { say } from "../lib/shell.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Clock = Pick<TableInfo, "minutes" | "increment" | "turn_seconds">;

/** How long people may think at a table. */
export function clockWords({ minutes, increment, turn_seconds }: Clock): string {
  if (turn_seconds) return say("clock-turn", { time: lasting(turn_seconds) });
  if (!minutes) return say("new-clock-none");
  const whole = say("new-clock-minutes", { minutes });
  return increment ? `${whole} ${say("clock-increment", { seconds: increment })}` : whole;
}

/** Days, hours or minutes, whatever it comes to. */
function lasting(seconds: number): string {
  if (seconds % DAY === 0) return say("clock-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return say("clock-hours", { count: seconds / HOUR });
  return say("clock-minutes", { count: Math.round(seconds / MINUTE) });
}

/** The clocks that make sense where everybody is there, and where people come by when they can. */
export const CLOCKS: Record<TableInfo["pace"], Clock[]> = {
  live: [
    { minutes: 0, increment: 0, turn_seconds: 0 },
    ...[5, 10, 20, 40, 90].map((minutes) => ({ minutes, increment: 0, turn_seconds: 0 })),
    ...[1, 2, 5].map((minutes) => ({ minutes: 0, increment: 0, turn_seconds: minutes * MINUTE })),
  ],
  leisure: [
    { minutes: 0, increment: 0, turn_seconds: 0 },
    ...[12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map((turn_seconds) => ({ minutes: 0, increment: 0, turn_seconds })),
  ],
};
export const INCREMENTS = [0, 5, 10, 30, 60];
