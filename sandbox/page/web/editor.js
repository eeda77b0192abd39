// A message of one's own while one changes it, in its place. Enter keeps, Escape leaves it as it was.
import { asWritten } from "./completing.js";
import { button, el } from "./dom.js";
import { say } from "./words.js";

/** The message as one writes it. What is typed stays when the message is drawn anew. */
export function editor(message, { save, cancel }) {
  const box = el("textarea", { rows: "1", "aria-label": say("edit"), data: { key: "editor" } });
  box.value = asWritten(message.content);
  const grow = () => {
    box.style.height = "auto";
    box.style.height = `${Math.min(300, box.scrollHeight)}px`;
  };
  const keep = () => save(box.value.trim());
  box.addEventListener("input", grow);
  box.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && !event.shiftKey) keep();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const node = el(
    "div",
    { class: "editor" },
    box,
    el(
      "p",
      { class: "hint" },
      button({ class: "plain", on: { click: cancel } }, say("cancel")),
      ` (Esc) · `,
      button({ class: "plain", on: { click: keep } }, say("save")),
      " (Enter)",
    ),
  );
  node.adopt = (drawn) => drawn.edits === message.id;
  node.edits = message.id;
  node.begin = () => {
    grow();
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  };
  return node;
}
