/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import { asked, type Choice } from "../../lib/board";
import type { Action, Adventurer, GameFrame } from "./types";
import type { Hints } from "./view";

/** The choices that a click on a pile can mean. `disc`: which Adventurer's disc is to be placed. */
export function atPile(frame: GameFrame, place: number, disc: Adventurer | null): Choice<Action>[] {
  return frame.choices.filter(
    ({ code, action }) =>
      (action.space === place && (!action.adventurer || action.adventurer === disc)) || toldAt(frame, place, code),
  );
}

/** Whether a choice is about that place although its action does not name it. */
const toldAt = ({ hints }: GameFrame, place: number, code: number) => (hints as Hints).places?.[code] === place;

/** The choices that a click on a stack can mean. */
export function atStack(frame: GameFrame, stack: number): Choice<Action>[] {
  return frame.choices.filter(({ code, action }) => action.stack === stack || toldAt(frame, stack, code));
}

/** What a click on a pile would have been, for the rule that forbids it. */
export function wouldBe(frame: GameFrame, place: number, disc: Adventurer | null): Action | null {
  const height = Math.max(0, frame.view.pile[place]!.length - 1);
  const kind = asked(frame);
  switch (kind) {
    case "turn":
    case "last_write":
      return { do: "move", space: place, way: "cw" };
    case "place_frog":
    case "place_disc":
      return { do: kind, space: place };
    case "place_unplayed":
      return disc && { do: "place_unplayed", adventurer: disc, space: place };
    case "red_lift":
      return { do: "lift", space: place, height };
    default:
      return null;
  }
}

// Payments

/** How many tiles of each kind are laid down so far; wilds and coins are "wild". */
export type Laid = Record<string, number>;

function price(choice: Choice<Action>): Laid {
  return { ...(choice.action.tiles as Laid), wild: choice.action.wilds ?? 0 };
}

/** The payments that have at least these tiles. */
export function paymentsWith(frame: GameFrame, laid: Laid): Choice<Action>[] {
  return frame.choices.filter((choice) => {
    const full = price(choice);
    return Object.entries(laid).every(([tile, count]) => (full[tile] ?? 0) >= count);
  });
}

/** The payment that is just these tiles. */
export function paymentOf(frame: GameFrame, laid: Laid): Choice<Action> | undefined {
  return paymentsWith(frame, laid).find((choice) =>
    Object.entries(price(choice)).every(([tile, count]) => (laid[tile] ?? 0) === count),
  );
}

/** What every payment has in common lies there from the beginning. */
export function surelyPaid(frame: GameFrame): Laid {
  const prices = frame.choices.map(price);
  const kinds = new Set(prices.flatMap((one) => Object.keys(one)));
  return Object.fromEntries(
    [...kinds].map((tile) => [tile, Math.min(...prices.map((one) => one[tile] ?? 0))]),
  );
}

/** How many tiles are to be paid: as many in every payment. */
export const owed = ({ choices: [first] }: GameFrame): number =>
  first ? Object.values(price(first)).reduce((sum, count) => sum! + count!, 0)! : 0;
