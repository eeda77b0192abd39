// Above where one types: whom one answers, and whether that calls him.
import { button, el } from "./dom.js";
import { say } from "./words.js";
import { world } from "./world.js";

export class Answering {
  #message = null;
  #pings = true;

  /** `left` is called when one has decided not to answer. */
  constructor({ left }) {
    this.left = left;
    this.node = el("div", { class: "answering", hidden: true });
  }

  get isOn() {
    return this.#message !== null;
  }

  /** What is said of it with the answer. */
  get said() {
    return this.isOn ? { answers: this.#message.id, ping: this.#pings } : {};
  }

  begin(message) {
    this.#message = message;
    this.#pings = message.author.id !== world.you;
    this.draw();
  }

  end() {
    this.#message = null;
    this.draw();
  }

  draw() {
    this.node.hidden = !this.isOn;
    if (!this.isOn) return;
    const { author } = this.#message;
    const leave = () => {
      this.end();
      this.left();
    };
    this.node.replaceChildren(
      el("span", {}, say("answering", { who: author.name })),
      author.id === world.you ? "" : this.#ping(),
      button({ class: "plain", "aria-label": say("cancel"), on: { click: leave } }, "✕"),
    );
  }

  #ping() {
    const turn = () => {
      this.#pings = !this.#pings;
      this.draw();
      this.node.querySelector(".ping").focus();
    };
    const attributes = { class: "plain ping", "aria-pressed": String(this.#pings), title: say("ping_hint") };
    return button({ ...attributes, on: { click: turn } }, this.#pings ? say("ping_on") : say("ping_off"));
  }
}
