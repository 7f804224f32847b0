import type { Plan } from "./plan";
import type { Way } from "./types";
import { along } from "./view";

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
