// How one walks through the messages by keyboard: from one to the next, into what can be pressed in it, and back.
// All of them are one stop of the Tab key; only the one where one stands lets Tab into its components.
import { reachable, roving } from "./focus.js";

const INNER = "button, a[href], input, select, textarea, summary";

export class Walk {
  #list;
  #refresh;

  /** `leave` is where Escape leads from a message. */
  constructor(list, { leave }) {
    this.#list = list;
    list.addEventListener("keydown", (event) => this.#key(event, leave));
    this.#refresh = roving(list, ".message");
    list.addEventListener("focusin", () => this.#settle());
  }

  /** The messages have been drawn anew. */
  refresh() {
    const isWalking = this.#list.contains(document.activeElement);
    this.#refresh(isWalking ? undefined : [...this.#list.querySelectorAll(".message")].at(-1));
    this.#settle();
  }

  /** Go to the newest message. */
  toNewest() {
    const newest = [...this.#list.querySelectorAll(".message")].at(-1);
    newest?.focus();
    return newest !== undefined;
  }

  /** Tab leads only into the message where one stands. */
  #settle() {
    for (const row of this.#list.querySelectorAll(".message")) {
      const isStop = row.tabIndex === 0;
      row.dataset.home = "";
      if (row.dataset.entered === String(isStop)) continue;
      row.dataset.entered = String(isStop);
      for (const each of row.querySelectorAll(INNER)) each.tabIndex = isStop ? 0 : -1;
    }
  }

  #key(event, leave) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = event.target.closest(".message");
    if (row === null) return;
    const isOnRow = event.target === row;
    if (event.key === "Escape") isOnRow ? leave() : row.focus();
    else if (isOnRow && (event.key === "Enter" || event.key === "ArrowRight")) {
      const inner = reachable(row, INNER).filter((each) => !each.disabled);
      (inner.find((each) => each.closest(".row")) ?? inner[0])?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
