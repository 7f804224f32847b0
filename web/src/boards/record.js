// For tests: plays a game with the real rules and hands over the frames that its seats are sent.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(".."); // tests run in web/
const OWN_PYTHON = `${ROOT}/.venv/bin/python`;

export function record({ game, seats, seed = 1, lang = "en", player = "random", options = {} }, ...more) {
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3";
  const asked = { seed, lang, player, options: JSON.stringify(options), to: "-", ...(seats && { seats }) };
  const words = Object.entries(asked).map(([name, value]) => `--${name}=${value}`);
  const told = execFileSync(python, ["-m", "tools.frames", game, ...words, ...more], { cwd: ROOT, maxBuffer: 2 ** 29 });
  return JSON.parse(told.toString());
}

export const recordAhead = (asked) => record(asked, "--ahead");
export const recordEverybody = (asked) => record(asked, "--everybody");

/** Of a long game the first moments of each kind of decision, and now and then one more. */
export function some(moments, frameOf) {
  const met = new Map();
  return moments.filter((moment, i) => {
    const kind = frameOf(moment).view?.decision?.kind ?? "over";
    met.set(kind, (met.get(kind) ?? 0) + 1);
    return met.get(kind) <= 2 || i % 20 === 0;
  });
}
