import type { Frame, Lang } from "../../lib/messages";

/** What to play: seats, and where it matters the seed, the language and options. */
export interface Asked {
  seats: number;
  seed?: number;
  lang?: Lang;
  options?: Record<string, unknown>;
}

/** For each moment the frame of every seat, then a spectator's. */
export interface Recorded {
  words: string;
  moments: Frame[][];
}

export function record(asked: Asked): Recorded;
