"""Fair luck: the seals of a game's luck and of sealed answers, what they mean, and how anybody checks them.

It changes nothing. It says the seed of no game that is not over, and a sealed answer only once it is turned
up. Of each sealed answer the seal that stands now is shown, or that with which it was turned up: the seals of
answers that were changed before are not, because when and how often somebody thought again is theirs alone.
"""

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.layouts import pages
from cogs.presses.pages import page_of, page_row, seed_of
from cogs.presses.press import Handler, Press, Visit
from engine.journal.records import Session
from engine.play.chance import SHORT_SEAL, in_base32, seal
from engine.play.table import Sealed, Seat, Unsealed
from engine.sessions.chronicle import Happened
from engine.sessions.office_acts import stays_from
from renders.language.catalogues import Words
from renders.language.player_names import in_messages
from renders.language.telling import bold

CHECK = (
    "import base64, hashlib; print(base64.b32encode(hashlib.sha256({text!r}.encode()).digest())"
    ".decode().rstrip('='))"
)
"""A line of Python that prints the seal of a text, whatever the text is."""


async def show_luck(visit: Visit, session: Session, page: int = 1) -> None:
    """Show one page of all that is known of the luck. Raises Refused if the game was not started."""
    seed = seed_of(session)
    sessions, words = visit.services.sessions, visit.words
    story = await sessions.story(session)
    attempts = await sessions.attempts(session)
    found = luck_pages(session, seed, story, attempts, words)
    page = max(1, min(page, len(found)))
    labels = {
        "before": "button-luck-before",
        "after": "button-luck-after",
    }  # its pages have no earlier or later
    rows = [*page_row(session, words, Verb.LUCK, page, len(found), **labels), *check_rows(session, words)]
    await visit.answer(found[page - 1], rows=rows)


async def turn_luck_page(press: Press) -> None:
    """Show a page on the game's luck, the first from the button below the thread's first message."""
    await show_luck(press, await press.session(), page_of(press.custom_id))


def check_rows(session: Session, words: Words) -> list[ui.ActionRow[Any]]:
    """The button that checks a game once it is over."""
    if session.status != "over":
        return []
    check: ui.Button[Any] = ui.Button(
        label=words.text("button-verify"), custom_id=str(CustomId(Verb.VERIFY, session.id))
    )
    return [ui.ActionRow(check)]


def luck_pages(
    session: Session, seed: str, story: Iterable[Happened], attempts: Mapping[int, int], words: Words
) -> list[str]:
    """All that is known of the luck. The first page is for everybody: the seals that stand, and what they
    mean. The others say how to check the seals, for as long as there is something to check."""
    standing, turned_up = sealed_answers(story)
    seen = [one for question in turned_up for one in question]
    known = {session.names, *(one.names for one in (*standing, *seen))}
    shown = {names: bold(in_messages(names, words, known), words) for names in known}
    is_over = session.is_revealed
    checks = [words.text("luck-check"), _code(seed if is_over else seen[-1].text)] if is_over or seen else []
    if is_over:
        code = f"random.Random('{seed}/ROUND/ATTEMPT')"
        checks += ["", words.text("luck-rounds", code=code)]
        checks += [words.text("luck-attempts", attempts=_runs(attempts, words))]
    if seen:
        checks += ["", words.text("luck-turned-up")]
    for question in turned_up:
        checks += [""]
        for one in question:
            player = shown[one.names][one.seat]
            checks.append(words.text("luck-answer-turned-up", player=player, seal=one.seal, text=one.text))
    first = [
        words.text("luck-title", number=session.id),
        words.text("luck-about"),
        f"`{seal(seed)}`",
        words.text("luck-shown-first", count=SHORT_SEAL),
    ]
    if is_over:
        first += ["", words.text("luck-seed", seed=seed)]
    elif session.status == "playing":
        first += ["", words.text("luck-later")]
    elif session.ended_by is not None:
        first += ["", words.text("luck-after-end", until=stays_from(session))]
    if standing or seen:
        first += ["", words.text("luck-answers")]
    if standing:
        first += ["", words.text("luck-standing")]
    for one in standing:
        first.append(words.text("luck-answer-sealed", player=shown[one.names][one.seat], seal=one.seal))
    if not checks:
        return ["\n".join(first)]
    first += ["", words.text("luck-next")]
    return ["\n".join(first), *pages("\n".join(checks))]


@dataclass(frozen=True, slots=True)
class SealedAnswer:
    """A sealed answer of a seat, with the names that the players had then."""

    seat: Seat
    names: tuple[str, ...]
    seal: str
    text: str = ""
    """What was sealed, once it is turned up."""


def sealed_answers(story: Iterable[Happened]) -> tuple[list[SealedAnswer], list[list[SealedAnswer]]]:
    """The sealed answers that are not turned up, by seat, each with the seal that stands now; and in order of
    time those that were, question by question, each with the seal that stood then."""
    standing: dict[Seat, SealedAnswer] = {}
    turned_up: list[list[SealedAnswer]] = []
    for is_question, run in itertools.groupby(story, lambda one: isinstance(one.event, Unsealed)):
        if is_question:
            turned_up.append([])
        for one in run:
            match one.event:
                case Sealed(seat=seat, seal=digest):
                    standing[seat] = SealedAnswer(seat, one.names, in_base32(digest))
                case Unsealed(seat=seat, nonce=nonce, answer=answer):
                    turned_up[-1].append(replace(standing.pop(seat), text=f"{nonce}/{answer}"))
    return [standing[seat] for seat in sorted(standing)], turned_up


def _code(text: str) -> str:
    return f"```py\n{CHECK.format(text=text)}\n```"


def _runs(attempts: Mapping[int, int], words: Words) -> str:
    """The attempts of all rounds: "0 in rounds 0 to 4, 1 in rounds 5 to 9"."""
    parts = []
    for attempt, run in itertools.groupby(sorted({0: 0, **attempts}.items()), key=lambda one: one[1]):
        rounds = [number for number, _ in run]
        parts.append(
            words.text("luck-attempt", attempt=attempt, first=rounds[0], last=rounds[-1], count=len(rounds))
        )
    return ", ".join(parts)


HANDLERS: Mapping[Verb, Handler] = {Verb.LUCK: turn_luck_page}
