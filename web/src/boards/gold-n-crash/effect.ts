/** What a card would lead to, from what its owner sees. Only for the words on the board: what
 * happens is the server's business. */
import {
  at,
  columnOf,
  countOf,
  deckLeft,
  faceOf,
  facing,
  ownerOf,
  progress,
  robustness,
  type Action,
  type Face,
  type View,
} from "./view";

export interface Effect {
  kind: Face["kind"] | null; // null: it only moves
  times: number; // how often it works, as far as there are targets
  cards: string[]; // that it takes, where they lie open
  falls: "surely" | "perhaps" | "no"; // the Zeppelin opposite
  guest: string | null; // who is pleased
  clears: boolean; // the third of its type
}

/** Playing a card, or moving the last card of a column to another. */
export function effectOf(view: View, action: Action): Effect {
  const seat = view.active ?? 0;
  const moves = action.do === "manoeuvre";
  const place = at(seat, Number(moves ? action.to : action.column));
  const card = moves
    ? view.column[at(seat, Number(action.from))]!.at(-1)!
    : `${view.crew[seat]}_${action.card}${action.gold}`;
  const { kind } = faceOf(card);
  const after = laid(view, place, card, moves);
  const strength = countOf(after.column[place]!, kind);
  const [have, need] = progress(after, place);
  const falls = !moves && kind === "bomb" ? fate(view, facing(place), strength) : "no";
  const others = [0, 1, 2].map((column) => at(1 - seat, column)).filter((other) => other !== facing(place));
  const over = falls === "surely" && others.every((other) => view.wreck[other]); // before anything else
  return {
    kind: moves ? null : kind,
    ...(moves ? { times: 0, cards: [] } : targets(view, place, kind, strength)),
    falls,
    guest: view.guest[place] && have >= need && !over ? view.guest[place] : null,
    clears: strength >= 3 && !over,
  };
}

function laid(view: View, place: number, card: string, moves: boolean): View {
  const with_ = (cards: string[], i: number) => (i === place ? [...cards, card] : cards);
  const counted = (count: number, i: number) => (!moves && i === columnOf(place) ? count + 1 : count);
  return { ...view, column: view.column.map(with_), played: view.played.map(counted) };
}

function targets(view: View, place: number, kind: Face["kind"], strength: number) {
  const seat = ownerOf(place);
  const last = (cards: string[]) => cards.slice(-strength).reverse();
  const some = (cards: string[]) => ({ times: cards.length, cards });
  const many = (most: number) => ({ times: Math.min(strength, most), cards: [] as string[] });
  switch (kind) {
    case "bomb":
      return many(strength);
    case "board":
      return some(last(view.column[facing(place)]!));
    case "fish":
      return some(last(view.discard[seat]!));
    case "reinforce":
      return many(deckLeft(view, seat));
    case "secure": {
      const beside = columnOf(place) === 1 ? [0, 2] : [1];
      return many(beside.reduce((sum, column) => sum + view.column[at(seat, column)]!.length, 0));
    }
    case "gold":
      return many(0);
  }
}

function fate(view: View, place: number, strength: number): Effect["falls"] {
  const possible = robustness(view, place);
  if (possible.every((value) => value <= strength)) return "surely";
  return possible.some((value) => value <= strength) ? "perhaps" : "no";
}
