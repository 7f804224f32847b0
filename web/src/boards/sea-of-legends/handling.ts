/** Wheel, drag, pinch and keys over the chart. A finger or a mouse that moves pans, and clicks nothing. */
import type { Glass } from "./glass.svelte";

const STIR = 7; // pixels: a hand is never quite still
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

export function handling(glass: Glass, moved: () => void) {
  return (frame: HTMLElement) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = false;
    let start = { x: 0, y: 0 };

    const inside = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const box = frame.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };

    function wheel(event: WheelEvent) {
      event.preventDefault();
      glass.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inside(event));
      moved();
    }
    function down(event: PointerEvent) {
      if (event.button > 0) return;
      fingers.set(event.pointerId, inside(event));
      if (fingers.size === 1) {
        dragged = false;
        start = inside(event);
      }
    }
    function move(event: PointerEvent) {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const before = spread();
      const now = inside(event);
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STIR) return;
      if (!dragged) frame.setPointerCapture?.(event.pointerId);
      dragged = true;
      fingers.set(event.pointerId, now);
      const after = spread();
      if (before && after) {
        glass.by(after.far / before.far, after);
        glass.pan(after.x - before.x, after.y - before.y);
      } else glass.pan(now.x - last.x, now.y - last.y);
      moved();
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    /** What ends a drag is no click. */
    function click(event: MouseEvent) {
      if (dragged) event.stopPropagation();
      dragged = false;
    }
    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = event.target === frame ? ARROWS[event.key] : undefined;
      if (way) glass.pan(...way);
      else if (event.key === "+" || event.key === "=") glass.nearer();
      else if (event.key === "-") glass.farther();
      else if (event.key === "0" && event.target === frame) glass.all();
      else return;
      event.preventDefault();
      event.stopPropagation();
      moved();
    }

    const heard = new AbortController();
    const { signal } = heard;
    frame.addEventListener("wheel", wheel, { passive: false, signal });
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) frame.addEventListener(end, up, { signal });
    frame.addEventListener("click", click, { capture: true, signal });
    frame.addEventListener("keydown", key, { signal });
    return () => heard.abort();
  };
}
