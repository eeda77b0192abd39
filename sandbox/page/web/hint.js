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
  const easiest = (command) => command.options.filter((option) => option.required).length;
  const first = world.commands.toSorted((a, b) => easiest(a) - easiest(b)).slice(0, MOST_CHIPS);
  box.append(el("div", { class: "chips" }, ...first.map((command) => chip(command, begin))));
  return box;
}

function chip(command, begin) {
  return button(
    { class: "chip", on: { click: () => begin(command) } },
    el("b", {}, `/${command.name}`),
    el("span", { class: "hint" }, command.description),
  );
}
