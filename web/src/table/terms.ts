import type { TableInfo } from "../lib/messages";
import { say } from "../lib/shell.svelte";

/** How long people may think at a table. */
export function clockWords({ minutes }: Pick<TableInfo, "minutes">): string {
  return minutes ? say("new-clock-minutes", { minutes }) : say("new-clock-none");
}
