import type { Component } from "svelte";
import type { Frame } from "./messages";
import type { Words } from "./words";

/** What every board is given. */
export interface BoardProps {
  frame: Frame;
  /** The game's own words. */
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

/** The board of a game, loaded when it is first needed; a plain one for a game without its own. */
export async function boardOf(game: string): Promise<Board> {
  const load = found[`../boards/${game}/Board.svelte`];
  return (load ? await load() : await import("../table/PlainBoard.svelte")).default as Board;
}
