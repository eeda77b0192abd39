// What is covered until it is pressed: a picture, or a whole box. Spoilers in a text are markdown's.
import { button, el } from "./dom.js";
import { patch } from "./patch.js";
import { language, say } from "./words.js";

/** `node`, blurred and out of reach until one asks for it; a frame stays uncovered when it is drawn anew. */
export function veil(node) {
  const inner = el("div", { class: "behind", inert: true, "aria-hidden": "true" }, node);
  const lift = button({ class: "lift", lang: language(), "aria-label": say("spoiler") }, el("span", {}, say("spoiler_mark")));
  const box = el("div", { class: "veil" }, inner, lift);
  lift.addEventListener("click", () => {
    inner.removeAttribute("inert");
    inner.removeAttribute("aria-hidden");
    box.classList.add("shown");
    lift.remove();
    inner.querySelector("button, a, input")?.focus({ preventScroll: true });
  });
  box.inside = node;
  box.adopt = (drawn) => {
    const isSame = node.shell !== undefined && drawn.inside?.shell === node.shell;
    if (isSame) patch(node, drawn.inside);
    return isSame;
  };
  return box;
}
