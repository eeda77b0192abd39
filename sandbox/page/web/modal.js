// A form that the bot has opened: it is checked before it is sent, and stays open until the bot has taken it.
import { confirmed } from "./confirm.js";
import { button, el, fresh } from "./dom.js";
import { field } from "./fields.js";
import { openDialog } from "./focus.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Open a form. `send` gets its values by custom id, and returns what went wrong, or null. */
export function openModal(modal, send) {
  const parts = modal.components.map(part).filter((each) => each !== null);
  const fields = parts.filter((each) => each.value !== undefined);
  const problem = el("p", { class: "problem banner", role: "alert" });
  const submit = el("button", { type: "submit", class: "primary" }, say("submit"));
  const heading = fresh("modal");
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading });
  const leave = async () => {
    const isTouched = fields.some((each) => each.isTouched());
    const asked = { title: say("leave_form"), text: say("leave_form_text"), yes: say("leave_form_yes") };
    if (!isTouched || (await confirmed(asked))) dialog.close();
  };
  const buttons = [button({ class: "secondary", on: { click: leave } }, say("cancel")), submit];
  const close = button({ class: "plain close-form", "aria-label": say("back"), on: { click: leave } }, "✕");
  const body = el("div", { class: "form-body" }, ...parts.map((each) => each.node));
  const form = el(
    "form",
    { class: "form", novalidate: true },
    el("header", {}, el("h2", { id: heading }, modal.title), close),
    body,
    problem,
    el("div", { class: "buttons" }, ...buttons),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((each) => !each.check());
    if (wrong.length > 0) return wrong[0].focus();
    if (submit.hasAttribute("aria-busy")) return undefined;
    submit.setAttribute("aria-busy", "true");
    problem.textContent = "";
    const trouble = await sent(fields, send);
    submit.removeAttribute("aria-busy");
    problem.textContent = trouble ?? "";
    if (trouble === null) dialog.close();
    return undefined;
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  dialog.append(form);
  openDialog(dialog, { first: fields[0] ?? submit });
}

/** Send all values; what went wrong, or null. */
async function sent(fields, send) {
  const values = await Promise.all(fields.map((each) => each.value()));
  if (values.includes(null)) return say("not_handed_over");
  return send(Object.fromEntries(fields.map((each, index) => [each.id, values[index]])));
}

function part(component) {
  if (component.type === TEXT) return { node: markdown(component.content) };
  if (component.type === ROW) return field(component.components[0], component.components[0].label, null);
  if (component.type !== LABEL) return null;
  return field(component.component, component.label, component.description ?? null);
}
