// What one does with messages themselves: answer, change, delete, and the menus of messages and people.
// It knows which message is being changed; how it looks is message.js's.
import { keyDoes, openMenu, openPerson } from "./actions.js";
import { asWritten } from "./completing.js";
import { confirmed } from "./confirm.js";
import { chooseEmoji } from "./reactions.js";
import { say } from "./words.js";
import { world } from "./world.js";

export class Handling {
  #edits = null;

  /** `deeds`: reply, react, save, remove, dismiss, use, greet, mention, become; `draw` draws a message anew; `row` finds it. */
  constructor(list, deeds, { draw, row }) {
    Object.assign(this, { draw, row, given: deeds });
    this.deeds = {
      ...deeds,
      edit: (message) => this.edit(message),
      choose_reaction: (message) => this.#react(message),
      remove: (message, how) => this.#remove(message, how),
    };
    list.addEventListener("contextmenu", (event) => this.#menu(event));
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What a message's row needs of this. */
  of(message) {
    const editing = this.#edits === message.id ? { save: (text) => this.#save(text), cancel: () => this.#done() } : null;
    const person = (event) => this.person(message.author, event.currentTarget);
    const react = (emoji) => this.given.react(message, emoji);
    return { editing, tools: this.deeds, person, react, choose_reaction: () => this.#react(message) };
  }

  /** The menu of somebody, at an element. */
  person(user, at) {
    openPerson(user, this.deeds, at);
  }

  /** Change a message of one's own. */
  edit(message) {
    const before = this.#edits;
    this.#edits = message.id;
    if (before !== null && before !== message.id) this.draw(before);
    this.draw(message.id);
    this.row(message.id)?.querySelector(".editor")?.begin();
    this.row(message.id)?.scrollIntoView({ block: "nearest" });
  }

  /** Change one's last message; false if there is none. */
  editLast() {
    const own = [...world.messages.values()].findLast((each) => each.author.id === world.you && each.content !== "");
    if (own === undefined) return false;
    this.edit(own);
    return true;
  }

  async #save(text) {
    const message = world.messages.get(this.#edits);
    if (message === undefined) return this.#done();
    if (text === "" && message.attachments.length === 0) return this.#remove(message);
    if (text === asWritten(message.content) || (await this.deeds.save(message, text))) this.#done();
    return undefined;
  }

  #done() {
    const id = this.#edits;
    this.#edits = null;
    if (id !== null) this.draw(id);
    this.deeds.leave();
  }

  async #remove(message, { isSure = false } = {}) {
    const asked = { title: say("delete_message"), text: say("delete_text"), yes: say("delete_yes") };
    if (!isSure && !(await confirmed(asked))) return;
    if (this.#edits === message.id) this.#edits = null;
    await this.given.remove(message);
  }

  #react(message) {
    const row = this.row(message.id);
    chooseEmoji(row.querySelector(".reaction.add, .tools") ?? row, (emoji) => this.given.react(message, emoji));
  }

  #menu(event) {
    const row = event.target.closest(".message");
    const message = world.messages.get(row?.dataset.id);
    const isOwn = event.target.closest("a[href], textarea, input, .panel, video") !== null;
    if (message === undefined || isOwn) return;
    event.preventDefault();
    const isPointed = event.clientX > 0 || event.clientY > 0;
    openMenu(message, this.deeds, isPointed ? { x: event.clientX, y: event.clientY } : row);
  }

  #key(event) {
    const message = world.messages.get(event.target.dataset.id);
    if (event.defaultPrevented || message === undefined || !event.target.matches(".message")) return;
    if (event.key === "ContextMenu" || (event.shiftKey && event.key === "F10")) openMenu(message, this.deeds, event.target);
    else if (!keyDoes(event, message, this.deeds)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
