/** Where everything lies around the fire, in pixels of the room that there is. Piles rise from their
 * spot, so there is room above each; a stack lies between its pile and the fire, never behind one. */
import type { Way } from "./types";
import { along } from "./view";

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  u: number; // how large everything is drawn: 1 on a large screen
  letters: number; // the least height of letters
  fire: Spot;
  piles: Spot[];
  stacks: Spot[];
  disc: { rx: number; ry: number; thick: number };
  rise: number; // of a whole pile at most
  mat: { rx: number; ry: number };
  tile: { half: number; deep: number; thick: number };
}

// At u = 1: a disc, the most that a pile rises, a mat, and a tile with the thickness of its edge
const DISC = { rx: 54, ry: 19, thick: 28 };
const RISE = 150;
const MAT = { rx: 66, ry: 27 };
const TILE = { half: 42, thick: 2.4 };
const STACK = 14;
const DEEP = 0.857; // a tile is seen from a little above
const BADGE = 0.7; // the count of a stack stands below it, as far as this part of a letter
const GAP = 5;
// What lies above each other from north to south: pile, mat, stack, fire, stack, pile and mat.
const FIRE_ROOM = 140;
const TALL = 2 * (RISE + DISC.ry + MAT.ry) + 2 * (STACK * TILE.thick + 2 * DEEP * TILE.half) + FIRE_ROOM;
const BROAD = 660; // and side by side: mat, stack, fire, stack, mat

/** The plan for a room of this size. `letters`: the least height of letters. */
export function planFor(width: number, height: number, letters: number): Plan {
  const u = Math.max(0.12, Math.min(width / BROAD, (height - (2 + BADGE) * letters - 4 * GAP) / TALL, 1.3));
  const scaled = <Sizes extends Record<string, number>>(sizes: Sizes) =>
    Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * u])) as Sizes;
  const half = Math.max(TILE.half * u, letters + 1);
  const tile = { half, deep: half * DEEP, thick: TILE.thick * u };
  const [rise, mat] = [RISE * u, scaled(MAT)];
  const up = STACK * tile.thick + tile.deep;

  const x = width / 2;
  const dx = x - mat.rx - GAP;
  const far = rise + DISC.ry * u + GAP;
  const near = height - mat.ry - letters - GAP;
  const behind = far + mat.ry + letters + GAP + up;
  const before = near - rise - DISC.ry * u - tile.deep - BADGE * letters - GAP;
  // In a broad room the ring is an ellipse, in a narrow one it stands upright.
  const breadth = Math.min(1, Math.max(0, (width / u - BROAD) / 440));
  const mix = (narrow: number, broad: number) => narrow + (broad - narrow) * breadth;
  const spots = (top: number, bottom: number, across: number[], down: number[]): Spot[] =>
    [0, 1, 2, 1, 0, -1, -2, -1].map((side, place) => ({
      x: x + Math.sign(side) * dx * across[Math.abs(side)]!,
      y: top + (bottom - top) * down[place <= 4 ? place : 8 - place]!,
    }));
  return {
    width,
    height,
    u,
    letters,
    fire: { x, y: (behind + tile.deep + before - up) / 2 + 8 * u },
    piles: spots(far, near, [0, mix(0.9, 0.717), 1], [0, 0.086, 0.465, 0.842, 1]),
    stacks: spots(behind, before, [0, mix(0.455, 0.39), mix(0.575, 0.63)], [0, 0.1, 0.535, 0.93, 1]),
    disc: scaled(DISC),
    rise,
    mat,
    tile,
  };
}

/** How high each disc of a pile is drawn. */
export const thickness = ({ disc, rise }: Plan, discs: number): number => Math.min(disc.thick, rise / Math.max(discs, 1));

/** The middle of the upper face of a disc, seen from its pile's spot. */
export const discTop = (plan: Plan, height: number, discs: number): number => -(height + 1) * thickness(plan, discs);

/** How far the uppermost tile of a stack lies above the stack's spot. */
export const tileTop = ({ tile }: Plan, height: number): number => -height * tile.thick;

/** Where so many Opal Moons stand in the sky: left and right of the pile in the north. */
export function sky({ piles, u }: Plan, moons: number): { r: number; spots: Spot[] } {
  const [north, side] = [piles[0]!, piles[1]!];
  const r = Math.min(19, Math.max(9, 17 * u));
  const each = Math.ceil(moons / 2);
  const middle = (side.x - north.x) / 2;
  const apart = Math.min(2 * r + 4, (side.x - north.x - 90 * u) / each);
  const spots = Array.from({ length: moons }, (_, i) => {
    const nth = (i % each) - (each - 1) / 2;
    return { x: north.x + (i < each ? -middle : middle) + nth * apart, y: r + 5 };
  });
  return { r, spots };
}

/** A soft line over the piles that are passed, as an SVG path. */
export function trailPath(plan: Plan, from: number, way: Way, steps: number): string {
  const places = Array.from({ length: steps + 1 }, (_, i) => plan.piles[along(from, way, i)]!);
  const at = (i: number) => places[Math.max(0, Math.min(places.length - 1, i))]!;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < steps; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${b.x + (c.x - a.x) / 6} ${b.y + (c.y - a.y) / 6} `;
    path += `${c.x - (d.x - b.x) / 6} ${c.y - (d.y - b.y) / 6} ${c.x} ${c.y}`;
  }
  return path;
}
