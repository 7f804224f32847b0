import type { Seated } from "./messages";

/** A seat and what proves that it is ours. */
type Proved = Pick<Seated, "table" | "seat" | "token">;

/** A seat that belongs to this device. Its token proves it, and never leaves in an address. */
export interface Kept extends Proved {
  name: string;
  /** When it was kept, in milliseconds. */
  at: number;
}

const KEY = "captain.seats";
const MOST = 100; // the oldest go first; the server looks up as many

/** All seats of this device, newest first. */
export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return []; // not ours, or damaged: begin anew
  }
}

/** The seats of this device at one table, in order. */
export function seatsAt(table: string): Kept[] {
  return kept()
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.seat - b.seat);
}

export function keep(seats: Proved[], name: string): void {
  const isNew = (old: Kept) => !seats.some((s) => s.table === old.table && s.seat === old.seat);
  const fresh = seats.map(({ table, seat, token }) => ({ table, seat, token, name, at: Date.now() }));
  localStorage.setItem(KEY, JSON.stringify([...fresh, ...kept().filter(isNew)].slice(0, MOST)));
}

/** The table was laid anew: these seats, in order, have other numbers now. */
export function renumber(seats: Kept[], numbers: number[]): Kept[] {
  const now = (old: Kept): Kept => {
    const place = seats.findIndex((seat) => seat.token === old.token);
    return place < 0 ? old : { ...old, seat: numbers[place]! };
  };
  localStorage.setItem(KEY, JSON.stringify(kept().map(now)));
  return seats.map(now);
}

/** Forget a table. */
export function forget(table: string): void {
  drop((old) => old.table === table);
}

/** Forget seats that are others' now. Who has sat down there again keeps the newer token. */
export function lose(seats: Proved[]): void {
  drop((old) => seats.some((seat) => seat.token === old.token));
}

function drop(goes: (old: Kept) => boolean): void {
  localStorage.setItem(KEY, JSON.stringify(kept().filter((old) => !goes(old))));
}

/** Letters that nobody guesses, fit for addresses and names of commands. */
export function unguessable(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
