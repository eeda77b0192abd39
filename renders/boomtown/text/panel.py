"""The pictures beside Boomtown's questions in words, for whoever cannot see them.

Knows decisions and views, never a state, a rule or a picture.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import KEEP
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.text.choices import Aim, Choice, Dice, InTown, OnOffer, Owned, Roll, Victims, choice_of
from renders.boomtown.text.labels import mayor_of, mine_on_table, saloon_on_table, saloon_text, town_name
from renders.boomtown.text.options import DICE, WAYS_TO_ROLL, button_label
from renders.boomtown.text.towns import mine_in_town
from renders.face import AnyDecision
from renders.language.catalogues import ALT
from renders.reader import Reader

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name: the first of these with which the whole text has room."""


def panel_alt(decision: AnyDecision, reader: Reader[BoomtownView], chosen: Sequence[str]) -> str | None:
    """The picture in at most 1,024 characters; None for a decision without one."""
    return "\n".join(panel_alt_parts(decision, reader, chosen).values()) or None


def panel_words(decision: AnyDecision, reader: Reader[BoomtownView], chosen: Sequence[str]) -> str:
    """The same beside a question and its choices for whoever sees no picture: not that it shows the cards."""
    text = panel_alt(decision, reader, chosen) or ""
    shown = f"{reader.words.text('boomtown-panel-offer')}."
    return "\n".join(line for line in text.splitlines() if line != shown)


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
    you = words.text("boomtown-panel-you")
    told = reader.calling(you if seat == view.seat else name for seat, name in enumerate(reader.names))
    lines: dict[str, list[str]] = {}
    match choice:
        case OnOffer():
            lines["cards"] = [words.text("boomtown-panel-offer")]
        case Aim():
            lines |= {each.town: [_town(each, told)] for each in choice.towns}
        case Dice():
            for which, row in zip(DICE, choice.rolls, strict=True):
                rolls = "; ".join(_roll(roll, DICE[which], told) for roll in row)
                lines[which] = [words.text(f"boomtown-panel-die-{which}", rolls=rolls)]
        case Victims():
            victims, ways = _victims(choice, told)
            lines |= {"victims": [victims], "ways": [ways]}
    if chosen:
        what = ", ".join(button_label(decision, key, reader) for key in chosen)
        lines[list(lines)[-1]].append(words.text("boomtown-panel-chosen", what=what))
    return lines


def _town(each: InTown, reader: Reader[BoomtownView]) -> str:
    """A town with what there is to choose, or what counts there, by owner."""
    words = reader.words
    mayor = mayor_of(reader.view, each.town)
    parts = []
    for owner in each.owners:
        player = reader.name(owner.seat)
        if mayor is not None and mayor.seat == owner.seat:
            player = words.text("boomtown-panel-mayor-of", player=player)
        owned = ", ".join(_owned(owner.owned, reader))
        mines = words.text("boomtown-text-mines", town=player, mines=owned)
        parts.append(words.text("boomtown-panel-elects", mines=mines) if owner.elects else mines)
    if not parts:
        parts.append(words.text("boomtown-panel-nobody"))
    if each.fee is not None:
        parts.append(words.text("boomtown-panel-fee", gold=each.fee))
    return words.text("boomtown-text-mines", town=town_name(each.town, words), mines="; ".join(parts))


def _owned(owned: Sequence[Owned], reader: Reader[BoomtownView]) -> Iterator[str]:
    """Mines and saloons, in the line of their town."""
    view, words, is_first = reader.view, reader.words, True
    for one in owned:
        saloon, mine = saloon_on_table(view, one.key), mine_on_table(view, one.key)
        if mine is not None:
            yield mine_in_town(mine, words, is_first=is_first)
            is_first = False
        elif saloon is not None:
            yield saloon_text(saloon, words)


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
        gets=", ".join(gets) or words.text("list-nobody"),
    )


def _victims(choice: Victims, reader: Reader[BoomtownView]) -> Iterator[str]:
    words = reader.words
    gold = [
        words.text("boomtown-share", player=reader.name(seat), gold=gold) for seat, gold in choice.victims
    ]
    yield words.text("boomtown-panel-victims", players=", ".join(gold))
    ways = ", ".join(
        words.text("boomtown-panel-way", number=least, ways=ways) for least, ways in WAYS_TO_ROLL.items()
    )
    yield words.text("boomtown-panel-ways", ways=ways)
