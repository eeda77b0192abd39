// The sheet that lists the keys.
import { button, el, fresh } from "./dom.js";
import { openDialog } from "./focus.js";
import { ALSO, SHORTCUTS, written } from "./keys.js";
import { say } from "./words.js";

/** Show it. */
export function openHelp() {
  const heading = fresh("help");
  const rows = [
    ...SHORTCUTS.filter((each) => !each.hidden).map((each) => row(written(each), each.does)),
    ...ALSO.map(([keys, does]) => row(keys.split(" "), does)),
  ];
  const dialog = el(
    "dialog",
    { class: "sheet-of-keys", "aria-labelledby": heading },
    el("h2", { id: heading }, say("keys")),
    el("dl", {}, ...rows),
    el("div", { class: "buttons" }, button({ class: "secondary", on: { click: () => dialog.close() } }, say("back"))),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  openDialog(dialog, { first: dialog.querySelector("button") });
}

function row(keys, does) {
  const caps = keys.flatMap((key) => [el("kbd", {}, key), " "]);
  return el("div", {}, el("dt", {}, ...caps), el("dd", {}, say(does)));
}
