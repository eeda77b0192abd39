// A message's components, from rows of buttons to whole layouts. It draws them and calls back; it sends nothing.
import { button, el, outward } from "./dom.js";
import { picture } from "./lightbox.js";
import { markdown, spoiler } from "./markdown.js";
import { menu } from "./select.js";
import { say } from "./words.js";
import { members, ownFile, title, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };
const LINK = 5;

const DRAW = {
  1: row,
  2: press,
  3: stringMenu,
  5: (part, use) => placeMenu(part, use, members().map((user) => [user.id, user.name])),
  6: (part, use) => placeMenu(part, use, roles()),
  7: (part, use) => placeMenu(part, use, [...members().map((user) => [user.id, user.name]), ...roles()]),
  8: (part, use) => placeMenu(part, use, places()),
  9: section,
  10: (part) => markdown(part.content),
  11: (part) => picture(part.media, { alt: part.description, hidden: part.spoiler, small: true }),
  12: gallery,
  13: (part) => file(part.file.url, part.name, part.size),
  14: (part) => el("hr", { class: `separator${part.divider ? "" : " bare"}${part.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

/** The nodes of a list of components. `use` has press, choose and busy (the id that waits for an answer). */
export function components(parts, use) {
  return parts.map((part) => DRAW[part.type]?.(part, use) ?? null).filter((node) => node !== null);
}

function row(part, use) {
  return el("div", { class: "row" }, ...components(part.components, use));
}

function press(part, use) {
  const label = [part.emoji?.name ? el("span", { class: "emoji" }, part.emoji.name) : null, part.label ?? ""];
  if (part.style === LINK) {
    const link = outward(part.url, ...label, el("span", { class: "arrow", "aria-hidden": "true" }, "↗"));
    link.className = "button link";
    return link;
  }
  const isBusy = use.busy === part.custom_id;
  return button(
    {
      class: STYLES[part.style] ?? "secondary",
      disabled: Boolean(part.disabled) || (use.busy !== null && !isBusy),
      "aria-busy": isBusy && "true",
      data: { key: part.custom_id ?? "" },
      on: { click: () => isBusy || use.press(part) },
    },
    ...label,
  );
}

function stringMenu(part, use) {
  return menuOf(part, use, part.options);
}

function placeMenu(part, use, pairs) {
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  const options = pairs.map(([value, label]) => ({ value, label, default: chosen.has(value) }));
  return menuOf(part, use, options);
}

function menuOf(part, use, options) {
  return menu({
    placeholder: part.placeholder || say("choose"),
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled) || use.busy !== null,
    busy: use.busy === part.custom_id,
    key: part.custom_id,
    chosen: (values) => use.choose(part, values),
  });
}

function roles() {
  return world.servers.flatMap((server) => server.roles).map((role) => [role.id, `@${role.name}`]);
}

function places() {
  return world.places.filter((place) => place.kind === "channel").map((place) => [place.id, title(place)]);
}

function section(part, use) {
  const [accessory] = components([part.accessory], use);
  return el(
    "div",
    { class: "section" },
    el("div", { class: "texts" }, ...components(part.components, use)),
    el("div", { class: "accessory" }, accessory ?? null),
  );
}

function gallery(part) {
  const items = part.items.map((item) =>
    picture(item.media, { alt: item.description, hidden: item.spoiler }),
  );
  return el("div", { class: items.length > 1 ? "gallery many" : "gallery" }, ...items);
}

/** A file to be kept. */
export function file(url, name, size) {
  const href = ownFile(url);
  const kilobytes = size ? `${Math.max(1, Math.round(size / 1024)).toLocaleString()} KB` : null;
  const shown = [el("span", { class: "sheet", "aria-hidden": "true" }), el("span", {}, name ?? "?")];
  const link = href === null ? outward(url, ...shown) : el("a", { href, download: name ?? "" }, ...shown);
  link.className = "file";
  if (kilobytes) link.append(el("span", { class: "hint" }, kilobytes));
  return link;
}

function container(part, use) {
  const box = el("div", { class: "container" }, ...components(part.components, use));
  const colour = part.accent_color;
  if (Number.isInteger(colour)) {
    box.classList.add("accented");
    box.style.setProperty("--accent-bar", `#${colour.toString(16).padStart(6, "0")}`);
  }
  if (!part.spoiler) return box;
  const covered = spoiler([box]);
  covered.classList.add("cover");
  return covered;
}

