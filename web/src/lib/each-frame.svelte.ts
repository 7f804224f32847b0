import { untrack } from "svelte";
import { sameSide } from "./board";
import type { Frame } from "./messages";

type Side = Pick<Frame, "table" | "seat" | "seq">;
type Seen<Shown> = (last: Shown | null, now: Shown) => void;

/** Looks at every frame a board is given, beside the one of the same side that it showed before:
 * `arriving` before it is drawn, `drawn` when everything is in its new place. */
export function eachFrame<Shown extends Side>(frame: () => Shown, { arriving, drawn }: { arriving?: Seen<Shown>; drawn?: Seen<Shown> }): void {
  let shown: Shown | null = null;
  $effect.pre(() => {
    const now = frame();
    if (now !== shown) untrack(() => arriving?.(sameSide(shown, now), now));
  });
  $effect(() => {
    const now = frame();
    if (now === shown) return;
    const last = sameSide(shown, now);
    shown = now;
    untrack(() => drawn?.(last, now));
  });
}
