import { asked } from "../../lib/board";
import type { Guide } from "../../lib/boards";
import type { GameFrame } from "./types";
import { at, COLUMNS, type Hints } from "./view";

/** What is to be told to somebody who plays for the first time: what it is about and what wins before
 * anything is asked; then each kind of decision, and each new thing, when it first comes. */
const guide: Guide = (sent) => {
  const frame = sent as GameFrame;
  const kind = asked(frame);
  const due = frame.result ? ["end"] : ["welcome", "goal"];
  if (kind === "action") due.push(...acting(frame));
  else if (kind) due.push(kind.replaceAll("_", "-"));
  else if (!frame.result) due.push("watch");
  return due.map((tip) => `gold-n-crash-guide-${tip}`);
};
export default guide;

/** What can be told of an action: the turn first; the rest when it can be seen on the table. */
function acting({ view, facts, hints, seat }: GameFrame): string[] {
  const me = seat ?? 0;
  const begun = view.actions < (facts.actions ?? 0); // the turn's second action, the first is made
  const laid = COLUMNS.some((column) => view.column[at(me, column)]!.length > 0);
  const times = Object.values((hints as Hints).times ?? {});
  const due: [boolean, string][] = [
    [true, "action"],
    [begun, "bombs"],
    [laid && !begun, "guests"],
    [times.some((count) => count > 1), "twice"],
    [view.resisted.some((bombs, place) => bombs && !view.wreck[place]), "resisted"],
    [view.treasure[me]!.length > 0, "treasure"],
    [typeof facts.turns_to_come === "number", "last"],
  ];
  return due.filter(([now]) => now).map(([, tip]) => tip);
}
