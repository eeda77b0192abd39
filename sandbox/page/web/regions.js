// For those who hear or tab through the page: what its regions are called, and links that skip to them.
import { button } from "./dom.js";
import { say } from "./words.js";

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
