import type { Guide } from "../../lib/boards";
import type { GameFrame } from "./types";

/** Decisions that are another matter for the Captain. */
const CAPTAINS = ["target"];

/** What is to be told to somebody who plays for the first time: what it is about and what wins before
 * anything is asked, then each kind of decision, and what others do, when it first comes. */
const guide: Guide = (sent) => {
  const frame = sent as GameFrame;
  const { decision, captain, found } = frame.view;
  const isCaptain = captain !== null && captain === frame.seat;
  const kind = decision?.kind.replaceAll("_", "-");
  const due: string[] = [];
  if (frame.result) due.push("end");
  else {
    due.push("welcome", "goal", "table");
    if (captain !== null) due.push(isCaptain ? "role-captain" : "role");
    if (frame.facts.nomads_are_near) due.push("near");
    if (kind && decision!.seat !== frame.seat) due.push(`watch-${kind}`);
    else if (kind && frame.choices.length) due.push(...asking(kind, isCaptain, "egg" in (found.cards ?? {})));
  }
  return due.map((tip) => `oh-captain-guide-${tip}`);
};
export default guide;

function asking(kind: string, isCaptain: boolean, egg: boolean): string[] {
  const tip = isCaptain && CAPTAINS.includes(kind) ? `${kind}-captain` : kind;
  return kind === "announce" && egg ? [tip, "announce-egg"] : [tip];
}
