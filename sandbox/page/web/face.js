// A round mark for somebody, where Discord has his picture.
import { el } from "./dom.js";

/** Somebody's first letter, in his colour. */
export function face(user) {
  const letter = [...user.name][0] ?? "?";
  const hue = (Number(user.id.slice(-6)) * 137.5 + 170) % 360;
  const mark = el("span", { class: "face", "aria-hidden": "true" }, letter.toUpperCase());
  mark.style.setProperty("--hue", String(hue));
  return mark;
}
