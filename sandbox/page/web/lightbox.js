// Pictures: in a message as buttons that open them large, with their description beneath; Esc closes.
import { button, el, outward, safe } from "./dom.js";
import { ownFile } from "./world.js";
import { spoiler } from "./markdown.js";
import { say } from "./words.js";

/** A picture in a message. `media` has url, width and height. */
export function picture(media, { alt = null, hidden = false, small = false } = {}) {
  const src = ownFile(media.url);
  if (src === null) return elsewhere(media.url, alt);
  const image = el("img", {
    src,
    alt: alt ?? "",
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  const label = alt ? `${say("open_picture")}: ${alt}` : say("open_picture");
  const node = button({ class: small ? "picture small" : "picture", "aria-label": label }, image);
  if (media.width && media.height && !small) {
    node.style.setProperty("--ratio", media.width / media.height);
    node.style.setProperty("--natural", `${media.width}px`);
  }
  if (hidden) return cover(node);
  node.addEventListener("click", () => enlarge(src, alt));
  return node;
}

function cover(node) {
  const covered = spoiler([...node.childNodes]);
  covered.classList.add("cover");
  return covered;
}

function elsewhere(url, alt) {
  if (safe(url) === null) return null;
  return outward(url, alt || say("picture_elsewhere", { host: new URL(url).host }));
}

function enlarge(src, alt) {
  const dialog = el("dialog", { class: "lightbox", "aria-label": alt ?? "" });
  const image = el("img", { src, alt: alt ?? "" });
  image.addEventListener("click", () => image.classList.toggle("full"));
  const close = button({ class: "close", "aria-label": say("back"), on: { click: () => dialog.close() } }, "✕");
  dialog.append(close, el("div", { class: "frame" }, image), alt ? el("p", {}, alt) : "");
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.classList.contains("frame")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
