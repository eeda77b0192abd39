// The list of a menu that is open: one goes through it by keys or by typing, and takes from it.
import { el, fresh } from "./dom.js";
import { language, say } from "./words.js";

const TYPING_MS = 700;
const PAGE = 8;

export class Choices {
  #options = [];
  #shown = [];
  #at = 0;
  #typed = "";
  #typedAt = 0;

  /** `use`: label, many, searched, isPicked, isBarred, take, leave. */
  constructor(use) {
    this.use = use;
    this.list = el("ul", { role: "listbox", id: fresh("menu"), "aria-label": use.label });
    if (use.many) this.list.setAttribute("aria-multiselectable", "true");
    this.none = el("p", { class: "none hint", lang: language(), hidden: true }, say("nothing_fits"));
    this.search = use.searched ? this.#searchBox() : null;
    this.keeper = this.search ?? this.list;
    if (this.search === null) this.list.tabIndex = 0;
    this.node = el("div", { class: "panel" }, this.search, this.none, this.list);
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("focusout", (event) => this.#left(event));
    // A press in the list would take the focus away from the search, to the message: as if one went on by Tab.
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
  }

  focus() {
    this.keeper.focus({ preventScroll: true });
  }

  /** These are the options from now on. */
  offer(options) {
    const was = this.#shown[this.#at]?.value;
    this.#options = options;
    this.#draw();
    const picked = this.#shown.findIndex((option) => this.use.isPicked(option.value));
    const same = this.#shown.findIndex((option) => option.value === was);
    this.#point(Math.max(0, same >= 0 ? same : picked));
  }

  /** Show what is chosen. */
  paint() {
    for (const [index, item] of [...this.list.children].entries()) {
      const { value } = this.#shown[index];
      item.setAttribute("aria-selected", String(this.use.isPicked(value)));
      item.classList.toggle("barred", this.use.isBarred(value));
    }
  }

  /** A letter that was typed: it is searched for, or gone to. */
  type(letter) {
    if (this.search !== null) {
      this.search.value += letter;
      this.#find();
      return;
    }
    this.#typed = performance.now() - this.#typedAt < TYPING_MS ? this.#typed + letter : letter;
    this.#typedAt = performance.now();
    const wanted = this.#typed.toLowerCase();
    const from = wanted.length === 1 ? this.#at + 1 : this.#at;
    const turned = this.#shown.map((_, index) => (from + index) % this.#shown.length);
    const found = turned.find((index) => this.#shown[index].label.toLowerCase().startsWith(wanted));
    if (found !== undefined) this.#point(found);
  }

  #searchBox() {
    return el("input", {
      class: "search",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-expanded": "true",
      "aria-controls": this.list.id,
      "aria-label": this.use.label,
      placeholder: say("search"),
      on: { input: () => this.#find() },
    });
  }

  #find() {
    this.#draw();
    this.#point(0);
  }

  #draw() {
    const text = this.search?.value.trim().toLowerCase() ?? "";
    const fits = (option) => [option.label, option.description ?? ""].some((each) => each.toLowerCase().includes(text));
    this.#shown = this.#options.filter(fits);
    const { scrollTop } = this.list;
    this.list.replaceChildren(...this.#shown.map((option, index) => this.#entry(option, index)));
    this.list.scrollTop = scrollTop;
    this.none.hidden = this.#shown.length > 0;
    this.paint();
  }

  #entry(option, index) {
    return el(
      "li",
      {
        role: "option",
        id: `${this.list.id}-${index}`,
        on: { click: () => this.use.take(option), pointermove: () => this.#at !== index && this.#point(index, { still: true }) },
      },
      option.mark ? el("span", { class: "emoji", "aria-hidden": "true" }, option.mark()) : null,
      el("span", { class: "name" }, option.label),
      option.description ? el("span", { class: "hint" }, option.description) : null,
      el("span", { class: this.use.many ? "tick many" : "tick", "aria-hidden": "true" }),
    );
  }

  #point(index, { still = false } = {}) {
    this.#at = index;
    this.keeper.removeAttribute("aria-activedescendant");
    for (const [each, item] of [...this.list.children].entries()) {
      item.classList.toggle("at", each === index);
      if (each !== index) continue;
      this.keeper.setAttribute("aria-activedescendant", item.id);
      if (!still) item.scrollIntoView({ block: "nearest" });
    }
  }

  #key(event) {
    if (event.target.closest(".done") !== null && event.key !== "Escape") return;
    const last = this.#shown.length - 1;
    const isTyping = this.search !== null;
    const goes = {
      ArrowDown: () => this.#point(this.#at >= last ? 0 : this.#at + 1),
      ArrowUp: () => this.#point(this.#at <= 0 ? last : this.#at - 1),
      PageDown: () => this.#point(Math.min(last, this.#at + PAGE)),
      PageUp: () => this.#point(Math.max(0, this.#at - PAGE)),
      Enter: () => this.#shown[this.#at] && this.use.take(this.#shown[this.#at]),
      Escape: () => this.use.leave({ send: false, back: true }),
    };
    if (!isTyping) {
      goes.Home = () => this.#point(0);
      goes.End = () => this.#point(last);
      if (this.#typed === "" || performance.now() - this.#typedAt > TYPING_MS) goes[" "] = goes.Enter;
    }
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key in goes) goes[event.key]();
    else if (!isTyping && isLetter) this.type(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whoever goes on by Tab is done here. */
  #left(event) {
    const to = event.relatedTarget;
    if (to !== null && !this.node.parentElement?.contains(to)) this.use.leave({ send: true, back: false });
  }
}
