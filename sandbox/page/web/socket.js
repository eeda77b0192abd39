// The line to the sandbox: asks and gets answers, hears news, and comes back by itself when it breaks.
// What the words mean stands in sandbox/page/__init__.py.

const LONGEST_WAIT_MS = 4000;

/** Why something was not done: `refused` is the reason (`why` its key and values), `failed` says that the bot did not answer. */
class NotDone extends Error {
  constructor({ refused = null, why = null, failed = false, broken = false }) {
    super(refused ?? (failed ? "failed" : "broken"));
    Object.assign(this, { refused, why, failed, broken });
  }
}

export class Line {
  #socket = null;
  #number = 0;
  #asked = new Map();
  #wait = 0;
  #timer = 0;

  /** `opened` is called at every connection, `broken` when one is lost, `heard` with each piece of news. */
  constructor({ opened, broken, heard }) {
    Object.assign(this, { opened, broken, heard });
    const hurry = () => document.visibilityState === "visible" && this.#retry(0);
    document.addEventListener("visibilitychange", hurry);
    window.addEventListener("online", hurry);
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/page/line`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = 0;
      this.opened();
    });
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lose());
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Do something; its answer, or NotDone. */
  ask(deed, more = {}) {
    if (!this.isOpen) return Promise.reject(new NotDone({ broken: true }));
    this.#number += 1;
    const n = this.#number;
    this.#socket.send(JSON.stringify({ n, do: deed, ...more }));
    return new Promise((resolve, reject) => this.#asked.set(n, { resolve, reject }));
  }

  /** Wait no more for what was asked: from a seat that one leaves, or over a line that is broken. */
  forget() {
    for (const { reject } of this.#asked.values()) reject(new NotDone({ broken: true }));
    this.#asked.clear();
  }

  #hear(frame) {
    if (frame.n === undefined) return this.heard(frame);
    const waiting = this.#asked.get(frame.n);
    this.#asked.delete(frame.n);
    if (waiting === undefined) return undefined;
    return frame.ok === undefined ? waiting.reject(new NotDone(frame)) : waiting.resolve(frame.ok);
  }

  #lose() {
    this.forget();
    this.broken();
    this.#retry(this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2 || 250);
  }

  #retry(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#socket.readyState === WebSocket.CLOSED) this.connect();
    }, delay);
  }
}
