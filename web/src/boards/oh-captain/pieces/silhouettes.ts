/**
 * Every drawing of the game as data, in a box of 64 by 64, so that a board, a log line and a
 * rules page can draw the same thing at any size.
 *
 * `ink` is filled dark, `cut` is cut out of the ink (filled with what lies behind), a `line` or
 * `cutline` is stroked with the given width.
 */
export type Shape = { part: "ink" | "cut" | "line" | "cutline"; d: string; width?: number };
export type Drawing = readonly Shape[];

const ink = (d: string): Shape => ({ part: "ink", d });
const cut = (d: string): Shape => ({ part: "cut", d });
const line = (width: number, d: string): Shape => ({ part: "line", d, width });
const cutline = (width: number, d: string): Shape => ({ part: "cutline", d, width });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const lantern: Drawing = [
  line(4.5, "M23 15C21 1 43 1 41 15"),
  ink("M22 14h20l6 10H16z"),
  ink("M18 26h28l3 25H15z"),
  cut("M23 29h18l1.5 18h-21z"),
  ink("M32 29c6 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-5 3-8 1 2 2 3 3 2 1-2 0-4 1-6z"),
  ink("M13 52h38v7a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2z"),
];

const egg: Drawing = [
  ink("M32 4c13 0 22 20 22 34 0 14-10 22-22 22S10 52 10 38C10 24 19 4 32 4z"),
  cutline(4, "M9 35l9-6 7 9 8-10 7 9 7-7 8 5"),
  cut(disc(24, 18, 3)),
  cut(disc(38, 14, 2.2)),
  cut(disc(40, 50, 3)),
  cut(disc(24, 50, 2.2)),
];

const hook: Drawing = [
  line(3.5, "M60 3c-5-2-9 1-7 5s-1 6-6 7"),
  line(4.5, disc(43, 19, 5)),
  line(6.5, "M39 23L23 42"),
  line(6, "M22 44C10 42 6 32 9 22"),
  line(6, "M22 44c4 12 14 15 25 12"),
  line(5.5, "M22 44c-3 7-3 8-9 14"),
  ink("M10 9l7 17-15-2z"),
  ink("M62 51L48 63l-4-13z"),
  ink("M5 63l4-13 9 8z"),
];

const lizard: Drawing = [
  line(4.5, "M37 23l11 3 7-6"),
  line(4.5, "M33 18L21 15l-5 7"),
  line(4.5, "M33 36l11 3 4 8"),
  line(4.5, "M30 34l-12 1-6 8"),
  line(13, "M43 13C33 20 30 27 32 35"),
  line(8, "M32 34c2 6 1 11-4 16"),
  line(5, "M30 47c-4 7-11 10-20 8"),
  line(3, "M14 56c-5 0-8-2-8-6"),
  ink("M41 6c6-4 14-3 16 1 1 4-4 11-12 13-6 1-9-9-4-14z"),
  cut(disc(48, 8, 1.9)),
  cut(disc(51, 13, 1.9)),
  cut(disc(36, 22, 2)),
  cut(disc(33, 29, 2)),
  cut(disc(32.5, 36, 1.7)),
];

const pistol: Drawing = [
  ink(
    "M61 15H29l-4-7c-3-2-8-1-9 2l4 6c-5 2-9 7-10 13L4 48c-1 5 2 9 7 9l7-1c2 0 3-2 3-4l3-14c1-5 4-8 9-8h18l10-4z",
  ),
  line(3.6, "M27 33c0 10 12 11 14-1"),
  line(3, "M33 30l2 6"),
  cutline(2.6, "M29 21h32"),
  cutline(2.6, "M50 14v14"),
  cutline(2.6, "M9 46l11 4"),
];

const purse: Drawing = [
  ink("M23 16L15 5l10 3 7-5 7 5 10-3-8 11z"),
  ink("M23 20C10 29 6 42 9 51c3 8 12 10 23 10s20-2 23-10c3-9-1-22-14-31z"),
  line(4, "M20 18h24"),
  cut(disc(32, 41, 11)),
  line(2.4, disc(32, 41, 7.6)),
  ink("M32 36l1.6 3.4 3.7.4-2.8 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z"),
];

const nomads: Drawing = [
  line(3.5, "M28 8l4 8 4-8"),
  ink("M32 13l27 40c1 3 0 5-3 5H8c-3 0-4-2-3-5z"),
  cut("M32 27l11 31H21z"),
  ink("M32 38l6 20H26z"),
  ink("M14 6a10 10 0 1 0 8 15A8 8 0 0 1 14 6z"),
];

export const ITEMS: Readonly<Record<string, Drawing>> = {
  lantern,
  lantern2: lantern,
  lantern3: lantern,
  egg,
  hook,
  lizard,
  pistol,
  purse,
  nomads,
};

const shoulders = ink("M4 66c1-13 10-19 22-21h12c12 2 21 8 22 21z");
const neck = cut("M27 36h10v10c-2 4-8 4-10 0z");

export const ADVENTURERS: Readonly<Record<string, Drawing>> = {
  // Long hair with a lily in it.
  lys: [
    ink("M32 8C17 8 14 20 15 33c0 10-5 15-7 20l14 5h20l14-5c-2-5-7-10-7-20C50 20 47 8 32 8z"),
    neck,
    cut("M21 29c8-1 14-4 18-10 4 4 5 8 4 14-1 7-6 12-11 12-6 0-11-6-11-16z"),
    ink(disc(28, 32, 1.7)),
    ink(disc(38, 31, 1.7)),
    line(2, "M30 40c2 1 4 1 6-1"),
    ink("M4 66c1-10 8-15 19-19 4 6 14 6 18 0 11 4 18 9 19 19z"),
    cut("M46 8c-4 3-4 9 0 12 4-3 4-9 0-12z"),
    cut("M37 12c0 5 3 8 8 9 0-5-3-9-8-9z"),
    cut("M55 12c0 5-3 8-8 9 0-5 3-9 8-9z"),
  ],
  // A seaman's cap and a great beard.
  nostromo: [
    shoulders,
    cut("M20 22h24v14H20z"),
    ink("M18 22C17 5 47 5 46 22z"),
    cutline(2.4, "M18 20h28"),
    ink("M16 19h32v6H16z"),
    ink("M18 27c1 3 5 8 9 6 3-2 7-2 10 0 4 2 8-3 9-6 2 12-3 27-14 30-11-3-16-18-14-30z"),
    ink(disc(27, 29, 1.7)),
    ink(disc(37, 29, 1.7)),
    cutline(2.2, "M28 38c2 2 6 2 8 0"),
    cut("M51 49l6 4-6 4-6-4z"),
  ],
  // A hood under a crescent.
  moon: [
    ink("M31 9c-14 3-17 19-15 33L9 66h44l-7-24c2-14-1-30-15-33z"),
    cut("M31 19c-7 3-9 11-8 17 1 7 4 10 8 11 4-1 7-4 8-11 1-6-1-14-8-17z"),
    ink("M23 27c5 3 11 3 16 0-1-5-4-7-8-9-4 2-7 4-8 9z"),
    ink(disc(27.5, 33, 1.6)),
    ink(disc(34.5, 33, 1.6)),
    line(1.8, "M29 40c1 1 3 1 4 0"),
    cutline(2.4, "M31 50v16"),
    cut("M49 5a11 11 0 1 0 11 14A9 9 0 0 1 49 5z"),
  ],
  // Wild hair, a patch over one eye, a knotted scarf.
  red: [
    shoulders,
    neck,
    cut("M20 22h24v11c0 8-6 13-12 13s-12-5-12-13z"),
    ink("M15 28L11 15l9 2 2-12 9 7 9-9 3 12 10-3-5 16-4-4H20z"),
    line(2.6, "M18 23l28 9"),
    ink(disc(38, 30, 5)),
    ink(disc(26, 31, 1.9)),
    line(2.4, "M28 40c3 1 6 1 9-1"),
    cut("M21 47l11 6 11-6 1 5-12 7-12-7z"),
    cut("M31 57l-5 8 7-2 3 3z"),
  ],
  // Hair pinned up, a mask, rings in her ears.
  siana: [
    shoulders,
    neck,
    ink(disc(32, 8, 6.5)),
    line(2.4, "M20 3l24 10"),
    cut("M20 24c0-12 24-12 24 0v9c0 8-6 13-12 13s-12-5-12-13z"),
    ink("M17 31C14 11 50 11 47 31c-2-5-8-9-15-9s-13 4-15 9z"),
    ink("M19 28c7-2 19-2 26 0 0 7-7 9-11 5l-2-2-2 2c-4 4-11 2-11-5z"),
    cut(disc(26, 30.5, 1.8)),
    cut(disc(38, 30.5, 1.8)),
    cutline(2.2, disc(16.5, 40, 3.2)),
    cutline(2.2, disc(47.5, 40, 3.2)),
  ],
  // A tall hat, a moustache, an eyeglass.
  ulrich: [
    shoulders,
    neck,
    cut("M20 22h24v11c0 8-6 13-12 13s-12-5-12-13z"),
    ink("M20 3h24l-1 15h9v5H12v-5h9z"),
    cutline(2.6, "M20 15h24"),
    ink("M32 35c-5-3-10 1-18-5 1 9 11 12 18 8 7 4 17 1 18-8-8 6-13 2-18 5z"),
    line(2.2, disc(38, 28, 4.2)),
    line(1.8, "M42 30c5 4 4 12 6 18"),
    ink(disc(26, 28, 1.8)),
    cut("M32 48l-6-3v8zM32 48l6-3v8z"),
  ],
};
