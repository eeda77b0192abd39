// Why one cannot write in a place, as Discord says it where one would write.
import { saidAt } from "./time.js";
import { has, say } from "./words.js";

/** The sentence for what keeps one from writing (`key` and `values`). */
export function whyNot(why) {
  if (why === null || why === undefined) return say("no_typing");
  const { key, values } = why;
  const special = `why_${key}_${values.permission ?? ""}`.replaceAll("-", "_").toLowerCase();
  const name = has(special) ? special : `why_${key}`.replaceAll("-", "_");
  if (!has(name)) return say("no_typing");
  const until = values.until ? saidAt(values.until).textContent : "";
  return say(name, { ...values, until });
}
