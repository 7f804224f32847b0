import * as api from "./api";
import type { GameInfo, Lang, LogLine } from "./messages";

/** The games that the server has, in the reader's language. */
export const shelf: { games: GameInfo[] | null; lang: Lang | null; error: string } = $state({
  games: null,
  lang: null,
  error: "",
});

/** Looks at the shelf, unless it was seen in this language already. */
export async function lookAtShelf(lang: Lang): Promise<void> {
  if (shelf.lang === lang && shelf.games) return;
  shelf.lang = lang;
  shelf.error = "";
  try {
    shelf.games = await api.games(lang);
  } catch (error) {
    shelf.lang = null;
    shelf.error = (error as Error).message;
  }
}

export const gameOf = (name: string): GameInfo | undefined =>
  shelf.games?.find((game) => game.name === name);

/** Whether an event of this game is about one of these seats. */
export function concerns(game: string, { event }: LogLine, seats: readonly number[]): boolean {
  const about = gameOf(game)?.events[event.event] ?? [];
  return about.some((name) => seats.includes(event[name]));
}

/** 3–6, or 2. */
export function playersRange(game: GameInfo): string {
  const [fewest, most] = [game.seats[0]!, game.seats.at(-1)!];
  return fewest === most ? String(fewest) : `${fewest}–${most}`;
}
