// What one can do with a message: the tools above it, its menu, and the keys that do the same.
import { button, el } from "./dom.js";
import { go } from "./going.js";
import { signed } from "./patch.js";
import { openPopup } from "./popup.js";
import { language, say } from "./words.js";
import { here, title, placeOf, world } from "./world.js";

const SYSTEM = [6, 18, 21];
const SHOWN_AT_ONCE = ["react", "reply", "edit"];
const MARKS = { react: "☺", reply: "↩", edit: "✎" };
const KEYS = { "+": "react", r: "reply", e: "edit", Backspace: "remove", Delete: "remove" };

/** All that can be done with it now, in the order of its menu. `deeds` does it. */
function actionsOf(message, deeds) {
  const place = here();
  const isMine = message.author.id === world.you;
  const isTold = SYSTEM.includes(message.type);
  const text = textOf(message);
  const thread = message.thread === null ? undefined : placeOf(message.thread);
  const may = {
    react: place?.may_react && !message.private && !isTold,
    reply: place?.may_type && !message.private && !isTold,
    edit: isMine && !place?.archived && !isTold,
    thread: thread !== undefined,
    copy_text: text !== "",
    copy_id: true,
    remove: !message.private && (isMine || place?.may_manage),
    dismiss: message.private,
  };
  const acts = {
    reply: { label: say("reply"), hint: "R", act: () => deeds.reply(message) },
    react: { label: say("react"), hint: "+", act: () => deeds.choose_reaction(message) },
    edit: { label: say("edit"), hint: "E", act: () => deeds.edit(message) },
    thread: { label: say("open_thread", { thread: thread ? title(thread) : "" }), act: () => go.place(thread.id) },
    copy_text: { label: say("copy_text"), act: () => navigator.clipboard?.writeText(text) },
    copy_id: { label: say("copy_id"), act: () => navigator.clipboard?.writeText(message.id) },
    remove: { label: say("delete_message"), hint: "⌫", danger: true, act: (how) => deeds.remove(message, how) },
    dismiss: { label: say("dismiss"), act: () => deeds.dismiss(message) },
  };
  return Object.entries(acts).filter(([key]) => may[key]).map(([key, each]) => ({ key, ...each }));
}

/** The tools that stand above a message which one points at or stands in. */
export function tools(message, deeds) {
  const now = () => world.messages.get(message.id) ?? message;
  const actions = actionsOf(message, deeds);
  const first = actions.filter(({ key }) => SHOWN_AT_ONCE.includes(key));
  const buttons = first.map(({ key, label }) => {
    const act = () => actionsOf(now(), deeds).find((each) => each.key === key)?.act();
    return button({ class: "act", title: label, "aria-label": label, data: { key: `tool-${key}` }, on: { click: act } }, MARKS[key]);
  });
  const more = button(
    {
      class: "act",
      title: say("more"),
      "aria-label": say("more"),
      "aria-haspopup": "menu",
      data: { key: "tool-more" },
      on: { click: (event) => openMenu(now(), deeds, event.currentTarget) },
    },
    "⋯",
  );
  const bar = el("div", { class: "tools", role: "group", lang: language(), "aria-label": say("message_tools") }, ...buttons, more);
  return signed(bar, "tools", actions.map(({ key }) => key), language());
}

/** Open the menu of a message at an element or a point. */
export function openMenu(message, deeds, at) {
  const apps = message.private || SYSTEM.includes(message.type) ? [] : world.on_messages;
  const items = actionsOf(message, deeds);
  const last = items.filter(({ danger = false }) => danger);
  const used = apps.map((app) => ({ label: app.name, act: () => deeds.use(message, app) }));
  const heading = used.length > 0 ? [{ heading: `${say("apps")} · ${world.bot.name}` }] : [];
  openPopup([...items.filter((item) => !last.includes(item)), ...heading, ...used, ...last], { at, label: say("message_tools") });
}

/** Open the menu of whoever said something: to name him, to be him, and what the bot can do with him. */
export function openPerson(user, deeds, at) {
  const isSeat = world.people.some((person) => person.id === user.id) && user.id !== world.you;
  const apps = world.on_people.map((app) => ({ label: app.name, act: () => deeds.greet(user, app) }));
  const items = [
    { heading: user.name },
    ...(here()?.may_type ? [{ label: say("mention"), act: () => deeds.mention(user) }] : []),
    ...(isSeat ? [{ label: say("play_as", { who: user.name }), act: () => deeds.become(user.id) }] : []),
    { label: say("copy_user_id"), act: () => navigator.clipboard?.writeText(user.id) },
    ...(apps.length > 0 ? [{ heading: `${say("apps")} · ${world.bot.name}` }, ...apps] : []),
  ];
  openPopup(items, { at, label: user.name });
}

/** Whether a key that was pressed on a message did something with it. */
export function keyDoes(event, message, deeds) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const found = actionsOf(message, deeds).find(({ key }) => key === KEYS[event.key]);
  found?.act({ isSure: event.shiftKey });
  return found !== undefined;
}

function textOf(message) {
  const texts = (parts) => parts.flatMap((part) => [part.content ?? "", ...texts(part.components ?? [])]);
  return [message.content, ...texts(message.components)].filter(Boolean).join("\n");
}
