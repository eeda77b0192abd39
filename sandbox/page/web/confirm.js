// A question before something that cannot be taken back.
import { button, el, fresh } from "./dom.js";
import { openDialog } from "./focus.js";
import { say } from "./words.js";

/** Ask; true if it is to be done. */
export function confirmed({ title, text, yes, danger = true }) {
  return new Promise((resolve) => {
    const heading = fresh("ask");
    const dialog = el("dialog", { class: "modal ask", role: "alertdialog", "aria-labelledby": heading });
    let answer = false;
    const does = () => {
      answer = true;
      dialog.close();
    };
    const go = button({ class: danger ? "danger" : "primary", on: { click: does } }, yes);
    const stay = button({ class: "secondary", on: { click: () => dialog.close() } }, say("cancel"));
    const form = el("div", { class: "form" }, el("h2", { id: heading }, title), el("p", {}, text));
    form.append(el("div", { class: "buttons" }, stay, go));
    dialog.append(form);
    dialog.addEventListener("close", () => resolve(answer));
    openDialog(dialog, { first: go });
  });
}
