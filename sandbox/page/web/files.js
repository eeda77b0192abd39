// Files that are no pictures: their name, how large they are, and the way to keep them.
import { el, outward } from "./dom.js";
import { signed } from "./patch.js";
import { veil } from "./veil.js";
import { language } from "./words.js";
import { ownFile } from "./world.js";

const UNITS = [
  ["MB", 1024 * 1024],
  ["KB", 1024],
];

/** A file to be kept. */
export function file(url, name, size, { hidden = false } = {}) {
  const href = ownFile(url);
  const shown = [
    el("span", { class: "sheet", "aria-hidden": "true" }),
    el("span", { class: "file-name" }, name ?? "?"),
    size ? el("span", { class: "hint" }, sizeOf(size)) : null,
    el("span", { class: "arrow", "aria-hidden": "true" }, "⤓"),
  ].filter(Boolean);
  const link = href === null ? outward(url, ...shown) : el("a", { href, download: name ?? "" }, ...shown);
  link.classList.add("file");
  return signed(hidden ? veil(link) : link, "file", url, name, size, hidden);
}

/** A number of bytes as one reads it. */
export function sizeOf(bytes) {
  const [unit, one] = UNITS.find(([, each]) => bytes >= each) ?? ["B", 1];
  const amount = bytes / one;
  return `${amount.toLocaleString(language(), { maximumFractionDigits: one > 1 && amount < 10 ? 1 : 0 })} ${unit}`;
}
