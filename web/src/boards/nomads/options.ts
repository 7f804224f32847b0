/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import type { Chosen, Frame } from "../../lib/messages";
import { along, viewOf, type Action } from "./view";

/** What this seat is asked, or "" where it is asked nothing. */
export function asked(frame: Frame): string {
  return frame.choices.length ? (viewOf(frame).decision?.kind ?? "") : "";
}

/** The choices that a click on a pile can mean. `disc`: which Adventurer's disc is to be placed. */
export function atPile(frame: Frame, place: number, disc: string | null): Chosen[] {
  const { hand, place: reached, way } = viewOf(frame);
  const drops: string[] = [];
  if (hand.length && way) {
    if (place === along(reached, way)) drops.push("drop", "single", "double");
    if (place === along(reached, way, 2)) drops.push("skip");
  }
  return frame.choices.filter(
    ({ action }) =>
      (action.space === place && (!action.adventurer || action.adventurer === disc)) ||
      drops.includes(action.do),
  );
}

/** The choices that a click on a stack can mean. */
export function atStack(frame: Frame, stack: number): Chosen[] {
  const { lys } = viewOf(frame);
  return frame.choices.filter(
    ({ action }) =>
      action.stack === stack ||
      (action.do === "step" && stack === along(lys, action.way)) ||
      (action.do === "stay" && stack === lys),
  );
}

/** The choice to do just that. */
export function choiceTo(frame: Frame, action: Action): Chosen | undefined {
  return frame.choices.find((choice) =>
    Object.entries(action).every(([name, value]) => choice.action[name] === value),
  );
}

/** What a click on a pile would have been, for the rule that forbids it. */
export function wouldBe(frame: Frame, place: number, disc: string | null): Action | null {
  const height = Math.max(0, viewOf(frame).pile[place]!.length - 1);
  switch (asked(frame)) {
    case "turn":
    case "last_write":
      return { do: "move", space: place, way: "cw" };
    case "place_frog":
    case "place_disc":
      return { do: asked(frame), space: place };
    case "place_unplayed":
      return { do: "place_unplayed", adventurer: disc, space: place };
    case "red_lift":
      return { do: "lift", space: place, height };
    default:
      return null;
  }
}

// Payments

/** How many tiles of each kind are laid down so far; wilds and coins are "wild". */
export type Laid = Record<string, number>;

function price(choice: Chosen): Laid {
  return { ...choice.action.tiles, wild: choice.action.wilds };
}

/** The payments that have at least these tiles. */
export function paymentsWith(frame: Frame, laid: Laid): Chosen[] {
  return frame.choices.filter((choice) => {
    const full = price(choice);
    return Object.entries(laid).every(([tile, count]) => (full[tile] ?? 0) >= count);
  });
}

/** The payment that is just these tiles. */
export function paymentOf(frame: Frame, laid: Laid): Chosen | undefined {
  return paymentsWith(frame, laid).find((choice) =>
    Object.entries(price(choice)).every(([tile, count]) => (laid[tile] ?? 0) === count),
  );
}

/** What every payment has in common lies there from the beginning. */
export function surelyPaid(frame: Frame): Laid {
  const prices = frame.choices.map(price);
  const kinds = new Set(prices.flatMap((one) => Object.keys(one)));
  return Object.fromEntries(
    [...kinds].map((tile) => [tile, Math.min(...prices.map((one) => one[tile] ?? 0))]),
  );
}
