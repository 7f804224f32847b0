// Day and night, and the search. Pages are whole without it.
const script = document.currentScript;
const root = document.documentElement;
const KEPT = "manual-theme";
const MOST = 20;

function remembered() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser may refuse to keep anything
  }
}

function light(theme) {
  root.dataset.theme = theme;
  const lamp = document.querySelector(".lamp");
  if (lamp) lamp.textContent = theme === "dark" ? lamp.dataset.day : lamp.dataset.night;
}

const device = matchMedia("(prefers-color-scheme: dark)");
const lit = () => light(remembered() ?? (device.matches ? "dark" : "light"));
lit(); // before anything is drawn
device.addEventListener("change", lit);

/** Without accents and capitals, so that either way of typing finds it. */
function plain(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
}

/** Whether one of its words begins so. */
function begins(text, word) {
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
}

/** How well a chapter fits: 0 where one of the words is missing. */
function fit(words, chapter) {
  let sum = 0;
  for (const word of words) {
    if (begins(chapter.heading, word)) sum += 20;
    else if (begins(chapter.title, word)) sum += 8;
    else if (chapter.heading.includes(word)) sum += 4;
    else if (chapter.text.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** A few words around the first that was sought, with it marked. */
function excerpt(text, word) {
  const at = Math.max(0, plain(text).indexOf(word));
  const from = Math.max(0, text.lastIndexOf(" ", at - 50) + 1);
  const line = document.createElement("span");
  const mark = document.createElement("mark");
  const found = plain(text.slice(at, at + word.length)) === word;
  mark.textContent = found ? text.slice(at, at + word.length) : "";
  line.append(from ? "… " : "", text.slice(from, at), mark);
  line.append(text.slice(at + mark.textContent.length, at + 110), " …");
  return line;
}

let chapters; // what can be found, fetched when somebody wants to search

function load() {
  chapters ??= new Promise((done) => {
    const fetched = document.createElement("script");
    fetched.src = `${script.dataset.up}assets/search-${root.lang}.js`;
    fetched.onload = () =>
      done(
        window.manual.map(([way, title, heading, text]) => ({
          way,
          shown: { title, heading, text },
          title: plain(title),
          heading: plain(heading),
          text: plain(text),
        })),
      );
    document.head.append(fetched);
  });
  return chapters;
}

async function seek(box, typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  box.hidden = !words.length;
  if (!words.length) return;
  const found = (await load())
    .map((chapter) => ({ chapter, points: fit(words, chapter) }))
    .filter(({ points }) => points)
    .sort((one, other) => other.points - one.points);
  box.querySelector("[role=status]").textContent = found.length
    ? `${box.dataset.found}: ${found.length}`
    : box.dataset.none;
  const rows = found.slice(0, MOST).map(({ chapter: { way, shown } }) => {
    const row = document.createElement("li");
    const link = document.createElement("a");
    link.href = script.dataset.up + way;
    link.textContent = shown.heading;
    const where = document.createElement("small");
    where.textContent = shown.title;
    row.append(link, where, excerpt(shown.text, words[0]));
    return row;
  });
  box.querySelector("ol").replaceChildren(...rows);
}

document.addEventListener("DOMContentLoaded", () => {
  const lamp = document.querySelector(".lamp");
  lamp.hidden = false;
  light(root.dataset.theme);
  lamp.addEventListener("click", () => {
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    light(theme);
    try {
      localStorage.setItem(KEPT, theme);
    } catch {
      // then it holds for this page
    }
  });

  // A long list of pages begins where one is.
  const menu = document.querySelector("#menu");
  const here = menu.querySelector("[aria-current]");
  if (here) menu.scrollTop = here.offsetTop - menu.offsetTop - menu.clientHeight / 2;

  const search = document.querySelector("search");
  const field = search.querySelector("input");
  const box = search.querySelector(".found");
  search.hidden = false;
  field.addEventListener("focus", load);
  field.addEventListener("input", () => seek(box, field.value));
  box.addEventListener("click", (event) => {
    if (event.target.closest("a")) box.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input")) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Escape" && !box.hidden) {
      box.hidden = true;
      field.focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("search")) box.hidden = true;
  });
});
