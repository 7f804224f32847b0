import * as api from "./api";
import type { TableInfo } from "./messages";
import { forget, kept } from "./tokens";

/** The tables where this device has a seat, and which; those where it must choose come first. */
export async function myTables(): Promise<{ tables: TableInfo[]; seats: Record<string, number[]> }> {
  const held = kept();
  const seats: Record<string, number[]> = {};
  for (const { table, seat } of held) (seats[table] ??= []).push(seat);
  if (!held.length) return { tables: [], seats };
  const tables = await api.mine(held.map((seat) => seat.token));
  const there = new Set(tables.map((table) => table.id));
  for (const table of Object.keys(seats)) if (!there.has(table)) forget(table); // it has expired
  const order = ["playing", "waiting", "over", "frozen", "closed"];
  const place = (table: TableInfo) => (isTurnOf(table, seats[table.id] ?? []) ? -1 : order.indexOf(table.status));
  return { tables: tables.sort((a, b) => place(a) - place(b) || b.touched - a.touched), seats };
}

/** Whether one of these seats must choose there. */
export const isTurnOf = (table: TableInfo, seats: number[]): boolean =>
  table.status === "playing" && table.turn !== null && seats.includes(table.turn) && !table.seats[table.turn]!.stand_in;
