// The keyboard's place on the page: arrows within a group, the way back when something closes, and what a
// new drawing must not take away. It knows neither messages nor places.

const REACHABLE =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]";
const STEPS = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  both: { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
};

/** Everything within `root` that can have the focus and is to be seen, in order. */
export function reachable(root, selector = REACHABLE) {
  return [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
}

/** Whether an event comes from where arrows, letters and Home are for writing. */
export function isWriting(event) {
  return event.target.closest?.("input, textarea, select, [role=listbox]") != null;
}

/**
 * Make what fits `selector` in `root` one stop of the Tab key, among which arrows, Home and End go.
 * Call the returned function when the group has been drawn anew, if need be with what is to be the stop.
 */
export function roving(root, selector, { axis = "vertical", wraps = false } = {}) {
  let current = null;
  const refresh = (stop = current) => {
    current = stop;
    const items = [...root.querySelectorAll(selector)];
    const same = items.find((item) => item === current || (current?.dataset.key && item.dataset.key === current.dataset.key));
    current = same ?? items.find((item) => item.hasAttribute("aria-current")) ?? items[0] ?? null;
    for (const item of items) item.tabIndex = item === current ? 0 : -1;
  };
  root.addEventListener("focusin", (event) => {
    const item = event.target.closest(selector);
    if (item === null || !root.contains(item)) return;
    current = item;
    refresh();
  });
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.target.matches(selector)) return;
    const items = reachable(root, selector);
    const next = neighbour(items, items.indexOf(event.target), event.key, { axis, wraps });
    if (next === null) return;
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  });
  refresh();
  return (stop) => refresh(stop);
}

/** The item that a key leads to: undefined at an end, null if the key leads nowhere. */
function neighbour(items, at, key, { axis, wraps }) {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const step = STEPS[axis][key];
  if (step === undefined || at < 0) return null;
  return wraps ? items[(at + step + items.length) % items.length] : items[at + step];
}

/** Remember what has the focus; what is returned gives it back, also to what was drawn in its place. */
export function remember() {
  const element = document.activeElement;
  const { key } = element?.dataset ?? {};
  const message = element?.closest("[data-id]")?.dataset.id;
  const region = element?.closest("[data-region]");
  return () => {
    const row = message === undefined ? null : document.querySelector(`[data-id="${CSS.escape(message)}"]`);
    const again = key === undefined ? null : (row ?? region)?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const found = element?.isConnected ? element : (again ?? row ?? null);
    // A dialog that closes gives back the focus by itself, but the caret stays where its own field was.
    if (found === document.activeElement) found?.blur();
    found?.focus({ preventScroll: true });
    return found !== null && document.activeElement === found;
  };
}

/** Draw `root` anew by `draw`; who had the focus in it has it still, known by his key, or is at what is current. */
export function keepingFocus(root, draw) {
  const key = root.contains(document.activeElement) ? (document.activeElement.dataset.key ?? "") : null;
  draw();
  if (key === null || root.contains(document.activeElement)) return;
  const again = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (again ?? root.querySelector("[aria-current]") ?? reachable(root)[0])?.focus({ preventScroll: true });
}

/** Open a dialog over the page. It goes when it closes, and the focus goes back to where it was. */
export function openDialog(dialog, { first = null } = {}) {
  const back = remember();
  dialog.addEventListener("close", () => {
    dialog.remove();
    back();
  });
  document.body.append(dialog);
  dialog.showModal();
  first?.focus();
}

/** What one has open belongs to the seat that one leaves. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}
