// The wrench's section on the crowd: people who play by themselves, and days that pass while they do.
import { el } from "./dom.js";
import { count, say } from "./words.js";
import { here, me } from "./world.js";

const ADDED = 6;
const DAYS = [1, 7, 90];

/** What is under way and what can be done; `tool` makes a button, `span` a number of days in words. */
export function crowd({ people, pressed, has_you, run }, tool, span) {
  const who = me().name;
  const add = here()?.server ? tool("crowd_add", say("crowd_add", { n: ADDED }), { count: ADDED }) : null;
  const you = tool("crowd_you", say(has_you ? "crowd_not_you" : "crowd_you", { who }));
  if (run !== null) return [running(run, pressed), row(tool("crowd_stop", say("crowd_stop")))];
  if (people === 0) return [el("p", { class: "hint" }, say("crowd_none")), row(add, you)];
  const days = DAYS.map((each) => tool("crowd_days", say("crowd_days", { span: span(each) }), { days: each }));
  return [
    el("p", {}, `${count("crowd_people", people)} ${count("crowd_pressed", pressed)}`),
    row(tool("crowd_look", say("crowd_look")), ...days, add, you),
  ];
}

function running({ days, passed }, pressed) {
  const far = days === 0 ? say("crowd_look_runs") : say("crowd_days_run", { passed: Math.floor(passed), days });
  const bar = days === 0 ? null : el("progress", { max: String(days), value: String(passed), "aria-hidden": "true" });
  return el("p", { role: "status" }, `${far} ${count("crowd_pressed", pressed)}`, bar);
}

function row(...buttons) {
  return el("div", { class: "row" }, ...buttons.filter(Boolean));
}
