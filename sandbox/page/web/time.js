// Moments as this person writes them; those that count from now are kept true.
import { el } from "./dom.js";
import { language } from "./words.js";
import { world } from "./world.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const FARTHEST_S = 8_640_000_000_000;

/** The node for `t:1234` or `t:1234:R`, or null. */
export function moment(inner) {
  const found = /^t:(-?\d{1,13})(?::([tTdDfFsSR]))?$/.exec(inner);
  const seconds = found === null ? Number.NaN : Number(found[1]);
  if (!(Math.abs(seconds) <= FARTHEST_S)) return null;
  const date = new Date(seconds * 1000);
  const whole = date.toLocaleString(language(), STYLES.F);
  const isRelative = found[2] === "R";
  const shown = isRelative ? fromNow(seconds) : date.toLocaleString(language(), STYLES[found[2] ?? "f"]);
  const data = isRelative ? { from: seconds } : {};
  return el("time", { class: "moment", datetime: date.toISOString(), title: whole, data }, shown);
}

/** What time it is in the sandbox, which may be ahead of the rest of the world. */
function now() {
  return Date.now() + world.bot.ahead * 1000;
}

/** The day that it is there. */
export function today() {
  return new Date(now()).toDateString();
}

/** When something was said: the time, and before today the date as well. */
export function saidAt(seconds) {
  const date = new Date(seconds * 1000);
  const isToday = date.toDateString() === today();
  const shown = date.toLocaleString(language(), isToday ? STYLES.t : STYLES.s);
  return el("time", { datetime: date.toISOString(), title: date.toLocaleString(language(), STYLES.F) }, shown);
}

function fromNow(seconds) {
  const distance = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** Keep true what counts from now. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-from]")) {
    node.textContent = fromNow(Number(node.dataset.from));
  }
}

setInterval(tick, 10_000);
