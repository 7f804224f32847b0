import type { Guide } from "../../lib/boards";
import type { GameFrame } from "./types";
import { nearest } from "./view";

/** What is to be told to somebody who plays for the first time: what it is about and what wins before
 * anything is asked, then each kind of decision and each part of a round when it first comes. */
const guide: Guide = (sent) => {
  const frame = sent as unknown as GameFrame;
  const { view, seat } = frame;
  const due: string[] = ["welcome", "goal"];
  const kind = view.decision?.kind.replaceAll("_", "-");
  const mine = view.decision?.seat === seat && frame.choices.length > 0;
  if (frame.result) return [`${PREFIX}end`];
  if (view.round) due.push("turn-shape");
  if (kind && mine) {
    if (kind === "turn") due.push(...turn(frame));
    else due.push(kind === "choose-option" && !view.round ? "prologue" : kind);
  } else if (view.challenger !== null && view.challenger !== seat && view.die.length) due.push("watch-challenge");
  if (!view.round || !mine) return due.map((tip) => PREFIX + tip);
  if (nearest(frame).length) due.push("near");
  if (view.exhausted[seat!]?.size) due.push("exhausted");
  return due.map((tip) => PREFIX + tip);
};
export default guide;

const PREFIX = "sea-of-legends-guide-";

/** A turn is explained part by part: where one can go, what one can do, and when it ends. */
function turn({ choices, view, hints }: GameFrame): string[] {
  const can = (what: string) => choices.some(({ action }) => action.do === what);
  return [
    ...(can("sail") ? ["sail"] : []),
    ...(hints.fights?.length ? ["fights"] : []),
    ...(can("challenge") ? ["challenge"] : []),
    ...(can("visit") ? ["visit"] : []),
    ...(can("adventure") ? ["adventure"] : []),
    ...(can("claim") || can("pick_up") ? ["claim"] : []),
    ...(view.moved && view.acted ? ["end-turn"] : []),
  ];
}
