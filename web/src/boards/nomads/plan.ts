/** Where everything lies around the fire, in units of the drawing. Piles rise from their spot, so
 * those in the south lie further out: they never hide the stack between them and the fire. */

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  fire: Spot;
  piles: Spot[];
  stacks: Spot[];
}

const spots = (flat: number[]): Spot[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));

export const WIDE: Plan = {
  width: 1160,
  height: 918,
  fire: { x: 580, y: 466 },
  piles: spots([580, 200, 930, 255, 1068, 500, 930, 745, 580, 856, 230, 745, 92, 500, 230, 255]),
  stacks: spots([580, 342, 765, 378, 862, 482, 765, 590, 580, 612, 395, 590, 298, 482, 395, 378]),
};

export const NARROW: Plan = {
  width: 720,
  height: 965,
  fire: { x: 360, y: 490 },
  piles: spots([360, 200, 618, 262, 646, 540, 618, 805, 360, 905, 102, 805, 74, 540, 102, 262]),
  stacks: spots([360, 342, 490, 392, 527, 512, 490, 632, 360, 660, 230, 632, 193, 512, 230, 392]),
};

/** Narrower than this, the ring is drawn upright. */
export const NARROW_BELOW = 440;

// A disc: half its width, half its depth, and the most that it is high
export const DISC = { rx: 54, ry: 19, thick: 29 };
export const RISE = 176; // of a whole pile at most
export const TILE = { half: 42, deep: 36, thick: 3.2 };

/** How high each disc of a pile is drawn. */
export function thickness(discs: number): number {
  return Math.min(DISC.thick, RISE / Math.max(discs, 1));
}

/** The middle of the upper face of a disc, seen from its pile's spot. */
export function discTop(height: number, discs: number): number {
  return -(height + 1) * thickness(discs);
}

/** How far the uppermost tile of a stack lies above the stack's spot. */
export function tileTop(height: number): number {
  return -height * TILE.thick;
}
