/** Sentences about the board, for screen readers and for the line below the ring. */
import { kindsIn, type Choice } from "../../lib/board";
import { listed, type Words } from "../../lib/words";
import { tilesTaken } from "./motion";
import type { Action, Ahead, GameFrame, Pile, View } from "./types";
import { isMine, storyName } from "./view";

/** A disc by name; whose it is, if it is yours. */
export function discName(words: Words, frame: GameFrame, disc: Pile): string {
  const name = words.say(`disc-${disc}`);
  return isMine(frame, disc) ? words.say("nomads-yours", { name }) : name;
}

/** What lies on a place, from bottom to top. */
export function pileSentence(words: Words, frame: GameFrame, place: number): string {
  const discs = frame.view.pile[place]!.map((disc) => discName(words, frame, disc));
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
export function placeLabel(words: Words, frame: GameFrame, place: number, choices: Choice<Action>[]): string {
  const { view } = frame;
  const parts = [
    `${words.say(`space-${place}`)}.`,
    pileSentence(words, frame, place),
    stackSentence(words, view, place),
  ];
  if (choices.length) {
    const labels = choices.map((choice) => choice.label);
    parts.push(words.say("nomads-possible", { choices: labels.join("; ") }));
  }
  return parts.join(" ");
}

/** What a move of this pile would lead to: whether Lys is met, and who hears what. */
export function moveSentence(words: Words, frame: GameFrame, move: Ahead | undefined): string {
  if (!move) return "";
  const { view } = frame;
  const taken = tilesTaken(move.events);
  const stories = taken.filter(({ tile }) => tile !== "opal");
  const told = [...new Set(stories.map(({ seat }) => seat))].map((seat) => {
    const heard = stories.filter((each) => each.seat === seat);
    const tiles = listed(words.lang, heard.map(({ tile }) => storyName(words, view, tile)));
    if (seat === null) return words.say("nomads-unheard", { tiles });
    return seat === view.seat ? words.say("nomads-you-hear", { tiles }) : words.say("nomads-hears", { name: frame.names[seat]!, tiles });
  });
  const parts = [
    move.events.some(({ event }) => event === "lys_moved") ? words.say("nomads-meets-lys") : "",
    ...(taken.length ? told : [words.say("nomads-nobody-hears")]),
    taken.length > stories.length ? words.say("nomads-moons-rise", { count: taken.length - stories.length }) : "",
    move.assumed ? words.say("nomads-can-bend") : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** A seat's tiles in words. */
export function tilesSentence(words: Words, view: View, seat: number): string {
  const kept = kindsIn(view.tiles[seat]!.cards).filter(([tile]) => tile !== "opal");
  if (!kept.length) return words.say("nomads-kept-none");
  const each = kept.map(([tile, count]) => `${count} × ${storyName(words, view, tile)}`);
  return words.say("nomads-kept", { tiles: listed(words.lang, each) });
}
