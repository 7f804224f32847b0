import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./messages";

export type Values = Record<string, FluentVariable>;

/** Several things in a row, as the language writes it: Anna, Bruno and Chiara. */
export const listed = (lang: Lang, things: string[]): string =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(things);

/** A catalogue of words in one language: the shell's own, or a game's. */
export class Words {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  #names: Readonly<Record<string, string>> = {};

  constructor(lang: Lang, ...sources: string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    // The first source wins: a game's own words before those that all games share.
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The same words after names that come before all others: a table's own, as they are. */
  after(names: Readonly<Record<string, string>>): this {
    this.#names = names;
    return this;
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return message in this.#names || this.#bundle.hasMessage(message);
  }

  /** The message with its values put in. */
  say(message: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return this.#names[message] ?? this.#format(message, pattern, values);
  }

  /** An attribute of a message: `attribute("item-hook", "effect")` says what a Hook does. */
  attribute(message: string, name: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(message)?.attributes[name];
    return this.#format(`${message}.${name}`, pattern, values);
  }

  #format(name: string, pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined, values: Values): string {
    if (pattern === null || pattern === undefined) {
      console.error(`${this.lang}: there is no message ${name}`);
      return name; // better a clumsy name on the screen than a game that stops
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`${this.lang}: ${name}: ${errors[0]}`);
    return text;
  }
}
