// A form that the bot has opened: it is checked before it is sent, and stays open until the bot has taken it.
import { button, el, fresh } from "./dom.js";
import { optionsOf } from "./entities.js";
import { markdown } from "./markdown.js";
import { menu } from "./select.js";
import { say } from "./words.js";

const ROW = 1;
const MENU = 3;
const INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

/** Open a form. `send` gets its values by custom id, and returns what went wrong, or null. */
export function openModal(modal, send) {
  const parts = modal.components.map(part).filter((each) => each !== null);
  const fields = parts.filter((each) => each.value !== undefined);
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "primary" }, say("send"));
  const heading = fresh("modal");
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading });
  const close = () => dialog.close();
  const form = el(
    "form",
    { novalidate: true },
    el("h2", { id: heading }, modal.title),
    ...parts.map((each) => each.node),
    problem,
    el("div", { class: "buttons" }, button({ class: "secondary", on: { click: close } }, say("cancel")), submit),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length > 0) return wrong[0].focus();
    submit.disabled = true;
    submit.setAttribute("aria-busy", "true");
    const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    const trouble = await send(values);
    submit.disabled = false;
    submit.removeAttribute("aria-busy");
    problem.textContent = trouble ?? "";
    if (trouble === null) dialog.close();
    return undefined;
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** One part of a form: its node and, if it is filled in, its id, value, check and focus. */
function part(component) {
  if (component.type === TEXT) return { node: markdown(component.content) };
  if (component.type === ROW) return input(component.components[0], component.components[0].label, null);
  if (component.type !== LABEL) return null;
  const { component: inner, label, description = null } = component;
  if (inner.type === INPUT) return input(inner, label, description);
  return inner.type === MENU ? choice(inner, label, description) : null;
}

function frame(id, label, description, isRequired, ...inner) {
  return el(
    "div",
    { class: "field" },
    el("label", { for: id, id: `${id}-label` }, label, isRequired ? el("span", { class: "star" }, " *") : null),
    description ? el("p", { class: "hint" }, description) : null,
    ...inner,
  );
}

function input(component, label, description) {
  const id = fresh("field");
  const isRequired = component.required !== false;
  const { min_length: least = 0, max_length: most = 4000 } = component;
  const isLong = component.style === PARAGRAPH;
  const problem = el("p", { class: "problem", id: `${id}-problem` });
  const box = el(isLong ? "textarea" : "input", {
    id,
    rows: isLong ? "4" : null,
    autocomplete: "off",
    placeholder: component.placeholder,
    "aria-describedby": `${id}-problem`,
    "aria-required": String(isRequired),
  });
  box.value = component.value ?? "";
  const wrong = () => {
    const { length } = box.value;
    if (box.value.trim() === "" && isRequired) return say("required");
    if (length > 0 && length < least) return say("at_least", { n: least });
    return length > most ? say("up_to", { n: most }) : "";
  };
  const check = () => {
    problem.textContent = wrong();
    box.setAttribute("aria-invalid", String(problem.textContent !== ""));
    return problem.textContent === "";
  };
  box.addEventListener("input", () => box.getAttribute("aria-invalid") === "true" && check());
  return {
    id: component.custom_id,
    node: frame(id, label, description, isRequired, box, problem),
    value: () => box.value,
    check,
    focus: () => box.focus(),
  };
}

function choice(component, label, description) {
  const id = fresh("field");
  const isRequired = component.required !== false;
  const least = isRequired ? (component.min_values ?? 1) : 0;
  const problem = el("p", { class: "problem" });
  const box = menu({
    placeholder: component.placeholder || say("choose"),
    options: optionsOf(component),
    key: component.custom_id,
    least,
    most: component.max_values ?? 1,
    label: `${id}-label`,
    chosen: () => check(),
  });
  const check = () => {
    problem.textContent = box.values().length >= least ? "" : say("required");
    return problem.textContent === "";
  };
  return {
    id: component.custom_id,
    node: frame(id, label, description, isRequired, box, problem),
    value: () => box.values(),
    check,
    focus: () => box.querySelector("button").focus(),
  };
}
