/** The pieces of Nomads as outlines, drawn once and used on the ring, in camps and on cards.
 *
 * Every outline fills a square of 48 by 48 and is meant for `fill-rule="evenodd"`: holes are eyes
 * and folds. No two share a silhouette, so that nothing is told by colour alone. */

/** What a tile shows. */
export const TILE_ART: Record<string, string> = {
  A: "M3 27C3 17 11 12 21 12c10 0 15 6 18 13 2 4 4 2 3-2l-1-4c-4 0-6-3-6-7 3-1 6 1 7 3 1-3 3-4 6-4 0 5-1 8-4 9l1 8c0 8-6 13-14 13H17C8 41 3 35 3 27zm10-2a2.4 2.4 0 1 0 .1 0zM5 32c7 3 15 3 22-1 1 0 1 1 0 2-7 4-15 4-22 1zM14 3c2 1 3 3 3 6h-2c0-2-1-3-4-4zm9 0c-2 1-3 3-3 6h2c0-2 1-3 4-4z",
  B: "M16 23l3.4 6.6 7.4-.4-4.6 5.8 2.6 7-7-2.6-5.8 4.6.4-7.4L5.600 33l6.600-2.600zM24 25L45 3 29 29zM19 20L36 3 23 23.500zM29 33L46 17 30 37z",
  C: "M15 6a7 7 0 1 1-.1 0zM33 6a7 7 0 1 1-.1 0zM15 22c7 0 11 4 11 10v10H4V32c0-6 4-10 11-10zM33 22c7 0 11 4 11 10v10H28.500V32c0-4-1.500-6.500-3.500-8.500 2-1 5-1.500 8-1.500z",
  D: "M4 4l13 8c4-1.500 10-1.500 14 0L44 4c1 8 .5 14-2.500 19L47 30c-5 7-12 9-17 12l-4 4h-4l-4-4C13 39 6 37 1 30l5.500-7C3.500 18 3 12 4 4zm11 21a3 3.600 0 1 0 .1 0zm18 0a3 3.600 0 1 0 .1 0zM20 37h8l-4 5z",
  E: "M24 3c2.500 0 4 1.500 4 4 6 1.800 9 7 9 14 0 9 2 12 6 15v2H5v-2c4-3 6-6 6-15 0-7 3-12.200 9-14 0-2.500 1.500-4 4-4zM18 40h12c0 3.500-2.500 5.500-6 5.500S18 43.500 18 40zM17 14c-2 3-2 8-2 12h2.500c0-4 0-8 1.500-11z",
  F: "M22.500 2h3v7c5 3 8 7 8 12 0 4-2 7-5 10h8v5H27l-3 10-3-10h-9.500v-5h8c-3-3-5-6-5-10 0-5 3-9 8-12zM18 15l12 3v2l-12.500-3zm-1 6l14 3-1 2-13-3zm1 6l9 2-1.500 1.500L19 29z",
  G: "M14 27C7 27 3 23.500 3 18.500 3 14 6.500 11 11 11 12 6 16.500 3 22 3c5.500 0 9.500 2.500 11 7 7-.5 12 3 12 9 0 5-4 8-9.500 8H30l3-6H22l-4 6zM24 23h6.500L27 31h7L19 46l4-11h-6zM10 31h3l-3 8H7zm28 0h3l-3 8h-3z",
  opal: "M31 4C19 4 9 13 9 24.500S19 45 31 45c3 0 5-.5 7-1.500C30 41 25 34 25 24.500S30 8 38 5.500C36 4.500 34 4 31 4zM37 17l1.600 4 4.400.3-3.400 2.700 1.200 4.300-3.800-2.400-3.700 2.400 1.100-4.300-3.400-2.700 4.400-.3z",
  wild: "M24 2l4 12 9-9-5 11.500L44 13l-10 8 12 3-12 3 10 8-12-3.500L37 43l-9-9-4 12-4-12-9 9 5-11.500L4 35l10-8-12-3 12-3L4 13l12 3.500L11 5l9 9z",
  coin: "M24 3a21 21 0 1 1-.1 0zm0 4.500a16.500 16.500 0 1 0 .1 0zM24 12a4 4 0 0 1 1.800 7.600V22H31v3.500h-5.200v8.200c3.500-.5 5.700-2.500 6.700-5.700l3.500 1.500C34.500 34 30 37 24 37s-10.500-3-12-7.500l3.500-1.500c1 3.200 3.200 5.200 6.700 5.700v-8.200H17V22h5.200v-2.400A4 4 0 0 1 24 12z",
};

/** What a disc shows. The Frog is Nostromo's and bears his letter too. */
export const DISC_ART: Record<string, string> = {
  ulrich: "M7 7h34v34H7zM15 15v18h18V15z",
  moon: "M24 4a20 20 0 1 1-.1 0zM17 14a4 4 0 1 0 .1 0zm12 11a6 6 0 1 0 .1 0zM17 29a3 3 0 1 0 .1 0z",
  red: "M24 3l22 40H2zM24 19L15 36h18z",
  siana: "M24 1l18 23-18 23L6 24zM24 13l-8.500 11L24 35l8.500-11z",
  nostromo: "M14 3h20l12 21-12 21H14L2 24z",
  nomad: "M24 5l21 38H30l-6-13-6 13H3z",
  frog: "M13 6c4 0 7 2.500 8 6h6c1-3.500 4-6 8-6 5 0 8.500 4 8.500 8.500 0 2-.6 3.700-1.700 5.200C44 22.500 45 26 45 29c0 9-9 14-21 14S3 38 3 29c0-3 1-6.500 3.200-9.300-1.100-1.500-1.700-3.200-1.700-5.200C4.500 10 8 6 13 6zm0 5a3.400 3.400 0 1 0 .1 0zm22 0a3.400 3.400 0 1 0 .1 0zM11 29c7 6 19 6 26 0l1.500 2c-8 7.500-21 7.500-29 0z",
};

/** The letter of an Adventurer's discs; Nomads have none. */
export const LETTERS: Record<string, string> = {
  ulrich: "U",
  moon: "M",
  red: "R",
  siana: "S",
  nostromo: "N",
  frog: "N",
  nomad: "",
};

/** The colours of discs: the face, its darker rim and what is drawn on it. */
export const DISC_COLOURS: Record<string, [face: string, rim: string, ink: string]> = {
  ulrich: ["#3b3a42", "#232229", "#f6ecd4"],
  moon: ["#efeaf7", "#cfc6e4", "#3a2f5c"],
  red: ["#c23b2e", "#98271d", "#fff4e6"],
  siana: ["#f2c744", "#dca91f", "#33260a"],
  nostromo: ["#3c7f47", "#28602f", "#f4f7e4"],
  frog: ["#3c7f47", "#28602f", "#f4f7e4"],
  nomad: ["#4f82b5", "#3a679a", "#f2f7fc"],
};

/** The colours of tiles: the face and what is drawn on it. */
export const TILE_COLOURS: Record<string, [face: string, ink: string]> = {
  A: ["#2a6496", "#f3f8fc"],
  B: ["#f0be3c", "#3a2a05"],
  C: ["#a83e73", "#fdf1f6"],
  D: ["#b44c17", "#fff3e8"],
  E: ["#177a70", "#effaf7"],
  F: ["#654a9b", "#f6f1fd"],
  G: ["#475460", "#f2f5f7"],
  opal: ["#dcecf4", "#2d5f86"],
  wild: ["#2b1d16", "#ffb35c"],
  coin: ["#e3b341", "#3a2a05"],
};
