// Turns what stands into what is drawn anew, and leaves alone what has not changed: what one has opened, half
// chosen or focused there stays. It knows no message; whoever draws says what is the same.
//
// `sign`: a node that looks the same has the same one, wherever it stood among its neighbours. `shell`: a frame
// of the same kind, whose inside is compared. `adopt`: a node that can take over itself what another, drawn anew,
// would have been. Who has a sign and a shell is a frame whenever no other looks the same.

/** What a part looks like, whatever numbers it was given. */
export function sign(part, ...more) {
  return JSON.stringify([part, ...more], (key, value) => (key === "id" ? undefined : value));
}

/** Mark a node as looking like this. */
export function signed(node, ...parts) {
  if (node !== null) node.sign = sign(...parts);
  return node;
}

/** Mark a node as a frame. */
export function shell(node, kind) {
  node.shell = kind;
  return node;
}

/** Make `old` into what `drawn` is. */
export function patch(old, drawn) {
  dress(old, drawn);
  const left = new Set(old.childNodes);
  const kept = new Map();
  for (const isTwin of [looksTheSame, becomesTheSame]) {
    for (const child of drawn.childNodes) {
      const twin = kept.has(child) ? undefined : [...left].find((each) => isTwin(each, child));
      if (twin === undefined) continue;
      left.delete(twin);
      kept.set(child, twin);
    }
  }
  const wanted = [...drawn.childNodes].map((child) => kept.get(child) ?? child);
  for (const gone of left) gone.remove();
  let at = old.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else old.insertBefore(node, at);
  }
}

function looksTheSame(old, drawn) {
  return drawn.sign !== undefined && old.sign === drawn.sign;
}

function becomesTheSame(old, drawn) {
  if (old.adopt !== undefined && drawn.adopt !== undefined) return old.adopt(drawn);
  if (drawn.shell === undefined || old.shell !== drawn.shell) return false;
  patch(old, drawn);
  old.sign = drawn.sign;
  return true;
}

function dress(old, drawn) {
  const gone = old.getAttributeNames().filter((name) => name !== "tabindex" && !drawn.hasAttribute(name));
  for (const name of gone) old.removeAttribute(name);
  for (const name of drawn.getAttributeNames()) {
    const value = drawn.getAttribute(name);
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
