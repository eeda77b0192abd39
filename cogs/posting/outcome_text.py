"""What a game that is over says of its people's ratings: a line for each of them, or why it does not count.

It knows words, and computes no rating: all numbers are those that were stored when the game was settled.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.rating_text import change_text
from engine.journal.records import Session
from engine.play.game import Ranking
from engine.results.places import Why
from engine.results.steps import Step, shown
from engine.sessions.outcomes import Left, Outcome
from renders.language.catalogues import Words
from renders.language.player_names import in_messages
from renders.ratings.text.numbers import decimal

PROVISIONAL: Final = "?"
"""Stands behind a rating that says too little yet."""


def outcome_text(outcome: Outcome | None, session: Session, ranking: Ranking | None, words: Words) -> str:
    """A heading and a line for each person who counted or never answered, in the order of their places; or
    one small line that says why the game does not count. "" if there is nothing to say: it is not over, it
    was never settled who counted, or nobody expects ratings because the server has none. `ranking` has all
    seats as the match ranked them; None if it has no ranking."""
    if outcome is None:
        return ""
    if outcome.why is not None:
        return _unrated(outcome, outcome.why, session, words)
    if not outcome.has_ratings:
        return ""
    lines = [f"- {_line(one, outcome, session, ranking, words)}" for one in outcome.people]
    is_any_provisional = any(one.is_provisional for one in outcome.people)
    note = [words.text("outcome-provisional")] if is_any_provisional else []
    return "\n".join([words.text("outcome-head"), *lines, *note])


def _unrated(outcome: Outcome, why: Why, session: Session, words: Words) -> str:
    """Why a game does not count. Where a server has no ratings that is no news, unless the open seats said
    that the game counts."""
    if not outcome.has_ratings and not (why is Why.SERVER and session.is_rated):
        return ""
    if why is Why.ALONE and outcome.seated < 2:
        return words.text("outcome-unrated-robots")
    if why is Why.ROBOTS:
        return words.text("outcome-unrated-played-out")
    return words.text(f"outcome-unrated-{why}")


def _line(one: Left, outcome: Outcome, session: Session, ranking: Ranking | None, words: Words) -> str:
    """What the game has left of one person: what became of their rating and why, or (if they show none) only
    their place."""
    name = _name(one, session, words)
    if one.place is None:
        if one.step is None:
            return words.text("outcome-absent", who=name)
        return words.text("outcome-absent", who=_change(name, one, one.step, words))
    note = _note(one, outcome.people, ranking)
    who = words.text(f"outcome-{note}", name=name) if note else name
    if one.step is None:
        return words.text("outcome-place", who=who, place=one.place, people=outcome.present)
    return _explained(_change(who, one, one.step, words), one, outcome, words)


def _change(who: str, one: Left, step: Step, words: Words) -> str:
    """Somebody, and their rating before and after. The difference is that of the numbers that are shown."""
    before, after = shown(step.before.value), shown(step.after.value)
    change = change_text(after - before, words)
    mark = PROVISIONAL if one.is_provisional else ""
    return words.text("outcome-change", who=who, before=before, after=f"{after}{mark}", change=change)


def _explained(changed: str, one: Left, outcome: Outcome, words: Words) -> str:
    """A change, with what was expected and what happened. If anybody else hides their rating, what was
    expected is left out: it would tell how strong they are."""
    others, expected = outcome.present - 1, None if one.step is None else one.step.expected
    is_hidden = any(each.step is None for each in outcome.people if each.place is not None)
    if others == 1:
        if is_hidden or expected is None:
            return changed
        return words.text("outcome-chance", who=changed, share=min(max(round(100 * expected), 1), 99))
    behind = _halves(one.left_behind or 0.0)
    if is_hidden or expected is None:
        return words.text("outcome-behind", who=changed, behind=behind, others=others)
    return words.text(
        "outcome-expected", who=changed, behind=behind, others=others, expected=_tenths(expected, words)
    )


def _note(one: Left, people: Sequence[Left], ranking: Ranking | None) -> str:
    """Why somebody counts in another place than that in which their seat came: "gone" or "idle"; "" if they
    do not. Whoever alone stayed comes first, even if they go later."""
    if one.place == 1:
        return ""
    if one.has_gone:
        return "gone"
    if ranking is None:
        return ""
    for each in people:
        is_before = each.place is not None and one.place is not None and each.place < one.place
        if is_before and ranking.ranks[each.seat] >= ranking.ranks[one.seat]:
            return "idle"
    return ""


def _name(one: Left, session: Session, words: Words) -> str:
    """The name of somebody who sat on a seat, as messages show it, told apart from those who sit there at
    the end."""
    names = tuple(one.name if seat == one.seat else name for seat, name in enumerate(session.names))
    return words.named(in_messages(names, words, [session.names]), one.seat)


def _halves(number: float) -> str:
    """A number of people, in which a shared place counts half: "2", "½" or "1½"."""
    whole, half = int(number), number % 1 >= 0.5
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def _tenths(number: float, words: Words) -> str:
    """A number with one decimal, unless that is 0."""
    return decimal(number, words) if round(10 * number) % 10 else str(round(number))
