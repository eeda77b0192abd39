// Who is typing here now: said for ten seconds, or until the sandbox says that they have stopped.
import { el } from "./dom.js";
import { say } from "./words.js";

const LASTS_MS = 10_000;

export class Typists {
  #names = [];
  #timer = 0;

  constructor() {
    this.text = el("span");
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    this.node = el("p", { class: "typists", role: "status", hidden: true }, dots, this.text);
  }

  /** These are typing, from now on. */
  show(names) {
    this.#names = names;
    clearTimeout(this.#timer);
    if (names.length > 0) this.#timer = setTimeout(() => this.show([]), LASTS_MS);
    this.draw();
  }

  draw() {
    const [who, other, third] = this.#names;
    const key = ["none", "one", "two", "three", "many"][Math.min(4, this.#names.length)];
    this.node.hidden = this.#names.length === 0;
    this.text.textContent = this.node.hidden ? "" : say(`typing_${key}`, { who, other, third });
  }
}
