// Turns what stands into what is drawn anew, and leaves alone what has not changed: what one has opened, half
// chosen or focused there stays. It knows no message; whoever draws says what is the same.
//
// `sign`: a node that looks the same has the same one. `shell`: a frame of the same kind, whose inside is
// compared. `adopt`: a node that can take over itself what another, drawn anew, would have been.

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
  const wanted = [...drawn.childNodes].map((child) => {
    const twin = [...left].find((each) => isTwin(each, child));
    if (twin === undefined) return child;
    left.delete(twin);
    return twin;
  });
  for (const gone of left) gone.remove();
  let at = old.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else old.insertBefore(node, at);
  }
}

function isTwin(old, drawn) {
  if (drawn.sign !== undefined) return old.sign === drawn.sign;
  if (old.adopt !== undefined && drawn.adopt !== undefined) return old.adopt(drawn);
  if (drawn.shell === undefined || old.shell !== drawn.shell) return false;
  patch(old, drawn);
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
