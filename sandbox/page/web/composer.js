// Where one types: ordinary messages, answers to others, files; and commands. What is sent goes through `deeds`.
import { Answering } from "./answering.js";
import { CommandForm } from "./command-form.js";
import { addressed, completions } from "./completing.js";
import { button, el } from "./dom.js";
import { commandItems } from "./commands.js";
import { Picker } from "./picker.js";
import { whyNot } from "./why-not.js";
import { Tray } from "./tray.js";
import { Typists } from "./typists.js";
import { say } from "./words.js";
import { here, world } from "./world.js";

const TYPING_EVERY_MS = 8000;
const MOST_TEXT = 2000;
const COUNTED_BELOW = 200;

export class Composer {
  #picker = new Picker();
  #form = null;
  #saysArchived = false;
  #typedAt = 0;

  /** `deeds`: say, type, editLast, slash, complete. */
  constructor(root, deeds) {
    this.deeds = deeds;
    this.note = el("p", { class: "note", role: "status" });
    this.typists = new Typists();
    this.text = el("textarea", {
      rows: "1",
      enterkeyhint: "send",
      "aria-expanded": "false",
      on: {
        input: () => this.#typed(),
        pointerdown: () => delete this.text.dataset.untouched,
        keydown: (event) => this.#key(event),
        paste: (event) => this.#takes(event, event.clipboardData.files),
        blur: () => this.#picker.hide(),
      },
    });
    this.tray = new Tray({ tell: (text) => this.tell(text, { isProblem: true }) });
    this.attach = button({ class: "attach", on: { click: () => this.tray.choose() } }, "+");
    this.sendButton = button({ class: "primary send", on: { click: () => this.#send() } });
    this.answering = new Answering({ left: () => this.focus() });
    this.box = el("div", { class: "box" });
    this.counter = el("span", { class: "counter", role: "status" });
    const below = el("div", { class: "below-box" }, this.typists.node, this.counter);
    root.replaceChildren(this.#picker.node, this.note, this.answering.node, this.tray.node, this.tray.chooser, this.box, below);
    this.#plain("");
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => this.#takes(event, event.dataTransfer.files));
  }

  /** The place, the person or the commands have changed; what is typed stays, if it still can be sent. */
  refresh() {
    const place = here();
    if (place === undefined) return;
    const mayAttach = place.may_type && place.may_attach;
    this.sendButton.textContent = say("send");
    this.text.placeholder = place.may_type ? say("say_here") : whyNot(place.why_not);
    this.text.setAttribute("aria-label", this.text.placeholder);
    this.text.disabled = !place.may_type;
    if (this.#form === null) this.#grow();
    this.sendButton.disabled = !place.may_type;
    this.attach.disabled = !mayAttach;
    this.attach.title = mayAttach ? say("attach") : say("no_attaching");
    this.attach.setAttribute("aria-label", this.attach.title);
    this.typists.draw();
    this.answering.draw();
    if (this.#form !== null && !world.commands.some((each) => this.#form.isOf(each))) this.#plain("");
    if (place.archived && place.may_type && (this.note.textContent === "" || this.#saysArchived)) {
      this.tell(say("archived_note"));
      this.#saysArchived = true;
    }
  }

  /** The bot's commands have changed: what is offered to whoever types one, too. */
  relearn() {
    this.refresh();
    if (this.#form === null && this.#picker.isOpen) this.#offer();
  }

  /** Another place or another person: nothing of what was typed is meant for it. */
  clear() {
    this.tell("");
    this.answering.end();
    this.tray.clear();
    this.#plain("");
    this.refresh();
  }

  /** Take the focus for whoever has come here: "?" is a shortcut until they begin to write. */
  welcome() {
    this.focus();
    if (this.draft === "") this.text.dataset.untouched = "";
  }

  focus() {
    if (this.#form === null) this.text.focus({ preventScroll: true });
    else this.#form.focus();
  }

  /** What is typed, or the command that is being filled in. */
  get draft() {
    return this.#form === null ? this.text.value : this.#form.draft;
  }

  set draft(draft) {
    const command = world.commands.find((each) => each.path === draft.path);
    if (typeof draft === "string" && draft !== "") this.#plain(draft);
    else if (command !== undefined) {
      this.#fill(command);
      this.#form.draft = draft;
      this.#drawForm();
    }
  }

  tell(text, { isProblem = false } = {}) {
    this.#saysArchived = false;
    this.note.textContent = text;
    this.note.classList.toggle("is-problem", isProblem);
  }

  /** Fill in a command. */
  begin(command) {
    this.tell("");
    this.#picker.hide();
    this.#fill(command);
    this.#drawForm();
    this.#form.focus();
  }

  #fill(command) {
    this.#form = new CommandForm(command, this.#picker, {
      complete: (asked) => this.deeds.complete(asked),
      draw: () => this.#drawForm(),
      send: () => this.#sendCommand(),
      drop: ({ text = "" } = {}) => this.#dropForm(text),
    });
  }

  /** Answer a message. */
  answer(message) {
    this.answering.begin(message);
    if (this.#form !== null) this.#plain("");
    this.focus();
  }

  /** Write somebody's name where one is. */
  mention(user) {
    if (this.#form !== null) this.#plain("");
    this.text.focus();
    this.text.setRangeText(`@${user.name} `, this.text.selectionStart, this.text.selectionEnd, "end");
    this.#grow();
  }

  #plain(text) {
    delete this.text.dataset.untouched;
    this.#form = null;
    this.text.value = text;
    this.box.className = "box";
    this.box.replaceChildren(this.attach, this.text, this.sendButton);
    this.#grow();
  }

  #drawForm() {
    this.box.className = "box command";
    this.box.replaceChildren(this.#form.node(this.sendButton));
  }

  #dropForm(text) {
    this.#plain(text);
    this.text.focus();
    if (text !== "") this.#typed();
  }

  #takes(event, files) {
    if (files.length === 0) return;
    event.preventDefault();
    if (document.querySelector("dialog[open]")) return;
    if (this.#form !== null && this.#form.takes(files)) return;
    if (this.attach.disabled) this.tell(this.attach.title, { isProblem: true });
    else this.tray.add(files);
    this.focus();
  }

  #typed() {
    delete this.text.dataset.untouched;
    this.#grow();
    this.tell("");
    this.#offer();
    const now = performance.now();
    if (this.#isCommand || this.text.value.trim() === "" || now - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = now;
    this.deeds.type();
  }

  get #isCommand() {
    return this.text.value.startsWith("/") && !this.text.value.includes("\n");
  }

  #offer() {
    if (!this.#isCommand) return this.#complete();
    const pick = (item) => this.begin(item.command);
    const items = commandItems(this.text.value.slice(1));
    return this.#picker.show(this.text, items, { heading: world.bot.name, pick });
  }

  #complete() {
    const caret = this.text.selectionStart;
    const found = completions(this.text.value, caret);
    if (found === null) return this.#picker.hide();
    const pick = (item) => {
      this.text.setRangeText(`${item.text} `, found.from, caret, "end");
      this.text.focus();
      this.#grow();
    };
    return this.#picker.show(this.text, found.items, { heading: say(`completing_${found.kind}`), pick });
  }

  /** The box is as high as its text, and says how much more it may be. */
  #grow() {
    const left = MOST_TEXT - this.text.value.length;
    this.counter.textContent = left > COUNTED_BELOW ? "" : String(left);
    this.counter.classList.toggle("over", left < 0);
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(innerHeight * 0.4, this.text.scrollHeight)}px`;
  }

  #key(event) {
    if (event.isComposing || this.#picker.handles(event)) return;
    const isUp = event.key === "ArrowUp" && this.text.value === "" && !event.shiftKey && !event.altKey && !event.ctrlKey;
    if (event.key === "Enter" && !event.shiftKey) this.#send();
    else if (event.key === "Escape" && this.answering.isOn) this.answering.end();
    else if (!isUp || !this.deeds.editLast()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  async #send() {
    if (this.#form !== null) return this.#sendCommand();
    const text = this.text.value.trim();
    if (text === "" && this.tray.count === 0) return this.text.focus();
    if (text.startsWith("/")) return this.#typed();
    const files = await this.tray.keys();
    if (files === null) return this.tell(say("not_handed_over"), { isProblem: true });
    const said = { text: addressed(text), ...this.answering.said };
    if (files.length > 0) said.files = files;
    if (await this.deeds.say(said)) {
      this.answering.end();
      this.#typedAt = 0;
      this.tray.clear();
      this.#plain("");
    }
    return this.text.focus();
  }

  async #sendCommand() {
    const form = this.#form;
    const options = await form.options();
    if (options === null || form !== this.#form) return;
    this.#plain("");
    this.text.focus();
    await this.deeds.slash(form.command, options);
  }
}
