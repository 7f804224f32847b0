import type { Frame, TableInfo } from "./messages";
import { knows, say } from "./shell.svelte";

/** How a seat is called at this table; bots have no names of their own. */
export function nameAt(table: TableInfo, seat: number): string {
  const { name, kind } = table.seats[seat]!;
  if (name) return name;
  return kind === "open" ? say("seat-open") : say("seat-bot", { number: botNumber(table, seat) });
}

/** What a seat is called in everything that is told: a bot goes by whom it plays. */
export const calledAt = ({ names, table }: Frame, seat: number): string => names[seat] || nameAt(table, seat);

function botNumber(table: TableInfo, seat: number): number {
  return table.seats.slice(0, seat + 1).filter((each) => each.kind === "bot" && !each.name).length;
}

export function strengthName(strength: string): string {
  return knows(`strength-${strength}`) ? say(`strength-${strength}`) : strength;
}
