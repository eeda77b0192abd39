"""What somebody in office has done on a server, in words: one line for each act, the same in lists and where
it is told.

It knows no messages. People are shown by mentions, which call nobody where they are shown.
"""

from typing import Final

from cogs.parts.places import game_link
from cogs.parts.setting_words import chosen_words
from engine.journal.records import PersonId, Session
from engine.journal.server_act_rows import LONGEST_REASON, ActKind, ServerAct
from engine.journal.snowflakes import is_ghost
from renders.language.catalogues import Words
from renders.language.names import ELLIPSIS, escaped, isolated, tidy

ENDS: Final = ".!?…"
"""What may end a sentence."""


def reason_words(reason: str) -> str:
    """A reason on one line, as a message shows it: nothing in it is markdown, a link or a mention."""
    return isolated(escaped(tidy(reason, LONGEST_REASON)))


def reason_sentence(reason: str) -> str:
    """The same as a sentence, for what stands behind it. A reason that was deleted leaves an ellipsis."""
    shown = reason_words(reason) or ELLIPSIS
    return shown if shown[-1] in ENDS else f"{shown}."


def result_sentence(words: Words, *, was_decided: bool) -> str:
    """What a game leaves that is ended by office: nothing, unless it was decided before."""
    return words.text("office-result-stays" if was_decided else "office-no-result")


def by_words(name: str | None, words: Words, *, plays: bool) -> str:
    """The name of somebody in office (None: the operator), and that they play in the session themselves, if
    they do. A name that was deleted becomes a word for whoever it was."""
    if name is None:
        return words.text("office-operator")
    return _by(isolated(escaped(tidy(name))) or words.text("act-somebody"), words, plays=plays)


def person_words(person: PersonId | None, words: Words, *, is_player: bool = False) -> str:
    """Somebody whom an act names: a mention, or, if they were forgotten, what they once were there."""
    if person is None or is_ghost(person):
        return words.text("player-former" if is_player else "act-somebody")
    return f"<@{person}>"


def doer_words(act: ServerAct, words: Words, *, is_first: bool = False) -> str:
    """The same of whoever has done an act, by a mention. `is_first`: they are whom a sentence is about."""
    if act.is_operators:
        return words.text("act-operator" if is_first else "office-operator")
    return _by(person_words(act.by, words), words, plays=bool(act.data.get("plays")))


def _by(shown: str, words: Words, *, plays: bool) -> str:
    return words.text("act-by-player", by=shown) if plays else shown


def act_line(act: ServerAct, words: Words) -> str:
    """Who has done what, and why, in one sentence."""
    by = doer_words(act, words, is_first=True)
    what = words.text(f"act-{act.kind}", by=by, game=act.session or 0, **_details(act, words))
    if act.kind is ActKind.SETTING and (value := chosen_words(act.data, words)):
        return f"{words.text('act-with-value', what=what, value=value)}."
    reason = reason_words(act.reason)
    return words.text("act-with-reason", what=what, reason=reason) if reason else f"{what}."


def _details(act: ServerAct, words: Words) -> dict[str, str | int]:
    """What else the sentence of an act says."""
    match act.kind:
        case ActKind.PAUSE:
            return {"until": int(act.data["until"])}
        case ActKind.SEAT:
            return {"player": person_words(act.about, words, is_player=True)}
        case ActKind.MOVE:
            return {"channel": int(act.data["channel"])}
        case ActKind.UNDO:
            return {"number": int(act.data["number"])}
        case ActKind.SETTING:
            return {"setting": _setting(str(act.data["setting"]), words)}
    return {}


def told_line(act: ServerAct, words: Words) -> str:
    """The same where nothing stands before it."""
    line = act_line(act, words)
    return line[0].upper() + line[1:]


def listed_line(act: ServerAct, words: Words, session: Session | None = None) -> str:
    """The same in a list of acts: with its number and its moment, whether it was taken back, and a link to
    its game, if there still is one."""
    line = words.text("act-listed", number=act.number, at=int(act.at), what=act_line(act, words))
    undone = "" if act.undone is None else words.text("act-taken-back", at=int(act.undone))
    link = "" if session is None else f"· {game_link(session, words)}"
    return " ".join(filter(None, (line, undone, link)))


def _setting(name: str, words: Words) -> str:
    """The name of a setting, as the settings call it."""
    known = f"setting-{name}"
    return words.text(known) if words.has(known) else name
