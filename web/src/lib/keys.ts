/** Numbers typed to choose from a list. Up to nine choices, a digit is enough; in a longer list a
 * digit waits for the next one, unless no number of the list goes on that way. */
export class NumberKeys {
  #typed = "";

  /** What was typed and still waits for more. */
  get typed(): string {
    return this.#typed;
  }

  /** Takes a digit; the index of the choice that is meant, or null while that is open. */
  press(digit: string, count: number): number | null {
    const number = Number(this.#typed + digit);
    if (number < 1 || number > count) {
      const again = this.#typed !== "";
      this.#typed = "";
      return again ? this.press(digit, count) : null;
    }
    if (number * 10 <= count) {
      this.#typed = String(number);
      return null;
    }
    this.#typed = "";
    return number - 1;
  }

  /** Enter, or a moment's silence: what was typed so far is meant. */
  settle(): number | null {
    const number = this.#typed ? Number(this.#typed) : null;
    this.#typed = "";
    return number === null ? null : number - 1;
  }
}

/** Whether a key is a shortcut here: not while somebody writes, nor with a modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Element | null;
  return !target?.closest?.("input, textarea, select, dialog[open]");
}
