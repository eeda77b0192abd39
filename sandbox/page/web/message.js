// One message, as a row: who says it, what it answers, what it says, and what became of a press.
import { components } from "./components.js";
import { button, el } from "./dom.js";
import { extras } from "./embeds.js";
import { go } from "./going.js";
import { markdown } from "./markdown.js";
import { saidAt } from "./time.js";
import { count, say } from "./words.js";
import { nameOf, placeOf, roleOf, title, world } from "./world.js";

const EXCERPT = 80;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

/** The row of a message. `use` is what its components call, and knows which of them waits or has failed. */
export function messageRow(message, use) {
  const row = el("article", { class: "message", data: { id: message.id, revision: message.revision } });
  if (message.private) row.classList.add("private");
  if (message.calls) row.classList.add("calls");
  if (message.type === THREAD_CREATED || message.type === THREAD_STARTER) {
    row.classList.add("system");
    row.append(...(message.type === THREAD_CREATED ? threadCreated(message) : threadStarter(message)));
    return row;
  }
  row.append(
    answers(message) ?? "",
    face(message.author),
    el(
      "header",
      {},
      el("span", { class: "name" }, message.author.name),
      message.author.bot ? el("span", { class: "tag" }, say("bot_tag")) : null,
      saidAt(message.at),
      message.edited ? el("span", { class: "edited" }, `(${say("edited")})`) : null,
    ),
    body(message, use),
  );
  return row;
}

/** A round mark with somebody's first letter, in his colour. */
export function face(user) {
  const letter = [...user.name][0] ?? "?";
  const hue = (Number(user.id.slice(-6)) * 137.5 + 170) % 360;
  const mark = el("span", { class: "face", "aria-hidden": "true" }, letter.toUpperCase());
  mark.style.setProperty("--hue", String(hue));
  return mark;
}

function answers(message) {
  const { answers: answered } = message;
  if (answered === null) return null;
  if (answered.command !== undefined) {
    const known = world.commands.find((command) => command.path === answered.command);
    const name = el("span", { class: "mention" }, `/${known?.name ?? answered.command}`);
    return el("p", { class: "answers" }, say("used", { who: answered.who }), " ", name);
  }
  const excerpt = el("span", { class: "excerpt" }, plain(answered.excerpt ?? say("gone")));
  const who = el("b", {}, answered.who);
  if (answered.message === null) return el("p", { class: "answers" }, who, " ", excerpt);
  const jump = { class: "answers", on: { click: () => go.message(answered.message) } };
  return button(jump, who, " ", excerpt);
}

/** The beginning of a text on one line, without its marks. */
function plain(text) {
  const line = text
    .replace(/<@[!&]?(\d+)>/g, (_, id) => `@${nameOf(id) ?? roleOf(id) ?? "?"}`)
    .replace(/<#(\d+)>/g, (_, id) => (placeOf(id) ? title(placeOf(id)) : "#?"))
    .replace(/<\/([^:<>]+):\d+>/g, "/$1")
    .replace(/<[@#/t:a][^<>]*>/g, "")
    .replace(/[*_`~>|]+|^#{1,3} |^-[ #] ?/gm, "")
    .trim()
    .replace(/\s*\n\s*/g, " · ")
    .replace(/\s+/g, " ");
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).replace(/[\s·]*\S*$/, "")}…` : line;
}

function body(message, use) {
  const box = el("div", { class: "body" });
  if (message.loading) {
    box.append(el("p", { class: "thinking" }, say("thinking", { bot: message.author.name })));
  }
  if (message.content) box.append(markdown(message.content));
  box.append(...extras(message), ...components(message.components, use));
  if (message.thread !== null) box.append(threadLink(placeOf(message.thread)) ?? "");
  if (use.failed !== null) box.append(el("p", { class: "failed", role: "alert" }, use.failed));
  if (message.private) {
    const dismiss = button({ class: "plain", on: { click: use.dismiss } }, say("dismiss"));
    box.append(el("p", { class: "only-you" }, el("span", {}, say("only_you")), " · ", dismiss));
  }
  return box;
}

function threadLink(thread) {
  if (thread === undefined) return null;
  const said = count("messages", thread.messages);
  return button(
    { class: "thread-link", on: { click: () => go.place(thread.id) } },
    el("b", {}, title(thread)),
    el("span", { class: "hint" }, thread.archived ? `${said} · ${say("closed")}` : said),
    el("span", { class: "arrow", "aria-hidden": "true" }, "›"),
  );
}

function threadCreated(message) {
  const threads = world.places.filter((place) => place.parent === message.place);
  const thread = threads.findLast((place) => place.name === message.content);
  const link = thread
    ? button({ class: "plain", on: { click: () => go.place(thread.id) } }, message.content)
    : el("b", {}, message.content);
  return [el("p", {}, say("started_thread", { who: message.author.name }), " ", link)];
}

function threadStarter(message) {
  const parent = placeOf(placeOf(message.place)?.parent);
  const excerpt = el("span", { class: "excerpt" }, plain(message.answers?.excerpt ?? ""));
  const link = parent
    ? button({ class: "plain", on: { click: () => go.place(parent.id) } }, title(parent))
    : null;
  return [el("p", {}, say("started_from"), " ", link, ": ", excerpt)];
}
