/** Sentences about the board, for screen readers and for the line below the ring. */
import type { Chosen, Frame } from "../../lib/messages";
import type { Words } from "../../lib/words";
import { foretold, ownerOf, storyName, viewOf, type View, type Way } from "./view";

/** Several things in a row, as the language writes it. */
export function listed(words: Words, things: string[]): string {
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(things);
}

/** A disc by name; whose it is, if it is yours. */
export function discName(words: Words, view: View, disc: string): string {
  const name = words.say(`disc-${disc}`);
  const mine = view.seat !== null && ownerOf(view, disc) === view.seat;
  return mine ? words.say("nomads-yours", { name }) : name;
}

/** What lies on a place, from bottom to top. */
export function pileSentence(words: Words, view: View, place: number): string {
  const discs = view.pile[place]!.map((disc) => discName(words, view, disc));
  if (!discs.length) return words.say("nomads-no-discs");
  return words.say("nomads-discs", { count: discs.length, discs: discs.join(", ") });
}

/** What lies in the stack there, and whether Lys points to it. */
export function stackSentence(words: Words, view: View, place: number): string {
  const top = view.top[place];
  const told = top
    ? words.say("nomads-stack", { tile: storyName(words, view, top), count: view.height[place]! })
    : words.say("nomads-no-tiles");
  return view.lys === place ? `${told} ${words.say("nomads-lys-here")}` : told;
}

/** Everything about a place, and what can be done there. */
export function placeLabel(words: Words, frame: Frame, place: number, choices: Chosen[]): string {
  const view = viewOf(frame);
  const parts = [
    `${words.say(`space-${place}`)}.`,
    pileSentence(words, view, place),
    stackSentence(words, view, place),
  ];
  if (choices.length) {
    const labels = choices.map((choice) => choice.label);
    parts.push(words.say("nomads-possible", { choices: labels.join("; ") }));
  }
  return parts.join(" ");
}

/** What a move of this pile would lead to: whether Lys is met, and who hears what. */
export function moveSentence(words: Words, frame: Frame, space: number, way: Way): string {
  const move = foretold(frame, space, way);
  if (!move) return "";
  const view = viewOf(frame);
  const hearers = [...new Set(move.heard.filter(({ tile }) => tile !== "opal").map(({ seat }) => seat))];
  const told = hearers.map((seat) => {
    const heard = move.heard.filter((each) => each.seat === seat && each.tile !== "opal");
    const tiles = listed(words, heard.map(({ tile }) => storyName(words, view, tile)));
    if (seat === null) return words.say("nomads-unheard", { tiles });
    return seat === view.seat ? words.say("nomads-you-hear", { tiles }) : words.say("nomads-hears", { name: frame.names[seat]!, tiles });
  });
  const moons = move.heard.filter(({ tile }) => tile === "opal").length;
  const parts = [
    move.meets_lys ? words.say("nomads-meets-lys") : "",
    ...(told.length || moons ? told : [words.say("nomads-nobody-hears")]),
    moons ? words.say("nomads-moons-rise", { count: moons }) : "",
    frame.hints.can_bend ? words.say("nomads-can-bend") : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** A seat's tiles in words. */
export function tilesSentence(words: Words, view: View, seat: number): string {
  const kept = Object.entries(view.tiles[seat]!.cards).filter(([tile]) => tile !== "opal");
  if (!kept.length) return words.say("nomads-kept-none");
  const each = kept.map(([tile, count]) => `${count} × ${storyName(words, view, tile)}`);
  return words.say("nomads-kept", { tiles: listed(words, each) });
}
