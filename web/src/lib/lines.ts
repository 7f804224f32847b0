import type { LogLine } from "./messages";

type Joined = LogLine & { together?: string | null };

/** What these lines tell: what belongs together, the dice of one roll, is one sentence. */
export const sentences = (lines: Joined[]): string[] => lines.map((line) => line.together ?? line.text).filter((text) => text);
