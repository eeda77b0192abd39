// What one may be about to write in an ordinary text: @somebody, #somewhere, :smiley:. It draws nothing.
import { peopleAsOptions, placesAsOptions, rolesAsOptions } from "./entities.js";
import { EMOJI } from "./emoji.js";
import { say } from "./words.js";
import { members, world } from "./world.js";

const MOST = 10;
const KINDS = { "@": "people", "#": "places", ":": "emoji" };

/** What fits what stands before the caret: `from` where it begins, and `items` (label, detail, text); or null. */
export function completions(text, caret) {
  const found = /(?:^|[\s(])([@#:])([^\s@#:]{0,32})$/u.exec(text.slice(0, caret));
  if (found === null) return null;
  const [, mark, typed] = found;
  const all = { "@": mentions, "#": places, ":": emoji }[mark](typed.toLowerCase());
  if (all.length === 0) return null;
  return { from: caret - typed.length - 1, kind: KINDS[mark], items: all.slice(0, MOST) };
}

function mentions(typed) {
  const roles = rolesAsOptions().map((role) => ({ ...named(role), detail: say("role") }));
  const items = [...peopleAsOptions().map(named), ...roles];
  return fitting(items, typed);
}

function named({ label, mark }) {
  return { label: `@${label}`, text: `@${label}`, mark };
}

function places(typed) {
  const items = placesAsOptions().map(({ label, description }) => ({ label: `#${label}`, text: `#${label}`, detail: description }));
  return fitting(items, typed);
}

function emoji(typed) {
  if (typed.length < 2) return [];
  return EMOJI.filter(([name]) => name.includes(typed)).map(([name, sign]) => ({ label: `${sign}  :${name}:`, text: sign }));
}

/** Those that begin so first, then those that hold it. */
function fitting(items, typed) {
  const name = (item) => item.label.slice(1).toLowerCase();
  const held = items.filter((item) => name(item).includes(typed));
  const begins = held.filter((item) => name(item).startsWith(typed));
  return [...begins, ...held.filter((item) => !begins.includes(item))];
}

/** A text as it is sent: @Name, @Role and #place become what they stand for, :smiley: its sign. */
export function addressed(text) {
  const people = [world.bot, ...members()].map((user) => [`@${user.name}`, `<@${user.id}>`]);
  const roles = rolesAsOptions().map((role) => [`@${role.label}`, `<@&${role.value}>`]);
  const channels = placesAsOptions().map((place) => [`#${place.label}`, `<#${place.value}>`]);
  const known = [...people, ...roles, ...channels].toSorted(([a], [b]) => b.length - a.length);
  const said = text.replace(/:([a-z_0-9]{2,32}):/g, (whole, name) => EMOJI.find(([each]) => each === name)?.[1] ?? whole);
  return outsideCode(said, (part) => replaced(part, known));
}

/** Replace all names in one go, the longest first, so that none is looked for in what another stands for. */
function replaced(text, known) {
  let made = "";
  for (let at = 0; at < text.length; ) {
    const found = "@#".includes(text[at]) ? known.find(([name]) => text.startsWith(name, at)) : undefined;
    made += found === undefined ? text[at] : found[1];
    at += found === undefined ? 1 : found[0].length;
  }
  return made;
}

function outsideCode(text, change) {
  return text.split(/(```[\s\S]*?```|`[^`\n]+`)/).map((part, index) => (index % 2 === 1 ? part : change(part))).join("");
}

/** The other way round: a text as one writes it, to be changed. */
export function asWritten(text) {
  const names = [
    ...[world.bot, ...members()].flatMap((user) => [[`<@${user.id}>`, `@${user.name}`], [`<@!${user.id}>`, `@${user.name}`]]),
    ...rolesAsOptions().map((role) => [`<@&${role.value}>`, `@${role.label}`]),
    ...placesAsOptions().map((place) => [`<#${place.value}>`, `#${place.label}`]),
  ];
  return names.reduce((said, [mark, name]) => said.replaceAll(mark, name), text);
}
