// A menu: a button that opens a list, from which one or several are chosen. It does not know what becomes of it.
// What is chosen in it but not sent stays when the message is drawn anew.
import { button, el } from "./dom.js";
import { Choices } from "./choices.js";
import { sign } from "./patch.js";
import { language, say } from "./words.js";

const GAP_PX = 12;
const LEAST_LIST_PX = 90;
const MOST_LIST_PX = 360;

/** `spec`: placeholder, options (label, value, description, mark, default), least, most, chosen (is called with
 * the values once the list closes), key, and perhaps disabled, waits, busy, searched, label and describedBy. */
export function menu(spec) {
  const made = new Menu(spec);
  Object.assign(made.box, {
    adopt: (drawn) => drawn.menu?.spec.key === made.spec.key && made.become(drawn.menu.spec),
    menu: made,
    values: () => made.values(),
  });
  return made.box;
}

class Menu {
  #picked = new Set();
  #before = null;
  #choices = null;

  constructor(spec) {
    this.shown = el("span", { class: "shown" });
    this.opener = button(
      {
        class: "menu",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        on: { click: () => this.toggle(), keydown: (event) => this.#key(event) },
      },
      this.shown,
      el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
    );
    const clear = { class: "clear", lang: language(), "aria-label": say("clear"), title: say("clear") };
    this.clear = button({ ...clear, on: { click: () => this.#empty() } }, "✕");
    this.box = el("div", { class: "menu-box" }, this.opener, this.clear);
    this.outside = (event) => this.box.contains(event.target) || this.close({ send: this.box.isConnected });
    this.spec = { options: [] };
    this.become(spec);
  }

  get isOpen() {
    return this.#choices !== null;
  }

  values() {
    return this.spec.options.map((option) => option.value).filter((value) => this.#picked.has(value));
  }

  /** Be the menu that was drawn anew. Other options bring their own defaults, unless one is just choosing. */
  become(spec) {
    const isNew = sign(spec.options) !== sign(this.spec.options);
    const { disabled = false, waits = false, busy = false, label = null, describedBy = null, key } = spec;
    this.spec = spec;
    if (isNew && !this.isOpen) this.#preset();
    if (isNew && this.isOpen) {
      const known = new Set(spec.options.map((option) => option.value));
      for (const value of this.#picked) if (!known.has(value)) this.#picked.delete(value);
      this.#choices.offer(spec.options);
    }
    this.opener.disabled = disabled;
    this.opener.dataset.key = key;
    const marks = { "aria-disabled": waits, "aria-busy": busy, "aria-labelledby": label, "aria-describedby": describedBy };
    for (const [name, value] of Object.entries(marks)) {
      if (value) this.opener.setAttribute(name, String(value));
      else this.opener.removeAttribute(name);
    }
    if (disabled) this.close({ send: false });
    this.#tell();
    return true;
  }

  toggle() {
    if (this.isOpen) this.close({ send: true });
    else this.open();
  }

  open() {
    if (this.opener.disabled || this.opener.hasAttribute("aria-disabled")) return;
    this.#before = JSON.stringify([...this.#picked]);
    const { most, placeholder, options, searched = options.length > 12 } = this.spec;
    this.#choices = new Choices({
      label: placeholder,
      many: most > 1,
      searched,
      isPicked: (value) => this.#picked.has(value),
      isBarred: (value) => most > 1 && this.#picked.size >= most && !this.#picked.has(value),
      take: (option) => this.#take(option),
      leave: ({ send, back }) => this.close({ send, back }),
    });
    const panel = this.#choices.node;
    if (most > 1) {
      this.done = button({ class: "done primary", on: { click: () => this.close({ send: true, back: true }) } });
      panel.append(this.done);
    }
    this.#choices.offer(options);
    this.box.append(panel);
    this.#fit(panel);
    this.opener.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", this.outside, true);
    this.#tell();
    if (this.box.closest("dialog") !== null) panel.scrollIntoView({ block: "nearest" });
    this.#choices.focus();
  }

  /** Put the list away; what was chosen is sent, or taken back. */
  close({ send, back = false }) {
    if (!this.isOpen) return;
    this.#choices.node.remove();
    this.#choices = null;
    this.opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", this.outside, true);
    const isOther = JSON.stringify([...this.#picked]) !== this.#before;
    if (isOther && !(send && this.#isEnough())) this.#picked = new Set(JSON.parse(this.#before));
    this.#tell();
    if (back) this.opener.focus();
    if (isOther && send && this.#isEnough()) this.spec.chosen(this.values());
  }

  /** Open where there is more room, and no larger than that; a form scrolls instead. */
  #fit(panel) {
    const view = this.box.closest(".scroller")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const { top, bottom } = this.opener.getBoundingClientRect();
    const [above, below] = [top - view.top, view.bottom - bottom];
    const list = panel.querySelector("[role=listbox]");
    const rest = panel.offsetHeight - list.offsetHeight;
    const isUp = below < panel.offsetHeight + GAP_PX && above > below;
    panel.classList.toggle("up", isUp);
    if (this.box.closest("dialog") !== null) return;
    const room = (isUp ? above : below) - rest - GAP_PX;
    if (room > LEAST_LIST_PX) list.style.maxHeight = `${Math.min(room, MOST_LIST_PX)}px`;
  }

  #preset() {
    this.#picked = new Set(this.spec.options.filter((option) => option.default).map((option) => option.value));
  }

  #isEnough() {
    return this.#picked.size >= this.spec.least && this.#picked.size <= this.spec.most;
  }

  #take(option) {
    const { least, most } = this.spec;
    const isPicked = this.#picked.has(option.value);
    if (most > 1) {
      if (isPicked) this.#picked.delete(option.value);
      else if (this.#picked.size < most) this.#picked.add(option.value);
      this.#choices.paint();
      this.#tell();
      return;
    }
    this.#picked = new Set(isPicked && least === 0 ? [] : [option.value]);
    this.#before = "";
    this.close({ send: true, back: true });
  }

  #empty() {
    this.#picked.clear();
    this.#tell();
    this.#choices?.paint();
    this.opener.focus();
    if (!this.isOpen) this.spec.chosen([]);
  }

  #tell() {
    const { options, placeholder, least, most, disabled = false, waits = false } = this.spec;
    const picked = options.filter((option) => this.#picked.has(option.value));
    this.shown.replaceChildren(...(most > 1 ? picked.flatMap(token) : picked.map((option) => option.label)));
    if (picked.length === 0) this.shown.textContent = placeholder;
    this.shown.classList.toggle("empty", picked.length === 0);
    this.clear.hidden = least > 0 || picked.length === 0 || disabled || waits;
    if (!this.isOpen || most === 1) return;
    this.done.disabled = !this.#isEnough();
    const some = most < options.length || least > 1;
    this.done.textContent = some ? `${say("done")} (${this.#picked.size}/${most})` : say("done");
  }

  #key(event) {
    const opens = ["ArrowDown", "ArrowUp"].includes(event.key);
    const types = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.isOpen || !(opens || types)) return;
    event.preventDefault();
    event.stopPropagation();
    this.open();
    if (types) this.#choices?.type(event.key);
  }
}

/** One of several that are chosen; whoever hears it read hears a comma before it. */
function token(option, index) {
  const mark = option.mark ? el("span", { class: "emoji", "aria-hidden": "true" }, option.mark()) : null;
  const comma = index > 0 ? [el("span", { class: "comma" }, ", ")] : [];
  return [...comma, el("span", { class: "token" }, mark, option.label)];
}
