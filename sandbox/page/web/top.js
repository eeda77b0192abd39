// The line above the messages: where one is, who one is, and on small screens the way to the side.
import { button, el } from "./dom.js";
import { face } from "./message.js";
import { languageName, say } from "./words.js";
import { here, me, placeOf, title, world } from "./world.js";

/** Draw the top; `show` has places and people, which bring up the side where there is no room for it. */
export function drawTop(root, show) {
  const place = here();
  const person = me();
  if (place === undefined || person === undefined) return;
  const parent = placeOf(place.parent);
  const elsewhere = world.people.filter((each) => each.called > 0 && each.id !== person.id).length;
  const toOthers = elsewhere + world.places.filter((each) => each.called > 0 && each.id !== place.id).length;
  const calls = person.called > 0 ? `(${person.called}) ` : "";
  document.title = `${calls}${title(place)} · ${person.name}`;
  root.replaceChildren(
    button(
      { class: "side-button", "aria-label": say("menu"), on: { click: show.places } },
      "☰",
      toOthers > 0 ? el("span", { class: "badge" }, String(toOthers)) : null,
    ),
    el(
      "div",
      { class: "where" },
      parent ? el("span", { class: "parent" }, `${title(parent)} ›`) : null,
      el("h2", {}, title(place)),
      place.archived ? el("span", { class: "tag" }, say("closed")) : null,
      place.topic ? el("span", { class: "topic" }, place.topic) : null,
    ),
    button(
      { class: "who", "aria-label": `${say("you")} ${person.name}`, on: { click: show.people } },
      face(person),
      el("span", { class: "name" }, person.name),
      el("span", { class: "hint" }, languageName(person.locale)),
    ),
  );
}
