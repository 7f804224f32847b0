import type { Face, Flight as AnyFlight } from "../../lib/flight";
import type { Card, Event, View } from "./types";
import { at, faceOf } from "./view";

export interface Flight extends AnyFlight {
  piece: "card" | "guest" | "bomb";
  crew: string; // whose back a card has
}
type Piece = Omit<Flight, "crew">;

function card(from: string, to: string, face?: string, start: Face = "up", end: Face = "up"): Piece {
  return face
    ? { piece: "card", from, to, face, start, end }
    : { piece: "card", from, to, start: "down", end: "down" };
}

/** What flies when this happens. `own` is the seat whose hand lies open, `was` the view before. */
export function flightsOf(e: Event, own: number | null, was: View): Flight[] {
  const crewOf = ({ piece, face }: Piece) => (piece === "card" && face ? faceOf(face as Card).crew : was.crew[e.seat ?? 0]!);
  return piecesOf(e, own, was).map((piece) => ({ ...piece, crew: crewOf(piece) }));
}

function piecesOf(e: Event, own: number | null, was: View): Piece[] {
  const seat = e.seat ?? 0;
  const other = 1 - seat;
  const [hand, deck, discard, treasure] = ["hand", "deck", "discard", "treasure"].map(
    (zone) => `${zone}-${seat}`,
  ) as [string, string, string, string];
  const column = `column-${at(seat, e.column ?? 0)}`;
  const held: Face = seat === own ? "up" : "down";
  switch (e.event) {
    case "card_drawn":
      return [card(deck, hand, e.card, "down", "up")];
    case "card_played":
      return [card(hand, column, e.card, held, "up")];
    case "zeppelin_resisted":
    case "zeppelin_destroyed":
      return [{ piece: "bomb", from: `column-${at(other, e.column)}`, to: `zeppelin-${at(seat, e.column)}`, last: 2.2 }];
    case "card_boarded":
      return [card(`column-${at(other, e.column)}`, `discard-${other}`, e.card)];
    case "card_fished":
      return [card(discard, hand, e.card, "up", held)];
    case "card_secured":
      return [card(column, treasure, e.card, "up", "down")];
    case "guest_secured":
      return [{ piece: "guest", from: `guest-${at(seat, e.column)}`, to: treasure, face: e.guest }];
    case "column_cleared":
      return was.column[at(seat, e.column)]!.map((face) => card(column, discard, face));
    case "card_discarded":
      return [card(column, discard, e.card)];
    case "safe_cracked":
      return [card(`treasure-${other}`, `discard-${other}`, e.card, "down", "up")];
    case "card_moved":
      return [card(`column-${movedFrom(e, was)}`, column, e.card)];
    case "card_called_back":
      return [card(column, hand, e.card, "up", held)];
    case "card_placed":
      return [card(hand, deck)];
    case "card_looted":
      return [card(`discard-${other}`, treasure, e.card, "up", "down")];
    default:
      return [];
  }
}

/** The column next to it that ended with that card. */
function movedFrom(e: Extract<Event, { event: "card_moved" }>, was: View): number {
  const beside = e.column === 1 ? [0, 2] : [1];
  const places = beside.map((column) => at(e.seat, column));
  return places.find((place) => was.column[place]!.at(-1) === e.card) ?? places[0]!;
}

/** The Zeppelins that a bomb just hit, and after how many flights it lands. */
export interface Hit {
  destroyed: boolean;
  after: number;
}

export function hitsOf(events: Event[], own: number | null, was: View): Record<number, Hit> {
  const hits: Record<number, Hit> = {};
  let after = 0;
  for (const e of events) {
    after += flightsOf(e, own, was).length;
    if (e.event === "zeppelin_resisted" || e.event === "zeppelin_destroyed") {
      hits[at(e.seat, e.column)] = { destroyed: e.event === "zeppelin_destroyed", after };
    }
  }
  return hits;
}
