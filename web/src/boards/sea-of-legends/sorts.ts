/** What sort of card an identifier is of. */
import type { SignName } from "./art";

export type Sort = "captain" | "ship" | "crew" | "legendary" | "item" | "relic" | "rumor" | "event" | "person";

const CAPTAINS = ["kahina", "cesare", "spell", "ton"];
const LAST_ITEM = 30; // T31 and above are Rumors, which become Relics

export function sortOf(card: string): Sort {
  const [, letters, digits] = /^([A-Z]+)(\d+)[ab]?$/.exec(card) ?? [];
  const number = Number(digits);
  if (CAPTAINS.includes(card)) return "captain";
  if (card === "CALM") return "event";
  if (!letters) return ["gunner", "navigator", "quartermaster"].includes(card) ? "crew" : "ship";
  if (letters === "K") return "crew";
  if (letters === "L") return "legendary";
  if (letters === "P" || letters === "F") return "person";
  if (letters === "T") return number <= LAST_ITEM ? "item" : "relic";
  return ["ES", "AU", "BE", "TL", "DT"].includes(letters) ? "event" : "relic";
}

export const SORT_SIGN: Record<Sort, SignName> = {
  captain: "captain",
  ship: "ship",
  crew: "crew",
  legendary: "secondary",
  item: "item",
  relic: "relic",
  rumor: "rumor",
  event: "letter",
  person: "lover",
};
