/** Everybody's face, put together from a few parts in a box of 64 by 64. */
export const SKINS = ["#f3d3ad", "#dba873", "#ab7348", "#74492c", "#c3cfbc", "#8fc4b4"] as const; // the last two: undead, merfolk
export const HAIRS = ["#241c19", "#5a3420", "#a25c26", "#d6ae58", "#a9a69c", "#eae5d6"] as const;
export const COATS = ["#27407f", "#8c2f2a", "#2f6a5c", "#6b4a24", "#5b3a74", "#3b3f46"] as const;

interface Part {
  /** Behind the head, and before it. */
  back?: string;
  front?: string;
}

export const HAIR = {
  none: {},
  short: { front: "M21 28c-2-13 5-17 11-17s13 4 11 17c-1-5-3-8-5-10-4 2-9 2-12 1-2 2-4 5-5 9z" },
  long: {
    back: "M18 26c-1-14 7-18 14-18s15 4 14 18c0 8 2 15 5 21H13c3-6 5-13 5-21z",
    front: "M22 27c-1-9 4-14 10-14s11 5 10 14c-3-3-5-6-6-9-3 4-9 7-14 9z",
  },
  curly: {
    back: "M32 6c-6 0-9 3-11 5-5 1-7 6-6 10-4 4-3 9 0 12-1 5 3 9 8 8h18c5 1 9-3 8-8 3-3 4-8 0-12 1-4-1-9-6-10-2-2-5-5-11-5z",
    front: "M22 26c-1-8 4-13 10-13s11 5 10 13c-3-2-5-4-6-7-4 3-9 5-14 7z",
  },
  braid: {
    back: "M19 27c-1-14 6-18 13-18s14 4 13 18c4 5 5 10 3 14 2 4 1 8-2 12l-5-2c3-4 2-7 0-10 1-4 0-6-2-9H21z",
    front: "M22 27c-1-9 4-14 10-14s11 5 10 14c-3-3-5-6-6-9-3 4-9 7-14 9z",
  },
  bun: {
    back: "M32 2a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z",
    front: "M21 29c-2-12 4-18 11-18s13 6 11 18c-1-5-3-9-6-11-5 2-12 4-16 11z",
  },
} as const satisfies Record<string, Part>;

export const HATS = {
  none: {},
  tricorn: { front: "M6 25c6-1 10-16 26-16s20 15 26 16c-7 1-14-6-26-6S13 26 6 25z" },
  bandana: { front: "M20 25c-1-10 5-15 12-15s13 5 12 15c-7-4-17-4-24 0zM43 22l10-3-4 5 5 6-11-5z" },
  wide: { front: "M4 22c10 4 46 4 56 0-4-3-11-3-14-4-2-9-6-11-14-11s-12 2-14 11c-3 1-10 1-14 4z" },
  plumed: {
    front: "M4 22c10 4 46 4 56 0-4-3-11-3-14-4-2-9-6-11-14-11s-12 2-14 11c-3 1-10 1-14 4z",
    back: "M38 13C42 1 52-2 63 3c-5 2-9 11-20 13z",
  },
  hood: { back: "M10 60C10 22 16 5 32 5s22 17 22 55z", front: "M15 44c-3-24 4-39 17-39s20 15 17 39c-4-5-5-9-6-15-1-10-6-15-11-15s-10 5-11 15c-1 6-2 10-6 15z" },
  turban: { front: "M18 26c-4-10 4-18 14-18s18 8 14 18c-4-6-9-8-14-8s-10 2-14 8z" },
  bicorne: { front: "M4 28C7 3 57 3 60 28 47 18 17 18 4 28z" },
  feathers: { back: "M19 23L5 10c7-1 11 3 15 8L17 2c6 3 9 8 10 13L32-2l5 17c1-5 4-10 10-13l-3 16c4-5 8-9 15-8L45 23z", front: "M20 24c1-9 6-12 12-12s11 3 12 12c-7-4-17-4-24 0z" },
  fins: { back: "M20 33L8 22c-1 7 2 13 11 16zM44 33l12-11c1 7-2 13-11 16z", front: "M29 15C26 8 29 2 37-1c-2 6 3 9 0 15-2 1-5 2-8 1z" },
  cap: { front: "M20 24c-2-10 5-15 12-15s14 5 12 15c-6-3-18-3-24 0z" },
} as const satisfies Record<string, Part>;

export const BEARDS = {
  none: "",
  full: "M21 30c0 13 5 19 11 19s11-6 11-19c-2 4-4 5-7 5-2-2-6-2-8 0-3 0-5-1-7-5z",
  goatee: "M28.500 40h7L32 47.500zM25 36.500c2-3 5-3 7-1 2-2 5-2 7 1-3 1-5 1-7 0-2 1-4 1-7 0z",
  moustache: "M24 36.500c2-3.500 6-3.500 8-1.200 2-2.300 6-2.300 8 1.200-3 1.500-6 1.500-8 0-2 1.500-5 1.500-8 0z",
} as const;

export type Extra = "none" | "patch" | "earring" | "scar" | "glasses";

export interface Look {
  skin: number;
  hair: keyof typeof HAIR;
  tint: number;
  hat: keyof typeof HATS;
  beard: keyof typeof BEARDS;
  extra: Extra;
  coat: number;
}

const look = (skin: number, hair: Look["hair"], tint: number, hat: Look["hat"], beard: Look["beard"], extra: Extra, coat: number): Look =>
  ({ skin, hair, tint, hat, beard, extra, coat });

/** Captains, Lovers and Nemeses, the people of the factions. */
const LOOKS: Record<string, Look> = {
  kahina: look(2, "long", 0, "bandana", "none", "earring", 1),
  cesare: look(1, "short", 0, "plumed", "goatee", "none", 3),
  spell: look(0, "braid", 2, "hood", "none", "none", 4),
  ton: look(3, "none", 0, "tricorn", "full", "patch", 2),
  P01: look(0, "short", 0, "cap", "none", "earring", 5),
  P02: look(2, "curly", 0, "none", "none", "earring", 1),
  P03: look(0, "bun", 3, "none", "none", "none", 0),
  P04: look(1, "none", 1, "bandana", "full", "scar", 3),
  P05: look(1, "braid", 0, "wide", "none", "none", 2),
  P06: look(2, "none", 0, "turban", "goatee", "none", 4),
  P07: look(0, "short", 2, "tricorn", "moustache", "none", 0),
  P08: look(0, "long", 2, "none", "none", "none", 4),
  P09: look(0, "curly", 1, "none", "goatee", "none", 1),
  P10: look(1, "long", 0, "none", "none", "earring", 3),
  P11: look(0, "bun", 4, "none", "none", "glasses", 5),
  P12: look(3, "short", 0, "cap", "none", "earring", 2),
  P13: look(0, "braid", 3, "plumed", "none", "none", 4),
  P14: look(1, "short", 0, "wide", "moustache", "scar", 5),
  P15: look(0, "short", 1, "bandana", "none", "none", 3),
  P16: look(2, "none", 0, "hood", "none", "earring", 0),
  P17: look(0, "curly", 4, "tricorn", "none", "none", 1),
  P18: look(0, "braid", 3, "none", "none", "scar", 2),
  P19: look(1, "short", 4, "none", "full", "patch", 5),
  P20: look(1, "curly", 0, "bandana", "none", "earring", 1),
  F01: look(4, "long", 4, "wide", "none", "none", 5),
  F02: look(4, "none", 4, "bicorne", "full", "patch", 5),
  F03: look(4, "none", 4, "hood", "goatee", "none", 3),
  F04: look(2, "long", 0, "feathers", "none", "earring", 2),
  F05: look(2, "short", 0, "feathers", "none", "scar", 1),
  F06: look(2, "braid", 0, "feathers", "none", "none", 4),
  F07: look(0, "curly", 5, "bicorne", "none", "none", 0),
  F08: look(0, "bun", 5, "none", "none", "earring", 4),
  F09: look(0, "none", 4, "none", "moustache", "glasses", 0),
  F10: look(5, "long", 2, "fins", "none", "none", 0),
  F11: look(5, "none", 0, "fins", "goatee", "none", 2),
  F12: look(5, "braid", 0, "fins", "none", "earring", 4),
  gunner: look(1, "none", 0, "bandana", "full", "none", 5),
  navigator: look(0, "short", 3, "tricorn", "none", "glasses", 0),
  quartermaster: look(3, "braid", 0, "none", "none", "earring", 1),
};

const CREW_HAIR = ["short", "long", "curly", "braid", "bun", "none"] as const;
const CREW_HATS = ["bandana", "cap", "none", "wide", "tricorn"] as const;
const CREW_EXTRAS = ["none", "earring", "scar", "none", "patch"] as const;

/** How somebody looks; those of the Crew by chance, but always the same. */
export function lookOf(card: string): Look {
  const known = LOOKS[card];
  if (known) return known;
  const n = [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const at = <T>(list: readonly T[], divisor: number) => list[Math.floor(n / divisor) % list.length]!;
  return look(n % 4, at(CREW_HAIR, 3), Math.floor(n / 5) % 5, at(CREW_HATS, 7), "none", at(CREW_EXTRAS, 11), Math.floor(n / 13) % COATS.length);
}
