/** Where the reader is. Paths are plain; what comes after # never reaches the server. */
export const here = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  here.path = location.pathname;
  here.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to a page of ours. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!instead) scrollTo(0, 0);
}

/** Links to our own pages need no reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
