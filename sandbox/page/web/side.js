// The side: where one can go, whose seat one takes, and what waits for everybody.
import { button, el, fresh } from "./dom.js";
import { keepingFocus, roving } from "./focus.js";
import { lookMenu } from "./look.js";
import { face } from "./face.js";
import { channelsOf, entryOf, openThreads } from "./route.js";
import { count, languageName, say } from "./words.js";
import { here, me, world } from "./world.js";

const DIRECT = "direct";

export class Side {
  #unfolded = new Set();
  #railSign = "";

  /** `deeds` are become, language, go, and readAll. */
  constructor(root, deeds) {
    this.root = root;
    this.deeds = deeds;
    this.rail = el("ul", { class: "rail" });
    this.places = el("div", { class: "all-places" });
    this.people = el("section", { class: "people" });
    root.replaceChildren(this.rail, el("div", { class: "beside-rail" }, this.places, this.people));
    this.refresh = [
      roving(this.rail, ".home"),
      roving(this.places, ".place, summary"),
      roving(this.people, ".person, .window", { axis: "both" }),
    ];
  }

  draw() {
    this.root.setAttribute("aria-label", say("menu"));
    const scrolls = [this.places, this.rail, this.places.parentElement].map((each) => [each, each.scrollTop]);
    keepingFocus(this.root, () => {
      const isSeveral = world.servers.length > 1;
      this.#drawRail(isSeveral);
      this.places.replaceChildren(...this.#places(isSeveral));
      this.people.replaceChildren(...this.#people());
    });
    for (const [each, top] of scrolls) each.scrollTop = top;
    for (const each of this.refresh.slice(1)) each();
  }

  /** Go to the people. */
  toPeople() {
    this.people.querySelector(".person[aria-current]")?.focus();
  }

  /** Go to the place where one is. */
  toPlaces() {
    this.places.querySelector(".place[aria-current]")?.focus();
  }

  /** The servers, drawn anew only if something of theirs has changed: there may be thousands. */
  #drawRail(isSeveral) {
    const waiting = waitingByServer();
    const direct = { id: null, name: say("direct") };
    const current = here()?.server ?? null;
    const homes = (isSeveral ? [direct, ...world.servers] : []).map((server) => {
      const counts = waiting.get(server.id) ?? { unread: 0, called: 0 };
      return { id: server.id, name: server.name, ...counts, isHere: server.id === current };
    });
    this.rail.hidden = !isSeveral;
    this.rail.setAttribute("aria-label", say("servers"));
    const now = JSON.stringify(homes);
    if (now === this.#railSign) return;
    this.#railSign = now;
    this.rail.replaceChildren(...homes.map((home) => el("li", {}, this.#home(home))));
    this.refresh[0]();
  }

  #home({ id, name, unread, called, isHere }) {
    const waiting = { unread, called };
    const attributes = {
      class: "home",
      title: name,
      "aria-label": [name, ...told(waiting)].join(", "),
      "aria-current": isHere && "true",
      data: { key: `home-${id ?? DIRECT}` },
      on: { click: () => this.#enter(id) },
    };
    return button(attributes, id === null ? "@" : initials(name), badge(waiting, { isOpen: isHere }));
  }

  #enter(server) {
    const place = entryOf(server);
    if (place !== undefined) this.deeds.go(place);
  }

  #places(isSeveral) {
    const home = here()?.server ?? null;
    const servers = world.servers.filter((server) => !isSeveral || server.id === home);
    const sections = servers.map((server) => {
      const channels = channelsOf(server.id);
      const places = world.places.filter((place) => place.server === server.id);
      return this.#section("h1", server, places, this.#byCategory(channels));
    });
    if (isSeveral && home !== null) return sections;
    const direct = world.places.filter((place) => place.kind === "direct");
    const items = direct.map((place) => el("li", {}, this.#place(place)));
    const own = this.#section("h2", { id: null, name: say("direct") }, direct, items);
    return [...sections, own];
  }

  #section(level, { id, name }, places, items) {
    const heading = fresh("places");
    const isUnread = places.some((place) => place.unread > 0);
    const read = button(
      {
        class: "read-all",
        title: say("read_all"),
        "aria-label": `${say("read_all")}: ${name}`,
        data: { key: `read-${id}` },
        on: { click: () => this.deeds.readAll(id) },
      },
      "✓",
    );
    return el(
      "section",
      { class: "places", "aria-labelledby": heading },
      el("div", { class: "heading" }, el(level, { id: heading }, name), isUnread ? read : null),
      el("ul", {}, ...items),
    );
  }

  #byCategory(channels) {
    return channels.flatMap((channel, at) => {
      const isFirst = channel.category !== null && channel.category !== channels[at - 1]?.category;
      const heading = isFirst ? [el("li", { class: "category" }, el("h2", {}, channel.category))] : [];
      return [...heading, this.#channel(channel)];
    });
  }

  #channel(channel) {
    const open = openThreads(channel);
    const closed = world.places.filter((place) => place.parent === channel.id && !open.includes(place));
    const item = el("li", {}, this.#place(channel));
    const list = (threads) => el("ul", { class: "threads" }, ...threads.map((t) => el("li", {}, this.#place(t))));
    if (open.length > 0) item.append(list(open));
    if (closed.length === 0) return item;
    const summary = el("summary", { data: { key: `closed-${channel.id}` } }, `${say("archived")} (${closed.length})`);
    const details = el("details", { open: this.#unfolded.has(channel.id) }, summary, list(closed));
    details.addEventListener("toggle", () => this.#unfolded[details.open ? "add" : "delete"](channel.id));
    item.append(details);
    return item;
  }

  #place(place) {
    const isOpen = place.id === world.place;
    const mark = { channel: "#", thread: "↳", direct: "@" }[place.kind];
    return button(
      {
        class: `place${place.unread > 0 && !isOpen ? " unread" : ""}${place.archived ? " archived" : ""}`,
        "aria-current": isOpen && "page",
        title: place.name,
        data: { key: place.id },
        on: { click: () => this.deeds.go(place.id) },
      },
      el("span", { class: "mark", "aria-hidden": "true" }, mark),
      el("span", { class: "name" }, place.name),
      place.locked ? el("span", { class: "hint" }, say("locked")) : null,
      badge(place, { isOpen }),
    );
  }

  #people() {
    const heading = fresh("people");
    this.people.setAttribute("aria-labelledby", heading);
    return [
      el("h2", { id: heading }, say("people")),
      el("ul", {}, ...world.people.map((person) => this.#person(person))),
      languageMenu(this.deeds),
      lookMenu(),
    ];
  }

  #person(person) {
    const isMe = person.id === world.you;
    const row = button(
      {
        class: "person",
        "aria-current": isMe && "true",
        title: person.name,
        data: { key: person.id },
        on: { click: () => isMe || this.deeds.become(person.id) },
      },
      face(person),
      el(
        "span",
        { class: "texts" },
        el("span", { class: "name" }, person.name),
        el("span", { class: "hint" }, [...rolesOf(person), languageName(person.locale)].join(" · ")),
      ),
      badge(person, { isOpen: false }),
    );
    const other = say("other_window", { who: person.name });
    const attributes = {
      class: "window",
      href: `#${person.id}`,
      target: "_blank",
      title: other,
      "aria-label": other,
      data: { key: `window-${person.id}` },
    };
    return el("li", {}, row, el("a", attributes, el("span", { "aria-hidden": "true" })));
  }
}

/** Somebody's roles in words, if anybody has one. */
function rolesOf({ roles }) {
  const isSomebody = world.people.some((person) => person.roles.length > 0);
  return roles.length === 0 && isSomebody ? [say("no_role")] : roles;
}

function waitingByServer() {
  const found = new Map();
  for (const { server, unread, called } of world.places) {
    const sum = found.get(server) ?? { unread: 0, called: 0 };
    found.set(server, { unread: sum.unread + unread, called: sum.called + called });
  }
  return found;
}

function languageMenu(deeds) {
  const id = fresh("language");
  const own = me()?.locale;
  const choices = world.locales.map((code) => {
    const option = el("option", { value: code }, languageName(code));
    option.selected = code === own;
    return option;
  });
  const change = (event) => deeds.language(event.target.value);
  const select = el("select", { id, data: { key: "language" }, on: { change } }, ...choices);
  return el("div", { class: "choice language" }, el("label", { for: id }, say("language")), select);
}

/** The first letters of a server's words, as on its mark. */
function initials(name) {
  return name.split(/\s+/).map((word) => [...word][0] ?? "").join("").slice(0, 3);
}

function told({ unread, called }) {
  return [called > 0 && count("called", called), unread > 0 && say("unread", { n: unread })].filter(Boolean);
}

/** How often one is called; a dot for what is only unread. */
function badge(waiting, { isOpen }) {
  const label = told(waiting).join(", ");
  const attributes = { role: "img", title: label, "aria-label": label };
  if (waiting.called > 0) return el("span", { class: "badge", ...attributes }, String(waiting.called));
  return waiting.unread === 0 || isOpen ? null : el("span", { class: "dot", ...attributes });
}
