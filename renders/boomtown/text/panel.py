"""The pictures beside Boomtown's questions in words, for whoever cannot see them.

Knows decisions and views, never a state, a rule or a picture.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import KEEP
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.text.board import mine_in_town, standing_text
from renders.boomtown.text.choices import Aim, Choice, Dice, InTown, OnOffer, Owned, Roll, Victims, choice_of
from renders.boomtown.text.labels import (
    card_text,
    describe_card,
    mayor_of,
    mine_on_table,
    points_text,
    saloon_on_table,
    saloon_text,
    town_name,
)
from renders.boomtown.text.options import DICE, WAYS_TO_ROLL, choice_label
from renders.boomtown.text.prospects import Due, Gained, Prospect
from renders.face import AnyDecision
from renders.language.catalogues import ALT, Words
from renders.reader import Reader

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name: the first of these with which the whole text has room."""


def panel_alt(decision: AnyDecision, reader: Reader[BoomtownView], chosen: Sequence[str]) -> str | None:
    """The picture in at most 1,024 characters; None for a decision without one."""
    return "\n".join(panel_alt_parts(decision, reader, chosen).values()) or None


def panel_alt_parts(
    decision: AnyDecision, reader: Reader[BoomtownView], chosen: Sequence[str]
) -> dict[str, str]:
    """The same by what is to be seen: what the question is about, and what there is to choose from; what is
    chosen is said last. Empty for a decision without a picture."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return {}
    for limit in _NAMES:
        lines = _lines(decision, choice, reader.named(limit), chosen)
        told = {name: "\n".join(f"{line}." for line in each) for name, each in lines.items()}
        if len("\n".join(told.values())) <= ALT:
            break
    return told


def _lines(
    decision: AnyDecision, choice: Choice, reader: Reader[BoomtownView], chosen: Sequence[str]
) -> dict[str, list[str]]:
    view, words = reader.view, reader.words
    own = view.own
    you = words.text("boomtown-panel-you")
    told = reader.calling(you if seat == own.seat else name for seat, name in enumerate(reader.names))
    first = [words.text("boomtown-panel-purse", gold=own.gold, points=points_text(own.score, words))]
    lines = {"about": first}
    match choice:
        case OnOffer():
            first += _auction(told)
            lines["cards"] = [_card(each, told) for each in choice.cards]
        case Aim():
            first.append(_event(decision, words))
            lines |= {each.town: [_town(each, told)] for each in choice.towns}
        case Dice():
            first.append(_event(decision, words))
            for which, row in zip(DICE, choice.rolls, strict=True):
                rolls = "; ".join(_roll(roll, DICE[which], told) for roll in row)
                lines[which] = [words.text(f"boomtown-panel-die-{which}", rolls=rolls)]
        case Victims():
            first.append(_event(decision, words))
            victims, ways = _victims(choice, told)
            lines |= {"victims": [victims], "ways": [ways]}
    if chosen:
        what = ", ".join(choice_label(decision, key, reader) for key in chosen)
        lines[list(lines)[-1]].append(words.text("boomtown-panel-chosen", what=what))
    return lines


def _auction(reader: Reader[BoomtownView]) -> Iterator[str]:
    """What is bid, or who has won."""
    view, words = reader.view, reader.words
    if view.auction is not None:
        yield from standing_text(view.auction, reader.names, words)
    elif view.winner is not None and view.winner != view.own.seat:
        yield words.text("boomtown-text-winner", player=reader.name(view.winner))


def _event(decision: AnyDecision, words: Words) -> str:
    """The event that the question is about, and what it does: decisions about events have their names."""
    return describe_card(f"{decision.name}-1", words)


def _card(each: Gained, reader: Reader[BoomtownView]) -> str:
    """A card on offer: who has what in its town, and what it would make of the viewer."""
    words = reader.words
    if each.prospect is None:
        what = words.text(f"boomtown-panel-{each.use}")
    else:
        what = "; ".join(_prospect(each.prospect, reader))
    return words.text("boomtown-panel-card", card=card_text(each.key, words), what=what)


def _prospect(prospect: Prospect, reader: Reader[BoomtownView]) -> Iterator[str]:
    words = reader.words
    has = [(*prospect.mayor, "yes")] if prospect.mayor else []
    has += [(*other, "no") for other in prospect.others]
    held = [
        words.text("boomtown-panel-holding", player=reader.name(seat), mines=mines, mayor=is_mayor)
        for seat, mines, is_mayor in has
    ]
    yield ", ".join(held) or words.text("boomtown-panel-nobody")
    mine = words.text("boomtown-panel-mine", number=prospect.number)
    yield words.text(f"boomtown-panel-would-{prospect.office}", mine=mine)
    if prospect.due is not None:
        yield _due(prospect.due, reader)


def _due(due: Due, reader: Reader[BoomtownView]) -> str:
    kind = "fee" if due.paid == due.owed else "fee-short"
    mayor = reader.name(due.mayor)
    return reader.words.text(f"boomtown-note-{kind}", gold=due.paid, owed=due.owed, mayor=mayor)


def _town(each: InTown, reader: Reader[BoomtownView]) -> str:
    """A town with what there is to choose, or what counts there, by owner."""
    words = reader.words
    mayor = mayor_of(reader.view, each.town)
    parts = []
    for owner in each.owners:
        player = reader.name(owner.seat)
        if mayor is not None and mayor.seat == owner.seat:
            player = words.text("boomtown-panel-mayor-of", player=player)
        mines = f"{player} {', '.join(_owned(one, reader) for one in owner.owned)}"
        parts.append(words.text("boomtown-panel-elects", mines=mines) if owner.elects else mines)
    if not parts:
        parts.append(words.text("boomtown-panel-nobody"))
    if each.fee is not None:
        parts.append(words.text("boomtown-panel-fee", gold=each.fee))
    return words.text("boomtown-text-mines", town=town_name(each.town, words), mines="; ".join(parts))


def _owned(one: Owned, reader: Reader[BoomtownView]) -> str:
    """A mine or a saloon, in the line of its town."""
    view, words = reader.view, reader.words
    saloon, mine = saloon_on_table(view, one.key), mine_on_table(view, one.key)
    if saloon is not None:
        return saloon_text(saloon, words)
    assert mine is not None, "whatever has an owner is on the table"
    return mine_in_town(mine.key, mine.worth, words, has_new_vein=mine.has_new_vein)


def _roll(roll: Roll, die: int, reader: Reader[BoomtownView]) -> str:
    """A face of a die: the sum, and who would get how much."""
    words = reader.words
    gets = [words.text("boomtown-share", player=reader.name(seat), gold=gold) for seat, gold in roll.yields]
    kind = "now" if roll.key == KEEP else "other"
    return words.text(
        "boomtown-panel-roll",
        face=roll.dice[die],
        sum=sum(roll.dice),
        kind=kind,
        gets=", ".join(gets) or words.text("list-nothing"),
    )


def _victims(choice: Victims, reader: Reader[BoomtownView]) -> Iterator[str]:
    words = reader.words
    gold = [
        words.text("boomtown-share", player=reader.name(seat), gold=gold) for seat, gold in choice.victims
    ]
    yield words.text("boomtown-panel-victims", players=", ".join(gold))
    ways = ", ".join(f"{least}: {ways}" for least, ways in WAYS_TO_ROLL.items())
    yield words.text("boomtown-panel-ways", ways=ways)
