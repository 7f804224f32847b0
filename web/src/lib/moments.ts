/** Moments of a game that are staged: held large over the board until they are understood.
 * `boards/GAME/moments.ts` says which (`momentsOf`), `boards/GAME/Moment.svelte` draws them. */
import type { Content, Frame, LogLine } from "./messages";
import type { Words } from "./words";

export interface Moment<Told = LogLine> {
  /** What is staged; each kind is drawn in its own way. */
  kind: string;
  /** What happens in it: these lines, and whatever was told before them. */
  lines: Told[];
  /** How long it is held at the normal pace, in milliseconds. */
  hold: number;
  /** Held until the reader goes on, also where nothing moves and everything is told at once. */
  stay?: boolean;
  /** Staged when the board has shown what led to it, and not before. */
  after?: boolean;
}

/** What is to be staged between two frames that follow each other, in order. */
export type MomentsOf<Shown = Frame, Told = LogLine> = (last: Shown, now: Shown) => Moment<Told>[];

/** What a staged moment is drawn with. The board below it still shows `last`, and `frame` comes
 * next; where it is staged after that, the board shows `frame`. */
export interface MomentProps<Shown = Frame, Told = LogLine> {
  moment: Moment<Told>;
  last: Shown;
  frame: Shown;
  words: Words;
  content: Content["board"];
  motion: boolean;
}
