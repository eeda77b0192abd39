// The messages of the open place: in order, in groups, at the newest unless one reads further up.
import { button, el } from "./dom.js";
import { Handling } from "./handling.js";
import { levelHeadings } from "./markdown.js";
import { messageRow } from "./message.js";
import { patch } from "./patch.js";
import { numberPictures } from "./pictures.js";
import { Since } from "./since.js";
import { Walk } from "./walk.js";
import { count, say } from "./words.js";
import { isNewer, world } from "./world.js";

const NEAR_PX = 80;
const GROUP_S = 300;
const SYSTEM = [6, 18, 21];

export class Messages {
  #rows = new Map();
  #doing = new Map();
  #isAtEnd = true;
  #size = "";
  #fresh = 0;
  #readUpTo = null;

  /**
   * `deeds` are what a message's components and buttons do; `deeds.read` tells how far one has read,
   * `leave` is where Escape leads, and `firstUnread` goes to where one left off; see handling.js for the rest.
   */
  constructor(root, deeds) {
    this.deeds = deeds;
    this.list = el("div", { class: "list", role: "log", "aria-live": "off" });
    this.walk = new Walk(this.list, deeds);
    this.handling = new Handling(this.list, deeds, {
      draw: (id) => this.#again(id),
      row: (id) => this.#rows.get(id),
    });
    this.since = new Since(this.list, { jump: () => deeds.firstUnread(), done: () => this.#isRead() });
    this.bar = button({ class: "new-bar", hidden: true, on: { click: () => this.toEnd() } });
    this.scroller = el("div", { class: "scroller", tabindex: "-1" }, this.list);
    root.replaceChildren(this.since.bar, this.scroller, this.bar);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => this.#settle()).observe(this.list);
    new ResizeObserver(() => this.#settle()).observe(this.scroller);
    document.addEventListener("visibilitychange", () => this.#read());
  }

  /** Show a place anew, at its newest message. `hint` is what an empty one says. */
  open(hint, { read, unread }) {
    this.#rows.clear();
    this.#doing.clear();
    this.#fresh = 0;
    this.#readUpTo = null;
    this.#isAtEnd = true;
    this.hint = hint;
    this.since.begin(read, unread);
    this.list.replaceChildren();
    for (const message of world.messages.values()) this.#put(message);
    this.#arrange();
    this.toEnd();
  }

  /** Draw everything again, where one is: names, languages or, after a broken line, anything has changed. */
  redraw() {
    for (const id of this.#rows.keys()) if (!world.messages.has(id)) this.remove(id);
    for (const message of world.messages.values()) this.#put(message);
    this.#arrange();
    if (this.#isAtEnd) this.toEnd();
  }

  /** A message is new or has changed. What answers oneself is gone to; else one stays where one reads. */
  show(message) {
    const isNew = !this.#rows.has(message.id);
    const isAway = document.visibilityState !== "visible" && message.author.id !== world.you;
    if (isNew && isAway && this.#readUpTo !== null) this.since.miss(this.#readUpTo);
    this.#put(message);
    this.#arrange();
    if (this.#isAtEnd || (isNew && message.private)) this.toEnd();
    else if (isNew) this.#fresh += 1;
    this.#tellNew();
  }

  /** Messages from before those that are shown; what one reads stays where it is. */
  prepend(messages) {
    const height = this.scroller.scrollHeight;
    for (const message of messages) this.#put(message);
    this.#arrange();
    this.scroller.scrollTop += this.scroller.scrollHeight - height;
  }

  remove(id) {
    const row = this.#rows.get(id);
    const hasFocus = row?.contains(document.activeElement);
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    row?.remove();
    if (hasFocus) next?.focus({ preventScroll: true });
    this.#rows.delete(id);
    this.#arrange();
  }

  /** A component waits for its answer (`busy`), or none came (`failed`). */
  mark(id, { busy = null, failed = null }) {
    this.#doing.set(id, { busy, failed });
    this.#again(id);
  }

  #again(id) {
    const message = world.messages.get(id);
    if (message !== undefined) this.#put(message);
    this.#arrange();
  }

  /** Bring a message before one's eyes; false if it is not there. */
  reveal(id, { isToStand = false } = {}) {
    const row = this.#rows.get(id);
    if (row === undefined) return false;
    this.#isAtEnd = false;
    row.scrollIntoView({ block: "center" });
    if (isToStand) row.focus({ preventScroll: true });
    row.classList.add("revealed");
    setTimeout(() => row.classList.remove("revealed"), 1500);
    return true;
  }

  toEnd() {
    this.#isAtEnd = true;
    this.#fresh = 0;
    this.#tellNew();
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#read();
  }

  /** Scroll by a page. */
  page(step) {
    this.scroller.scrollTop += step * this.scroller.clientHeight * 0.85;
  }

  #isRead() {
    this.since.clear();
    this.toEnd();
  }

  /** Messages that start a thread tell how it goes on. */
  redrawThreads() {
    for (const message of world.messages.values()) if (message.thread !== null) this.#put(message);
    this.walk.refresh();
  }

  #put(message) {
    const { busy = null, failed = null } = this.#doing.get(message.id) ?? {};
    const row = messageRow(message, {
      busy,
      failed,
      press: (part) => this.deeds.press(message, part),
      choose: (part, values) => this.deeds.choose(message, part, values),
      dismiss: () => this.deeds.dismiss(message),
      ...this.handling.of(message),
    });
    const old = this.#rows.get(message.id);
    if (old !== undefined) {
      this.#redraw(old, row);
      settle(old);
      return;
    }
    settle(row);
    this.#rows.set(message.id, row);
    const next = [...this.list.querySelectorAll(":scope > .message")].findLast((each) =>
      isNewer(message.id, each.dataset.id),
    );
    if (next === undefined) this.list.prepend(row);
    else next.after(row);
  }

  /** What one has open, chosen or focused in a message stays; if that is gone, one is still at the message. */
  #redraw(old, row) {
    const wasIn = old.contains(document.activeElement);
    const key = wasIn ? document.activeElement.dataset.key : undefined;
    const before = picturesIn(old);
    patch(old, row);
    keepPictures(before, picturesIn(old));
    if (!wasIn || old.contains(document.activeElement)) return;
    const again = key === undefined ? null : old.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
    (again ?? old).focus({ preventScroll: true });
  }

  /** Group what one says in a row, and frame the list. */
  #arrange() {
    let before = null;
    for (const [id, row] of [...this.#rows].sort(([a], [b]) => (isNewer(a, b) ? 1 : -1))) {
      const message = world.messages.get(id);
      if (message === undefined) continue;
      row.classList.toggle("follows", before !== null && follows(message, before));
      before = message;
    }
    this.list.querySelector(".earlier")?.remove();
    this.list.querySelector(".hint-box")?.remove();
    if (world.more) {
      this.list.prepend(button({ class: "earlier", on: { click: () => this.deeds.earlier() } }, say("earlier")));
    }
    if (this.#rows.size === 0) this.list.append(this.hint());
    this.since.arrange();
    this.walk.refresh();
  }

  #settle() {
    this.#size = this.#measure();
    if (this.#isAtEnd) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #measure() {
    return `${this.scroller.scrollHeight} ${this.scroller.clientHeight}`;
  }

  /** Only whoever scrolls leaves the end; what grows or shrinks there does not move one away. */
  #scrolled() {
    if (this.#measure() !== this.#size) {
      this.#settle();
      return;
    }
    const { scrollTop, clientHeight, scrollHeight } = this.scroller;
    this.#isAtEnd = scrollHeight - clientHeight - scrollTop < NEAR_PX;
    if (!this.#isAtEnd) return;
    this.#fresh = 0;
    this.#tellNew();
    this.#read();
  }

  #read() {
    const newest = [...world.messages.keys()].at(-1);
    if (!this.#isAtEnd || document.visibilityState !== "visible" || newest === undefined) return;
    if (newest !== this.#readUpTo) {
      this.#readUpTo = newest;
      this.deeds.read(newest);
    }
  }

  #tellNew() {
    this.bar.hidden = this.#fresh === 0;
    this.bar.replaceChildren(`↓ ${count("new", this.#fresh)}`);
  }
}

/** What depends on all of a message: the levels of its headings, the numbers of its pictures. */
function settle(row) {
  levelHeadings(row);
  numberPictures(row);
}

function picturesIn(row) {
  return [...row.querySelectorAll(".picture img")];
}

/** Of the pictures that a message had `before`, those that are gone: one that has been drawn anew stays itself, and
 *  others stand in the place of what is new until that can be shown at once. */
function keepPictures(before, now) {
  const gone = new Set(before.filter((each) => !now.includes(each)));
  const take = (fits) => {
    const found = [...gone].find(fits);
    gone.delete(found);
    return found;
  };
  const isSame = (standing, image) => standing.src === image.src && isShown(standing);
  const drawn = now.filter((each) => !before.includes(each));
  const unknown = drawn.filter((image) => !stay(take((each) => isSame(each, image)), image));
  for (const image of unknown) relieve(take(() => true), image);
}

function isShown(image) {
  return image.complete && image.naturalWidth > 0;
}

/** Let what stood take the place of the same picture, if it did stand. */
function stay(standing, image) {
  if (standing === undefined) return false;
  standing.awaited = null;
  standing.style.aspectRatio = "";
  standing.alt = image.alt;
  image.replaceWith(standing);
  return true;
}

/** The new one is put there decoded, else nothing would be seen for a moment. */
function relieve(standing, image) {
  if (!stay(standing, image)) return;
  const [width, height] = ["width", "height"].map((name) => image.getAttribute(name));
  standing.style.aspectRatio = width && height ? `${width} / ${height}` : "";
  standing.awaited = image;
  const arrive = () => standing.awaited === image && standing.replaceWith(image);
  image.decode().then(arrive, arrive);
}

function follows(message, before) {
  const isSame = message.author.id === before.author.id && message.private === before.private;
  const isNear = message.at - before.at < GROUP_S && message.answers === null;
  return isSame && isNear && !SYSTEM.includes(message.type) && !SYSTEM.includes(before.type);
}
