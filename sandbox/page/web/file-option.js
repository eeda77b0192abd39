// An option of a command that is a file; and the frame that all options stand in.
import { button, el, fresh } from "./dom.js";
import { Tray } from "./tray.js";
import { say } from "./words.js";

/** Name, value, the way to leave it out, and what is wrong with it: in line with those of other options. */
export function framed(id, option, use, field, ...inner) {
  const leave = option.required
    ? el("span")
    : button({ class: "plain", "aria-label": `${say("remove_option")}: ${option.label}`, title: say("remove_option"), on: { click: () => use.remove(field) } }, "✕");
  const label = el("label", { for: id, title: option.description }, option.label, option.required ? " *" : "");
  return el("div", { class: "option" }, label, el("div", { class: "value" }, ...inner), leave, field.problem);
}

/** An option that is a file. */
export class FileField {
  constructor(option, use) {
    this.option = option;
    const id = fresh("option");
    this.problem = el("span", { class: "problem", id: `${id}-problem` });
    this.tray = new Tray({ most: 1, changed: () => this.#complain(""), tell: (text) => this.#complain(text) });
    const keys = (event) => {
      if (event.key !== "Backspace" || !this.isEmpty) return;
      event.preventDefault();
      use.back(this);
    };
    const on = { click: () => this.tray.choose(), keydown: keys };
    this.input = button({ class: "drop", id, "aria-describedby": `${id}-problem`, on }, say("choose_file"));
    this.node = framed(id, option, use, this, this.input, this.tray.chooser, this.tray.node);
  }

  focus() {
    this.input.focus();
  }

  get isEmpty() {
    return this.tray.count === 0;
  }

  get isRight() {
    return !(this.option.required && this.isEmpty);
  }

  check() {
    this.#complain(this.isRight ? "" : say("required"));
    return this.isRight;
  }

  /** The key of the file; null if it could not be handed over, undefined if it is left out. */
  async sent() {
    if (this.isEmpty) return undefined;
    const keys = await this.tray.keys();
    if (keys === null) this.#complain(say("not_handed_over"));
    return keys === null ? null : keys[0];
  }

  #complain(text) {
    this.problem.textContent = text;
  }
}
