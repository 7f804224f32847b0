import type { Lang } from "./messages";
import { Words, type Values } from "./words";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  fr: () => import("../words/fr.ftl?raw"),
};

let words: Words = $state.raw(new Words("en"));

/** Loads the shell's own sentences in this language. */
export async function speak(lang: Lang): Promise<void> {
  words = new Words(lang, (await files[lang]()).default);
}

/** A sentence of the shell in the reader's language. */
export function say(message: string, values: Values = {}): string {
  return words.say(message, values);
}

/** Why something was refused, in the reader's language. What the rules forbid comes in it already. */
export const whyNot = (code: string, text: string): string =>
  knows(`problem-${code}`) ? say(`problem-${code}`) : text;

export const knows = (message: string): boolean => words.has(message);
