// The list above what one types: commands, or what an option may be. It knows neither.
import { el, fresh } from "./dom.js";
import { say } from "./words.js";

export class Picker {
  #items = [];
  #at = 0;
  #pick = () => {};
  #input = null;

  constructor() {
    this.list = el("ul", { role: "listbox", id: fresh("picker") });
    this.heading = el("p", { class: "heading" });
    this.node = el("div", { class: "picker", hidden: true }, this.heading, this.list);
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** Offer `items` (label, hint, detail) to whoever types into `input`; `pick` gets the one that is taken. */
  show(input, items, { heading, pick }) {
    if (this.#input !== input) this.hide();
    this.#input = input;
    this.#items = items;
    this.#pick = pick;
    this.#at = 0;
    this.heading.textContent = items.length > 0 ? heading : `${heading} · ${say("nothing_fits")}`;
    this.list.setAttribute("aria-label", heading);
    this.list.replaceChildren(...items.map((item, index) => this.#entry(item, index)));
    this.node.hidden = false;
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "true");
    this.#point();
    this.list.scrollTop = 0;
  }

  hide() {
    this.node.hidden = true;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
    this.#items = [];
  }

  /** Whether a key that was pressed in the input was meant for the list. */
  handles(event) {
    if (!this.isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && this.#items.length > 0) {
      this.#at = (this.#at + step + this.#items.length) % this.#items.length;
      this.#point();
    } else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.#items.length > 0) {
      this.#take(this.#items[this.#at]);
    } else return false;
    event.preventDefault();
    return true;
  }

  #take(item) {
    const pick = this.#pick;
    this.hide();
    pick(item);
  }

  #entry(item, index) {
    const node = el(
      "li",
      { role: "option", id: `${this.list.id}-${index}`, on: { click: () => this.#take(item) } },
      item.mark ? el("span", { class: "emoji", "aria-hidden": "true" }, item.mark()) : null,
      el("span", { class: "name" }, item.label),
      item.hint ? el("span", { class: "params" }, item.hint) : null,
      item.detail ? el("span", { class: "hint" }, item.detail) : null,
    );
    return node;
  }

  #point() {
    for (const [index, node] of [...this.list.children].entries()) {
      node.setAttribute("aria-selected", String(index === this.#at));
      if (index !== this.#at) continue;
      this.#input.setAttribute("aria-activedescendant", node.id);
      node.scrollIntoView({ block: "nearest" });
    }
  }
}
