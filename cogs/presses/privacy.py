"""Privacy: what is stored about a person is shown to them, given as a file, or deleted; and the policy.

Everything here is private, and about whoever asks or presses: no command and no id names anybody else. A game
is never taken up by it: to look at what is stored is not to be back.
"""

import asyncio
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.layouts import answer_with_file, send_file_beside
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.records import Session, SessionId
from engine.sessions.forgetting import Counts, Kept
from renders.language.catalogues import Words
from renders.language.policies import policy_pages

PART: Final = 8 << 20
"""The most bytes of one file. Discord takes 10 MiB on every server."""
ASKED_FOR_S: Final = 15 * 60
"""How long a question whether to delete everything can be answered; then it is asked again."""
NAMED: Final = 10
"""The most games that are named by their numbers; beyond that only their count is said."""

_OWN: Final = (Kept.ABSENCES, Kept.PREFERENCES)
"""What is said last: it is not of games."""
_SHOW, _EXPORT, _DELETE, _POLICY = "", "export", "delete", "policy-"


async def show_stored(visit: Visit) -> None:
    """Show in counts what is stored about the person, who runs the bot, and how long things are kept."""
    words = visit.words
    counts = await visit.services.forgetting.stored(visit.person.id)
    texts = [_known_text(counts, words)]
    if counts.running or counts.open:
        texts.append(words.text("privacy-seated", games=words.listed(_seats(counts, words))))
    texts += [_operator_text(visit), words.text("privacy-kept-for")]
    await visit.answer("\n".join(texts), rows=[_row(words, f"{_POLICY}1", _EXPORT, _DELETE)])


async def give_file(visit: Visit) -> None:
    """Give the person all that is stored about them, as one file, or as several if it is large."""
    words = visit.words
    stored = await visit.services.forgetting.export(visit.person.id)
    (name, content), *others = await asyncio.to_thread(lambda: list(files_of(stored)))
    text = words.text("privacy-exported", count=1 + len(others))
    await answer_with_file(visit.interaction, text, name, content, [_row(words, _SHOW, _DELETE)])
    for each in others:
        await send_file_beside(visit.interaction, *each)


async def ask_to_delete(visit: Visit, *, above: str = "") -> None:
    """Say what deletion would do, below the text `above`, with the button that does it."""
    words, me = visit.words, visit.person.id
    counts = await visit.services.forgetting.stored(me)
    if counts.is_nothing:
        await visit.answer(words.text("privacy-nothing-to-delete"), rows=[_row(words, _SHOW)])
        return
    lines = [words.text("privacy-delete-yours")]
    if counts.running:
        lines.append(
            words.text("privacy-delete-running", count=len(counts.running), games=_numbers(counts.running))
        )
    if counts.open:
        lines.append(words.text("privacy-delete-open", count=len(counts.open), games=_numbers(counts.open)))
    hosted = [session for session in counts.open if session.host == me]
    if hosted:
        lines.append(words.text("privacy-delete-hosted", count=len(hosted)))
    lines += [words.text("privacy-delete-stays"), words.text("privacy-delete-messages")]
    texts = [
        words.text("privacy-delete-title"),
        "\n".join(f"- {line}" for line in lines),
        words.text("privacy-delete-warning"),
    ]
    forget: ui.Button[Any] = ui.Button(
        label=words.text("button-forget-me"),
        custom_id=str(CustomId(Verb.FORGET_ME, NO_SESSION, key=f"{_now(visit)}-{_games_in(counts)}")),
        style=discord.ButtonStyle.danger,
    )
    await visit.answer(*filter(None, (above,)), *texts, rows=[ui.ActionRow(forget, _button(words, _SHOW))])


async def delete(press: Press) -> None:
    """Delete whoever presses, once all is done that they did before: it may still store something of them. If
    this was asked long ago, or if they sit in other games since, ask again."""
    services, words, me = press.services, press.words, press.person.id
    await services.acting.earlier_done(me)
    counts = await services.forgetting.stored(me)
    if counts.is_nothing:
        await press.answer(words.text("privacy-forgotten-before"))
        return
    if not _is_of_now(press, counts):
        await ask_to_delete(press, above=words.text("privacy-asked-again"))
        return
    seated = [session.id for session in (*counts.running, *counts.open)]
    try:
        found = await services.forgetting.forget(me)
    finally:  # if it was refused half-way, the seats that were given up until then are shown
        press.services.wake(seated)
    said = [words.text("privacy-forgotten")]
    if counts.running:
        said.append(words.text("privacy-forgotten-running", count=len(counts.running)))
    if counts.open:
        said.append(words.text("privacy-forgotten-open", count=len(counts.open)))
    await press.answer(" ".join(said), f"-# {words.text('privacy-forgotten-after')}")
    await _wake_unfinished(press, set(found).difference(seated))
    if counts.counts[Kept.ENTRIES]:
        await services.league_messages.show_anew()


async def show_page(press: Press) -> None:
    """Show what the button names: what is stored, the file, the question whether to delete all, or a page of
    the policy."""
    key = press.custom_id.key
    match key:
        case "":
            await show_stored(press)
        case "export":
            await give_file(press)
        case "delete":
            await ask_to_delete(press)
        case _:
            if not key.startswith(_POLICY):
                raise UnknownId
            page = CustomId(Verb.PRIVACY, NO_SESSION, key=key.removeprefix(_POLICY)).number
            await _show_policy(press, page)


async def _show_policy(visit: Visit, page: int) -> None:
    words = visit.words
    found = policy_pages(words.locale, _operator_text(visit))
    page = max(1, min(page, len(found)))
    earlier, later = (
        _button(words, f"{_POLICY}{to}", words.text(label), is_off=not 1 <= to <= len(found))
        for to, label in ((page - 1, "button-privacy-before"), (page + 1, "button-privacy-after"))
    )
    await visit.answer(found[page - 1], rows=[ui.ActionRow(earlier, later, _button(words, _SHOW))])


def files_of(stored: Mapping[str, Any], most: int = PART) -> Iterator[tuple[str, bytes]]:
    """The files with all that is stored, with their names: `privacy.json`, or, if that has more bytes than
    `most`, `privacy-1.json` and so on. Each is whole JSON with what is no list, and with its share of the
    rows in the lists. It has at most `most` bytes, unless a single row has more."""
    whole = _json(stored)
    if len(whole) <= most:
        yield "privacy.json", whole
        return
    about = {name: each for name, each in stored.items() if not isinstance(each, list)}
    parts: list[dict[str, Any]] = [{}]
    left = room = most - len(_json({**about, "part": 0, "parts": 10**6}))
    for name, rows in stored.items():
        for row in rows if isinstance(rows, list) else ():
            size = len(_json({name: [row]}))
            if size > left and parts[-1]:
                parts.append({})
                left = room
            left -= size
            parts[-1].setdefault(name, []).append(row)
    for number, part in enumerate(parts, 1):
        yield f"privacy-{number}.json", _json({**about, "part": number, "parts": len(parts), **part})


def _json(content: Mapping[str, Any]) -> bytes:
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode()


def _known_text(counts: Counts, words: Words) -> str:
    """What is stored, in one sentence."""
    if counts.is_nothing:
        return words.text("privacy-knows-nothing")
    parts = [
        words.text(f"privacy-kept-{kept}", count=counts.counts[kept], servers=counts.servers)
        for kept in (*(each for each in Kept if each not in _OWN), *_OWN)
        if counts.counts[kept]
    ]
    return words.text("privacy-knows", what=words.listed(parts))


def _seats(counts: Counts, words: Words) -> list[str]:
    """How many games somebody sits in now."""
    found = {"privacy-in-running": len(counts.running), "privacy-in-open": len(counts.open)}
    return [words.text(message, count=count) for message, count in found.items() if count]


def _operator_text(visit: Visit) -> str:
    """Who runs the bot, in their own words, or that nobody is named."""
    operator = visit.services.operator
    if not operator:
        return visit.words.text("privacy-no-operator")
    return visit.words.text("privacy-operator", operator=operator)


def _numbers(sessions: Iterable[Session]) -> str:
    """Games by their numbers, as far as they are few: " (#12, #14)"."""
    found = [f"#{session.id}" for session in sessions]
    return f" ({', '.join(found)})" if len(found) <= NAMED else ""


def _games_in(counts: Counts) -> str:
    """A short text that is another one for other games."""
    numbers = sorted(session.id for session in counts.running), sorted(session.id for session in counts.open)
    return f"{zlib.crc32(repr(numbers).encode()):x}"


def _is_of_now(press: Press, counts: Counts) -> bool:
    """Whether the pressed question was asked just now, about the games of now."""
    asked, _, games = press.custom_id.key.partition("-")
    if not (asked.isascii() and asked.isdecimal()):
        raise UnknownId
    return 0 <= _now(press) - int(asked) <= ASKED_FOR_S and games == _games_in(counts)


def _now(visit: Visit) -> int:
    return int(visit.services.sessions.workings.now())


async def _wake_unfinished(press: Press, sessions: Iterable[SessionId]) -> None:
    """Let what is posted of those of these sessions that are not over show that somebody is gone: messages of
    finished games stay as they are."""
    for number in sessions:
        with suppress(Refused):  # its server was deleted meanwhile
            session = await press.services.posted.session(number)
            if session.status in ("open", "playing"):
                press.services.wake([number])


def _row(words: Words, *keys: str) -> Row:
    return ui.ActionRow(*(_button(words, key) for key in keys))


def _button(words: Words, key: str, label: str = "", *, is_off: bool = False) -> ui.Button[Any]:
    """The button to a page; that which leads to the question whether to delete all is red."""
    is_red = key == _DELETE
    return ui.Button(
        label=label or words.text(f"button-privacy-{key.partition('-')[0] or 'show'}"),
        custom_id=str(CustomId(Verb.PRIVACY, NO_SESSION, key=key)),
        style=discord.ButtonStyle.danger if is_red else discord.ButtonStyle.secondary,
        disabled=is_off,
    )


HANDLERS: Mapping[Verb, Handler] = {Verb.PRIVACY: show_page, Verb.FORGET_ME: delete}
