/** How cards lie in the room they have: as large as they can, as close as they must. Each shows its
 * index: a strip at its left edge, wider on a small card, whose sign and number fill it. */

export const RATIO = 1.4; // a card's height to its width
export const SMALL = 46; // below this width a card shows its sign and its number alone
const [STRIP, SMALL_STRIP] = [0.46, 0.75]; // what of a card has to show, of its width
const WORTH = 0.6; // cards lie apart if that leaves them so much of the height there is
const GAP = 3;
const MOST_LINES = 4;

export interface Fan {
  width: number; // of a card
  pitch: number; // from a card to the next
  lines: number[]; // how many cards on each
}

/** Room for so many cards; `least` is the narrowest strip that a finger finds. */
export function fan(count: number, room: { width: number; height: number }, least = 0): Fan {
  const fits = Array.from({ length: MOST_LINES }, (_, i) => lying(count, i + 1, room, least));
  const best = fits.reduce((a, b) => (b.width > a.width ? b : a));
  return { ...best, width: Math.max(0, best.width), pitch: Math.max(0, best.pitch) };
}

function lying(count: number, lines: number, room: { width: number; height: number }, least: number): Fan {
  const each = Math.max(1, Math.ceil(count / lines));
  const high = (room.height - GAP * (lines - 1)) / lines / RATIO;
  const wide = (strip: number) => Math.min(high, room.width / (1 + strip * (each - 1)), room.width - least * (each - 1));
  const apart = Math.min(high, (room.width - GAP * (each - 1)) / each);
  const [large, small] = [wide(STRIP), Math.min(SMALL - 1, wide(SMALL_STRIP))];
  const width = apart >= Math.max(SMALL, WORTH * high) ? apart : large >= SMALL ? large : small;
  const pitch = each > 1 ? Math.min(width + GAP, (room.width - width) / (each - 1)) : width;
  const filled = Array.from({ length: lines }, (_, i) => Math.min(each, count - i * each));
  return { width, pitch, lines: filled.filter((cards) => cards > 0) };
}
