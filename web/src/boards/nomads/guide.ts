import { asked } from "../../lib/board";
import type { Guide } from "../../lib/boards";
import type { GameFrame } from "./types";

/** What is to be told to somebody who plays for the first time: what wins, then each kind of choice
 * as it comes. */
const guide: Guide = (sent) => {
  const frame = sent as GameFrame;
  const { view, seat, facts, result } = frame;
  const kind = asked(frame);
  const who = seat === null ? null : view.adventurer[seat];
  const tiles = facts.points?.[seat ?? 0]?.tiles ?? 0;
  const writes = frame.choices.some(({ action }) => action.do === "legend" || action.do === "song");
  const due = [
    result ? "end" : "",
    "welcome",
    who ? `you-${who}` : "",
    kind && kind !== "turn" ? kind.replaceAll("_", "-") : "",
    kind === "turn" ? "turn" : "",
    kind === "turn" && tiles < 0 ? "tiles" : "",
    kind === "turn" && writes ? "write" : "",
    kind === "turn" && view.chart.size >= 2 ? "moons" : "",
    kind === "turn" && (facts.stacks ?? 8) < 6 ? "near-the-end" : "",
    !kind && view.decision && !view.closing ? "watch" : "",
  ];
  return due.filter(Boolean).map((tip) => `nomads-guide-${tip}`);
};
export default guide;
