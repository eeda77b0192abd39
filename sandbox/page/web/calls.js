// Beneath the top: who is mentioned elsewhere, oneself or another whose seat one may take, and the way there.
import { button, el } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { face } from "./face.js";
import { say } from "./words.js";
import { title, world } from "./world.js";

export class Calls {
  #you = null;
  #known = new Map();

  /** `deeds` are go and become, and tell, which is given what is new (a key and a text). */
  constructor(root, deeds) {
    Object.assign(this, { root, deeds });
  }

  draw() {
    const { go, become } = this.deeds;
    const places = world.places.filter((place) => place.called > 0 && place.id !== world.place);
    const people = world.people.filter((person) => person.called > 0 && person.id !== world.you);
    const calls = [
      ...places.map((place) => ({ of: place, text: say("calls_you", { place: title(place) }), act: () => go(place.id) })),
      ...people.map((person) => ({
        of: person,
        text: say("is_called", { who: person.name }),
        act: () => become(person.id),
        mark: face(person),
      })),
    ];
    this.root.hidden = calls.length === 0;
    this.root.setAttribute("aria-label", say("calls"));
    keepingFocus(this.root, () => this.root.replaceChildren(...calls.map(callButton)));
    this.#tellNew(calls);
  }

  /** Tell which calls have come, but not those that were there when one took this seat. */
  #tellNew(calls) {
    const known = this.#you === world.you ? this.#known : null;
    this.#you = world.you;
    this.#known = new Map(calls.map(({ of }) => [of.id, of.called]));
    if (known === null) return;
    const fresh = calls.filter(({ of }) => of.called > (known.get(of.id) ?? 0));
    for (const { of, text } of fresh) this.deeds.tell(of.id, text);
  }
}

function callButton({ of, text, act, mark = null }) {
  return button(
    { class: mark === null ? "call mine" : "call", data: { key: of.id }, on: { click: act } },
    mark,
    el("span", {}, text),
    el("span", { class: "arrow", "aria-hidden": "true" }, "›"),
  );
}
