/** How things come onto the table; nothing moves for those who asked for calm. */
const [EACH, LONG] = [60, 420]; // milliseconds

interface How {
  motion: boolean;
  nth: number;
}

/** A card is dealt. */
export const deal = (_: Element, { motion, nth }: How) => ({
  duration: motion ? LONG : 0,
  delay: motion ? nth * EACH : 0,
  css: (t: number, u: number) => `opacity: ${t}; transform: translateY(${-28 * u}px) rotate(${-4 * u}deg)`,
});

/** A die rolls onto the table. */
export const roll = (_: Element, { motion, nth }: How) => ({
  duration: motion ? LONG : 0,
  delay: motion ? nth * EACH : 0,
  css: (t: number, u: number) => `opacity: ${Math.min(1, 2 * t)}; transform: translate(${-90 * u}px, ${-30 * u * t * 4}px) rotate(${-400 * u}deg)`,
});
