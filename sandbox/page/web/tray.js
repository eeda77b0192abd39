// Files that one is about to send: handed over to the sandbox at once, sent with what one writes or fills in.
import { button, el } from "./dom.js";
import { sizeOf } from "./files.js";
import { say } from "./words.js";

const LARGEST = 10 * 1024 * 1024;

export class Tray {
  #held = [];

  /** `most` files; `changed` is called when there are others; `tell` says what is wrong. */
  constructor({ most = 10, changed = () => {}, tell = () => {} } = {}) {
    Object.assign(this, { most, changed, tell });
    this.node = el("ul", { class: "tray", hidden: true });
    this.chooser = el("input", { type: "file", hidden: true, multiple: most > 1 });
    this.chooser.addEventListener("change", () => {
      this.add(this.chooser.files);
      this.chooser.value = "";
    });
  }

  get count() {
    return this.#held.length;
  }

  /** Let one choose files. */
  choose() {
    this.chooser.click();
  }

  /** Take files that were chosen, pasted or dropped; true if there were any. */
  add(files) {
    for (const file of files) {
      if (this.most === 1) this.#held = [];
      if (this.#held.length >= this.most) this.tell(say("too_many_files", { n: this.most }));
      else if (file.size > LARGEST) this.tell(say("file_too_large", { file: file.name, n: LARGEST / 1024 / 1024 }));
      else this.#take(file);
    }
    this.#draw();
    return files.length > 0;
  }

  clear() {
    this.#held = [];
    this.#draw();
  }

  /** The keys by which the sandbox knows them, once it has them all; null if one could not be handed over. */
  async keys() {
    const keys = await Promise.all(this.#held.map((each) => each.key));
    return keys.includes(null) ? null : keys;
  }

  #take(file) {
    const held = { file, key: handOver(file), state: "going" };
    held.key.then((key) => {
      held.state = key === null ? "failed" : "there";
      this.#draw();
    });
    this.#held.push(held);
  }

  #draw() {
    this.node.hidden = this.#held.length === 0;
    this.node.replaceChildren(...this.#held.map((held, index) => this.#chip(held, index)));
    this.changed();
  }

  #chip(held, index) {
    const { file, state } = held;
    const leave = () => {
      this.#held.splice(index, 1);
      this.#draw();
    };
    return el(
      "li",
      { class: `chip-file ${state}`, "aria-busy": state === "going" && "true" },
      el("span", { class: "sheet", "aria-hidden": "true" }),
      el("span", { class: "file-name" }, file.name),
      el("span", { class: "hint" }, state === "failed" ? say("not_handed_over") : sizeOf(file.size)),
      button({ class: "plain", "aria-label": say("leave_file", { file: file.name }), on: { click: leave } }, "✕"),
    );
  }
}

async function handOver(file) {
  const headers = { "X-File-Name": encodeURIComponent(file.name) };
  try {
    const answer = await fetch("page/tray", { method: "POST", body: file, headers });
    return answer.ok ? (await answer.json()).key : null;
  } catch {
    return null;
  }
}
