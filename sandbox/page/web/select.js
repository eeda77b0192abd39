// A menu: a button that opens a list, from which one or several are chosen. It does not know what becomes of it.
import { button, el, fresh } from "./dom.js";
import { say } from "./words.js";

/** `options` have label, value and description; `chosen` is called with the values once the list closes. */
export function menu({ placeholder, options, least, most, chosen, disabled = false, busy = false, label = null, key = "" }) {
  const picked = new Set(options.filter((option) => option.default).map((option) => option.value));
  const id = fresh("menu");
  const shown = el("span", { class: "shown" });
  const opener = button(
    {
      class: "menu",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-busy": busy && "true",
      disabled,
      data: { key },
    },
    shown,
    el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  if (label !== null) opener.setAttribute("aria-labelledby", label);
  const list = el("ul", { role: "listbox", id, "aria-label": placeholder });
  if (most > 1) list.setAttribute("aria-multiselectable", "true");
  const box = el("div", { class: "menu-box" }, opener);
  let panel = null;
  let before = "";

  const tell = () => {
    const names = options.filter((option) => picked.has(option.value)).map((option) => option.label);
    shown.textContent = names.join(", ") || placeholder;
    shown.classList.toggle("empty", names.length === 0);
  };
  const isEnough = () => picked.size >= least && picked.size <= most;
  const paint = () => {
    for (const [index, item] of [...list.children].entries()) {
      const isPicked = picked.has(options[index].value);
      item.setAttribute("aria-selected", String(isPicked));
      if (most > 1) item.classList.toggle("barred", !isPicked && picked.size >= most);
    }
    const done = panel?.querySelector(".done");
    if (done) done.disabled = !isEnough();
    tell();
  };
  const close = ({ send }) => {
    if (panel === null) return;
    panel.remove();
    panel = null;
    queueMicrotask(() => box.dispatchEvent(new CustomEvent("menu-closed", { bubbles: true })));
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    const now = JSON.stringify([...picked]);
    if (send && now !== before && isEnough()) chosen(options.map((o) => o.value).filter((v) => picked.has(v)));
    else if (now !== before) {
      picked.clear();
      for (const value of JSON.parse(before)) picked.add(value);
    }
    tell();
  };
  const outside = (event) => {
    if (!box.contains(event.target)) close({ send: true });
  };
  const take = (option) => {
    if (most === 1) {
      const isTakenBack = picked.has(option.value) && least === 0;
      picked.clear();
      if (!isTakenBack) picked.add(option.value);
      before = "";
      close({ send: true });
      opener.focus();
      return;
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < most) picked.add(option.value);
    paint();
  };
  const open = () => {
    before = JSON.stringify([...picked]);
    list.replaceChildren(...options.map((option) => entry(option, most > 1, () => take(option))));
    panel = el("div", { class: "panel" }, list);
    if (most > 1) {
      const finish = () => {
        close({ send: true });
        opener.focus();
      };
      panel.append(button({ class: "done primary", on: { click: finish } }, say("done")));
    }
    panel.addEventListener("keydown", (event) => onKey(event, list, () => {
      close({ send: false });
      opener.focus();
    }));
    box.append(panel);
    panel.classList.toggle("up", opener.getBoundingClientRect().bottom > window.innerHeight * 0.55);
    opener.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside, true);
    paint();
    (list.querySelector('[aria-selected="true"]') ?? list.firstElementChild)?.focus({ preventScroll: true });
  };
  opener.addEventListener("click", () => (panel === null ? open() : close({ send: true })));
  tell();
  box.values = () => options.map((o) => o.value).filter((value) => picked.has(value));
  return box;
}

function entry(option, isMany, take) {
  const item = el(
    "li",
    { role: "option", tabindex: "-1", on: { click: take } },
    option.emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true" }, option.emoji.name) : null,
    el("span", { class: "name" }, option.label),
    option.description ? el("span", { class: "hint" }, option.description) : null,
    el("span", { class: isMany ? "tick many" : "tick", "aria-hidden": "true" }),
  );
  return item;
}

function onKey(event, list, close) {
  const items = [...list.children];
  const at = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) items[(at + step + items.length) % items.length]?.focus();
  else if (event.key === "Home") items[0]?.focus();
  else if (event.key === "End") items.at(-1)?.focus();
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) items[at].click();
  else if (event.key === "Escape") close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
