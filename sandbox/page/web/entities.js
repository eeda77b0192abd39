// What a menu or an option offers that is no list of its own: people, roles, channels. It draws nothing.
import { el } from "./dom.js";
import { face } from "./face.js";
import { here, members, title, world } from "./world.js";

const KINDS = { channel: [0, 5], thread: [10, 11, 12], direct: [1] };

/** People and, if asked for, roles and channels, as options: value, label, description, mark, default. */
export function peopleAsOptions() {
  const sorted = members().toSorted((a, b) => a.name.localeCompare(b.name));
  return sorted.map((user) => ({ value: user.id, label: user.name, mark: () => face(user) }));
}

export function rolesAsOptions() {
  const server = world.servers.find((each) => each.id === here()?.server);
  if (server === undefined) return [];
  const everyone = { value: server.id, label: "@everyone" };
  return [...server.roles.toReversed().map((role) => ({ value: role.id, label: role.name, mark: () => "@" })), everyone];
}

/** The channels and threads of this server; `kinds` are Discord's numbers of channel types, none means all. */
export function placesAsOptions(kinds = []) {
  const server = here()?.server ?? null;
  const fits = (place) => kinds.length === 0 || KINDS[place.kind].some((each) => kinds.includes(each));
  return world.places
    .filter((place) => place.kind !== "direct" && place.server === server && fits(place))
    .map((place) => ({ value: place.id, label: place.name, mark: () => mark(place), description: beneath(place) }));
}

export function mentionablesAsOptions() {
  return [...peopleAsOptions(), ...rolesAsOptions()];
}

function mark(place) {
  return el("span", {}, place.kind === "thread" ? "↳" : "#");
}

function beneath(place) {
  const parent = world.places.find((each) => each.id === place.parent);
  return parent === undefined ? null : title(parent);
}

/** What a select of Discord's offers, whatever its kind. */
export function optionsOf(part) {
  const own = { 5: peopleAsOptions, 6: rolesAsOptions, 7: mentionablesAsOptions, 8: () => placesAsOptions(part.channel_types) };
  if (part.type === 3) return part.options.map((option) => ({ ...option, mark: emojiOf(option) }));
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  return own[part.type]().map((option) => ({ ...option, default: chosen.has(option.value) }));
}

function emojiOf(option) {
  return option.emoji?.name ? () => (option.emoji.id ? `:${option.emoji.name}:` : option.emoji.name) : undefined;
}
