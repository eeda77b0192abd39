// Pictures, large: one after another, as large as fits or as they are, with their description. Escape closes.
import { button, el } from "./dom.js";
import { openDialog } from "./focus.js";
import { say } from "./words.js";

/** Open the picture at `at` of `pictures`, each with src and alt. */
export function enlarge(pictures, at) {
  const image = el("img", {});
  const frame = el("div", { class: "frame" }, image);
  const text = el("p", { class: "alt-text" });
  const place = el("span", { class: "place-of", role: "status" });
  const zoom = button({ class: "round zoom" });
  const close = button({ class: "round close", "aria-label": say("back"), title: say("back") }, "✕");
  const link = el("a", { class: "round", target: "_blank", rel: "noopener", title: say("open_original") }, "↗");
  link.setAttribute("aria-label", say("open_original"));
  const dialog = el("dialog", { class: "lightbox" }, frame, text);
  dialog.append(el("div", { class: "lightbox-tools" }, place, zoom, link, close));

  const isFull = () => image.classList.contains("full");
  const enlarged = (wanted) => {
    image.classList.toggle("full", wanted);
    zoom.textContent = wanted ? "−" : "+";
    zoom.setAttribute("aria-pressed", String(wanted));
  };
  const show = (index) => {
    at = (index + pictures.length) % pictures.length;
    const { src, alt } = pictures[at];
    Object.assign(image, { src, alt: alt ?? "" });
    link.href = src;
    text.textContent = alt ?? "";
    dialog.setAttribute("aria-label", alt || say("open_picture"));
    place.textContent = pictures.length > 1 ? `${at + 1} / ${pictures.length}` : "";
    enlarged(false);
    frame.scrollTo(0, 0);
  };
  if (pictures.length > 1) {
    const arrow = (step, mark, key) =>
      button({ class: `round ${key}`, "aria-label": say(key), title: say(key), on: { click: () => show(at + step) } }, mark);
    dialog.append(arrow(-1, "‹", "previous"), arrow(1, "›", "next"));
  }
  const keys = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
    "+": () => enlarged(true),
    "-": () => enlarged(false),
  };
  dialog.addEventListener("keydown", (event) => {
    const scrolls = isFull() && event.key.startsWith("Arrow");
    if (!(event.key in keys) || scrolls) return;
    event.preventDefault();
    keys[event.key]();
  });
  zoom.setAttribute("aria-label", say("actual_size"));
  zoom.title = say("actual_size");
  zoom.addEventListener("click", () => enlarged(!isFull()));
  image.addEventListener("click", () => enlarged(!isFull()));
  close.addEventListener("click", () => dialog.close());
  frame.addEventListener("click", (event) => event.target === frame && dialog.close());
  show(at);
  openDialog(dialog, { first: close });
}
