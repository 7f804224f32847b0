/** Sentences about the board, for screen readers and for the tray. */
import { named } from "../../lib/board";
import { listed, type Words } from "../../lib/words";
import type { Effect } from "./effect";
import type { Card, GameFrame, Guest } from "./types";
import { columnOf, ownerOf, robustness, type Kind } from "./view";

/** "Bomb (2 Gold)" */
export const cardName = (words: Words, card: Card | Guest): string => named(words, card, "card");

export const cardNames = (words: Words, cards: (Card | Guest)[]): string => cards.map((card) => cardName(words, card)).join(", ");

/** Whose fleet it is: a plural, after an article. */
export const crewName = (words: Words, { view }: GameFrame, seat: number): string => words.say(`crew-${view.crew[seat]}`);

/** How robust a Zeppelin can be: "?" where nobody knows, "2/3", "3". */
export function robustSign(values: number[]): string {
  return values.length === 3 ? "?" : values.join("/") || "?";
}

/** Everything about a Zeppelin, its Guest and its column. */
export function placeSentence(words: Words, frame: GameFrame, place: number): string {
  const { view } = frame;
  const column = words.attribute(`column-${columnOf(place)}`, "of");
  const name = crewName(words, frame, ownerOf(place));
  return [
    words.say("gold-n-crash-zeppelin", { column, name }),
    hullSentence(words, frame, place),
    view.guest[place] ? wishSentence(words, frame, place) : "",
    columnSentence(words, frame, place),
  ]
    .filter(Boolean)
    .join(" ");
}

function hullSentence(words: Words, frame: GameFrame, place: number): string {
  const { view } = frame;
  if (view.wreck[place]) return words.say("gold-n-crash-wreck", { robustness: view.wreck[place] });
  const [first, second, third] = robustness(frame, place).map(String);
  const values = second ? words.say("gold-n-crash-either", { first: first!, second }) : (first ?? "");
  const known = third || !first ? "gold-n-crash-robust-unknown" : "gold-n-crash-robust";
  const count = view.resisted[place]!;
  const resisted = count ? words.say("gold-n-crash-resisted", { count }) : "";
  return `${words.say(known, { values })} ${resisted}`.trim();
}

/** What a Guest waits for, and how far that is. */
export function wishSentence(words: Words, frame: GameFrame, place: number): string {
  const guest = `guest-${frame.view.guest[place]}`;
  const { reached, wanted } = frame.facts.zeppelins?.[place] ?? {};
  return words.say("gold-n-crash-guest", {
    guest: words.say(guest),
    gold: words.attribute(guest, "gold"),
    wish: words.attribute(guest, "condition"),
    have: reached ?? "?",
    need: wanted ?? "?",
  });
}

function columnSentence(words: Words, { view, facts }: GameFrame, place: number): string {
  const cards = view.column[place]!.map((card) => cardName(words, card));
  if (!cards.length) return words.say("gold-n-crash-no-cards");
  return words.say("gold-n-crash-below", { cards: cards.join(", "), gold: facts.zeppelins?.[place]?.gold ?? "?" });
}

/** What a card does in a column, in a few words. */
export function effectSigns(words: Words, effect: Effect): string[] {
  const { kind, times: count, falls, odds } = effect;
  const cards = listed(words.lang, effect.cards.map((card) => cardName(words, card)));
  const signs = [
    kind ? words.say(`gold-n-crash-does-${kind}`, { count, falls, cards, part: odds[0], all: odds[1] }) : words.say("gold-n-crash-moves"),
  ];
  if (effect.guest) {
    const guest = words.attribute(`guest-${effect.guest}`, "the");
    signs.push(words.say("gold-n-crash-pleases", { guest }));
  }
  if (effect.clears) signs.push(words.say("gold-n-crash-clears"));
  return signs;
}

/** What a type of card does, played or discarded. */
export function playSentence(words: Words, kind: Kind): string {
  return words.say("gold-n-crash-played", { effect: words.say(`gold-n-crash-play-${kind}`) });
}
export function discardSentence(words: Words, kind: Kind): string {
  return words.say("gold-n-crash-discarded", { effect: words.say(`gold-n-crash-discard-${kind}`) });
}

/** The same in a few words, beside a card or on a button. */
export const playShort = (words: Words, kind: Kind): string => words.say(`gold-n-crash-short-play-${kind}`);
export const discardShort = (words: Words, kind: Kind): string => words.say(`gold-n-crash-short-discard-${kind}`);
