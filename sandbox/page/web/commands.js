// The commands that what one has typed may mean, as the list above it shows them.
import { world } from "./world.js";

const MOST_SHOWN = 60;

export function commandItems(typed) {
  return matching(typed).map((command) => ({
    command,
    label: `/${command.name}`,
    hint: command.options.map((option) => (option.required ? option.label : `[${option.label}]`)).join(" "),
    detail: command.description,
  }));
}

/** Those that begin so first, in one's own language or as the bot calls them. */
function matching(typed) {
  const text = typed.trim().toLowerCase();
  const begins = (command) => [command.name, command.path].some((name) => name.toLowerCase().startsWith(text));
  const holds = (command) =>
    [command.name, command.path, command.description].some((each) => each.toLowerCase().includes(text));
  const found = world.commands.filter(holds);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, MOST_SHOWN);
}
