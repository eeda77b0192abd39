// What has been typed but not sent, by person and place. It outlives a reload of the window, and no other
// window sees it.

const PREFIX = "sandbox.draft.";
const kept = new Map();

function key(you, place) {
  return `${PREFIX}${you}.${place}`;
}

/** Keep what one has typed at a place, a text or a command; nothing is kept of an empty one. */
export function keepDraft(you, place, draft) {
  if (draft === "") kept.delete(key(you, place));
  else kept.set(key(you, place), draft);
  try {
    if (draft === "") sessionStorage.removeItem(key(you, place));
    else sessionStorage.setItem(key(you, place), JSON.stringify(draft));
  } catch {
    return; // a browser that keeps nothing still has the map
  }
}

/** What one had typed there. */
export function draftOf(you, place) {
  try {
    return kept.get(key(you, place)) ?? JSON.parse(sessionStorage.getItem(key(you, place))) ?? "";
  } catch {
    return kept.get(key(you, place)) ?? "";
  }
}
