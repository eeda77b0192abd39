// Pictures, large: one after another, as large as fits or as they are, with their description. Escape closes.
import { button, el, fresh } from "./dom.js";
import { openDialog } from "./focus.js";
import { say } from "./words.js";

const SWIPE_PX = 40;
const SCROLL_PX = 80;
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Open the picture at `at` of `pictures`, each with src and alt. */
export function enlarge(pictures, at) {
  // Its text stands beside it, where it is read at leisure, so the picture itself is silent.
  const image = el("img", { alt: "" });
  const frame = el("div", { class: "frame" }, image);
  const text = el("p", { class: "alt-text", id: fresh("alt-text"), "aria-live": "polite" });
  const place = el("span", { class: "place-of", role: "status" });
  const zoom = round("zoom", "actual_size", "", () => enlarged(!isFull()));
  const close = round("close", "back", "✕", () => dialog.close());
  const link = el("a", { class: "round", target: "_blank", rel: "noopener", title: say("open_original") }, "↗");
  link.setAttribute("aria-label", say("open_original"));
  const dialog = el("dialog", { class: "lightbox", "aria-describedby": text.id }, frame);

  const isFull = () => image.classList.contains("full");
  const enlarged = (wanted) => {
    image.classList.toggle("full", wanted);
    zoom.textContent = wanted ? "−" : "+";
    zoom.setAttribute("aria-pressed", String(wanted));
  };
  const show = (index) => {
    at = (index + pictures.length) % pictures.length;
    const { src, alt } = pictures[at];
    image.src = src;
    link.href = src;
    text.textContent = alt;
    place.textContent = pictures.length > 1 ? say("picture_of", { at: at + 1, all: pictures.length }) : "";
    dialog.setAttribute("aria-label", [say("picture"), place.textContent].filter(Boolean).join(" "));
    enlarged(false);
    frame.scrollTo(0, 0);
  };
  if (pictures.length > 1) {
    const previous = round("previous", "previous", "‹", () => show(at - 1));
    const next = round("next", "next", "›", () => show(at + 1));
    dialog.append(el("div", { class: "steps" }, previous, place, next));
    onSwipe(frame, (step) => isFull() || show(at + step));
  }
  dialog.append(text, el("div", { class: "lightbox-tools" }, zoom, link, close));
  const keys = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
    "+": () => enlarged(true),
    "-": () => enlarged(false),
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = isFull() ? WAYS[event.key] : undefined;
    if (way === undefined && !(event.key in keys)) return;
    event.preventDefault();
    if (way === undefined) keys[event.key]();
    else frame.scrollBy(way[0] * SCROLL_PX, way[1] * SCROLL_PX);
  });
  image.addEventListener("click", () => enlarged(!isFull()));
  frame.addEventListener("click", (event) => event.target === frame && dialog.close());
  show(at);
  openDialog(dialog, { first: close });
}

function round(kind, name, mark, click) {
  return button({ class: `round ${kind}`, "aria-label": say(name), title: say(name), on: { click } }, mark);
}

/** Call `step` with 1 when a finger goes to the left over `frame`, with -1 when to the right. Two fingers, and
 *  whoever moves about in an enlarged page, mean something else. */
function onSwipe(frame, step) {
  let from = null;
  const passive = { passive: true };
  frame.addEventListener(
    "touchstart",
    ({ touches }) => {
      const isAlone = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.05;
      from = isAlone ? [touches[0].clientX, touches[0].clientY] : null;
    },
    passive,
  );
  frame.addEventListener(
    "touchend",
    ({ changedTouches: [touch] }) => {
      if (from === null) return;
      const [x, y] = [touch.clientX - from[0], touch.clientY - from[1]];
      from = null;
      if (Math.abs(x) > Math.max(SWIPE_PX, 2 * Math.abs(y))) step(x < 0 ? 1 : -1);
    },
    passive,
  );
}
