// Above the messages: what keeps the bot from answering, that the line is broken, or that a crowd plays.
import { say } from "./words.js";
import { world } from "./world.js";

/** Draw it; there is none if all is well. */
export function drawNotice(root, { isOpen }) {
  const text = isOpen ? howTheBotIs(world.bot) : say("broken");
  root.textContent = text;
  root.hidden = text === "";
  root.classList.toggle("calm", isOpen && (world.bot.awaited || world.bot.crowd) && world.bot.ended === null);
}

/** What keeps the bot from answering, but for a moment while days pass; empty if nothing does. */
function howTheBotIs({ name: bot, online, awaited, ended, crowd }) {
  if (ended !== null && ended < 0) return say("bot_killed", { bot, signal: -ended });
  if (ended !== null) return say("bot_ended", { bot, code: ended });
  if (crowd) return say("crowd_plays");
  if (online) return "";
  return say(awaited ? "bot_awaited" : "bot_absent", { bot });
}
