/** Pieces that fly across a board: where from, where to, and how. */
import type { Moved } from "./board";

export type Point = { x: number; y: number };
export type Face = "up" | "down";

interface Way {
  start?: Face; // a card's side when it leaves, and when it arrives
  end?: Face;
  last?: number; // its size when it vanishes
}
/** A piece on its way from one place of the board to another; what is not seen has no name. Only what
 * the box holds has sides. */
export interface Flight extends Way {
  piece?: string;
  from: string;
  to: string;
}
interface Journey extends Way {
  from: Point;
  to: Point;
  after: number; // milliseconds until it begins
}

export const FLIGHT = 420; // milliseconds, like --slow at the normal tempo
export const APART = 240; // like --calm

/** What flies when these things happen, piece by piece. */
export const flightsOf = (lines: readonly { event: { moved?: readonly Moved[] } }[]): Flight[] =>
  lines.flatMap(({ event }) => (event.moved ?? []).flatMap(pieceByPiece));

function pieceByPiece({ piece, from, to, shown, count = 1 }: Moved): Flight[] {
  const side = (seen: boolean): Face => (seen ? "up" : "down");
  const sides = shown && { start: side(shown[0]), end: side(shown[1]) };
  return Array<Flight>(count).fill({ piece, from, to, ...sides });
}

/** Where a place is drawn; several can be drawn as one. */
export const drawnAt = (board: HTMLElement, place: string) => board.querySelector(`[data-place~="${place}"]`);

/** The middle of something on a board, seen from the board's corner. */
export function middle(board: HTMLElement, thing: Element): Point {
  const [here, all] = [thing.getBoundingClientRect(), board.getBoundingClientRect()];
  return { x: here.x - all.x + here.width / 2, y: here.y - all.y + here.height / 2 };
}

/** Sends a piece on its way, in an arc; a card whose side changes turns in flight. */
export function send(node: HTMLElement, { from, to, after, start, end, last = 0.8 }: Journey): Animation {
  const slow = parseFloat(getComputedStyle(node).getPropertyValue("--slow")) || FLIGHT;
  const timing = { duration: slow, delay: (after * slow) / FLIGHT, fill: "both", easing: "cubic-bezier(0.3, 0, 0.2, 1)" } as const;
  const high = Math.min(from.y, to.y) - 24;
  const at = (p: Point, size: number) => `translate(${p.x}px, ${p.y}px) translate(-50%, -50%) scale(${size})`;
  const turned = (side?: Face) => `rotateY(${side === "up" ? 180 : 0}deg)`;
  if (start !== end) {
    node.firstElementChild?.animate([{ transform: turned(start) }, { transform: turned(end) }], timing);
  }
  return node.animate(
    [
      { transform: at(from, 0.8), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at({ x: (from.x + to.x) / 2, y: (high + (from.y + to.y) / 2) / 2 }, 1.25), offset: 0.55 },
      { transform: at(to, 1), opacity: 1, offset: 0.94 },
      { transform: at(to, last), opacity: 0 },
    ],
    timing,
  );
}
