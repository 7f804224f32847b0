/** How fast a table is told, as its reader likes it. */
export type Tempo = "calm" | "normal" | "quick" | "once";

/** How long things take, beside the normal. */
export const SPEED: Record<Tempo, number> = { calm: 1.8, normal: 1, quick: 0.3, once: 0 };
