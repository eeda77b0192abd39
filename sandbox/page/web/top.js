// The line above the messages: where one is, who one is, and on small screens the way to the side.
import { button, el } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { face } from "./face.js";
import { languageName, say } from "./words.js";
import { here, me, placeOf, title, world } from "./world.js";

/** Draw the top; `show` has places and people, which bring up the side, members, help, and (or null) tools. */
export function drawTop(root, show) {
  const place = here();
  const person = me();
  if (place === undefined || person === undefined) return;
  const parent = placeOf(place.parent);
  const elsewhere = world.people.filter((each) => each.called > 0 && each.id !== person.id).length;
  const toOthers = elsewhere + world.places.filter((each) => each.called > 0 && each.id !== place.id).length;
  const calls = person.called > 0 ? `(${person.called}) ` : person.unread > 0 ? "• " : "";
  document.title = `${calls}${title(place)} · ${person.name}`;
  const parts = [
    button(
      { class: "side-button", "aria-label": say("menu"), data: { key: "menu" }, on: { click: show.places } },
      "☰",
      toOthers > 0 ? el("span", { class: "badge" }, String(toOthers)) : null,
    ),
    el(
      "div",
      { class: "where" },
      parent ? el("span", { class: "parent" }, `${title(parent)} ›`) : null,
      el("h2", {}, title(place)),
      place.archived ? el("span", { class: "tag" }, say("closed")) : null,
      place.topic ? el("span", { class: "topic", title: place.topic }, place.topic) : null,
    ),
    show.tools === null ? null : tool("wrench", el("span", { "aria-hidden": "true" }), say("tools"), show.tools),
    tool("help", "?", say("keys"), show.help),
    tool("members", people(), say("members"), show.members),
    button(
      { class: "who", data: { key: "who" }, "aria-label": `${say("you")} ${person.name}`, on: { click: show.people } },
      face(person),
      el("span", { class: "name" }, person.name),
      el("span", { class: "hint" }, languageName(person.locale)),
    ),
  ];
  keepingFocus(root, () => root.replaceChildren(...parts.filter(Boolean)));
}

function tool(key, mark, name, act) {
  return button({ class: `tool ${key}`, title: name, "aria-label": name, data: { key }, on: { click: act } }, mark);
}

/** Two heads. */
function people() {
  return el("span", { class: "heads", "aria-hidden": "true" });
}
