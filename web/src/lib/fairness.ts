/** Whether the seed that was published at the end is the one that was promised at the start.
 * Null where the browser offers no SHA-256: on plain http it keeps it back. */
export async function seedKeepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(seed);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
