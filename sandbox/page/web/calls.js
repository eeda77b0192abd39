// Beneath the top: who is called elsewhere, oneself or another whose seat one may take, and the way there.
import { button, el } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { face } from "./face.js";
import { say } from "./words.js";
import { title, world } from "./world.js";

/** Draw the calls; `deeds` are go and become. */
export function drawCalls(root, deeds) {
  const places = world.places.filter((place) => place.called > 0 && place.id !== world.place);
  const people = world.people.filter((person) => person.called > 0 && person.id !== world.you);
  root.hidden = places.length + people.length === 0;
  root.setAttribute("aria-label", say("calls"));
  const draw = () => root.replaceChildren(
    ...places.map((place) =>
      button(
        { class: "call mine", data: { key: place.id }, on: { click: () => deeds.go(place.id) } },
        el("span", {}, say("calls_you", { place: title(place) })),
        el("span", { class: "arrow", "aria-hidden": "true" }, "›"),
      ),
    ),
    ...people.map((person) =>
      button(
        { class: "call", data: { key: person.id }, on: { click: () => deeds.become(person.id) } },
        face(person),
        el("span", {}, say("is_called", { who: person.name })),
        el("span", { class: "arrow", "aria-hidden": "true" }, "›"),
      ),
    ),
  );
  keepingFocus(root, draw);
}
