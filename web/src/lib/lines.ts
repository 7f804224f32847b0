import type { LogLine } from "./messages";

/** What these lines tell: what belongs together, the dice of one roll, is one sentence. */
export const sentences = (lines: LogLine[]): string[] => lines.map((line) => line.together ?? line.text).filter((text) => text);
