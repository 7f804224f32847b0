/** What a game brings to the browser is found in its folder, `src/boards/GAME`. Nothing there is
 * needed: a game without a folder gets a plain board, a plain scene and the house's own colour. */
import type { Component, Snippet } from "svelte";
import * as api from "./api";
import type { Content, Foreseen, Frame, Lang } from "./messages";
import type { MomentProps, MomentsOf } from "./moments";
import type { Sounds } from "./sound";
import { Words } from "./words";

/** What every board is given. */
export interface BoardProps {
  /** What is told so far; its choices come when all of it is told. */
  frame: Frame;
  /** What is asked, drawn by the shell: rendered once, beside one's own seat. */
  ask: Snippet;
  /** When the frame came, in milliseconds: clocks run on from there. */
  at: number;
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
/** Kinds of decisions whose choices the board does not offer one and all: their list is open. */
type InWords = { has(kind: string): boolean };
type BoardFile = { default: Board; wantsContent?: boolean; inWords?: InWords };

/** A first game with somebody who explains: the messages that are due now, the most urgent first.
 * Each is said once. */
export type Guide = (frame: Frame) => string[];

/** All that a table is shown with. */
export interface Kit {
  Board: Board;
  words: Words;
  content: Content["board"];
  inWords: InWords;
  momentsOf: MomentsOf;
  Moment: Component<MomentProps> | null;
  sounds: Sounds;
}

/** Whether there is something to draw: a table that was stopped, or whose rules are of another time,
 * has sentences only. */
export const isDrawn = (frame: Frame): boolean => frame.names.length > 0 && Object.keys(frame.view).length > 0;

const found = import.meta.glob<BoardFile>("../boards/*/Board.svelte");
const said = import.meta.glob<string>("../boards/*/*.ftl", { query: "?raw", import: "default" });
const scenes = import.meta.glob<Component>("../boards/*/Scene.svelte", { import: "default", eager: true });
const staged = import.meta.glob<MomentsOf>("../boards/*/moments.ts", { import: "momentsOf" });
const stages = import.meta.glob<Component<MomentProps>>("../boards/*/Moment.svelte", { import: "default" });
const heard = import.meta.glob<Sounds>("../boards/*/sounds.ts", { import: "sounds", eager: true });
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

/** The board of a table, its words, and its content where the board is drawn from that. */
export async function kitOf(table: string, game: string, lang: Lang): Promise<Kit> {
  const content = (): Promise<Content> => api.content(table, lang);
  return packed(game, await wordsOf(game, lang), content);
}

/** All that a game is shown with, from its folder; a plain board for a game without its own. */
export async function packed(game: string, words: Words, content: () => Content | Promise<Content>): Promise<Kit> {
  const folder = `../boards/${game}`;
  const [file, momentsOf, Moment] = await Promise.all([
    fileOf(game),
    staged[`${folder}/moments.ts`]?.(),
    stages[`${folder}/Moment.svelte`]?.(),
  ]);
  const own = file.wantsContent ? await content() : null;
  return {
    Board: file.default,
    words: own ? words.after(own.words) : words,
    content: own?.board ?? {},
    inWords: file.inWords ?? new Set(),
    momentsOf: momentsOf ?? (() => []),
    Moment: Moment ?? null,
    sounds: heard[`${folder}/sounds.ts`] ?? {},
  };
}

/** What a board can say: the game's catalogue from the server, and the board's own. */
export async function wordsOf(game: string, lang: Lang, catalogue = api.gameWords(game, lang)): Promise<Words> {
  const own = said[`../boards/${game}/${lang}.ftl`]?.() ?? "";
  return new Words(lang, ...(await Promise.all([catalogue, own])));
}
