/** Makes what lies in a box denser, step by step, until all of it can be seen: `data-dense` says how
 * dense it is. Components say in their styles what they do without then. */
const DENSEST = 5;

export function dense(box: HTMLElement) {
  function fit() {
    for (let step = 0; step <= DENSEST; step++) {
      box.dataset.dense = String(step);
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return;
    }
  }
  fit();
  if (!globalThis.ResizeObserver) return;
  const sized = new ResizeObserver(fit);
  sized.observe(box);
  const changed = new MutationObserver(fit);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
