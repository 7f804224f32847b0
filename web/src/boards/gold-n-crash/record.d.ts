import type { Frame, Lang } from "../../lib/messages";

/** What to play, where it matters: the seed, the language, who chooses, and options. */
export interface Asked {
  seed?: number;
  lang?: Lang;
  player?: string;
  options?: Record<string, unknown>;
}

/** For each decision the frame of the seat that decides and a spectator's. */
export interface Recorded {
  words: string;
  frames: { seat: Frame; spectator: Frame }[];
}

export function record(asked: Asked): Recorded;
