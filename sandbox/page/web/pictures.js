// Pictures in a message: each a button that opens it large, with its description at hand; several as a mosaic.
import { button, el, fresh, outward, safe } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { shell, signed } from "./patch.js";
import { veil } from "./veil.js";
import { language, say } from "./words.js";
import { ownFile } from "./world.js";

const TINY_PX = 160;

/** One picture. `media` has url, width and height; a small one stands beside a text. */
export function picture(media, { alt = null, hidden = false, small = false } = {}) {
  const src = ownFile(media.url);
  const node = src === null ? elsewhere(media.url, alt) : shot(src, media, alt, small);
  if (node === null) return null;
  return signed(hidden && src !== null ? veil(node) : node, "picture", media.url, alt, hidden, small, language());
}

/** One to ten pictures, in Discord's order of rows. `items` have media, alt and hidden. */
export function mosaic(items) {
  const shown = items.map(({ media, alt, hidden }) => picture(media, { alt, hidden })).filter(Boolean);
  if (shown.length <= 1) return shown[0] ?? null;
  return shell(el("div", { class: "mosaic", data: { of: shown.length } }, ...shown), "mosaic");
}

function shot(src, media, alt, small) {
  const size = { width: media.width, height: media.height };
  const image = el("img", { src, alt: alt ?? "", "aria-hidden": "true", ...size, decoding: "async" });
  const named = { lang: language(), "aria-label": say("open_picture") };
  const open = button({ class: "picture", ...named, data: { key: media.url } }, image);
  const isTiny = !small && (media.width < TINY_PX || media.height < TINY_PX / 2);
  const box = el("div", { class: small ? "shot small" : isTiny ? "shot tiny" : "shot" }, open);
  if (media.width && media.height && !small) {
    box.style.setProperty("--ratio", media.width / media.height);
    box.style.setProperty("--natural", `${media.width}px`);
  }
  image.addEventListener("error", () => box.replaceChildren(broken(alt)), { once: true });
  open.large = { src, alt: alt ?? "" };
  open.addEventListener("click", () => {
    const all = neighbours(open);
    enlarge(all.map((each) => each.large), all.indexOf(open));
  });
  if (alt) describe(open, box, alt, small);
  return box;
}

/** Number the pictures of a message, if it has several. */
export function numberPictures(row) {
  const all = [...row.querySelectorAll(".picture")];
  for (const [index, open] of all.entries()) {
    const which = { at: index + 1, all: all.length };
    open.setAttribute("aria-label", all.length > 1 ? say("open_picture_of", which) : say("open_picture"));
  }
}

/** All pictures of the same message that are not covered. */
function neighbours(open) {
  const message = open.closest(".message");
  const all = message === null ? [open] : [...message.querySelectorAll(".picture")];
  return all.filter((each) => each.closest("[inert]") === null && each.large);
}

/** Say what a picture shows: with its button, which has a short name of its own, and to whoever presses ALT. */
function describe(open, box, alt, small) {
  const text = el("p", { class: "described", id: fresh("described"), hidden: true }, alt);
  open.setAttribute("aria-describedby", text.id);
  box.append(text);
  if (small) return;
  const named = { lang: language(), title: say("describe"), "aria-label": say("describe") };
  const badge = button({ class: "alt", "aria-expanded": "false", ...named }, "ALT");
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  box.append(badge);
}

function broken(alt) {
  return el("p", { class: "broken", role: "img", "aria-label": alt ?? "" }, say("picture_broken"), alt ? ` ${alt}` : "");
}

function elsewhere(url, alt) {
  if (safe(url) === null) return null;
  return outward(url, alt || say("picture_elsewhere", { host: new URL(url).host }));
}
