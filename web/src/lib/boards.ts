import type { Component } from "svelte";
import * as api from "./api";
import type { Frame, Lang } from "./messages";
import { Words } from "./words";

/** What every board is given. */
export interface BoardProps {
  frame: Frame;
  /** The game's own words, and those of the board's folder (en.ftl, fr.ftl). */
  words: Words;
  /** Make this choice; its code is in `frame.choices`. */
  act: (code: number) => void;
  /** This was clicked and is not possible: the shell asks the server why and shows the rule. */
  forbid: (action: Record<string, unknown>) => void;
  /** Whether things may fly; otherwise they fade. */
  motion: boolean;
}

type Board = Component<BoardProps>;

const found = import.meta.glob<{ default: Board }>("../boards/*/Board.svelte");
const said = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });

/** The board of a game, loaded when it is first needed; a plain one for a game without its own. */
export async function boardOf(game: string): Promise<Board> {
  const load = found[`../boards/${game}/Board.svelte`];
  return (load ? await load() : await import("../table/PlainBoard.svelte")).default as Board;
}

/** What a board can say: the game's catalogue from the server, and the board's own. */
export async function wordsOf(game: string, lang: Lang, catalogue = api.gameWords(game, lang)): Promise<Words> {
  const own = said[`../boards/${game}/${lang}.ftl`]?.() ?? "";
  return new Words(lang, ...(await Promise.all([catalogue, own])));
}
