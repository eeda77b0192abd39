// What an empty place says: how one begins, made from the bot's own commands.
import { button, el } from "./dom.js";
import { say } from "./words.js";
import { here, world } from "./world.js";

const MOST_CHIPS = 6;

/** `begin` is called with the command whose chip is pressed. */
export function hint(begin) {
  const bot = world.bot.name;
  const isHere = here()?.may_type && world.commands.length > 0;
  const box = el("div", { class: "hint-box" }, el("p", { class: "big" }, say("empty")));
  box.append(el("p", {}, isHere ? say("empty_hint", { bot }) : say("empty_hint_bare", { bot })));
  if (!isHere) return box;
  const sorted = world.commands.toSorted((a, b) => required(a) - required(b) || rank(a) - rank(b));
  const first = sorted.slice(0, MOST_CHIPS);
  box.append(el("div", { class: "chips" }, ...first.map((command) => chip(command, begin))));
  return box;
}

function required(command) {
  return command.options.filter((option) => option.required).length;
}

/** The first commands of all groups come before the second of any. */
function rank(command) {
  const group = (one) => one.name.split(" ")[0];
  return world.commands.filter((one) => group(one) === group(command)).indexOf(command);
}

function chip(command, begin) {
  return button(
    { class: "chip", on: { click: () => begin(command) } },
    el("b", {}, `/${command.name}`),
    el("span", { class: "hint" }, command.description),
  );
}
