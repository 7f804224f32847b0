import * as api from "./api";
import type { GameInfo, OpenTable } from "./messages";
import { go } from "./route.svelte";
import { taste } from "./settings.svelte";
import { usualSeats } from "./shelf.svelte";
import { say } from "./shell.svelte";
import { keep, nonce } from "./tokens";

/** How one is called until one says otherwise. */
export const myName = () => taste.name.trim() || say("name-guest");

/** Puts up a table and goes there. */
export async function open(wish: Omit<OpenTable, "name" | "lang" | "nonce">): Promise<string> {
  const name = myName();
  const { table, seats } = await api.openTable({ ...wish, name, lang: taste.lang, nonce: nonce() });
  keep(seats, name);
  return table;
}

/** One click to the first move: the other seats are bots'. */
export async function playNow(game: GameInfo, guided = false): Promise<void> {
  const seats = usualSeats(game);
  const strength = guided ? game.players[0] : game.players.at(-1);
  const bots = [null, ...Array<string>(seats - 1).fill(strength ?? "random")];
  const table = await open({ game: game.name, seats, bots, begin: true });
  if (guided) {
    taste.guided = [table, ...taste.guided].slice(0, 20);
    taste.tips = [];
  }
  go(`/t/${table}`);
}

/** A table for friends: all other seats stay open until they come. */
export async function invite(game: GameInfo): Promise<void> {
  const seats = usualSeats(game);
  const table = await open({ game: game.name, seats, bots: Array<null>(seats).fill(null) });
  go(`/t/${table}`);
}
