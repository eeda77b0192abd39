// A menu that opens where one is: at a button, or where one has pointed. Arrows and letters go through it.
import { button, el } from "./dom.js";
import { remember } from "./focus.js";

let open = null;

/** Open a menu of `items` (label, act, and perhaps hint and danger; or only heading). `at` is an element or a point. */
export function openPopup(items, { at, label }) {
  open?.close();
  const back = remember();
  const node = el("div", { class: "popup", role: "menu", "aria-label": label, tabindex: "-1" });
  const close = ({ isBack = false } = {}) => {
    if (open?.node !== node) return;
    open = null;
    node.remove();
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", close);
    if (isBack) back();
  };
  const outside = (event) => node.contains(event.target) || close();
  const rows = items.map((item) => entry(item, () => {
    close({ isBack: true });
    item.act();
  }));
  node.append(...rows);
  const buttons = rows.filter((row) => row.matches("button"));
  node.addEventListener("keydown", (event) => onKey(event, buttons, close));
  node.addEventListener("focusout", (event) => event.relatedTarget !== null && !node.contains(event.relatedTarget) && close());
  document.body.append(node);
  place(node, at);
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", close);
  open = { node, close };
  buttons[0]?.focus({ preventScroll: true });
}

function entry({ heading, label, hint, danger = false, act }, take) {
  if (act === undefined) return el("p", { class: "heading", role: "presentation" }, heading);
  const attributes = { role: "menuitem", tabindex: "-1", class: danger ? "is-danger" : null, on: { click: take } };
  return button(attributes, el("span", {}, label), hint ? el("kbd", { "aria-hidden": "true" }, hint) : null);
}

function place(node, at) {
  const anchor = at instanceof Element ? at.getBoundingClientRect() : { left: at.x, right: at.x, top: at.y, bottom: at.y };
  const { width, height } = node.getBoundingClientRect();
  const isRight = at instanceof Element && anchor.left > innerWidth / 2;
  const left = Math.min(isRight ? anchor.right - width : anchor.left, innerWidth - width - 8);
  const fits = anchor.bottom + height + 8 <= innerHeight;
  node.style.left = `${Math.max(8, left)}px`;
  node.style.top = `${Math.max(8, fits ? anchor.bottom + 2 : Math.min(anchor.top - height, innerHeight - height - 8))}px`;
}

function onKey(event, buttons, close) {
  const at = buttons.indexOf(document.activeElement);
  const go = (index) => buttons.at(index % buttons.length)?.focus();
  const keys = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(-1),
    Escape: () => close({ isBack: true }),
    Tab: () => close({ isBack: true }),
  };
  const letter = event.key.length === 1 && event.key !== " " ? event.key.toLowerCase() : null;
  if (event.key in keys) keys[event.key]();
  else if (letter !== null) {
    const turned = buttons.map((_, index) => buttons[(at + 1 + index) % buttons.length]);
    turned.find((each) => each.textContent.trim().toLowerCase().startsWith(letter))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
