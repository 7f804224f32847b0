import { expect, it } from "vitest";
import { seedKeepsPromise } from "./fairness";

// The SHA-256 of "abc", from the standard (FIPS 180-2, appendix B.1).
const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

it("a seed is checked against its promise", async () => {
  expect(await seedKeepsPromise("abc", OF_ABC)).toBe(true);
  expect(await seedKeepsPromise("abd", OF_ABC)).toBe(false);
});
