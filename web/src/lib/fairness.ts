import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, TableInfo } from "./messages";
import type { Witnessed } from "./promises";

// Not the browser's own SHA-256: on plain http it keeps that back.

/** The fingerprint of a seed. */
export const fingerprint = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

const ALL = 1n << 64n; // how many numbers eight bytes can tell
const ATTEMPTS = 1 << 16; // a fair draw does not fail so often

/** The draws of one seed, in order, as the server makes them. */
export class Dice {
  #drawn = 0;
  readonly #keyed: ReturnType<typeof hmac.create>;

  constructor(seed: string) {
    this.#keyed = hmac.create(sha256, utf8ToBytes(seed));
  }

  /** The index of what happens, by the weights; -1 where nothing can. */
  draw(weights: number[]): number {
    this.#drawn += 1;
    if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) return -1;
    let rest = this.#below(weights.reduce((sum, weight) => sum + BigInt(weight), 0n));
    return rest < 0n ? -1 : weights.findIndex((weight) => (rest -= BigInt(weight)) < 0n);
  }

  /** A number below `bound`, each as likely: what would favour the first ones is thrown away. */
  #below(bound: bigint): bigint {
    if (bound < 1n || bound > ALL) return -1n;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const digest = this.#keyed.clone().update(utf8ToBytes(`${this.#drawn}.${attempt}`)).digest();
      const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (number < ALL - (ALL % bound)) return number % bound;
    }
    return -1n;
  }
}

/** What became of the promise of a fair shuffle. */
export interface Verdict {
  /** Whether the seed is the one whose fingerprint was shown. */
  kept: boolean;
  /** When this device saw that fingerprint: before the game, during it, or not before its end. */
  seen: "early" | "midway" | "late";
  /** Whether this device's own part is in the seed of all draws, is missing, or was never given. */
  part: "in" | "missing" | "none";
  /** How many draws came out as they should, and the first that did not. */
  draws: number;
  differs: { number: number; kind: string } | null;
}

export const isFair = ({ kept, part, differs }: Verdict): boolean => kept && part !== "missing" && !differs;

/** Checks a finished game by what this device remembers of it. `held`: the seats that it has there. */
export async function check(
  { seed, nonces, commitment }: Pick<TableInfo, "seed" | "nonces" | "commitment">,
  draws: Draw[],
  memory: Witnessed | undefined,
  held: number[],
): Promise<Verdict> {
  const seen = !memory?.commitment ? "late" : memory.early ? "early" : "midway";
  const wrong = await firstWrong([seed, ...nonces].join("."), draws);
  return {
    kept: fingerprint(seed) === (memory?.commitment || commitment),
    seen,
    part: partOf(nonces, memory, held),
    draws: wrong < 0 ? draws.length : wrong,
    differs: wrong < 0 ? null : { number: wrong + 1, kind: draws[wrong]!.kind },
  };
}

/** A game that began before this device's part had come has an empty one at its seat. */
function partOf(nonces: string[], memory: Witnessed | undefined, held: number[]): Verdict["part"] {
  if (!memory?.nonce) return "none";
  const ours = memory.seats.filter((seat) => held.includes(seat)).map((seat) => nonces[seat]);
  if (ours.some((nonce) => nonce && nonce !== memory.nonce)) return "missing";
  return nonces.includes(memory.nonce) ? "in" : "none";
}

const SLICE = 250; // draws until the page may breathe

/** The place of the first draw that this seed does not give; -1: it gives them all. */
async function firstWrong(seed: string, draws: Draw[]): Promise<number> {
  const dice = new Dice(seed);
  for (const [place, { outcomes, weights, index }] of draws.entries()) {
    if (outcomes.length !== weights.length || dice.draw(weights) !== index) return place;
    if (place % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return -1;
}
