import type { Content, Foreseen, Frame, GameInfo, Lang } from "../lib/messages";

/** What to play, and where it matters how many, the seed, the language, who chooses, and options. */
export interface Asked {
  game: string;
  seats?: number;
  seed?: number;
  lang?: Lang;
  player?: string;
  options?: Record<string, unknown>;
}

interface Recorded<Moment> {
  info: GameInfo;
  words: string;
  content: Content;
  frames: Moment[];
}

/** For each decision the frame of the seat that decides and a spectator's. */
export function record<Of = Frame>(asked: Asked): Recorded<{ seat: Of; spectator: Of }>;

/** The same, and what choices are certain to lead to, by their codes: each of them where a kind of
 * decision comes for the first time, then the one that is made. */
export function recordAhead<Of = Frame, Ahead = Foreseen>(asked: Asked): Recorded<{ seat: Of; spectator: Of; ahead: Record<string, Ahead> }>;

/** For each decision the frame of every seat, then a spectator's. */
export function recordEverybody<Of = Frame>(asked: Asked): Recorded<Of[]>;

/** Of a long game the first moments of each kind of decision, and now and then one more. */
export function some<Moment>(moments: Moment[], frameOf: (moment: Moment) => { view: object }): Moment[];
