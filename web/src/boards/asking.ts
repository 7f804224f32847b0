/** What the shell gives a board in a test, beside the frame. */
import { createRawSnippet } from "svelte";

export const shell = { ask: createRawSnippet(() => ({ render: () => "<section class='ask'></section>" })), at: 0 };
