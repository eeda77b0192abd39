// How people have reacted to a message, and the list of emoji from which one reacts oneself.
import { button, el } from "./dom.js";
import { EMOJI } from "./emoji.js";
import { remember } from "./focus.js";
import { shell, signed } from "./patch.js";
import { language, say } from "./words.js";

const COLUMNS = 8;

/** The reactions of a message, each a button that adds one's own or takes it away; null if there are none. */
export function reactions(message, { mayAdd, react, choose }) {
  if (message.reactions.length === 0) return null;
  const pills = message.reactions.map((each) => pill(each, react));
  const label = say("react");
  const add = { class: "reaction add", title: label, "aria-label": label, data: { key: "react" }, on: { click: choose } };
  if (mayAdd) pills.push(signed(button(add, "☺"), "add", label));
  return shell(el("div", { class: "reactions", role: "group", lang: language(), "aria-label": say("reactions") }, ...pills), "reactions");
}

function pill({ emoji, names, mine }, react) {
  const sign = emoji.includes(":") ? `:${emoji.split(":")[0]}:` : emoji;
  const label = `${sign} ${names.join(", ")}`;
  const node = button(
    {
      class: "reaction",
      "aria-pressed": String(mine),
      "aria-label": label,
      title: label,
      data: { key: `reaction-${emoji}` },
      on: { click: () => react(emoji) },
    },
    signed(el("span", { class: "emoji" }, sign), sign),
    signed(el("span", {}, String(names.length)), names.length),
  );
  return shell(node, `reaction ${emoji}`);
}

/** Let one choose an emoji at `anchor`; `take` gets it. Typing searches, arrows go about. */
export function chooseEmoji(anchor, take) {
  const back = remember();
  const search = el("input", { class: "search", placeholder: say("search"), "aria-label": say("search"), autocomplete: "off" });
  const grid = el("div", { class: "emoji-grid", role: "group", "aria-label": say("completing_emoji") });
  const box = el("div", { class: "popup emoji-popup", role: "dialog", "aria-label": say("react") }, search, grid);
  const close = ({ isBack = true } = {}) => {
    document.removeEventListener("pointerdown", outside, true);
    box.remove();
    if (isBack) back();
  };
  const outside = (event) => box.contains(event.target) || close({ isBack: false });
  const draw = () => {
    const text = search.value.trim().toLowerCase();
    const found = EMOJI.filter(([name]) => name.includes(text));
    grid.replaceChildren(...found.map(([name, sign]) => {
      const pick = () => {
        close();
        take(sign);
      };
      return button({ title: `:${name}:`, "aria-label": name.replaceAll("_", " "), tabindex: "-1", on: { click: pick } }, sign);
    }));
    grid.firstElementChild?.setAttribute("tabindex", "0");
  };
  search.addEventListener("input", draw);
  box.addEventListener("keydown", (event) => {
    const all = [...grid.children];
    const at = all.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && at < 0) all[0]?.click();
    else if (step !== undefined && (at >= 0 || event.key === "ArrowDown")) {
      const next = at < 0 ? 0 : at + step;
      (next < 0 ? search : all[Math.min(next, all.length - 1)])?.focus();
    } else if (at >= 0 && event.key.length === 1 && event.key !== " ") {
      search.focus();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  draw();
  document.body.append(box);
  const from = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(from.right - width, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, from.top > height + 16 ? from.top - height - 4 : Math.min(from.bottom + 4, innerHeight - height - 8))}px`;
  document.addEventListener("pointerdown", outside, true);
  search.focus();
}
