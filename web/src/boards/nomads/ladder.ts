/** The columns of Legends and Songs, card by card. */
import { choiceTo, type Choice } from "../../lib/board";
import type { Words } from "../../lib/words";
import { LEGEND_NAMES, type Action, type GameFrame, type Legend } from "./types";
import { ladder, storyName } from "./view";

export type Story = Legend | "song";

export interface Entry {
  action: Action;
  name: string;
  told: string; // with whose it is
  need: number | null; // of a Song: the tiles it takes
  points: number;
  owner: number | null;
  choice: Choice<Action> | undefined;
  price: number | undefined; // in tiles, for who may write it
}

export interface Column {
  story: Story;
  name: string;
  cards: Entry[];
  left: number | undefined; // tiles of it that are still to come
}

export function columnsOf(frame: GameFrame, words: Words): Column[] {
  const { view, hints } = frame;
  const count = ladder(view);
  const prices = (hints as { prices?: Record<string, number> }).prices ?? {};
  const entry = (card: Pick<Entry, "action" | "name" | "need" | "points"> & { owner: number | null }): Entry => {
    const choice = choiceTo(frame, card.action);
    const told =
      card.owner !== null
        ? words.say("nomads-card-taken", { card: card.name, name: frame.names[card.owner]! })
        : words.say(choice ? "nomads-card-writable" : "nomads-card-free", { card: card.name });
    return { ...card, choice, told, price: choice && prices[choice.code] };
  };
  const legends = LEGEND_NAMES.map((story, i): Column => {
    const name = storyName(words, view, story);
    const cards = view.legend_value.slice(i * count, (i + 1) * count).map((value, level) =>
      entry({
        action: { do: "legend", legend: story, value },
        name: words.say("nomads-card-legend", { legend: name, value }),
        need: null,
        points: value,
        owner: view.legend_of[i * count + level]!,
      }),
    );
    return { story, name, cards, left: frame.facts.left?.[story] };
  });
  const songs = view.song_need.map((need, i) => {
    const points = view.song_points[i]!;
    const name = words.say("nomads-card-song", { need, points });
    return entry({ action: { do: "song", need }, name, need, points, owner: view.song_of[i]! });
  });
  return [...legends, { story: "song", name: words.say("nomads-song"), cards: songs, left: undefined }];
}
