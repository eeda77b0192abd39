// Where one types: ordinary messages, and commands with their options. What is sent goes through `deeds`.
import { button, el } from "./dom.js";
import { Field } from "./options.js";
import { Picker } from "./picker.js";
import { say } from "./words.js";
import { here, members, world } from "./world.js";

const MOST_SHOWN = 60;

export class Composer {
  #picker = new Picker();
  #command = null;
  #fields = [];
  #saysArchived = false;

  /** `deeds`: say, slash, complete. */
  constructor(root, deeds) {
    this.deeds = deeds;
    this.note = el("p", { class: "note", role: "status" });
    this.text = el("textarea", {
      rows: "1",
      maxlength: "2000",
      enterkeyhint: "send",
      "aria-expanded": "false",
      on: {
        input: () => this.#typed(),
        keydown: (event) => this.#key(event),
        blur: () => this.#picker.hide(),
      },
    });
    this.sendButton = button({ class: "primary send", on: { click: () => this.#send() } });
    this.box = el("div", { class: "box" });
    root.replaceChildren(this.#picker.node, this.note, this.box);
    this.#plain("");
  }

  /** The place, the person or the commands have changed; what is typed stays, if it still can be sent. */
  refresh() {
    const place = here();
    if (place === undefined) return;
    this.sendButton.textContent = say("send");
    this.text.placeholder = place.may_type ? say("say_here") : say("no_typing");
    this.text.setAttribute("aria-label", this.text.placeholder);
    this.text.disabled = !place.may_type;
    this.sendButton.disabled = !place.may_type;
    if (this.#command !== null) {
      const known = world.commands.find((each) => same(each, this.#command));
      if (known === undefined) this.#plain("");
    }
    if (place.archived && place.may_type && (this.note.textContent === "" || this.#saysArchived)) {
      this.tell(say("archived_note"));
      this.#saysArchived = true;
    }
  }

  /** Another place or another person: nothing of what was typed is meant for it. */
  clear() {
    this.tell("");
    this.#plain("");
    this.refresh();
  }

  focus() {
    (this.#command === null ? this.text : this.#fields[0] ?? this.sendButton).focus({ preventScroll: true });
  }

  /** What is typed; a command that is being filled in is none. */
  get draft() {
    return this.#command === null ? this.text.value : "";
  }

  set draft(text) {
    if (text !== "") this.#plain(text);
  }

  tell(text, { isProblem = false } = {}) {
    this.#saysArchived = false;
    this.note.textContent = text;
    this.note.classList.toggle("is-problem", isProblem);
  }

  /** Fill in a command. */
  begin(command) {
    this.#command = command;
    this.tell("");
    this.#picker.hide();
    this.#fields = command.options.filter((option) => option.required).map((option) => this.#field(option));
    this.#drawCommand();
    (this.#fields[0] ?? this.sendButton).focus();
  }

  #plain(text) {
    this.#command = null;
    this.#fields = [];
    this.text.value = text;
    this.box.className = "box";
    this.box.replaceChildren(this.text, this.sendButton);
    this.#grow();
  }

  #field(option) {
    return new Field(option, {
      picker: this.#picker,
      complete: (field) => this.#complete(field),
      next: (field) => this.#next(field),
      send: () => this.#send(),
      back: (field) => this.#back(field),
      drop: () => this.#drop(),
      remove: (field) => this.#remove(field),
    });
  }

  #drawCommand() {
    const command = this.#command;
    const used = new Set(this.#fields.map((field) => field.option.name));
    const others = command.options.filter((option) => !used.has(option.name));
    this.box.className = "box command";
    this.box.replaceChildren(
      el(
        "div",
        { class: "fields" },
        el(
          "div",
          { class: "command-name" },
          el("b", {}, `/${command.name}`),
          el("span", { class: "hint" }, command.description),
          button({ class: "plain", "aria-label": say("cancel"), on: { click: () => this.#drop() } }, "✕"),
        ),
        ...this.#fields.map((field) => field.node),
        el("div", { class: "more" }, ...others.map((option) => this.#adder(option)), this.sendButton),
      ),
    );
  }

  #drop() {
    this.#plain("");
    this.text.focus();
  }

  #adder(option) {
    const add = () => {
      const field = this.#field(option);
      this.#fields.push(field);
      this.#drawCommand();
      field.focus();
    };
    const label = `${say("add_option")}: ${option.label}`;
    const attributes = { class: "chip", title: option.description, "aria-label": label, on: { click: add } };
    return button(attributes, `+ ${option.label}`);
  }

  #next(field) {
    const empty = this.#fields.find((each) => each !== field && each.isEmpty);
    (empty ?? this.sendButton).focus();
  }

  #back(field) {
    const at = this.#fields.indexOf(field);
    if (!field.option.required) this.#remove(field);
    else if (at > 0) this.#fields[at - 1].focus();
    else {
      this.#plain(`/${this.#command.name}`);
      this.text.focus();
      this.#typed();
    }
  }

  #remove(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    this.#drawCommand();
    (this.#fields.at(-1) ?? this.sendButton).focus();
  }

  async #complete(field) {
    const options = {};
    for (const each of this.#fields) {
      if (each === field || each.isEmpty) continue;
      try {
        options[each.option.name] = each.value();
      } catch {
        continue;
      }
    }
    const asked = { path: this.#command.path, options, focused: field.option.name, text: field.input.value };
    return this.deeds.complete(asked);
  }

  #typed() {
    this.#grow();
    this.tell("");
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.#picker.hide();
      return;
    }
    const items = matching(text.slice(1)).map((command) => ({
      command,
      label: `/${command.name}`,
      hint: command.options.map((o) => (o.required ? o.label : `[${o.label}]`)).join(" "),
      detail: command.description,
    }));
    this.#picker.show(this.text, items, { heading: world.bot.name, pick: (item) => this.begin(item.command) });
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(200, this.text.scrollHeight)}px`;
  }

  #key(event) {
    if (this.#picker.handles(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    if (this.#command !== null) return this.#sendCommand();
    const text = this.text.value.trim();
    if (text === "") return this.text.focus();
    if (text.startsWith("/")) return this.#typed();
    const isSaid = await this.deeds.say(addressed(text));
    if (isSaid) this.#plain("");
    return this.text.focus();
  }

  async #sendCommand() {
    const wrong = this.#fields.filter((field) => !field.check());
    if (wrong.length > 0) return wrong[0].focus();
    const options = {};
    for (const field of this.#fields) {
      const value = field.value();
      if (value !== undefined) options[field.option.name] = value;
    }
    const command = this.#command;
    this.#plain("");
    this.text.focus();
    return this.deeds.slash(command, options);
  }
}

function same(command, other) {
  return command.id === other.id && command.path === other.path;
}

/** The commands that what was typed may mean, those that begin so first. */
function matching(typed) {
  const text = typed.trim().toLowerCase();
  const begins = (command) => [command.name, command.path].some((name) => name.toLowerCase().startsWith(text));
  const holds = (command) =>
    [command.name, command.path, command.description].some((each) => each.toLowerCase().includes(text));
  const found = world.commands.filter(holds);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, MOST_SHOWN);
}

/** A text in which @Name stands for the person. */
function addressed(text) {
  const known = [world.bot, ...members()].toSorted((a, b) => b.name.length - a.name.length);
  return known.reduce((said, user) => said.replaceAll(`@${user.name}`, `<@${user.id}>`), text);
}
