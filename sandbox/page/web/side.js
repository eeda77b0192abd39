// The side: whose seat one takes, and where one can go, with what waits for everybody.
import { button, el, fresh } from "./dom.js";
import { face } from "./message.js";
import { languageName, say } from "./words.js";
import { me, world } from "./world.js";

/** Draw the side. `deeds` are become, language, and go. */
export function drawSide(root, deeds) {
  const focused = root.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  root.setAttribute("aria-label", say("menu"));
  const scroll = root.scrollTop;
  root.replaceChildren(...servers(deeds), people(deeds));
  root.scrollTop = scroll;
  if (focused) root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function people(deeds) {
  const heading = fresh("people");
  const rows = world.people.map((person) => {
    const isMe = person.id === world.you;
    return button(
      {
        class: "person",
        "aria-current": isMe && "true",
        data: { key: person.id },
        on: { click: () => isMe || deeds.become(person.id) },
      },
      face(person),
      el("span", { class: "name" }, person.name),
      el("span", { class: "hint" }, languageName(person.locale)),
      badge(person, { isOpen: false }),
    );
  });
  return el(
    "section",
    { class: "people", "aria-labelledby": heading },
    el("h2", { id: heading }, say("people")),
    ...rows,
    language(deeds),
  );
}

function language(deeds) {
  const id = fresh("language");
  const own = me()?.locale;
  const choices = world.locales.map((code) => {
    const option = el("option", { value: code }, `${languageName(code)}`);
    option.selected = code === own;
    return option;
  });
  const select = el("select", { id, on: { change: (event) => deeds.language(event.target.value) } }, ...choices);
  select.dataset.key = "language";
  return el("div", { class: "language" }, el("label", { for: id }, say("language")), select);
}

function servers(deeds) {
  const groups = world.servers.map((server) => {
    const channels = world.places.filter((p) => p.kind === "channel" && p.server === server.id);
    const heading = fresh("server");
    return el(
      "section",
      { class: "places", "aria-labelledby": heading },
      el("h1", { id: heading }, server.name),
      el("ul", {}, ...channels.map((channel) => channelItem(channel, deeds))),
    );
  });
  const direct = world.places.filter((place) => place.kind === "direct");
  const heading = fresh("direct");
  const own = el(
    "section",
    { class: "places", "aria-labelledby": heading },
    el("h2", { id: heading }, say("direct")),
    el("ul", {}, ...direct.map((place) => el("li", {}, placeButton(place, deeds)))),
  );
  return [...groups, own];
}

function channelItem(channel, deeds) {
  const threads = world.places.filter((place) => place.parent === channel.id);
  const open = threads.filter((thread) => !thread.archived || thread.id === world.place || thread.called > 0);
  const closed = threads.filter((thread) => !open.includes(thread));
  const item = el("li", {}, placeButton(channel, deeds));
  if (open.length > 0) {
    item.append(el("ul", { class: "threads" }, ...open.map((t) => el("li", {}, placeButton(t, deeds)))));
  }
  if (closed.length > 0) {
    const list = el("ul", { class: "threads" }, ...closed.map((t) => el("li", {}, placeButton(t, deeds))));
    item.append(el("details", {}, el("summary", {}, `${say("archived")} (${closed.length})`), list));
  }
  return item;
}

function placeButton(place, deeds) {
  const isOpen = place.id === world.place;
  const mark = { channel: "#", thread: "↳", direct: "@" }[place.kind];
  return button(
    {
      class: `place${place.unread > 0 && !isOpen ? " unread" : ""}${place.archived ? " archived" : ""}`,
      "aria-current": isOpen && "page",
      data: { key: place.id },
      on: { click: () => deeds.go(place.id) },
    },
    el("span", { class: "mark", "aria-hidden": "true" }, mark),
    el("span", { class: "name" }, place.name),
    place.locked ? el("span", { class: "hint" }, say("locked")) : null,
    badge(place, { isOpen }),
  );
}

/** How often one is called; a dot for what is only unread. */
function badge(waiting, { isOpen }) {
  if (waiting.called > 0) {
    return el("span", { class: "badge", title: say("unread", { n: waiting.unread }) }, String(waiting.called));
  }
  if (waiting.unread === 0 || isOpen) return null;
  return el("span", { class: "dot", title: say("unread", { n: waiting.unread }) });
}
