import type { Attachment } from "svelte/attachments";
import { HOP, type Hop } from "./motion";
import { discTop, type Plan } from "./plan";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** A disc hops from where it was and settles with a soft bounce. `y` is where its face lies. */
export function hop(move: Hop, plan: Plan, y: number): Attachment<SVGElement> {
  return (element) => {
    if (!element.animate) return; // a browser without animations shows the result at once
    const [dx, dy] = start(move, plan, y);
    const up = Math.min(0, dy) - 70;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, easing: "ease-out" },
        { transform: `translate(${dx / 2}px, ${up}px)`, offset: 0.4, easing: "ease-in" },
        { transform: "translate(0, 0)", offset: 0.72, easing: "ease-out" },
        { transform: "translate(0, -11px)", offset: 0.86, easing: "ease-in" },
        { transform: "translate(0, 0)" },
      ],
      { duration: HOP, delay: move.delay, fill: "backwards" },
    );
  };
}

function start(move: Hop, plan: Plan, y: number): [dx: number, dy: number] {
  const here = plan.piles[move.place]!;
  if (move.from === "above") return [0, -90];
  if (move.from === "hand") return [plan.fire.x - here.x, plan.fire.y - y];
  const there = plan.piles[move.from.place]!;
  return [there.x - here.x, there.y + discTop(move.from.height, move.from.discs) - y];
}

/** A tile flies from one thing on the page to another and is gone. */
export function glide(from: DOMRect, to: DOMRect, done: () => void): Attachment<HTMLElement> {
  return (element) => {
    const centre = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [x0, y0] = centre(from);
    const [x1, y1] = centre(to);
    const flight = element.animate(
      [
        { transform: "translate(-50%, -50%) scale(1.1)" },
        { transform: `translate(calc(-50% + ${x1 - x0}px), calc(-50% + ${y1 - y0}px)) scale(0.8)`, opacity: 1, offset: 0.9 },
        { transform: `translate(calc(-50% + ${x1 - x0}px), calc(-50% + ${y1 - y0}px)) scale(0.6)`, opacity: 0 },
      ],
      { duration: HOP * 1.5, easing: EASE },
    );
    flight.onfinish = done;
    return () => flight.cancel();
  };
}
