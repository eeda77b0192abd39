// For those who hear or tab through the page: what its regions are called, links that skip to them, and a herald.
import { button } from "./dom.js";
import { summary } from "./message.js";
import { say } from "./words.js";
import { world } from "./world.js";

/** Name the regions; `skips` does by the key of each link what it is for. */
export function drawRegions({ log, composer, skip }, skips) {
  log.setAttribute("aria-label", say("messages"));
  log.setAttribute("role", "region");
  composer.setAttribute("aria-label", say("say_here"));
  const texts = Object.keys(skips).map((key) => say(key));
  if (skip.textContent === texts.join("")) return;
  skip.setAttribute("aria-label", say("skip"));
  skip.replaceChildren(
    ...Object.values(skips).map((act, index) => button({ class: "skip", on: { click: act } }, texts[index])),
  );
}

/** Tell those who listen what others say; `before` is how the message was known. */
export function proclaim(herald, message, before) {
  const isAnswer = message.private && before !== undefined && summary(before) !== summary(message);
  const isNews = before === undefined || before.loading || isAnswer;
  if (!isNews || message.loading || message.author.id === world.you) return;
  herald.textContent = `${message.author.name}: ${summary(message)}`;
}
