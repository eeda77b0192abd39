// What is told to those who listen: what others say, messages that have changed, and who is mentioned elsewhere.
// It is a queue: of several news in one moment each is read, one after another.
import { el } from "./dom.js";
import { lines, opening } from "./message.js";
import { count } from "./words.js";
import { world } from "./world.js";

const MOMENT_MS = 60;
const STANDS_MS = 8000;
const MOST_AT_ONCE = 5;

export class Herald {
  #coming = new Map();
  #timer = 0;

  /** `root` is a live region that reads what is added to it, and only that. */
  constructor(root) {
    this.root = root;
  }

  /** Tell this, once in a moment for each `key`; `lang` if it is not the page's own language. */
  tell(key, text, lang = null) {
    this.#coming.delete(key);
    this.#coming.set(key, { text, lang });
    if (this.#timer === 0) this.#timer = setTimeout(() => this.#speak(), MOMENT_MS);
  }

  /** Tell what others say, and what has become of what was said; `before` is how the message was known. */
  proclaim(message, before) {
    if (message.loading || message.author.id === world.you) return;
    const isNew = before === undefined || before.loading;
    const [was, now] = [lines(before), lines(message)];
    if (!isNew && was.join("\n") === now.join("\n")) return;
    const text = isNew || message.private ? opening(message) : changes(was, now);
    this.tell(message.id, [message.author.name, text].filter(Boolean).join(": "), message.language);
  }

  /** What one person was told is not for the next who sits here. */
  hush() {
    this.#coming.clear();
    this.root.replaceChildren();
  }

  #speak() {
    this.#timer = 0;
    const news = [...this.#coming.values()];
    this.#coming.clear();
    const left = news.length - MOST_AT_ONCE;
    if (left > 0) news.splice(0, left, { text: count("news", left), lang: null });
    const told = news.map(({ text, lang }) => el("p", { lang }, text));
    this.root.append(...told);
    setTimeout(() => told.forEach((each) => each.remove()), STANDS_MS);
  }
}

/** A message that has changed: its first line, which says what it is, and the first line that is new in it. */
function changes(was, now) {
  const other = now.slice(1).find((line) => !was.includes(line));
  return [now[0], other].filter(Boolean).join(" · ");
}
