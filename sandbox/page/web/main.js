// Puts the page together: the line, what one knows, what is drawn, and where in the world one is.
// The address says who one is and where: #person/place.
import { drawCalls } from "./calls.js";
import { addressed } from "./completing.js";
import { Composer } from "./composer.js";
import { draftOf, keepDraft } from "./drafts.js";
import { button } from "./dom.js";
import { go } from "./going.js";
import { openHelp } from "./help.js";
import { hint } from "./hint.js";
import { listen, toRegion } from "./keys.js";
import { Members } from "./members.js";
import { summary } from "./message.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { drawNotice } from "./notice.js";
import { arrive, homeOn, placeOn, recent } from "./route.js";
import { Side } from "./side.js";
import { Line } from "./socket.js";
import { openSwitcher } from "./switcher.js";
import { tick } from "./time.js";
import { openTools } from "./tools.js";
import { drawTop } from "./top.js";
import { language, reason, say, speak } from "./words.js";
import { become, here, isNewer, learn, me, merge, placeOf, world } from "./world.js";

const PARTS = ["app", "skip", "side", "shade", "top", "notice", "calls", "log", "composer", "members", "herald"];
const parts = Object.fromEntries(PARTS.map((id) => [id, document.getElementById(id)]));

const line = new Line({
  opened: () => enter(address().person, { isAgain: world.you !== null }).catch(untilTheLineIsBack),
  broken: () => drawNotice(parts.notice, line),
  heard: (news) => HEARD[news.news]?.(news),
});
const messages = new Messages(parts.log, {
  press: (message, part) => use(message, part, "press", { custom_id: part.custom_id }),
  choose: (message, part, values) => use(message, part, "choose", { custom_id: part.custom_id, values }),
  dismiss: (message) => attempt("dismiss", { message: message.id }),
  read: (message) => quietly("read", { place: world.place, message }),
  earlier,
  leave: () => composer.focus(),
  firstUnread,
  reply: (message) => composer.answer(message),
  react: (message, emoji) => attempt("react", { message: message.id, emoji }),
  save: async (message, text) => (await attempt("edit", { message: message.id, text: addressed(text) })) !== null,
  remove: (message) => attempt("delete", { message: message.id }),
  mention: (user) => composer.mention(user),
  become: (id) => deeds.become(id),
  use: (message, app) => apply({ message: message.id, command: app.command }),
  greet: (user, app) => apply({ user: user.id, command: app.command }),
});
const composer = new Composer(parts.composer, {
  say: async (said) => (await attempt("say", { place: world.place, ...said })) !== null,
  type: () => quietly("type", { place: world.place }),
  editLast: () => messages.handling.editLast(),
  complete: async (asked) => (await attempt("complete", { place: world.place, ...asked }))?.choices ?? null,
  slash,
});
const deeds = {
  become: (id) => enter(id).catch(untilTheLineIsBack),
  language: (locale) => attempt("language", { locale }),
  go: (id) => openPlace(id),
  readAll: (server) => quietly("read_all", { server }),
};
const side = new Side(parts.side, deeds);
const members = new Members(parts.members, {
  ask: async () => (await quietly("members", { place: world.place }))?.members,
  become: deeds.become,
});
Object.assign(go, {
  place: (id) => openPlace(id),
  command: (command) => composer.begin(command),
  message: (id) => messages.reveal(id),
  person: (user, at) => messages.handling.person(user, at),
});

// What is heard

const HEARD = {
  message: ({ message }) => {
    if (message.place !== world.place) return;
    proclaim(message, world.messages.get(message.id));
    world.messages.set(message.id, message);
    messages.show(message);
  },
  gone: ({ message }) => {
    world.messages.delete(message);
    messages.remove(message);
  },
  servers: ({ servers }) => {
    world.servers = servers;
    members.load();
  },
  places: ({ places, gone, people }) => {
    merge(places, gone);
    world.people = people;
    if (me().locale !== language()) {
      speak(me().locale);
      messages.redraw();
    }
    if (world.place === null) return;
    if (here() === undefined) {
      openPlace(firstPlace().id);
      return;
    }
    draw();
    messages.redrawThreads();
  },
  commands: (news) => {
    learn(news);
    messages.redraw();
    composer.refresh();
  },
  typing: ({ place, names }) => place === world.place && composer.typists.show(names),
  bot: ({ bot }) => {
    const hasTimePassed = bot.ahead !== world.bot.ahead;
    world.bot = bot;
    if (hasTimePassed) {
      tick();
      messages.redraw();
    }
    drawNotice(parts.notice, line);
    members.draw();
  },
};

// Where one is

function address() {
  const [person = "", place = ""] = location.hash.slice(1).split("/");
  return { person: person || null, place: place || null };
}

/** Take somebody's seat: where the address says, where he is called, or where one was. */
async function enter(person, { isAgain = false } = {}) {
  const before = world.place;
  if (isAgain && (await resume(person))) return;
  keepTyped();
  become(await line.ask("be", { person }));
  speak(me().locale);
  const wanted = address().person === world.you ? address().place : null;
  const called = world.places.find((place) => place.called > 0);
  const open = [placeOf(wanted), placeOf(before)?.called ? placeOf(before) : called, placeOf(before)];
  await openPlace((open.find(Boolean) ?? firstPlace()).id, { isSame: wanted !== null });
}

/** After a broken line: if one is still where one was, what one reads and types stays. */
async function resume(person) {
  const { you, place } = world;
  if (person !== you) return false;
  const snapshot = await line.ask("be", { person });
  if (snapshot.you !== you || !snapshot.places.some((each) => each.id === place)) return false;
  Object.assign(world, snapshot);
  const shown = await line.ask("open", { place });
  const older = [...world.messages.values()].filter((each) => isNewer(shown.messages[0]?.id ?? "", each.id));
  if (older.length === 0) world.more = shown.more;
  world.messages = new Map([...older, ...shown.messages].map((each) => [each.id, each]));
  learn(shown);
  messages.redraw();
  draw();
  return true;
}

/** What a broken line has kept from being done is done again when it is back. */
function untilTheLineIsBack(problem) {
  if (!problem.broken) throw problem;
}

function firstPlace() {
  return world.places.find((place) => place.kind === "channel") ?? world.places[0];
}

async function openPlace(id, { isSame = false } = {}) {
  const { unread = 0 } = placeOf(id) ?? {};
  const shown = await attempt("open", { place: id });
  if (shown === null) return;
  keepTyped();
  Object.assign(world, { place: id, more: shown.more });
  learn(shown);
  arrive(id);
  world.messages.clear();
  for (const message of shown.messages) world.messages.set(message.id, message);
  const hash = `#${world.you}/${id}`;
  if (location.hash !== hash) history[isSame ? "replaceState" : "pushState"](null, "", hash);
  closeSide();
  composer.clear();
  composer.typists.show(shown.typing);
  composer.draft = draftOf(world.you, id);
  messages.open(() => hint((command) => composer.begin(command)), { read: shown.read, unread });
  draw();
  members.load();
  if (matchMedia("(pointer: fine) and (width >= 700px)").matches) composer.focus();
}

/** What one has typed stays for when one comes back. */
function keepTyped() {
  if (world.you !== null && world.place !== null) keepDraft(world.you, world.place, composer.draft);
}

/** Go to the first message that one has not read, however far up it is. */
async function firstUnread() {
  while (messages.since.isFarther) {
    const before = world.messages.size;
    await earlier();
    if (world.messages.size === before) break;
  }
  const { first } = messages.since;
  if (first !== null) messages.reveal(first, { isToStand: true });
}

async function earlier() {
  const [oldest] = world.messages.keys();
  const shown = await quietly("earlier", { place: world.place, before: oldest });
  if (shown === null) return;
  world.more = shown.more;
  world.messages = new Map([...shown.messages.map((each) => [each.id, each]), ...world.messages]);
  messages.prepend(shown.messages);
}

window.addEventListener("popstate", () => {
  const { person, place } = address();
  if (person !== world.you) deeds.become(person);
  else if (place !== world.place && placeOf(place)) openPlace(place, { isSame: true });
});

// What is done

/** Do something; what went wrong is told at the composer. Null if it was not done. */
async function attempt(deed, more) {
  try {
    return await line.ask(deed, more);
  } catch (problem) {
    composer.tell(why(problem), { isProblem: true });
    return null;
  }
}

/** The same, without a word. */
async function quietly(deed, more) {
  try {
    return await line.ask(deed, more);
  } catch {
    return null;
  }
}

function why(problem) {
  if (problem.refused) return reason(problem);
  return problem.failed ? say("silent", { bot: world.bot.name }) : say("broken");
}

/** Use a component of a message; it shows that it waits, and what came of it. */
async function use(message, part, deed, more) {
  messages.mark(message.id, { busy: part.custom_id });
  try {
    const { modal } = await line.ask(deed, { message: message.id, ...more });
    messages.mark(message.id, {});
    if (modal) fillIn(modal);
  } catch (problem) {
    messages.mark(message.id, { failed: problem.failed ? say("act_failed") : why(problem) });
  }
}

function slash(command, options) {
  return give("slash", { path: command.path, options });
}

/** A command from the menu of a message or of a person. */
function apply(more) {
  return give("use", more);
}

async function give(deed, more) {
  composer.tell(say("sending", { bot: world.bot.name }));
  const done = await attempt(deed, { place: world.place, ...more });
  if (done === null) return;
  composer.tell("");
  if (done.modal) fillIn(done.modal);
}

function useTool(tool, more) {
  return tool === null ? line.ask("tools") : line.ask("tool", { tool, ...more });
}

function fillIn(modal) {
  openModal(modal, async (values) => {
    try {
      await line.ask("fill", { modal: modal.id, values });
      return null;
    } catch (problem) {
      return problem.failed ? say("act_failed") : why(problem);
    }
  });
}

// What is drawn

function draw() {
  side.draw();
  drawTop(parts.top, {
    places: () => openSide(() => side.toPlaces()),
    people: () => openSide(() => side.toPeople()),
    members: () => members.toggle(),
    help: openHelp,
    tools: world.has_tools ? () => openTools({ ask: useTool, why }) : null,
  });
  drawCalls(parts.calls, deeds);
  drawRegions();
  composer.refresh();
  drawNotice(parts.notice, line);
}

/** The names of the page's regions, and the links that skip to them. */
function drawRegions() {
  parts.log.setAttribute("aria-label", say("messages"));
  parts.log.setAttribute("role", "region");
  parts.composer.setAttribute("aria-label", say("say_here"));
  const skips = { to_messages: () => messages.walk.toNewest(), to_composer: () => composer.focus() };
  if (parts.skip.textContent === Object.keys(skips).map((key) => say(key)).join("")) return;
  parts.skip.setAttribute("aria-label", say("skip"));
  parts.skip.replaceChildren(
    ...Object.entries(skips).map(([key, act]) => button({ class: "skip", on: { click: act } }, say(key))),
  );
}

/** Tell those who listen what others say. */
function proclaim(message, before) {
  const isNews = before === undefined || before.loading;
  if (!isNews || message.loading || message.author.id === world.you) return;
  parts.herald.textContent = `${message.author.name}: ${summary(message)}`;
}

function openSide(goThere) {
  parts.app.classList.add("side-open");
  goThere();
}

function closeSide() {
  const wasOpen = parts.app.classList.contains("side-open");
  parts.app.classList.remove("side-open");
  return wasOpen;
}

// What the keys do

const isNarrow = matchMedia("(width < 1000px)");
const move = (id) => id !== undefined && openPlace(id);
listen({
  key_switch: () => openSwitcher(deeds, recent()),
  key_next: () => move(placeOn(1)),
  key_previous: () => move(placeOn(-1)),
  key_next_unread: () => move(placeOn(1, { isUnread: true })),
  key_previous_unread: () => move(placeOn(-1, { isUnread: true })),
  key_next_server: () => move(homeOn(1)),
  key_previous_server: () => move(homeOn(-1)),
  key_people: () => openSide(() => side.toPeople()),
  key_members: () => members.toggle(),
  key_region: () => toRegion(1),
  key_region_back: () => toRegion(-1),
  key_read_all: () => deeds.readAll(here()?.server ?? null),
  key_help: openHelp,
  page: (event) => {
    if (!parts.composer.contains(event.target)) return;
    event.preventDefault();
    messages.page(event.key === "PageUp" ? -1 : 1);
  },
  type: () => composer.focus(),
});
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const isUp = event.key === "ArrowUp" && parts.composer.contains(event.target) && event.target.value === "";
  if (isUp && messages.walk.toNewest()) event.preventDefault();
  if (event.key !== "Escape" || event.shiftKey) return;
  if (closeSide()) parts.top.querySelector(".side-button, .who")?.focus();
  else if (members.isOpen && isNarrow.matches) members.toggle();
  else {
    messages.since.clear();
    messages.toEnd();
    composer.focus();
  }
});
parts.shade.addEventListener("click", () => {
  closeSide();
  if (members.isOpen && isNarrow.matches) members.toggle();
});
window.addEventListener("pagehide", keepTyped);
document.addEventListener("visibilitychange", keepTyped);

line.connect();
