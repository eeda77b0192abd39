// One option of a command as it is filled in: what may be typed, what is suggested, what is sent.
import { el, fresh } from "./dom.js";
import { mentionablesAsOptions, peopleAsOptions, placesAsOptions, rolesAsOptions } from "./entities.js";
import { FileField, framed } from "./file-option.js";
import { say } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const DEBOUNCE_MS = 200;
const MOST_SUGGESTIONS = 25;

/** What an option that is chosen from a list may be, or null if it is typed. */
function listed(option) {
  if (option.choices.length > 0) return option.choices;
  if (option.type === BOOLEAN) return [{ name: say("true_"), value: true }, { name: say("false_"), value: false }];
  const offered = {
    [USER]: () => peopleAsOptions(),
    [ROLE]: () => rolesAsOptions(),
    [MENTIONABLE]: () => mentionablesAsOptions(),
    [CHANNEL]: () => placesAsOptions(option.channel_types),
  }[option.type];
  return offered?.().map(({ label, value, mark, description }) => ({ name: label, value, mark, detail: description })) ?? null;
}

/** The field of an option: typed, chosen from a list, or a file. */
export function fieldOf(option, use) {
  return option.type === ATTACHMENT ? new FileField(option, use) : new Field(option, use);
}

class Field {
  #picked = null;
  #timer = 0;
  #asked = 0;

  /** `use`: picker, complete (asks the bot), next (this one is done), back, send, drop (the command), remove. */
  constructor(option, use) {
    this.option = option;
    this.use = use;
    const id = fresh("option");
    this.problem = el("span", { class: "problem", id: `${id}-problem` });
    this.input = el("input", {
      id,
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      role: "combobox",
      "aria-expanded": "false",
      "aria-required": String(option.required),
      "aria-describedby": `${id}-problem`,
      placeholder: option.description,
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      on: {
        input: () => this.#typed(),
        focus: () => this.#suggest({ delay: 0 }),
        blur: () => this.#left(),
        keydown: (event) => this.#key(event),
      },
    });
    this.node = framed(id, option, use, this, this.input);
  }

  focus() {
    this.input.focus();
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** What stands here, and what it was picked from. */
  get draft() {
    return { text: this.input.value, picked: this.#picked && { name: this.#picked.name, value: this.#picked.value } };
  }

  set draft({ text, picked }) {
    this.input.value = text;
    this.#picked = picked;
  }

  /** What is sent; undefined if it is left out. Throws an Error that says what is wrong. */
  value() {
    const text = this.input.value;
    if (this.isEmpty) {
      if (this.option.required) throw new Error(say("required"));
      return undefined;
    }
    if (this.#picked !== null && this.#picked.name === text) return this.#picked.value;
    const list = listed(this.option);
    if (list !== null) {
      const found = list.find((item) => item.name.toLowerCase() === text.trim().toLowerCase());
      if (found === undefined) throw new Error(say("must_be_listed"));
      return found.value;
    }
    return this.option.type === STRING ? this.#string(text) : this.#number(text);
  }

  #string(text) {
    const { min_length: least = 0, max_length: most = 6000 } = this.option;
    if (text.length < least) throw new Error(say("at_least", { n: least }));
    if (text.length > most) throw new Error(say("up_to", { n: most }));
    return text;
  }

  #number(text) {
    const number = Number(text.trim().replace(",", "."));
    const { min_value: low, max_value: high, type } = this.option;
    if (!Number.isFinite(number)) throw new Error(say("must_be_number"));
    if (type === INTEGER && !Number.isSafeInteger(number)) throw new Error(say("must_be_whole"));
    if (low !== undefined && number < low) throw new Error(say("too_small", { n: low }));
    if (high !== undefined && number > high) throw new Error(say("too_large", { n: high }));
    return number;
  }

  /** The same, once all is at hand. */
  async sent() {
    return this.value();
  }

  get isRight() {
    try {
      this.value();
      return true;
    } catch {
      return false;
    }
  }

  /** Say what is wrong; true if nothing is. */
  check() {
    try {
      this.value();
      this.#complain("");
      return true;
    } catch (problem) {
      this.#complain(problem.message);
      return false;
    }
  }

  #complain(text) {
    this.problem.textContent = text;
    this.input.setAttribute("aria-invalid", String(text !== ""));
  }

  #typed() {
    this.#picked = null;
    this.#complain("");
    this.#suggest({ delay: DEBOUNCE_MS });
  }

  #left() {
    this.use.picker.hide();
    clearTimeout(this.#timer);
    if (!this.isEmpty) this.check();
  }

  #key(event) {
    if (this.use.picker.handles(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.use.send();
    } else if (event.key === "Backspace" && this.isEmpty) {
      event.preventDefault();
      this.use.back(this);
    }
  }

  #suggest({ delay }) {
    clearTimeout(this.#timer);
    const list = listed(this.option);
    if (list !== null) {
      const text = this.#picked === null ? this.input.value.trim().toLowerCase() : "";
      this.#offer(list.filter((item) => item.name.toLowerCase().includes(text)));
    } else if (this.option.autocomplete) {
      this.#timer = setTimeout(() => this.#ask(), delay);
    } else this.use.picker.hide();
  }

  async #ask() {
    this.#asked += 1;
    const number = this.#asked;
    const choices = await this.use.complete(this);
    const isLate = number !== this.#asked || document.activeElement !== this.input;
    if (isLate) return;
    if (choices === null) this.use.picker.hide();
    else this.#offer(choices);
  }

  #offer(items) {
    const shown = items.slice(0, MOST_SUGGESTIONS).map((item) => ({ ...item, label: item.name }));
    const heading = `${this.option.label}: ${this.option.description}`;
    this.use.picker.show(this.input, shown, { heading, pick: (item) => this.pick(item) });
  }

  /** Take one of the suggestions. */
  pick(item) {
    this.#picked = item;
    this.input.value = item.name;
    this.#complain("");
    this.use.next(this);
  }
}
