// The page's own words, in the languages that it knows; a person of another language reads English.
import { REFUSALS } from "./refusals.js";
import { ABOUT } from "./words-about.js";
import { MESSAGES } from "./words-messages.js";
import { TOOLS } from "./words-tools.js";
import { WRITING } from "./words-writing.js";

/** Every text of the page, by language. */
export const WORDS = Object.fromEntries(
  Object.keys(ABOUT).map((each) => [each, { ...ABOUT[each], ...MESSAGES[each], ...TOOLS[each], ...WRITING[each] }]),
);

let locale = "en-US";

/** Speak a person's language from now on. */
export function speak(wanted) {
  locale = wanted;
  document.documentElement.lang = wanted;
}

/** The language that is spoken. */
export function language() {
  return locale;
}

/** Whether there is such a text. */
export function has(key) {
  return Object.hasOwn(WORDS.en, key);
}

/** One of the page's texts, with its `{variables}` filled in. */
export function say(key, variables = {}) {
  const own = WORDS[locale.split("-")[0]] ?? {};
  return filled(own[key] ?? WORDS.en[key], variables);
}

/** Why something was refused, in words: by its key, or else as it was said. */
export function reason({ refused, why }) {
  const text = REFUSALS[locale.split("-")[0]]?.[why?.key];
  return text === undefined ? refused : filled(text, why.values);
}

function filled(text, variables) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(variables[name]));
}

/** The same for a number of things: `key_one` or `key_many`. */
export function count(key, n) {
  return say(n === 1 ? `${key}_one` : `${key}_many`, { n });
}

const languageNames = new Map();

/** What a language calls itself. */
export function languageName(code) {
  if (!languageNames.has(code)) {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    languageNames.set(code, name[0].toLocaleUpperCase(code) + name.slice(1));
  }
  return languageNames.get(code);
}
