// The wrench, for developers: time that passes, a crowd that plays, what goes wrong on demand, and what the bot
// has sent lately.
// Nothing that anybody reads alone is shown here.
import { why } from "./asking.js";
import { crowd } from "./crowd.js";
import { button, el, fresh } from "./dom.js";
import { keepingFocus, openDialog } from "./focus.js";
import { language, say } from "./words.js";
import { here, me, title, world } from "./world.js";

const EVERY_MS = 1500;
const SPANS = [
  [2, "minute"],
  [10, "minute"],
  [60, "hour"],
  [24 * 60, "day"],
  [7 * 24 * 60, "week"],
];

/** Open it. */
export function openTools(line) {
  const heading = fresh("tools");
  const body = el("div", { class: "world-body" });
  const problem = el("p", { class: "problem", role: "alert" });
  const close = button({ class: "secondary", on: { click: () => dialog.close() } }, say("back"));
  const dialog = el(
    "dialog",
    { class: "world-sheet", "aria-labelledby": heading },
    el("h2", { id: heading }, say("tools")),
    body,
    problem,
    el("div", { class: "buttons" }, close),
  );
  let shown = "";
  const refresh = async (tool = null, more = {}) => {
    try {
      const state = await (tool === null ? line.ask("tools") : line.ask("tool", { tool, ...more }));
      if (tool !== null) problem.textContent = "";
      const now = JSON.stringify([state, here(), world.you, Math.floor(state.now / 60)]);
      if (now.replace(/"now":[\d.]+,/, "") === shown) return;
      shown = now.replace(/"now":[\d.]+,/, "");
      keepingFocus(body, () => body.replaceChildren(...sections(state, refresh)));
    } catch (trouble) {
      if (tool !== null) problem.textContent = why(trouble);
    }
  };
  const timer = setInterval(refresh, EVERY_MS);
  dialog.addEventListener("close", () => clearInterval(timer));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  openDialog(dialog, { first: close });
  refresh();
}

function sections(state, use) {
  const tool = (word, label, more = {}) =>
    button(
      { class: "secondary", data: { key: [word, ...Object.values(more)].join("-") }, on: { click: () => use(word, more) } },
      label,
    );
  const spans = SPANS.map(([minutes, unit]) => tool("pass_time", `+ ${span(minutes, unit)}`, { minutes }));
  const place = here();
  const onThread = place?.kind === "thread" ? thread(place, tool) : [];
  const bot = world.bot.name;
  return [
    section(say("tools_time"), clock(state), el("div", { class: "row" }, ...spans)),
    section(say("crowd"), ...crowd(state.crowd, tool, (days) => span(days, "day", 1))),
    section(
      say("tools_faults"),
      list(state.faults.map(trouble), say("tools_no_faults")),
      el(
        "div",
        { class: "row" },
        tool("cut_line", say("tools_cut_line")),
        tool("fail_next", say("tools_fail_next")),
        tool("storm", say("tools_storm")),
        tool("limits", say("tools_limits")),
        state.faults.length > 0 ? tool("clear", say("tools_clear")) : null,
      ),
    ),
    section(
      say("tools_here"),
      el(
        "div",
        { class: "row" },
        state.can_restart ? tool("restart", say("tools_restart", { bot })) : null,
        place?.server ? tool("bot", say(state.has_bot ? "tools_bot_out" : "tools_bot_in", { bot })) : null,
        tool("dms", say(state.accepts_dms ? "tools_no_dms" : "tools_dms", { who: me().name })),
        ...onThread,
      ),
    ),
    state.violations.length > 0 ? section(say("tools_violations"), list(state.violations, "")) : null,
    section(say("tools_requests", { bot }), requests(state.requests)),
  ].filter(Boolean);
}

function thread(place, tool) {
  return [
    tool("archive", say(place.archived ? "tools_open" : "tools_close", { place: title(place) })),
    tool("lock", say(place.locked ? "tools_unlock" : "tools_lock", { place: title(place) })),
    tool("delete", say("tools_delete", { place: title(place) })),
  ];
}

function section(heading, ...inner) {
  return el("section", {}, el("h3", {}, heading), ...inner);
}

function clock({ now, ahead }) {
  const shown = new Date(now * 1000).toLocaleString(language(), { dateStyle: "full", timeStyle: "short" });
  const minutes = Math.round(ahead / 60);
  const told = ` · ${say("tools_ahead", { span: passed(minutes) })}`;
  return el("p", {}, shown, minutes > 0 ? el("span", { class: "hint" }, told) : null);
}

/** So much time, in weeks, days, hours and minutes. */
function passed(minutes) {
  const parts = [];
  for (const [size, unit] of [...SPANS.filter(([, each]) => each !== "minute").toReversed(), [1, "minute"]]) {
    const count = Math.floor(minutes / size);
    if (count > 0) parts.push(span(count * size, unit, size));
    minutes -= count * size;
  }
  return new Intl.ListFormat(language(), { type: "unit" }).format(parts);
}

function span(minutes, unit, size = unit === "minute" ? 1 : minutes) {
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(minutes / size);
}

/** What is wrong, in the reader's language where it has words. */
function trouble({ key, values, line }) {
  return key === undefined ? line : say(key, values);
}

function list(lines, none) {
  if (lines.length === 0) return el("p", { class: "hint" }, none);
  return el("ul", {}, ...lines.map((line) => el("li", {}, line)));
}

function requests(all) {
  const rows = all.map(({ method, path, status }) =>
    el(
      "tr",
      {},
      el("td", { class: status >= 400 ? "bad" : null }, status || "…"),
      el("td", {}, method),
      el("td", {}, path),
    ),
  );
  const label = say("tools_requests", { bot: world.bot.name });
  const attributes = { class: "requests", tabindex: "0", role: "region", "aria-label": label };
  return el("div", attributes, el("table", {}, ...rows));
}
