import type { TableInfo } from "./messages";
import { unguessable } from "./tokens";

/** What this device knows of a table's shuffle by itself, whatever the server says later. */
export interface Witnessed {
  table: string;
  /** The fingerprint of the table's seed, as it was first seen here; empty: never before the end. */
  commitment: string;
  /** Whether that was before the game began. */
  early: boolean;
  /** This device's own part of the shuffle; empty where it only watches. */
  nonce: string;
  /** The seats that somebody took here, and did not bring from another device. */
  seats: number[];
}

const KEY = "captain.promises";
const MOST = 200; // the oldest go first: as many tables as seats are kept, and as many watched

function all(): Witnessed[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Witnessed[];
  } catch {
    return []; // not ours, or damaged: begin anew
  }
}

/** What this device remembers of a table, if anything. */
export const witnessed = (table: string): Witnessed | undefined => all().find((each) => each.table === table);

function remember(table: string, more: (known: Witnessed) => Partial<Witnessed>): Witnessed {
  const known = witnessed(table) ?? { table, commitment: "", early: false, nonce: "", seats: [] };
  const now = { ...known, ...more(known) };
  const others = all().filter((each) => each.table !== table);
  localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)));
  return now;
}

/** A fingerprint was shown. Only the first counts, and none that comes together with the seed. */
export function witness({ id, commitment, status, seed }: Pick<TableInfo, "id" | "commitment" | "status" | "seed">): void {
  if (seed || witnessed(id)?.commitment) return;
  remember(id, () => ({ commitment, early: status === "waiting" }));
}

/** Somebody sat down here, at a table that has not begun. */
export function satDown(table: string, commitment: string, seats: number[]): void {
  remember(table, (known) => ({
    ...(known.commitment ? {} : { commitment, early: true }),
    seats: [...new Set([...known.seats, ...seats])],
  }));
}

/** This device's part of a table's shuffle: the same whenever it is asked for. */
export const nonceFor = (table: string): string =>
  witnessed(table)?.nonce || remember(table, () => ({ nonce: unguessable(16) })).nonce;
