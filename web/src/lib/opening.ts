import * as api from "./api";
import type { GameInfo, Join, OpenTable } from "./messages";
import { satDown } from "./promises";
import { go } from "./route.svelte";
import { taste } from "./settings.svelte";
import { say } from "./shell.svelte";
import { keep } from "./tokens";

/** How one is called; a guest who has not said it gets a number where another guest sits already. */
export function myName(others: string[] = []): string {
  const guest = say("name-guest");
  const free = [guest, ...others.map((_, number) => `${guest} ${number + 2}`)];
  return taste.name.trim() || free.find((name) => !others.includes(name))!;
}

/** Puts up a table and goes there. */
export async function open(wish: Omit<OpenTable, "name" | "lang">): Promise<string> {
  const name = myName();
  const { table, seats, commitment } = await api.openTable({ ...wish, name, lang: taste.lang });
  keep(seats, name);
  satDown(table, commitment, seats.map((each) => each.seat));
  return table;
}

/** One click to the first move: the other seats are bots'. */
export async function playNow(game: GameInfo, guided = false): Promise<void> {
  const seats = game.usual_seats;
  const strength = guided ? game.players[0] : game.players.at(-1);
  const bots = [null, ...Array<string>(seats - 1).fill(strength ?? "random")];
  const table = await open({ game: game.name, seats, bots, begin: true, options: game.quick });
  if (guided) {
    taste.guided = [table, ...taste.guided].slice(0, 20);
    taste.tips = [];
  }
  go(`/t/${table}`);
}

/** Sits down at a table that has not begun. In a rematch, the token of the game before gets its seat back. */
export async function sit(table: string, wish: Join, before?: string): Promise<void> {
  const seated = await api.join(table, wish, before);
  keep([seated], wish.name);
  satDown(table, seated.commitment, [seated.seat]);
}

/** A table for friends: all other seats stay open until they come. */
export async function invite(game: GameInfo): Promise<void> {
  const seats = game.usual_seats;
  const table = await open({ game: game.name, seats, bots: Array<null>(seats).fill(null) });
  go(`/t/${table}`);
}
