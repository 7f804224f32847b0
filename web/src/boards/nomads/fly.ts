import type { Attachment } from "svelte/attachments";
import { HOP, type Hop } from "./motion";
import { discTop, type Plan } from "./plan";

/** A disc hops from where it was and settles with a soft bounce. `y` is where its face lies. */
export function hop(move: Hop, plan: Plan, y: number): Attachment<SVGElement> {
  return (element) => {
    if (!element.animate) return; // a browser without animations shows the result at once
    const [dx, dy] = start(move, plan, y);
    const up = Math.min(0, dy) - 70 * plan.u;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, easing: "ease-out" },
        { transform: `translate(${dx / 2}px, ${up}px)`, offset: 0.4, easing: "ease-in" },
        { transform: "translate(0, 0)", offset: 0.72, easing: "ease-out" },
        { transform: `translate(0, ${-11 * plan.u}px)`, offset: 0.86, easing: "ease-in" },
        { transform: "translate(0, 0)" },
      ],
      { duration: HOP, delay: move.delay, fill: "backwards" },
    );
  };
}

function start(move: Hop, plan: Plan, y: number): [dx: number, dy: number] {
  const here = plan.piles[move.place]!;
  if (move.from === "above") return [0, -90 * plan.u];
  if (move.from === "hand") return [plan.fire.x - here.x, plan.fire.y - y];
  const there = plan.piles[move.from.place]!;
  return [there.x - here.x, there.y + discTop(plan, move.from.height, move.from.discs) - y];
}
