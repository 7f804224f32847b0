import type { Snippet } from "svelte";

/** What a page puts into the bar at the top, instead of the links to other pages. */
export const bar: { tools: Snippet | null } = $state({ tools: null });
