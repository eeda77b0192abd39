// The page's own words, in the languages that it knows; a person of another language reads English.
import { REFUSALS } from "./refusals.js";
import { ABOUT } from "./words-about.js";

const TALK = {
  en: {
    act_failed: "This interaction failed",
    actual_size: "Actual size",
    add_option: "Add an option",
    archived: "Closed threads",
    archived_note: "This thread is closed. Writing opens it again.",
    at_least: "At least {n} characters",
    back: "Close",
    bot_absent: "{bot} is not here. It has stopped, or is starting anew.",
    bot_awaited: "{bot} is starting. That takes a few seconds…",
    bot_ended: "{bot} has ended (code {code}). The terminal says why; start it there anew.",
    bot_killed: "{bot} was killed (signal {signal}). Start it anew in the terminal.",
    bot_tag: "Bot",
    broken: "The line to the sandbox is broken. Does it still run in its terminal? Trying again…",
    calls: "Calls",
    calls_you: "{place} calls you",
    cancel: "Cancel",
    choose: "Choose",
    clear: "Clear",
    closed: "closed",
    describe: "What the picture shows",
    direct: "Direct messages",
    dismiss: "Dismiss",
    done: "Done",
    earlier: "Show earlier messages",
    edited: "edited",
    empty: "Nothing has been said here yet.",
    empty_hint: "Type / to see what {bot} can do, or begin with one of these:",
    empty_hint_bare: "Type / to see what {bot} can do.",
    false_: "No",
    gone: "That is gone.",
    is_called: "{who} is called",
    language: "Language",
    locked: "locked",
    menu: "Channels and people",
    messages_many: "{n} messages",
    messages_one: "1 message",
    must_be_listed: "Choose one of the list",
    must_be_number: "A number, please",
    must_be_whole: "A whole number, please",
    new_many: "{n} new messages",
    new_one: "1 new message",
    next: "Next picture",
    no_typing: "You cannot write here.",
    nothing_fits: "Nothing fits",
    only_you: "Only you can see this",
    open_original: "Open in a tab of its own",
    open_picture: "Open the picture",
    people: "Play as",
    picture_broken: "This picture cannot be shown.",
    picture_elsewhere: "A picture on {host}, which this page does not load",
    premium: "Only in Discord's shop",
    previous: "Previous picture",
    remove_option: "Leave out",
    required: "This is needed",
    say_here: "Write, or / for commands",
    search: "Search",
    send: "Send",
    sending: "Asking {bot}…",
    silent: "{bot} has not answered",
    spoiler: "Hidden. Press to show",
    spoiler_mark: "Spoiler",
    started_from: "From a message in",
    started_thread: "{who} opened the thread",
    thinking: "{bot} is thinking…",
    too_large: "At most {n}",
    too_small: "At least {n}",
    true_: "Yes",
    unread: "{n} unread",
    up_to: "At most {n} characters",
    used: "{who} used",
    you: "You are",
  },
  nl: {
    act_failed: "Deze interactie is mislukt",
    actual_size: "Ware grootte",
    add_option: "Voeg een optie toe",
    archived: "Gesloten threads",
    archived_note: "Deze thread is gesloten. Wie schrijft, opent hem weer.",
    at_least: "Minstens {n} tekens",
    back: "Sluiten",
    bot_absent: "{bot} is er niet. Hij is gestopt, of start opnieuw op.",
    bot_awaited: "{bot} start op. Dat duurt een paar seconden…",
    bot_ended: "{bot} is gestopt (code {code}). De terminal zegt waarom; start hem daar opnieuw.",
    bot_killed: "{bot} is afgebroken (signaal {signal}). Start hem opnieuw in de terminal.",
    bot_tag: "Bot",
    broken: "De lijn met de sandbox is verbroken. Draait hij nog in zijn terminal? Nieuwe poging…",
    calls: "Oproepen",
    calls_you: "{place} roept je",
    cancel: "Annuleren",
    choose: "Kies",
    clear: "Wissen",
    closed: "gesloten",
    describe: "Wat de afbeelding toont",
    direct: "Privéberichten",
    dismiss: "Sluiten",
    done: "Klaar",
    earlier: "Toon eerdere berichten",
    edited: "bewerkt",
    empty: "Hier is nog niets gezegd.",
    empty_hint: "Typ / om te zien wat {bot} kan, of begin met een van deze:",
    empty_hint_bare: "Typ / om te zien wat {bot} kan.",
    false_: "Nee",
    gone: "Dat is weg.",
    is_called: "{who} wordt geroepen",
    language: "Taal",
    locked: "op slot",
    menu: "Kanalen en mensen",
    messages_many: "{n} berichten",
    messages_one: "1 bericht",
    must_be_listed: "Kies iets uit de lijst",
    must_be_number: "Een getal, graag",
    must_be_whole: "Een heel getal, graag",
    new_many: "{n} nieuwe berichten",
    new_one: "1 nieuw bericht",
    next: "Volgende afbeelding",
    no_typing: "Je kunt hier niet schrijven.",
    nothing_fits: "Niets past",
    only_you: "Alleen jij ziet dit",
    open_original: "Open in een eigen tabblad",
    open_picture: "Open de afbeelding",
    people: "Speel als",
    picture_broken: "Deze afbeelding kan niet worden getoond.",
    picture_elsewhere: "Een afbeelding op {host}, die deze pagina niet laadt",
    premium: "Alleen in de winkel van Discord",
    previous: "Vorige afbeelding",
    remove_option: "Weglaten",
    required: "Dit is nodig",
    say_here: "Schrijf, of / voor opdrachten",
    search: "Zoeken",
    send: "Versturen",
    sending: "{bot} wordt gevraagd…",
    silent: "{bot} heeft niet geantwoord",
    spoiler: "Verborgen. Druk om te tonen",
    spoiler_mark: "Spoiler",
    started_from: "Bij een bericht in",
    started_thread: "{who} opende de thread",
    thinking: "{bot} denkt na…",
    too_large: "Hoogstens {n}",
    too_small: "Minstens {n}",
    true_: "Ja",
    unread: "{n} ongelezen",
    up_to: "Hoogstens {n} tekens",
    used: "{who} gebruikte",
    you: "Je bent",
  },
  de: {
    act_failed: "Diese Interaktion ist fehlgeschlagen",
    actual_size: "Originalgröße",
    add_option: "Option hinzufügen",
    archived: "Geschlossene Threads",
    archived_note: "Dieser Thread ist geschlossen. Wer schreibt, öffnet ihn wieder.",
    at_least: "Mindestens {n} Zeichen",
    back: "Schließen",
    bot_absent: "{bot} ist nicht da. Er hat angehalten, oder er startet neu.",
    bot_awaited: "{bot} startet. Das dauert ein paar Sekunden…",
    bot_ended: "{bot} ist beendet (Code {code}). Das Terminal sagt, warum; starte ihn dort neu.",
    bot_killed: "{bot} wurde abgebrochen (Signal {signal}). Starte ihn im Terminal neu.",
    bot_tag: "Bot",
    broken: "Die Leitung zur Sandbox ist unterbrochen. Läuft sie noch in ihrem Terminal? Neuer Versuch…",
    calls: "Rufe",
    calls_you: "{place} ruft dich",
    cancel: "Abbrechen",
    choose: "Auswählen",
    clear: "Leeren",
    closed: "geschlossen",
    describe: "Was das Bild zeigt",
    direct: "Direktnachrichten",
    dismiss: "Verwerfen",
    done: "Fertig",
    earlier: "Frühere Nachrichten zeigen",
    edited: "bearbeitet",
    empty: "Hier wurde noch nichts gesagt.",
    empty_hint: "Mit / siehst du, was {bot} kann, oder beginne mit einem davon:",
    empty_hint_bare: "Mit / siehst du, was {bot} kann.",
    false_: "Nein",
    gone: "Das gibt es nicht mehr.",
    is_called: "{who} wird gerufen",
    language: "Sprache",
    locked: "gesperrt",
    menu: "Kanäle und Leute",
    messages_many: "{n} Nachrichten",
    messages_one: "1 Nachricht",
    must_be_listed: "Wähle etwas aus der Liste",
    must_be_number: "Bitte eine Zahl",
    must_be_whole: "Bitte eine ganze Zahl",
    new_many: "{n} neue Nachrichten",
    new_one: "1 neue Nachricht",
    next: "Nächstes Bild",
    no_typing: "Du kannst hier nicht schreiben.",
    nothing_fits: "Nichts passt",
    only_you: "Nur du siehst das",
    open_original: "In eigenem Tab öffnen",
    open_picture: "Bild öffnen",
    people: "Spielen als",
    picture_broken: "Dieses Bild lässt sich nicht zeigen.",
    picture_elsewhere: "Ein Bild auf {host}, das diese Seite nicht lädt",
    premium: "Nur in Discords Laden",
    previous: "Voriges Bild",
    remove_option: "Weglassen",
    required: "Das wird gebraucht",
    say_here: "Schreiben, oder / für Befehle",
    search: "Suchen",
    send: "Senden",
    sending: "{bot} wird gefragt…",
    silent: "{bot} hat nicht geantwortet",
    spoiler: "Verborgen. Drücken, um es zu zeigen",
    spoiler_mark: "Spoiler",
    started_from: "Zu einer Nachricht in",
    started_thread: "{who} hat den Thread geöffnet",
    thinking: "{bot} denkt nach…",
    too_large: "Höchstens {n}",
    too_small: "Mindestens {n}",
    true_: "Ja",
    unread: "{n} ungelesen",
    up_to: "Höchstens {n} Zeichen",
    used: "{who} nutzte",
    you: "Du bist",
  },
};

/** Every text of the page, by language. */
export const WORDS = Object.fromEntries(Object.keys(TALK).map((each) => [each, { ...TALK[each], ...ABOUT[each] }]));

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

/** What a language calls itself. */
export function languageName(code) {
  const names = new Intl.DisplayNames([code], { type: "language" });
  const name = names.of(code) ?? code;
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}
