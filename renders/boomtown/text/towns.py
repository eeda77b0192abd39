"""Boomtown's towns as text: whose mines there are, on which sum of the dice they yield how much, and who is
mayor.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.view import BoomtownView, MineView, PlayerView
from engine.play.table import Seat
from renders.boomtown.text.labels import mines_in, standing_in, town_name
from renders.language.catalogues import Words
from renders.reader import Reader

_MANY: Final = 4
"""So many mines and more are counted for whoever hears them."""


def town_lines(reader: Reader[BoomtownView], *, has_yields: bool = True) -> Iterator[str]:
    """Each town where somebody has a mine: its mayor with all mines there, then the others, the most first.
    With what each mine yields, whoever has many is told with their number."""
    view, words = reader.view, reader.words
    for town in Town:
        mayor, others = standing_in(view, town)
        holdings = [*([mayor] if mayor else []), *others]
        if not holdings:
            continue
        owners = [
            words.text(
                "boomtown-text-owner",
                player=reader.name(seat),
                count=count,
                office=_office(view, town, seat, count if has_yields else 1),
                mines=mines_text(
                    mines_in(view.players[seat], town), words, has_yields=has_yields and seat != view.seat
                ),
            )
            for seat, count in holdings
        ]
        yield words.text("boomtown-text-mines", town=town_name(town, words), mines="; ".join(owners))


def own_town(player: PlayerView, town: Town, view: BoomtownView, words: Words) -> str | None:
    """A player's mines and office in a town; None if there is nothing."""
    mines, name = mines_in(player, town), town_name(town, words)
    if not mines and town not in player.mayor_of:
        return None
    if town in player.mayor_of:
        kind = "boomtown-text-governor" if view.governor == town else "boomtown-text-mayor"
        name = words.text(kind, town=name)
    return words.text("boomtown-text-mines", town=name, mines=mines_text(mines, words))


def mines_text(mines: list[MineView], words: Words, *, has_yields: bool = True) -> str:
    """Mines of a town without its name: "3 yields 5, 7: 6 (dangerous)"."""
    if not has_yields:
        return ", ".join(str(MINES[mine.key].dice) for mine in mines)
    told = [mine_in_town(mine, words, is_first=not at) for at, mine in enumerate(mines)]
    return ", ".join(told) or words.text("list-nothing")


def mine_in_town(mine: MineView, words: Words, *, is_first: bool) -> str:
    """A mine without its town, the first of a list or one of those behind it: "7 yields 6 (dangerous)", or
    "7: 6 (dangerous)"."""
    notes = []
    if mine.has_new_vein:
        notes.append(words.text("boomtown-with-new-vein"))
    if MINES[mine.key].is_dangerous:
        notes.append(words.text("boomtown-dangerous"))
    kind = "boomtown-mine-in-town" if is_first else "boomtown-mine-more"
    told = words.text(kind, dice=MINES[mine.key].dice, gold=mine.worth)
    return f"{told} ({', '.join(notes)})" if notes else told


def _office(view: BoomtownView, town: Town, seat: Seat, count: int) -> str:
    """What is told of an owner beside the mines."""
    if town in view.players[seat].mayor_of:
        office = "governor" if view.governor == town else "mayor"
        return f"{office}-with" if count >= _MANY else office
    return "several" if count >= _MANY else "single"
