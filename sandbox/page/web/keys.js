// The shortcuts of the whole page, Discord's own where it has them. What each does is given to it.
import { isWriting, reachable } from "./focus.js";

const IS_MAC = navigator.platform.startsWith("Mac");

/** In the order of the sheet that lists them; `command` is Ctrl, on a Mac Cmd. */
export const SHORTCUTS = [
  { does: "key_switch", key: "k", command: true },
  { does: "key_next", key: "ArrowDown", alt: true, shown: "↑ ↓" },
  { does: "key_previous", key: "ArrowUp", alt: true, hidden: true },
  { does: "key_next_unread", key: "ArrowDown", alt: true, shift: true, shown: "↑ ↓" },
  { does: "key_previous_unread", key: "ArrowUp", alt: true, shift: true, hidden: true },
  { does: "key_next_server", key: "ArrowDown", alt: true, command: true, shown: "↑ ↓" },
  { does: "key_previous_server", key: "ArrowUp", alt: true, command: true, hidden: true },
  { does: "key_people", key: "p", alt: true },
  { does: "key_members", key: "u", command: true },
  { does: "key_region", key: "F6" },
  { does: "key_region_back", key: "F6", shift: true, hidden: true },
  { does: "key_read_all", key: "Escape", shift: true, shown: "Esc" },
  { does: "key_help", key: "/", command: true },
];

/** What is done elsewhere, as the sheet tells it: the keys, and what they do. */
export const ALSO = [
  ["↑ ↓ Home End", "key_walk"],
  ["→ Enter", "key_into"],
  ["Esc", "key_back"],
  ["Page\u00a0↑ Page\u00a0↓", "key_page"],
  ["/", "key_command"],
  ["↑", "key_edit"],
  ["R E + Del", "key_message"],
];

/** How a shortcut is written on this machine. */
export function written({ command, alt, shift, key, shown }) {
  const parts = [command && (IS_MAC ? "⌘" : "Ctrl"), alt && (IS_MAC ? "⌥" : "Alt"), shift && (IS_MAC ? "⇧" : "Shift")];
  return [...parts.filter(Boolean), shown ?? key.toUpperCase()];
}

function fits(event, { key, command = false, alt = false, shift = false }) {
  const isCommand = event.ctrlKey || event.metaKey;
  const isKey = event.key.toLowerCase() === key.toLowerCase() || (alt && event.code === `Key${key.toUpperCase()}`);
  const isShifted = key === "/" || event.shiftKey === shift;
  return isKey && isCommand === command && event.altKey === alt && isShifted;
}

/** Listen to the whole page. `acts` has a function for each shortcut, and `type` for letters typed nowhere. */
export function listen(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    const found = SHORTCUTS.find((each) => fits(event, each));
    if (found !== undefined) {
      event.preventDefault();
      acts[found.does]();
      return;
    }
    if (event.key === "PageUp" || event.key === "PageDown") acts.page(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" && (!isWriting(event) || "untouched" in event.target.dataset)) {
      event.preventDefault();
      acts.key_help();
    } else if (isWriting(event)) return;
    else if (event.key.length === 1 && event.key !== " ") acts.type();
  });
}

/** Go to the next region of the page that is to be seen: to what of it had the focus last, or to its first. */
export function toRegion(step) {
  const regions = [...document.querySelectorAll("[data-region]")].filter((each) => reachable(each).length > 0);
  const at = regions.findIndex((each) => each.contains(document.activeElement));
  const next = regions.at((at + step + regions.length + (at < 0 && step < 0 ? 1 : 0)) % regions.length);
  const items = reachable(next).filter((each) => each.tabIndex >= 0);
  (next.querySelector("[data-home][tabindex='0'], .place[aria-current], textarea:not(:disabled)") ?? items[0])?.focus();
}
