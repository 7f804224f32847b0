import type { Content, Frame, Lang } from "../lib/messages";

/** What to play, and where it matters the seed, the language, who chooses, and options. */
export interface Asked {
  game: string;
  seats: number;
  seed?: number;
  lang?: Lang;
  player?: string;
  options?: Record<string, unknown>;
}

/** For each decision the frame of the seat that decides and a spectator's. */
export function record(asked: Asked): { words: string; content: Content; frames: { seat: Frame; spectator: Frame }[] };

/** For each decision the frame of every seat, then a spectator's. */
export function recordEverybody(asked: Asked): { words: string; content: Content; moments: Frame[][] };

/** Of a long game the first moments of each kind of decision, and now and then one more. */
export function some<Moment>(moments: Moment[], frameOf: (moment: Moment) => Frame): Moment[];
