// The quick switch: type a few letters of a channel, a thread or a person, and go there.
import { el } from "./dom.js";
import { openDialog } from "./focus.js";
import { Picker } from "./picker.js";
import { say } from "./words.js";
import { title, world } from "./world.js";

const MOST = 30;
const KINDS = { "#": (each) => each.place?.kind === "channel" || each.place?.kind === "thread", "@": (each) => !each.place };

/** Open it. `deeds` are go and become; `recent` are the ids of places, the last one first. */
export function openSwitcher(deeds, recent) {
  const picker = new Picker();
  const input = el("input", {
    type: "text",
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": say("key_switch"),
    placeholder: say("switch_to"),
  });
  const dialog = el("dialog", { class: "switcher", "aria-label": say("key_switch") }, input, picker.node);
  const pick = (item) => {
    dialog.close();
    if (item.place) deeds.go(item.place.id);
    else deeds.become(item.person.id);
  };
  const offer = () => picker.show(input, found(input.value, recent), { heading: say("switch_hint"), pick });
  input.addEventListener("input", offer);
  input.addEventListener("keydown", (event) => event.key !== "Escape" && picker.handles(event));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  openDialog(dialog, { first: input });
  offer();
}

function found(text, recent) {
  const kind = KINDS[text[0]];
  const words = (kind ? text.slice(1) : text).toLowerCase().split(/\s+/).filter(Boolean);
  const names = new Map(world.servers.map((server) => [server.id, server.name]));
  const places = new Map(world.places.map((place) => [place.id, place]));
  const others = world.places.filter((place) => place.id !== world.place);
  const all = [...others.map((place) => ofPlace(place, names, places)), ...people()];
  const fitting = all.filter((each) => (kind?.(each) ?? true) && words.every((word) => each.search.includes(word)));
  const rank = (each) => {
    const at = recent.indexOf(each.place?.id);
    const starts = words.length > 0 && each.name.toLowerCase().startsWith(words[0]) ? 0 : 1;
    return [starts, -each.called, each.place ? Number(each.place.archived) : 1, at < 0 ? recent.length : at, -each.unread];
  };
  const ranked = fitting.map((each) => [rank(each), each]).sort(([a], [b]) => compare(a, b));
  return ranked.slice(0, MOST).map(([, each]) => each);
}

function compare(a, b) {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

function ofPlace(place, names, places) {
  const parent = places.get(place.parent);
  const where = [names.get(place.server), parent && title(parent)].filter(Boolean).join(" › ");
  const name = place.kind === "direct" ? `@${place.name}` : title(place);
  const label = place.kind === "thread" ? `↳ ${name}` : name;
  const detail = place.archived ? `${where} · ${say("closed")}` : where;
  return { place, name: place.name, label, detail, ...waiting(place), search: `${name} ${where}`.toLowerCase() };
}

function people() {
  const others = world.people.filter((person) => person.id !== world.you);
  return others.map((person) => ({
    person,
    name: person.name,
    label: person.name,
    detail: [say("people"), ...person.roles].join(" · "),
    ...waiting(person),
    search: `${person.name} @${person.name}`.toLowerCase(),
  }));
}

function waiting({ unread, called }) {
  const hint = called > 0 ? `(${called})` : unread > 0 ? "•" : "";
  return { unread, called, hint };
}
