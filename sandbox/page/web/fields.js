// The fields of a form: what each shows, what is wrong with it, and what it gives. They send nothing.
import { button, el, fresh } from "./dom.js";
import { optionsOf } from "./entities.js";
import { menu } from "./select.js";
import { Tray } from "./tray.js";
import { say } from "./words.js";

const PARAGRAPH = 2;
const COUNTED_FROM = 0.8;
const STRING_SELECT = 3;
const RADIOS = 21;

const MAKE = { 3: choice, 4: input, 5: choice, 6: choice, 7: choice, 8: choice, 19: files, 21: ticks, 22: ticks, 23: tick };

/** A field, with id, node, value, check, focus and isTouched; null for what no form has. */
export function field(component, label, description) {
  return MAKE[component.type]?.(component, label, description) ?? null;
}

function frame({ id, label, description, required, group = false }, ...inner) {
  const star = required ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const name = el(group ? "span" : "label", { for: group ? null : id, id: `${id}-label`, class: "name" }, label, star);
  const hint = description ? el("p", { class: "hint", id: `${id}-hint` }, description) : null;
  const role = group ? { role: "group", "aria-labelledby": `${id}-label` } : {};
  return el("div", { class: "field", ...role }, name, hint, ...inner);
}

/** What says that something is wrong, and how to say it. */
function complaint(id, wrong, marked) {
  const node = el("p", { class: "problem", id: `${id}-problem`, role: "alert" });
  const check = () => {
    node.textContent = wrong();
    marked().setAttribute("aria-invalid", String(node.textContent !== ""));
    return node.textContent === "";
  };
  return { node, check, recheck: () => node.textContent !== "" && check() };
}

function input(component, label, description) {
  const id = fresh("field");
  const required = component.required !== false;
  const { min_length: least = 0, max_length: most = 4000, style } = component;
  const box = el(style === PARAGRAPH ? "textarea" : "input", {
    id,
    rows: style === PARAGRAPH ? "4" : null,
    autocomplete: "off",
    placeholder: component.placeholder,
    "aria-describedby": `${id}-problem ${id}-count ${id}-hint`,
    "aria-required": String(required),
  });
  box.value = component.value ?? "";
  const first = box.value;
  const counter = el("span", { class: "counter", id: `${id}-count` });
  const problem = complaint(id, () => {
    const { length } = box.value;
    if (length === 0) return required ? say("required") : "";
    if (length < least) return say("at_least", { n: least });
    return length > most ? say("up_to", { n: most }) : "";
  }, () => box);
  const count = () => {
    const { length } = box.value;
    const isShown = component.max_length || length < least || length > most * COUNTED_FROM;
    counter.textContent = isShown ? `${length} / ${most}` : "";
    counter.classList.toggle("over", length > most || (length > 0 && length < least));
  };
  box.addEventListener("input", () => {
    count();
    problem.recheck();
  });
  count();
  return {
    id: component.custom_id,
    node: frame({ id, label, description, required }, box, el("div", { class: "below" }, problem.node, counter)),
    value: () => box.value,
    check: problem.check,
    focus: () => box.focus(),
    isTouched: () => box.value !== first,
  };
}

function choice(component, label, description) {
  const id = fresh("field");
  const required = component.required !== false;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const problem = complaint(id, () => {
    const { length } = box.values();
    if (length === 0) return required ? say("required") : "";
    return length < least ? say("choose_at_least", { n: least }) : "";
  }, () => box.querySelector("button"));
  const box = menu({
    placeholder: component.placeholder || say("choose"),
    options: optionsOf(component),
    searched: component.type === STRING_SELECT ? undefined : true,
    key: component.custom_id,
    least: required ? least : 0,
    most,
    label: `${id}-label`,
    describedBy: `${id}-problem ${id}-hint`,
    chosen: () => problem.recheck(),
  });
  const first = box.values().join();
  return {
    id: component.custom_id,
    node: frame({ id, label, description, required, group: true }, box, problem.node),
    value: () => box.values(),
    check: problem.check,
    focus: () => box.querySelector("button").focus(),
    isTouched: () => box.values().join() !== first,
  };
}

/** Options that all stand there: one of them (radio), or several. */
function ticks(component, label, description) {
  const id = fresh("field");
  const isOne = component.type === RADIOS;
  const required = component.required !== false;
  const least = component.min_values ?? (required ? 1 : 0);
  const most = component.max_values ?? component.options.length;
  const boxes = component.options.map((option) => {
    const box = el("input", { type: isOne ? "radio" : "checkbox", name: id, id: fresh("tick"), value: option.value });
    box.checked = Boolean(option.default);
    return box;
  });
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const problem = complaint(id, () => {
    const { length } = chosen();
    if (length === 0 && !required) return "";
    if (length < least) return length === 0 ? say("required") : say("choose_at_least", { n: least });
    return length > most ? say("choose_at_most", { n: most }) : "";
  }, () => boxes[0]);
  const rows = component.options.map((option, index) => tickRow(boxes[index], option.label, option.description));
  const list = el("div", { class: "ticks", role: isOne ? "radiogroup" : null }, ...rows);
  list.addEventListener("change", problem.recheck);
  const first = chosen().join();
  return {
    id: component.custom_id,
    node: frame({ id, label, description, required, group: true }, list, problem.node),
    value: chosen,
    check: problem.check,
    focus: () => (boxes.find((box) => box.checked) ?? boxes[0]).focus(),
    isTouched: () => chosen().join() !== first,
  };
}

function tickRow(box, label, description) {
  const hint = description ? el("span", { class: "hint" }, description) : null;
  return el("label", { class: "tick-row", for: box.id }, box, el("span", {}, label), hint);
}

function tick(component, label, description) {
  const box = el("input", { type: "checkbox", id: fresh("tick") });
  box.checked = Boolean(component.default);
  return {
    id: component.custom_id,
    node: el("div", { class: "field" }, tickRow(box, label, description)),
    value: () => box.checked,
    check: () => true,
    focus: () => box.focus(),
    isTouched: () => box.checked !== Boolean(component.default),
  };
}

function files(component, label, description) {
  const id = fresh("field");
  const required = component.required !== false;
  const { min_values: least = 1, max_values: most = 1 } = component;
  const problem = complaint(id, () => {
    if (tray.count === 0) return required ? say("required") : "";
    return tray.count < least ? say("choose_at_least", { n: least }) : "";
  }, () => open);
  const tray = new Tray({ most, changed: () => problem.recheck(), tell: (text) => (problem.node.textContent = text) });
  const text = most > 1 ? say("choose_files", { n: most }) : say("choose_file");
  const open = button({ class: "drop", id, "aria-describedby": `${id}-problem`, on: { click: () => tray.choose() } }, text);
  open.addEventListener("dragover", (event) => event.preventDefault());
  open.addEventListener("drop", (event) => {
    event.preventDefault();
    event.stopPropagation();
    tray.add(event.dataTransfer.files);
  });
  return {
    id: component.custom_id,
    node: frame({ id, label, description, required }, open, tray.chooser, tray.node, problem.node),
    value: () => tray.keys(),
    check: problem.check,
    focus: () => open.focus(),
    isTouched: () => tray.count > 0,
  };
}
