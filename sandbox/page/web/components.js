// A message's components, from rows of buttons to whole layouts. It draws them and calls back; it sends nothing.
import { button, el, outward } from "./dom.js";
import { optionsOf } from "./entities.js";
import { file } from "./files.js";
import { markdown } from "./markdown.js";
import { namesIn } from "./mentions.js";
import { shell, signed } from "./patch.js";
import { mosaic, picture } from "./pictures.js";
import { menu } from "./select.js";
import { veil } from "./veil.js";
import { language, say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;
const PREMIUM = 6;
const STRING_SELECT = 3;

const DRAW = {
  1: row,
  2: press,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part) => text(part.content),
  11: (part) => picture(part.media, { alt: part.description, hidden: part.spoiler, small: true }),
  12: gallery,
  13: (part) => file(part.file.url, part.name, part.size, { hidden: part.spoiler }),
  14: (part) => el("hr", { class: `separator${part.divider ? "" : " bare"}${part.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

/** The nodes of a list of components. `use` has press, choose and busy (the id that waits for an answer). */
export function components(parts, use) {
  return parts.map((part) => DRAW[part.type]?.(part, use) ?? null).filter((node) => node !== null);
}

/** A text, which is the same as long as it says the same to the same reader. */
export function text(content) {
  const node = markdown(content);
  return signed(node, "text", content, namesIn(node), language());
}

function row(part, use) {
  return shell(el("div", { class: "row" }, ...components(part.components, use)), "row");
}

function press(part, use) {
  const label = [mark(part.emoji), part.label ? el("span", {}, part.label) : null];
  if (part.style === LINK) return signed(linkButton(part, label), part);
  if (part.style === PREMIUM) {
    const shop = { class: "premium", disabled: true, title: say("premium") };
    return signed(button(shop, el("span", { "aria-hidden": "true" }, "◆"), say("premium")), part);
  }
  const isBusy = use.busy === part.custom_id;
  const node = button(
    {
      class: STYLES[part.style] ?? "secondary",
      disabled: Boolean(part.disabled),
      "aria-disabled": use.busy !== null && !isBusy && "true",
      "aria-busy": isBusy && "true",
      data: { key: part.custom_id ?? "" },
      on: { click: () => node.matches("[aria-busy], [aria-disabled]") || use.press(part) },
    },
    el("span", { class: "face-of" }, ...label.filter(Boolean)),
  );
  signed(node.firstChild, part.emoji ?? null, part.label ?? null);
  return shell(node, `button ${part.custom_id}`);
}

function linkButton(part, label) {
  const link = outward(part.url, ...label.filter(Boolean), el("span", { class: "arrow", "aria-hidden": "true" }, "↗"));
  link.classList.add("button", "link");
  if (part.disabled) {
    link.removeAttribute("href");
    link.setAttribute("aria-disabled", "true");
  }
  return link;
}

function mark(emoji) {
  if (!emoji?.name) return null;
  return el("span", { class: "emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

function select(part, use) {
  return menu({
    placeholder: part.placeholder || say("choose"),
    options: optionsOf(part),
    searched: part.type === STRING_SELECT ? undefined : true,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    waits: use.busy !== null,
    busy: use.busy === part.custom_id,
    key: part.custom_id,
    chosen: (values) => use.choose(part, values),
  });
}

function section(part, use) {
  const texts = el("div", { class: "texts" }, ...components(part.components, use));
  const accessory = el("div", { class: "accessory" }, ...components([part.accessory], use));
  return shell(el("div", { class: "section" }, shell(texts, "texts"), shell(accessory, "accessory")), "section");
}

function gallery(part) {
  const items = part.items.map(({ media, description, spoiler }) => ({ media, alt: description, hidden: spoiler }));
  return signed(shell(el("div", { class: "gallery" }, mosaic(items) ?? ""), "gallery"), "gallery", items, language());
}

function container(part, use) {
  const box = el("div", { class: "container" }, ...components(part.components, use));
  const colour = part.accent_color;
  if (Number.isInteger(colour)) {
    box.classList.add("accented");
    box.style.setProperty("--accent-bar", `#${colour.toString(16).padStart(6, "0")}`);
  }
  shell(box, "container");
  return part.spoiler ? veil(box) : box;
}
