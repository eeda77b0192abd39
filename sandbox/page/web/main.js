// Puts the page together: the line, what one knows, what is drawn, and where in the world one is.
import { Asking } from "./asking.js";
import { Calls } from "./calls.js";
import { addressed } from "./completing.js";
import { Composer } from "./composer.js";
import { draftOf, keepDraft } from "./drafts.js";
import { closeDialogs } from "./focus.js";
import { go } from "./going.js";
import { openHelp } from "./help.js";
import { Herald } from "./herald.js";
import { hint } from "./hint.js";
import { listen, toRegion } from "./keys.js";
import { Members } from "./members.js";
import { Messages } from "./messages.js";
import { drawNotice } from "./notice.js";
import { drawRegions } from "./regions.js";
import { address, arrive, firstPlace, homeOn, placeOn, recent } from "./route.js";
import { Side } from "./side.js";
import { Line } from "./socket.js";
import { openSwitcher } from "./switcher.js";
import { tick } from "./time.js";
import { openTools } from "./tools.js";
import { drawTop } from "./top.js";
import { language, speak } from "./words.js";
import { become, here, isNewer, learn, me, merge, placeOf, world } from "./world.js";

const PARTS = ["app", "skip", "side", "shade", "top", "notice", "calls", "log", "composer", "members", "herald"];
const parts = Object.fromEntries(PARTS.map((id) => [id, document.getElementById(id)]));

const line = new Line({
  opened: () => enter(address().person, { isAgain: world.you !== null }).catch(untilTheLineIsBack),
  broken: () => drawNotice(parts.notice, line),
  heard: (news) => HEARD[news.news]?.(news),
});
const asking = new Asking(line, {
  tell: (text, how) => composer.tell(text, how),
  mark: (id, how) => messages.mark(id, how),
});
const messages = new Messages(parts.log, {
  press: (message, part) => asking.use(message, part, "press"),
  choose: (message, part, values) => asking.use(message, part, "choose", { values }),
  dismiss: (message) => asking.attempt("dismiss", { message: message.id }),
  read: (message) => asking.quietly("read", { place: world.place, message }),
  earlier,
  leave: () => composer.focus(),
  firstUnread,
  reply: (message) => composer.answer(message),
  react: (message, emoji) => asking.attempt("react", { message: message.id, emoji }),
  save: async (message, text) => {
    return (await asking.attempt("edit", { message: message.id, text: addressed(text) })) !== null;
  },
  remove: (message) => asking.attempt("delete", { message: message.id }),
  mention: (user) => composer.mention(user),
  become: (id) => deeds.become(id),
  use: (message, app) => asking.command("use", { message: message.id, command: app.command }),
  greet: (user, app) => asking.command("use", { user: user.id, command: app.command }),
});
const composer = new Composer(parts.composer, {
  say: async (said) => (await asking.attempt("say", { place: world.place, ...said })) !== null,
  type: () => asking.quietly("type", { place: world.place }),
  editLast: () => messages.handling.editLast(),
  complete: async (asked) => (await asking.attempt("complete", { place: world.place, ...asked }))?.choices ?? null,
  slash: (command, options) => asking.command("slash", { path: command.path, options }),
});
const deeds = {
  become: (id) => enter(id).catch(untilTheLineIsBack),
  language: (locale) => asking.attempt("language", { locale }),
  go: (id) => openPlace(id),
  readAll: (server) => asking.quietly("read_all", { server }),
};
const herald = new Herald(parts.herald);
const calls = new Calls(parts.calls, { ...deeds, tell: (key, text) => herald.tell(key, text) });
const side = new Side(parts.side, deeds);
const members = new Members(parts.members, {
  ask: async () => (await asking.quietly("members", { place: world.place }))?.members,
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
    herald.proclaim(message, world.messages.get(message.id));
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
    composer.relearn();
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

/** Take somebody's seat: where the address says, where he is called, or where one was. */
async function enter(person, { isAgain = false } = {}) {
  const before = world.place;
  if (isAgain && (await resume(person))) return;
  keepTyped();
  closeDialogs();
  line.forget();
  become(await line.ask("be", { person }));
  herald.hush();
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

async function openPlace(id, { isSame = false } = {}) {
  const { unread = 0 } = placeOf(id) ?? {};
  const shown = await asking.attempt("open", { place: id });
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
  if (matchMedia("(pointer: fine) and (width >= 43.75em)").matches) composer.welcome();
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
  const shown = await asking.quietly("earlier", { place: world.place, before: oldest });
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

// What is drawn

function draw() {
  side.draw();
  drawTop(parts.top, {
    places: () => openSide(() => side.toPlaces()),
    people: () => openSide(() => side.toPeople()),
    members: () => members.toggle(),
    help: openHelp,
    tools: world.has_tools ? () => openTools(line) : null,
  });
  calls.draw();
  drawRegions(parts, { to_messages: () => messages.walk.toNewest(), to_composer: () => composer.focus() });
  composer.refresh();
  drawNotice(parts.notice, line);
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

const isNarrow = matchMedia("(width < 62.5em)");

/** Go on from where one is going: keys are quicker than the sandbox's answers. */
async function move(id) {
  if (id === undefined) return;
  world.heading = id;
  try {
    await openPlace(id);
  } finally {
    if (world.heading === id) world.heading = null;
  }
}

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
