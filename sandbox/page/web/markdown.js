// Discord's markdown as nodes: blocks by lines, then what stands within a line. It never makes markup of text.
// Delimiters are looked for by hand: patterns with nested repetition could be made to run for ever.
import { button, el, outward, safe } from "./dom.js";
import { mention } from "./mentions.js";
import { say } from "./words.js";

const DEEPEST = 12;
const HIGHEST = 3;
const FENCE = /```(?:([\w+#-]{1,20})\n)?([\s\S]*?)```/g;
const PAIRS = [
  ["**", (inner) => el("strong", {}, ...inner)],
  ["__", (inner) => el("u", {}, ...inner)],
  ["~~", (inner) => el("s", {}, ...inner)],
  ["||", (inner) => spoiler(inner)],
  ["*", (inner) => el("em", {}, ...inner)],
  ["_", (inner) => el("em", {}, ...inner)],
];

/** Nothing but a few emoji, which are shown large. */
const EMOJI_ALONE = /^(?:\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*\s*){1,27}$/u;

/** Give the headings of a message their levels: beneath the place's own, and none is left out on the way down. */
export function levelHeadings(row) {
  const above = [];
  for (const each of row.querySelectorAll("h3, h4, h5")) {
    while (above.at(-1) >= each.tagName) above.pop();
    each.setAttribute("aria-level", HIGHEST + above.length);
    above.push(each.tagName);
  }
}

/** A whole text: paragraphs, headings, lists, quotes, code. */
export function markdown(text) {
  const root = el("div", { class: EMOJI_ALONE.test(text) ? "markdown jumbo" : "markdown" });
  let end = 0;
  for (const found of text.matchAll(FENCE)) {
    if (found[2].trim() === "") continue;
    root.append(...blocks(text.slice(end, found.index).replace(/\n$/, "")));
    root.append(el("pre", {}, el("code", {}, found[2].replace(/^\n|\n$/g, ""))));
    end = found.index + found[0].length;
  }
  root.append(...blocks(text.slice(end).replace(/^\n/, end > 0 ? "" : "\n")));
  return root;
}

function blocks(text) {
  const lines = text.split("\n");
  const made = [];
  let plain = [];
  const flush = () => {
    if (plain.join("").trim() !== "") made.push(el("p", {}, ...inline(plain.join("\n"))));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const block = blockAt(lines, at);
    if (block === null) {
      if (lines[at].trim() === "") flush();
      else plain.push(lines[at]);
      continue;
    }
    flush();
    made.push(block.node);
    at += block.lines - 1;
  }
  flush();
  return made;
}

/** The block that begins at a line, and how many lines it takes; null for ordinary text. */
function blockAt(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading) return { node: el(`h${heading[1].length + 2}`, {}, ...inline(heading[2])), lines: 1 };
  const subtext = /^-#\s+(\S.*)$/.exec(line);
  if (subtext) return { node: el("p", { class: "subtext" }, ...inline(subtext[1])), lines: 1 };
  if (line.startsWith(">>> ")) {
    const quoted = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return { node: el("blockquote", {}, ...blocks(quoted)), lines: lines.length - at };
  }
  const quoted = run(lines, at, /^> /);
  if (quoted > 0) {
    const text = lines.slice(at, at + quoted).map((each) => each.slice(2));
    return { node: el("blockquote", {}, ...blocks(text.join("\n"))), lines: quoted };
  }
  const items = itemsOfOneKind(lines, at);
  return items > 0 ? { node: list(lines.slice(at, at + items)), lines: items } : null;
}

const ITEM = /^(\s*)([-*]|\d{1,4}\.)\s+(\S.*)$/;

/** How many lines one list takes: dots and numbers at one depth are two lists. */
function itemsOfOneKind(lines, at) {
  const first = ITEM.exec(lines[at]);
  if (first === null) return 0;
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const item = ITEM.exec(lines[end]);
    if (item === null) break;
    if (item[1].length <= first[1].length && /\d/.test(item[2]) !== /\d/.test(first[2])) break;
  }
  return end - at;
}

function run(lines, at, pattern) {
  let end = at;
  while (end < lines.length && pattern.test(lines[end])) end += 1;
  return end - at;
}

/** Lines of a list; what is indented further belongs to the item before it. */
function list(lines) {
  const parsed = lines.map((line) => ITEM.exec(line));
  const isOrdered = /\d/.test(parsed[0][2]);
  const node = el(isOrdered ? "ol" : "ul", isOrdered ? { start: Number.parseInt(parsed[0][2], 10) } : {});
  const indent = parsed[0][1].length;
  for (let at = 0; at < parsed.length; at += 1) {
    const item = el("li", {}, ...inline(parsed[at][3]));
    let end = at + 1;
    while (end < parsed.length && parsed[end][1].length > indent) end += 1;
    if (end > at + 1) item.append(list(lines.slice(at + 1, end)));
    node.append(item);
    at = end - 1;
  }
  return node;
}

/** What stands within a paragraph, as nodes. */
export function inline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    for (const [index, line] of plain.split("\n").entries()) {
      if (index > 0) nodes.push(el("br"));
      if (line !== "") nodes.push(document.createTextNode(line));
    }
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = depth < DEEPEST ? spanAt(text, at, depth) : null;
    if (found === null) {
      plain += text[at];
      at += 1;
    } else if (typeof found.node === "string") {
      plain += found.node;
      at += found.length;
    } else {
      flush();
      nodes.push(found.node);
      at += found.length;
    }
  }
  flush();
  return nodes;
}

function spanAt(text, at, depth) {
  const first = text[at];
  if (first === "\\") return escaped(text, at);
  if (first === "`") return code(text, at);
  if (first === "<") return bracketed(text, at);
  if (first === "[") return named(text, at, depth);
  if (first === "h") return bare(text, at);
  if (first === "@") return everyone(text, at);
  for (const [mark, make] of PAIRS) {
    if (!text.startsWith(mark, at)) continue;
    const end = closing(text, at + mark.length, mark);
    if (end < 0 || (mark === "_" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ""))) continue;
    return { node: make(inline(text.slice(at + mark.length, end), depth + 1)), length: end + mark.length - at };
  }
  return null;
}

/** Where `mark` ends what begins at `from`, or -1. Escapes and doubled marks are stepped over. */
function closing(text, from, mark) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (mark.length === 1 && text.startsWith(mark + mark, at)) at += 1;
    else if (text.startsWith(mark, at) && at > from) {
      const isInWord = mark === "_" && /[\p{L}\p{N}]/u.test(text[at + 1] ?? "");
      const isLate = mark.length === 2 && text[at + 2] === mark[0] && mark !== "||";
      const isLoose = mark === "*" && /\s/.test(text[from]);
      if (!isInWord && !isLate && !isLoose) return at;
    }
  }
  return -1;
}

function escaped(text, at) {
  const next = text[at + 1] ?? "";
  return /[^\p{L}\p{N}\s]/u.test(next) ? { node: next, length: 2 } : null;
}

function code(text, at) {
  const marks = /^`+/.exec(text.slice(at, at + 3))[0];
  const end = text.indexOf(marks, at + marks.length);
  if (end <= at + marks.length) return null;
  const inner = text.slice(at + marks.length, end);
  return { node: el("code", {}, inner.trim() === "" ? inner : inner.trim()), length: end + marks.length - at };
}

function bracketed(text, at) {
  const end = text.indexOf(">", at);
  if (end < 0 || end - at > 600) return null;
  const inner = text.slice(at + 1, end);
  const node = mention(inner) ?? (/^https?:\/\/\S+$/.test(inner) && safe(inner) ? outward(inner, inner) : null);
  return node === null ? null : { node, length: end + 1 - at };
}

function named(text, at, depth) {
  const middle = text.indexOf("](", at);
  const end = middle < 0 ? -1 : text.indexOf(")", middle);
  if (end < 0 || text.slice(at + 1, middle).includes("\n")) return null;
  const target = /^<?(https?:\/\/[^\s<>]+)>?(?:\s+"[^"]*")?$/.exec(text.slice(middle + 2, end));
  if (target === null || safe(target[1]) === null) return null;
  const label = inline(text.slice(at + 1, middle), depth + 1);
  return { node: outward(target[1], ...label), length: end + 1 - at };
}

function bare(text, at) {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return null;
  const found = /^https?:\/\/[^\s<>]+/.exec(text.slice(at, at + 600));
  if (found === null) return null;
  const url = found[0].replace(/[.,:;!?"'\])*_~|]+$/, "");
  return safe(url) === null ? null : { node: outward(url, url), length: url.length };
}

function everyone(text, at) {
  const found = /^@(everyone|here)\b/.exec(text.slice(at, at + 10));
  return found === null ? null : { node: el("span", { class: "mention" }, found[0]), length: found[0].length };
}

/** Hidden until it is pressed. */
export function spoiler(inner) {
  const cover = button({ class: "spoiler", "aria-label": say("spoiler"), "aria-expanded": "false" });
  cover.append(el("span", { "aria-hidden": "true" }, ...inner));
  cover.addEventListener("click", (event) => {
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.removeAttribute("aria-label");
    cover.setAttribute("aria-expanded", "true");
    cover.firstChild.removeAttribute("aria-hidden");
  });
  return cover;
}
