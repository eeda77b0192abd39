// One message, as a row: who says it, what it answers, what it says, and what became of a press.
import { tools } from "./actions.js";
import { components, text } from "./components.js";
import { button, el } from "./dom.js";
import { editor } from "./editor.js";
import { extras } from "./embeds.js";
import { face } from "./face.js";
import { go } from "./going.js";
import { shell, signed } from "./patch.js";
import { reactions } from "./reactions.js";
import { moment, saidAt, today } from "./time.js";
import { count, language, say } from "./words.js";
import { here, nameOf, placeOf, roleOf, title, world } from "./world.js";

const EXCERPT = 80;
const OPENING = 320;
const PINNED = 6;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

/** The row of a message. `use` is what its components call, and knows which of them waits or has failed. */
export function messageRow(message, use) {
  const data = { id: message.id, revision: message.revision };
  const lang = message.language;
  const row = el("article", { class: "message", tabindex: "-1", lang, data, "aria-label": label(message) });
  if (message.private) row.classList.add("private");
  if (message.calls) row.classList.add("calls");
  const told = { [PINNED]: pinnedOne, [THREAD_CREATED]: threadCreated, [THREAD_STARTER]: threadStarter }[message.type];
  if (told !== undefined) {
    row.classList.add("system");
    row.removeAttribute("lang");
    const line = told(message);
    row.setAttribute("aria-label", line.textContent);
    row.append(signed(line, "line", line.textContent, message.thread), tools(message, use.tools));
    return row;
  }
  const reply = answers(message);
  if (reply !== null) row.append(signed(reply, message.answers, reply.textContent));
  row.append(signed(face(message.author), "face", message.author), head(message, use));
  row.append(shell(body(message, use), "body"), tools(message, use.tools));
  return row;
}

function head(message, use) {
  const { author, edited, pinned, at } = message;
  const parts = [
    button({ class: "name", "aria-haspopup": "menu", data: { key: "author" }, on: { click: use.person } }, author.name),
    author.bot ? el("span", { class: "tag" }, say("bot_tag")) : null,
    saidAt(at),
    edited ? el("span", { class: "edited" }, `(${say("edited")})`) : null,
    pinned ? el("span", { class: "edited", title: say("pinned") }, "📌") : null,
  ];
  return signed(el("header", { lang: language() }, ...parts), "head", author, edited, pinned, at, today(), language());
}

function label(message) {
  const parts = [message.author.name, opening(message), message.private ? say("only_you") : ""];
  return parts.filter(Boolean).join(", ");
}

/** The lines that a message says, without their marks; none of a message that is not known. */
export function lines(message) {
  if (message === undefined) return [];
  const texts = [...walk(message.components)].map((part) => part.content ?? "");
  const said = bare([message.content, ...texts].join("\n")).split("\n");
  return said.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** What a message says first: as many lines as are soon heard, each of them whole. */
export function opening(message) {
  let length = 0;
  const isSoon = (line) => length < OPENING && (length += line.length) > 0;
  return lines(message).filter(isSoon).join(" · ");
}

/** All parts that are not covered. */
function* walk(components) {
  for (const part of components) {
    if (part.spoiler) continue;
    yield part;
    yield* walk(part.components ?? []);
  }
}

function answers(message) {
  const { answers: answered } = message;
  if (answered === null) return null;
  if (answered.command !== undefined) {
    const known = world.commands.find((command) => command.path === answered.command);
    const name = el("span", { class: "mention" }, `/${known?.name ?? answered.command}`);
    const used = el("span", { class: "excerpt", lang: language() }, say("used", { who: answered.who }));
    return el("p", { class: "answers" }, used, " ", name);
  }
  const excerpt = el("span", { class: "excerpt" }, plain(answered.excerpt ?? say("gone")));
  const who = el("b", {}, answered.who);
  if (answered.message === null) return el("p", { class: "answers" }, who, " ", excerpt);
  const jump = { class: "answers", on: { click: () => go.message(answered.message) } };
  return button(jump, who, " ", excerpt);
}

/** The beginning of a text on one line, without its marks. */
function plain(text) {
  const line = bare(text).trim().replace(/\s*\n\s*/g, " · ").replace(/\s+/g, " ");
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).replace(/[\s·]*\S*$/, "")}…` : line;
}

/** A text without its marks, as one says it, and without what is covered. */
function bare(text) {
  return text
    .replace(/(?<!\\)\|\|.+?\|\|/gs, say("spoiler_mark"))
    .replace(/<@[!&]?(\d+)>/g, (_, id) => `@${nameOf(id) ?? roleOf(id) ?? "?"}`)
    .replace(/<#(\d+)>/g, (_, id) => (placeOf(id) ? title(placeOf(id)) : "#?"))
    .replace(/<\/([^:<>]+):\d+>/g, "/$1")
    .replace(/<(t:[^<>]+)>/g, (_, inner) => moment(inner)?.textContent ?? "")
    .replace(/<[@#/t:a][^<>]*>/g, "")
    .replace(/\\([*_`~>|])|[*_`~>|]+|^#{1,3} |^-[ #] ?/gm, (_, escaped) => escaped ?? "");
}

function body(message, use) {
  const box = el("div", { class: "body" });
  if (message.loading) {
    const waits = say("thinking", { bot: message.author.name });
    box.append(signed(el("p", { class: "thinking", lang: language() }, waits), "thinking", waits));
  }
  if (use.editing !== null) box.append(editor(message, use.editing));
  else if (message.content) box.append(text(message.content));
  box.append(...extras(message), ...components(message.components, use));
  const thread = message.thread === null ? undefined : placeOf(message.thread);
  if (thread !== undefined) box.append(signed(threadLink(thread), "thread", thread, language()));
  const pills = reactions(message, { mayAdd: here()?.may_react, react: use.react, choose: use.choose_reaction });
  if (pills !== null) box.append(pills);
  if (use.failed !== null) box.append(signed(el("p", { class: "failed", role: "alert", lang: language() }, use.failed), "failed", use.failed));
  if (message.private) {
    const dismiss = button({ class: "plain", data: { key: "dismiss" }, on: { click: use.dismiss } }, say("dismiss"));
    const note = el("p", { class: "only-you", lang: language() }, el("span", {}, say("only_you")), " · ", dismiss);
    box.append(signed(note, "only-you", language()));
  }
  return box;
}

function threadLink(thread) {
  const said = count("messages", thread.messages);
  return button(
    { class: "thread-link", title: title(thread), on: { click: () => go.place(thread.id) } },
    el("b", {}, title(thread)),
    el("span", { class: "hint", lang: language() }, thread.archived ? `${said} · ${say("closed")}` : said),
    el("span", { class: "arrow", "aria-hidden": "true" }, "›"),
  );
}

function pinnedOne(message) {
  const pinned = message.answers?.message;
  const jump = pinned ? button({ class: "plain", on: { click: () => go.message(pinned) } }, say("see_it")) : null;
  return el("p", {}, "📌 ", say("pinned_one", { who: message.author.name }), " ", jump ?? "");
}

function threadCreated(message) {
  const threads = world.places.filter((place) => place.parent === message.place);
  const thread = threads.findLast((place) => place.name === message.content);
  const link = thread
    ? button({ class: "plain", on: { click: () => go.place(thread.id) } }, message.content)
    : el("b", {}, message.content);
  return el("p", {}, say("started_thread", { who: message.author.name }), " ", link);
}

function threadStarter(message) {
  const parent = placeOf(placeOf(message.place)?.parent);
  const excerpt = el("span", { class: "excerpt" }, plain(message.answers?.excerpt ?? ""));
  const link = parent
    ? button({ class: "plain", on: { click: () => go.place(parent.id) } }, title(parent))
    : null;
  return el("p", {}, say("started_from"), " ", link, ": ", excerpt);
}
