// Makes elements. Text goes in as text nodes only, so nothing that anybody writes can become markup.

/** An element: `class`, `on` (listeners), `data` and plain attributes; null and false leave one out. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A button that sends no form. */
export function button(attributes, ...children) {
  return el("button", { type: "button", ...attributes }, ...children);
}

/** The address of a link that may be followed: http and https only, else null. */
export function safe(url) {
  try {
    const parsed = new URL(String(url));
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** A link that leaves the page. */
export function outward(url, ...children) {
  const href = safe(url);
  if (href === null) return el("span", {}, ...children);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer", title: href }, ...children);
}

let count = 0;

/** An id that no other element has. */
export function fresh(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}
