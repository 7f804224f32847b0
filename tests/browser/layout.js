// What is wrong with a table's page, in sentences. A thing is covered where its middle shows what is
// neither it nor a part of it; what lies around it covers nothing. Letters that are covered themselves,
// as on a card below another, are no letters.
async (codes) => {
  const frame = () => new Promise(requestAnimationFrame);
  const found = [];
  const round = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(" ");
  const box = document.querySelector(".box");
  // Boards that measure their room draw again when they have.
  const drawn = () => [...box.querySelectorAll("[data-choice], [data-mine], svg text, .ask")].map((thing) => round(thing.getBoundingClientRect())).join();
  for (let before = "", same = 0, left = 40; same < 2 && left; left -= 1) {
    for (let wait = 0; wait < 2; wait += 1) await frame();
    const now = drawn();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const room = box.getBoundingClientRect();
  const name = (thing) => (thing.ariaLabel || thing.textContent).trim().replace(/\s+/g, " ").slice(0, 40)
    + " <" + thing.tagName.toLowerCase() + "." + (thing.getAttribute("class") ?? "") + ">";
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push("the page scrolls");
  if (room.bottom > innerHeight + 1 || room.right > innerWidth + 1) found.push("the box sticks out");
  const there = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const things = [...box.querySelectorAll("[data-mine], [data-choice], section.ask, .ask .head button")].filter(there);
  const offered = new Set(things.flatMap((thing) => (thing.dataset.choice ?? "").split(" ")));
  if (!box.querySelector(".ask .choices"))
    for (const code of codes) if (!offered.has(String(code))) found.push(`the board does not offer ${code}`);
  for (const thing of things) {
    const at = thing.getBoundingClientRect();
    // What can be drawn nearer lies where the reader drew it; its choices are one tap away.
    const chart = thing.closest("[data-pans]")?.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (chart && (x < chart.left || x > chart.right || y < chart.top || y > chart.bottom)) continue;
    const out = Math.max(room.left - at.left, room.top - at.top, at.right - room.right, at.bottom - room.bottom);
    if (at.width < 1 || at.height < 1) found.push(`nothing to see: ${name(thing)}`);
    else if (out > 1.5) found.push(`outside by ${Math.round(out)}: ${name(thing)} at ${round(at)}`);
    else {
      const hit = document.elementFromPoint(x, y);
      const seen = hit && (thing.contains(hit) || hit.contains(thing));
      if (!seen) found.push(`covered: ${name(thing)} at ${round(at)} by ${hit && name(hit)}`);
    }
  }

  // What can be seen of letters: each line of them, as far as nothing around it cuts it off.
  const least = innerWidth < 620 || innerHeight < 500 ? 12 : 11;
  const letters = [];
  const cut = (line, holder) => {
    let { left, top, right, bottom } = line;
    for (let around = holder; around && around !== box; around = around.parentElement) {
      if (around.ownerSVGElement || getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(".unseen, title, desc, option, [data-decor]") || !there(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((line) => cut(line, holder)).filter(({ left, top, right, bottom }) => {
      if (right - left < 2 || bottom - top < 4) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit && (holder.contains(hit) || hit.contains(holder));
    });
    if (!lines.length) continue;
    const scale = holder.ownerSVGElement ? Math.abs(holder.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${name(holder)}`);
    letters.push(...lines.map((line) => ({ holder, line })));
  }
  for (const [nth, { holder, line }] of letters.entries())
    for (const other of letters.slice(nth + 1)) {
      const wide = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const high = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
      const low = Math.min(line.bottom - line.top, other.line.bottom - other.line.top);
      // A card that lies on another covers what is written there.
      const [one, two] = [holder.closest("button"), other.holder.closest("button")];
      if (one && two && one !== two) continue;
      if (holder !== other.holder && wide > 4 && high > 0.5 * low) found.push(`letters over letters: ${name(holder)} and ${name(other.holder)}`);
    }
  return [...new Set(found)];
}
