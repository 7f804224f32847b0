/** A view as rows of words, for a game that nobody has drawn a board for. */
import { kindsIn, type Zone } from "../lib/board";
import type { Frame } from "../lib/messages";
import type { Words } from "../lib/words";

export interface Row {
  label: string;
  /** One text, or one for each seat. */
  cells: string[];
}

/** What every view has, and what only the rules need. */
const HIDDEN = new Set(["game", "rules", "seq", "seat", "seats", "options", "decision", "known", "step", "todo", "args"]);
const PIECES = ["card", "piece", "tile", "token", "disc", "item"];
const NOTHING = "–";

const isZone = (value: object): value is Zone => typeof (value as Zone).size === "number";
const plainly = (name: string) => name.replaceAll("_", " ");

/** What everybody has, seat by seat, and what lies there for all. */
export function plainRows({ view, facts, names }: Pick<Frame, "view" | "facts" | "names">, words: Words): { shared: Row[]; bySeat: Row[] } {
  const entries = [...Object.entries(view).filter(([name]) => !HIDDEN.has(name)), ...Object.entries(facts)];
  const rows = entries.map(([name, value]) => {
    const each = Array.isArray(value) && value.length === names.length ? value : [value];
    return { label: labelOf(words, name), cells: each.map((one) => textOf(words, name, one)) };
  });
  const told = rows.filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
  return {
    shared: told.filter(({ cells }) => cells.length !== names.length),
    bySeat: told.filter(({ cells }) => cells.length === names.length),
  };
}

function labelOf(words: Words, name: string): string {
  const zone = `zone-${name.replaceAll("_", "-")}`;
  const said = words.has(zone) ? words.say(zone) : plainly(name);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function textOf(words: Words, name: string, value: unknown): string {
  if (value === null || value === undefined || value === -1) return NOTHING;
  if (typeof value === "string") return nameOf(words, name, value);
  if (Array.isArray(value)) return value.map((each) => textOf(words, name, each)).join(" · ") || NOTHING;
  if (typeof value !== "object") return String(value);
  if (isZone(value)) {
    const cards = kindsIn(value.cards).map(([kind, count]) => `${nameOf(words, name, kind)}${count > 1 ? ` ×${count}` : ""}`);
    return cards.length ? `${value.size}: ${cards.join(", ")}` : String(value.size);
  }
  const parts = Object.entries(value).map(([part, one]) => `${labelOf(words, part)} ${textOf(words, part, one)}`);
  return parts.join(", ") || NOTHING;
}

/** A word of the catalogue: the field's own ("colour-red"), or that of some sort of piece. */
function nameOf(words: Words, name: string, value: string): string {
  const found = [name, name.replace(/s$/, ""), ...PIECES].find((sort) => words.has(`${sort}-${value}`));
  return found ? words.say(`${found}-${value}`) : plainly(value);
}
