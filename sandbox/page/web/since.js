// Where one left off: a line before the first message that is new to one, and above the messages the way there.
import { button, el } from "./dom.js";
import { saidAt } from "./time.js";
import { count, say } from "./words.js";
import { isNewer, world } from "./world.js";

export class Since {
  #read = null;
  #unread = 0;
  #isInView = false;

  /** `jump` leads to the first unread message; `done` means that one has read all. */
  constructor(list, { jump, done }) {
    this.list = list;
    this.deeds = { jump, done };
    this.line = el("div", { class: "since", role: "separator" });
    this.bar = el("div", { class: "since-bar", hidden: true });
    this.watcher = new IntersectionObserver(([seen]) => {
      this.#isInView = seen.isIntersecting;
      this.#showBar();
    });
  }

  /** A place is opened, which one has read up to a message, and where so many are unread. */
  begin(read, unread) {
    this.#read = unread > 0 && read !== "0" ? read : null;
    this.#unread = unread;
    this.#isInView = false;
    this.watcher.disconnect();
    this.watcher.observe(this.line);
  }

  /** A message has come while one looked elsewhere, having read up to another. */
  miss(read) {
    if (this.#read === null) this.begin(read, 0);
    this.#read ??= read;
    this.#unread += 1;
  }

  /** The id of the first message after the one that was read last, if it is shown. */
  get first() {
    return [...world.messages.values()].find((each) => this.#isNew(each))?.id ?? null;
  }

  /** Whether the first unread message is still to be fetched. */
  get isFarther() {
    const [oldest] = world.messages.values();
    return this.#read !== null && world.more && oldest !== undefined && isNewer(oldest.id, this.#read);
  }

  /** The messages have been arranged anew. */
  arrange() {
    const first = this.#read === null || this.isFarther ? null : this.first;
    const row = first === null ? null : this.list.querySelector(`[data-id="${CSS.escape(first)}"]`);
    if (row === null) this.line.remove();
    else if (row.previousElementSibling !== this.line) row.before(this.line);
    this.line.replaceChildren(el("span", {}, say("new")));
    this.#showBar();
  }

  clear() {
    this.#read = null;
    this.arrange();
  }

  #isNew(message) {
    return this.#read !== null && isNewer(message.id, this.#read) && message.author.id !== world.you && !message.private;
  }

  #showBar() {
    this.bar.hidden = this.#read === null || this.#isInView || !(this.line.isConnected || this.isFarther);
    if (this.bar.hidden) return;
    const first = world.messages.get(this.first);
    const when = this.isFarther || first === undefined ? [] : [` · ${say("since")} `, saidAt(first.at)];
    this.bar.replaceChildren(
      button({ class: "jump", on: { click: this.deeds.jump } }, `↑ ${count("new", this.#unread)}`, ...when),
      button({ class: "mark-read", on: { click: this.deeds.done } }, say("mark_read")),
    );
  }
}
