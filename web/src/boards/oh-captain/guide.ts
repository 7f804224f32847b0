import { asked } from "../../lib/board";
import type { Guide } from "../../lib/boards";
import type { GameFrame } from "./types";

/** What is to be told to somebody who plays for the first time. */
const guide: Guide = (sent) => {
  const frame = sent as GameFrame;
  const dashed = String(frame.view.decision?.kind ?? "").replaceAll("_", "-");
  const captain = frame.view.captain === frame.seat ? "-captain" : "";
  const now = frame.result ? ["end"] : asked(frame) ? [`${dashed}${captain}`, dashed] : [`role${captain}`, `watch-${dashed}`];
  return ["welcome", ...now].map((tip) => `oh-captain-guide-${tip}`);
};
export default guide;
