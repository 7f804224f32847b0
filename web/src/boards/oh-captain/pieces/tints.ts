/** The colour behind each kind of card, as on its face. */
const TINTS: Record<string, string> = {
  lantern: "#f3bf4d",
  egg: "#cfd6cc",
  hook: "#7fb9c4",
  lizard: "#9cc26b",
  pistol: "#e58a6b",
  purse: "#cfa06a",
  nomads: "#b49ad6",
};

/** A card's kind: both Lanterns are Lanterns. */
export const kindOf = (card: string): string => card.replace(/\d$/, "");

export const tintOf = (card: string): string => TINTS[kindOf(card)] ?? "#d9c79a";
