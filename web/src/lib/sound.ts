/** The sounds there are: short and warm, made in the browser. A game says which of them its events
 * make (`boards/GAME/sounds.ts`: `export const sounds: Sounds<EventName> = { coins_paid: "coin" }`). */
export const SOUNDS = [
  "turn", // your turn
  "coin",
  "card", // laid or drawn
  "flip", // turned over
  "wood", // a piece is set down
  "dice",
  "splash",
  "whoosh",
  "boom",
  "blade",
  "horn", // something is announced
  "drum", // something threatens
  "bell", // a step of the game ends
  "good",
  "bad",
  "story",
  "end",
] as const;
export type SoundName = (typeof SOUNDS)[number];
export type Sounds<Event extends string = string> = { [event in Event]?: SoundName };
