"""What a check of a game that is over has found, in plain words; and the game's file.

It changes nothing. A game that is not over is not checked, and its file has only what its reader may read.
"""

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.layouts import answer_with_file
from cogs.parts.readers import text_names
from cogs.presses.press import Handler, Press, Visit
from engine.journal.records import Session
from engine.play.chance import SHORT_SEAL, in_base32
from engine.sessions.office_acts import stays_from
from engine.sessions.verification import Verdict
from renders.language.catalogues import Words
from renders.language.telling import bold


async def show_verdict(visit: Visit, session: Session) -> None:
    """Check a game that is over, and say what was found. Raises Refused for any other game."""
    verdict = await visit.services.luck.verify(session)
    words = visit.words
    back: ui.Button[Any] = ui.Button(
        label=words.text("button-luck"), custom_id=str(CustomId(Verb.LUCK, session.id))
    )
    await visit.answer(verdict_text(verdict, session, words), rows=[ui.ActionRow(back)])


async def verify(press: Press) -> None:
    """Check the game whose button was pressed."""
    await show_verdict(press, await press.session())


def verdict_text(verdict: Verdict, session: Session, words: Words) -> str:
    """What a check has found: that all is as sealed, or the first thing that differs; then how anybody checks
    it themselves."""
    seal = in_base32(verdict.seal)[:SHORT_SEAL]
    return "\n\n".join(
        (
            words.text("luck-verified-title", number=session.id),
            *(
                _all_as_sealed(verdict, words)
                if verdict.difference is None
                else _differs(verdict, session, words)
            ),
            words.text("luck-compare", seal=seal),
            words.text("luck-yourself"),
        )
    )


def _all_as_sealed(verdict: Verdict, words: Words) -> list[str]:
    draws, answers = verdict.draws, verdict.answers
    counted = [
        words.text("luck-count-sealed", count=verdict.sealed),
        words.text("luck-count-rolls", count=draws.rolls),
        words.text("luck-count-shuffles", count=draws.shuffles),
        words.text("luck-count-lots", count=draws.lots),
    ]
    counts = (verdict.sealed, draws.rolls, draws.shuffles, draws.lots)
    drawn = [text for text, count in zip(counted, counts, strict=True) if count] or counted[:1]
    found = [words.text("luck-verified", counts=", ".join(drawn))]
    if not verdict.is_known:
        found.append(words.text("luck-rules-unknown"))
    elif verdict.compared == answers:
        found.append(words.text("luck-replayed", answers=answers))
    else:
        found.append(words.text("luck-compared", answers=answers, compared=verdict.compared))
    return found


def _differs(verdict: Verdict, session: Session, words: Words) -> list[str]:
    difference = verdict.difference
    assert difference is not None
    names = bold(text_names(session, words), words)
    what = words.text(
        f"luck-differs-{difference.what}",
        player=names[difference.seat] if difference.seat is not None else "",
        answer=difference.answer,
        round=difference.round,
    )
    return [words.text("luck-differs", what=what)]


async def give_file(visit: Visit, session: Session) -> None:
    """Give the game's file to whoever asked. Raises Refused if the game has not started."""
    content = await visit.services.luck.export(session, visit.person.id)
    words, number = visit.words, session.id
    if session.status == "over":
        text = words.text("luck-export-all", number=number)
    elif session.status == "playing":
        text = words.text("luck-export-now", number=number)
    elif session.ended_by is not None:
        text = words.text("luck-export-ended", number=number, until=stays_from(session))
    else:
        text = words.text("luck-export-readable", number=number)
    await answer_with_file(visit.interaction, text, f"{session.game}-{number}.json", content)


HANDLERS: Mapping[Verb, Handler] = {Verb.VERIFY: verify}
