/** What a game brings to the browser is found in its folder, `src/boards/GAME`. Nothing there is
 * needed: a game without a folder gets a plain board, a plain scene and the house's own colour. */
import type { Component } from "svelte";
import * as api from "./api";
import type { Content, Foreseen, Frame, Lang } from "./messages";
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
  /** The code of a choice that the reader looks at in the list, to be shown before it is made. */
  considered?: number | null;
  /** What a choice is certain to lead to. It is asked for when it is first wanted, and there a moment
   * later; to look on, nothing is foreseen. */
  foreseen?: (code: number) => Foreseen | undefined;
  /** Whether things may fly; otherwise they fade. */
  motion: boolean;
  /** What the table is played with, for a board that asks for it by `export const wantsContent`. */
  content?: Content["board"];
}

type Board = Component<BoardProps>;
type BoardFile = { default: Board; wantsContent?: boolean };

/** A first game with somebody who explains: the messages that are due now, the most urgent first.
 * Each is said once. */
export type Guide = (frame: Frame) => string[];

/** All that a table is shown with. */
export interface Kit {
  Board: Board;
  words: Words;
  content: Content["board"];
}

/** Whether there is something to draw: a table that was stopped, or whose rules are of another time,
 * has sentences only. */
export const isDrawn = (frame: Frame): boolean => frame.names.length > 0 && Object.keys(frame.view).length > 0;

const found = import.meta.glob<BoardFile>("../boards/*/Board.svelte");
const said = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });
const scenes = import.meta.glob<Component>("../boards/*/Scene.svelte", { import: "default", eager: true });
const guides = import.meta.glob<Guide>("../boards/*/guide.ts", { import: "default", eager: true });

import.meta.glob("../boards/*/accent.css", { eager: true }); // --accent where `data-game` says so

/** The scene on a game's door, where somebody has drawn one. */
export const sceneOf = (game: string): Component | undefined => scenes[`../boards/${game}/Scene.svelte`];

/** Who explains a first game, where somebody does. */
export const guideOf = (game: string): Guide | undefined => guides[`../boards/${game}/guide.ts`];

const fileOf = async (game: string): Promise<BoardFile> => {
  const load = found[`../boards/${game}/Board.svelte`];
  return load ? load() : import("../table/PlainBoard.svelte");
};

/** The board of a game, loaded when it is first needed; a plain one for a game without its own. */
export const boardOf = async (game: string): Promise<Board> => (await fileOf(game)).default;

/** The board of a table, its words, and its content where the board is drawn from that. */
export async function kitOf(table: string, game: string, lang: Lang): Promise<Kit> {
  const [file, words] = await Promise.all([fileOf(game), wordsOf(game, lang)]);
  if (!file.wantsContent) return { Board: file.default, words, content: {} };
  const own = await api.content(table, lang);
  return { Board: file.default, words: words.after(own.words), content: own.board };
}

/** What a board can say: the game's catalogue from the server, and the board's own. */
export async function wordsOf(game: string, lang: Lang, catalogue = api.gameWords(game, lang)): Promise<Words> {
  const own = said[`../boards/${game}/${lang}.ftl`]?.() ?? "";
  return new Words(lang, ...(await Promise.all([catalogue, own])));
}
