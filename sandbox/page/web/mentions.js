// What stands in angle brackets: people, roles, places, commands, moments, emoji.
import { button, el } from "./dom.js";
import { go } from "./going.js";
import { nameOf, placeOf, roleOf, title, world } from "./world.js";
import { moment } from "./time.js";

/** The node for `@1234`, `#1234`, `/name:1234`, `t:1234:R`, `:name:1234`; null if it is nothing of these. */
export function mention(inner) {
  return person(inner) ?? role(inner) ?? place(inner) ?? command(inner) ?? moment(inner) ?? emoji(inner);
}

function person(inner) {
  const found = /^@!?(\d+)$/.exec(inner);
  if (found === null) return null;
  const name = nameOf(found[1]);
  if (name === null) return el("span", { class: "mention" }, "@?");
  const isMe = found[1] === world.you;
  const open = (event) => go.person({ id: found[1], name }, event.currentTarget);
  return button({ class: isMe ? "mention me" : "mention", "aria-haspopup": "menu", on: { click: open } }, `@${name}`);
}

function role(inner) {
  const found = /^@&(\d+)$/.exec(inner);
  return found === null ? null : el("span", { class: "mention" }, `@${roleOf(found[1]) ?? "?"}`);
}

function place(inner) {
  const found = /^#(\d+)$/.exec(inner);
  if (found === null) return null;
  const known = placeOf(found[1]);
  if (known === undefined) return el("span", { class: "mention" }, "#?");
  return button({ class: "mention", on: { click: () => go.place(known.id) } }, title(known));
}

function command(inner) {
  const found = /^\/([^:<>\n]{1,100}):(\d+)$/.exec(inner);
  if (found === null) return null;
  const find = () => world.commands.find((each) => each.id === found[2] && each.path === found[1]);
  const known = find();
  if (known === undefined) return el("span", { class: "mention" }, `/${found[1]}`);
  const label = `/${known.name}`;
  return button({ class: "mention", title: known.description, on: { click: () => go.command(find() ?? known) } }, label);
}

function emoji(inner) {
  const found = /^a?(:\w{2,32}:)\d+$/.exec(inner);
  return found === null ? null : el("span", {}, found[1]);
}

/** What the names in a text have come to: they change with languages, and with what one knows. */
export function namesIn(root) {
  return [...root.querySelectorAll(".mention")].map((each) => `${each.tagName} ${each.textContent}`);
}
