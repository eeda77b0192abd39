// A command while one fills it in: its options, those that can be added, and what they come to.
import { button, el } from "./dom.js";
import { fieldOf } from "./options.js";
import { say } from "./words.js";

export class CommandForm {
  #fields = [];

  /** `use`: complete, draw (it has other fields), send, drop (with the text that is left). */
  constructor(command, picker, use) {
    Object.assign(this, { command, picker, use });
    this.#fields = command.options.filter((option) => option.required).map((option) => this.#field(option));
  }

  /** The command and what has been filled in of it; a file stays with whoever chose it. */
  get draft() {
    const filled = this.#fields.filter((field) => field.draft !== undefined);
    return { path: this.command.path, options: filled.map((field) => ({ name: field.option.name, ...field.draft })) };
  }

  set draft({ options }) {
    for (const { name, ...draft } of options) {
      const option = this.command.options.find((each) => each.name === name);
      if (option === undefined) continue;
      if (!this.#fields.some((field) => field.option.name === name)) this.#fields.push(this.#field(option));
      this.#fields.find((field) => field.option.name === name).draft = draft;
    }
  }

  isOf(command) {
    return command.id === this.command.id && command.path === this.command.path;
  }

  focus() {
    const first = this.#fields.find((field) => field.isEmpty) ?? this.#fields.at(-1) ?? this.sendButton;
    first.focus();
  }

  /** Everything, with the button that sends it. */
  node(sendButton) {
    this.sendButton = sendButton;
    const used = new Set(this.#fields.map((field) => field.option.name));
    const others = this.command.options.filter((option) => !used.has(option.name));
    const leave = { class: "plain", "aria-label": say("cancel"), title: say("cancel"), on: { click: () => this.use.drop() } };
    return el(
      "div",
      { class: "fields", on: { keydown: (event) => this.#key(event) } },
      el(
        "div",
        { class: "command-name" },
        el("b", {}, `/${this.command.name}`),
        el("span", { class: "hint" }, this.command.description),
        button(leave, "✕"),
      ),
      ...this.#fields.map((field) => field.node),
      el("div", { class: "more" }, ...others.map((option) => this.#adder(option)), sendButton),
    );
  }

  /** What is sent; null if something is wrong, which is said and gone to. */
  async options() {
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length > 0) {
      wrong[0].focus();
      return null;
    }
    const options = {};
    for (const field of this.#fields) {
      const value = await field.sent();
      if (value === null) return null;
      if (value !== undefined) options[field.option.name] = value;
    }
    return options;
  }

  /** Files that were dropped or pasted are for the first option that takes one. */
  takes(files) {
    const field = this.#fields.find((each) => each.tray !== undefined);
    return field?.tray.add([...files].slice(0, 1)) ?? false;
  }

  #field(option) {
    return fieldOf(option, {
      picker: this.picker,
      complete: (field) => this.#complete(field),
      next: (field) => this.#next(field),
      send: () => this.use.send(),
      back: (field) => this.#back(field),
      drop: () => this.use.drop(),
      remove: (field) => this.#remove(field),
    });
  }

  #adder(option) {
    const add = () => {
      const field = this.#field(option);
      this.#fields.push(field);
      this.use.draw();
      field.focus();
    };
    const label = `${say("add_option")}: ${option.label}`;
    const attributes = { class: "chip", title: option.description, "aria-label": label, on: { click: add } };
    return button(attributes, `+ ${option.label}`);
  }

  #key(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    this.use.drop();
  }

  #next(field) {
    const empty = this.#fields.find((each) => each !== field && each.isEmpty);
    (empty ?? this.sendButton).focus();
  }

  #back(field) {
    const at = this.#fields.indexOf(field);
    if (!field.option.required) this.#remove(field);
    else if (at > 0) this.#fields[at - 1].focus();
    else this.use.drop({ text: `/${this.command.name}` });
  }

  #remove(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    this.use.draw();
    (this.#fields.at(-1) ?? this.sendButton).focus();
  }

  #complete(field) {
    const options = {};
    for (const each of this.#fields) {
      if (each !== field && !each.isEmpty && each.tray === undefined && each.isRight) options[each.option.name] = each.value();
    }
    const asked = { path: this.command.path, options, focused: field.option.name, text: field.input.value };
    return this.use.complete(asked);
  }
}
