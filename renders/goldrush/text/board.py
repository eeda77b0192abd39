"""Goldrush's table as text: a board in markdown for people who read, and the picture's alternative text.

Knows views and the map, never a state or a rule.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.goldrush.view import GoldrushView, PlayerView
from renders.goldrush.text.labels import (
    known_text,
    letters,
    now_text,
    nuggets_text,
    place_text,
    runs_text,
    unclaimed,
    unsure_text,
)
from renders.goldrush.text.options import move_text
from renders.goldrush.text.parts import HAND, NORTH, PLAYERS, SHEETS, SOUTH, fitted, joined
from renders.goldrush.text.prompts import turn
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.telling import LINE
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name in an alternative text: fewer, step by step, if the text would be too
long."""


def board_text(reader: Reader[GoldrushView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters. Whoever is asked
    reads who is asked, and the moves, in their question, and not here."""
    return _board(reader, [])


def own_board_text(reader: Reader[GoldrushView]) -> str:
    """The same, with the cards that the viewer knows; the public knows none."""
    return _board(reader, _known(reader.view, reader.words))


def _board(reader: Reader[GoldrushView], known: Iterable[str]) -> str:
    view, words = reader.view, reader.words
    named = reader.named()
    is_asked = view.seat is not None and view.seat in view.asked
    lines = [f"**{_when(view, words)}**", *_standing(named), *([] if is_asked else [turn(reader)])]
    lines += ["- " + _player(player, named) for player in ranked(view)]
    lines += [*_squares(view, words), *known]
    if moves := "" if is_asked else _moves(named):
        lines.append(moves)
    lines.append(words.text("goldrush-text-more"))
    return "\n".join(cut(line, LINE) for line in lines)


def turn_text(reader: Reader[GoldrushView]) -> str:
    """Whom the table waits for and for what, where they are, what they rolled, and why it is their turn."""
    return turn(reader)


def progress(reader: Reader[GoldrushView], _round_number: int, /) -> str:
    """R20: how far the game is: the turn, and the most nuggets that anybody has in the Bank."""
    view = reader.view
    most = max(player.banked for player in view.players)
    return reader.words.text("goldrush-progress", turn=view.turn, nuggets=most, goal=view.goal)


def _when(view: GoldrushView, words: Words) -> str:
    return words.text("goldrush-text-turn", turn=view.turn)


def _standing(reader: Reader[GoldrushView]) -> Iterator[str]:
    """R20: how many nuggets win; R1: the stack; R17: whose turns come next."""
    view, words = reader.view, reader.words
    yield words.text("goldrush-text-supply", nuggets=view.stack, goal=view.goal)
    if not view.is_over:
        yield words.text("goldrush-text-next", players=_next_turns(reader))


def _next_turns(reader: Reader[GoldrushView]) -> str:
    """Turns that are owed, the next one first, with consecutive turns of one player together; then whose turn
    is next in order."""
    parts = []
    for (seat, why), owed in itertools.groupby((each.seat, each.why) for each in reader.view.owed):
        turns = len(list(owed))
        parts.append(reader.words.text(f"goldrush-text-owed-{why}", player=reader.names[seat], turns=turns))
    return ", ".join([*parts, reader.names[reader.view.next_in_order]])


def _player(player: PlayerView, reader: Reader[GoldrushView]) -> str:
    """Where a player is and what they have."""
    words = reader.words
    return words.text(
        "goldrush-text-player",
        player=reader.names[player.seat],
        at=place_text(player.place, words, "at"),
        side=", ".join(_side(player, words)) or words.text("goldrush-text-nothing"),
    )


def _side(player: PlayerView, words: Words, *, has_markers: bool = False) -> Iterator[str]:
    """What a player has, as far as everybody may know. What is empty is not named, nor are free markers,
    unless it `has_markers`: everybody has three, for the claims and mines that are named."""
    if player.banked:
        yield words.text("goldrush-in-bank", nuggets=player.banked)
    if player.cart:
        yield words.text("goldrush-on-cart", nuggets=player.cart)
    for kind, squares in (("mines", player.mines), ("claims", player.claims)):
        if squares:
            yield words.text(f"goldrush-{kind}", squares=letters(squares), count=len(squares))
    if has_markers or not player.markers:
        yield words.text("goldrush-markers", markers=player.markers)


def _squares(view: GoldrushView, words: Words) -> Iterator[str]:
    """The squares that are nobody's; R8, R21: and what everybody may know of squares."""
    if free := unclaimed(view):
        yield words.text("goldrush-text-unclaimed", squares=runs_text(free, words))
    if unsure := unsure_text(view, words):
        yield unsure
    if view.left_open:
        yield words.text("goldrush-text-left-open", squares=letters(view.left_open))
    if standing := [square for square in view.spared if view.claimant(square) is not None]:
        yield words.text("goldrush-text-spared", squares=letters(standing))


def _moves(reader: Reader[GoldrushView]) -> str:
    """R2: where the roll leads, with the numbers on the picture."""
    words = reader.words
    labels = [
        move_text(number, move, reader.names, words) for number, move in enumerate(reader.view.moves, 1)
    ]
    return words.text("goldrush-text-moves", moves="; ".join(labels)) if labels else ""


def hand_text(reader: Reader[GoldrushView]) -> str:
    """The viewer's own side, as markdown."""
    return "\n".join(cut(line, LINE) for line in _hand(reader.named()))


def _hand(reader: Reader[GoldrushView]) -> Iterator[str]:
    """What the viewer has, what is special about them now, and what only they may know."""
    view, words = reader.view, reader.words
    player, _ = own_side(view)
    yield ", ".join(_side(replace(player, claims=()), words, has_markers=True))
    if now := now_text(view, player, words):
        yield now
    yield from _known(view, words)


def _known(view: GoldrushView, words: Words) -> Iterator[str]:
    """What only the viewer may know: their claims as they truly are, and the other cards that they know.
    The public knows none."""
    if view.hand is None:
        return
    player, hand = own_side(view)
    if player.claims:
        claims = ((square, hand.card(square)) for square in player.claims)
        yield words.text("goldrush-text-own-claims", cards=known_text(claims, words))
    others = [(square, card) for square, card in hand.known if square not in player.claims]
    if others:
        yield words.text("goldrush-text-known", cards=known_text(others, words))


def alt_text(reader: Reader[GoldrushView]) -> str:
    """The pictures in at most 1,024 characters of plain text."""
    return joined(alt_parts(reader))


def alt_parts(reader: Reader[GoldrushView]) -> dict[str, str]:
    """Everybody's side, then each sheet of the map. Whose turn it is, and where they can move, is said beside
    the pictures."""
    return fitted(_alt(reader, _limit(reader)))


def own_alt_text(reader: Reader[GoldrushView]) -> str:
    """The same, after all that only the viewer knows."""
    return joined(own_alt_parts(reader))


def own_alt_parts(reader: Reader[GoldrushView]) -> dict[str, str]:
    """The parts of the board, the first of them after all that only the viewer knows."""
    parts = _alt(reader, _limit(reader))
    if reader.view.hand is not None:
        parts[PLAYERS] = [*_own(reader), *parts[PLAYERS]]
    return fitted(parts)


def _limit(reader: Reader[GoldrushView]) -> int:
    """How long names may be, so that the board's text fits."""

    def length(limit: int) -> int:
        return sum(len(line) + 1 for lines in _alt(reader, limit).values() for line in lines) - 1

    return next((limit for limit in _NAMES if length(limit) <= ALT), _NAMES[-1])


def _alt(reader: Reader[GoldrushView], limit: int) -> dict[str, list[str]]:
    """The lines of each part."""
    view, words = reader.view, reader.words
    short = reader.named(limit)
    parts = {PLAYERS: [_when(view, words)], **_titles(words)}
    if unsure := unsure_text(view, words):
        parts[NORTH].append(unsure)
    if view.ranks:
        best = winners(view)
        parts[SOUTH].append(won([short.names[player.seat] for player in best], best[0].banked, words))
    else:
        parts[PLAYERS] += _standing(short)
    parts[PLAYERS] += [_player(player, short) for player in ranked(view)]
    return parts


def _titles(words: Words) -> dict[str, list[str]]:
    """What each sheet of the map is."""
    return {sheet: [words.text("goldrush-alt-sheet", sheet=sheet)] for sheet in SHEETS}


def won(players: Sequence[str], nuggets: int, words: Words) -> str:
    """R20: who has won, and with how much in the Bank."""
    return words.text(
        "goldrush-text-winner", players=words.listed(players), count=len(players), nuggets=nuggets
    )


def score(nuggets: int, words: Words) -> str:
    """R20: what counts first at the end."""
    return nuggets_text(nuggets, words)


def standing(view: GoldrushView, seat: int, words: Words) -> str:
    """R20: everything that decided a seat's place."""
    player = view.players[seat]
    parts = [words.text("goldrush-in-bank", nuggets=player.banked)]
    parts.append(words.text("goldrush-on-cart", nuggets=player.cart))
    if player.mines:
        parts.append(words.text("goldrush-mines", squares=letters(player.mines), count=len(player.mines)))
    return ", ".join(parts)


def hand_alt(reader: Reader[GoldrushView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    return joined(hand_alt_parts(reader))


def hand_alt_parts(reader: Reader[GoldrushView]) -> dict[str, str]:
    """The viewer's own side, then the map."""
    return fitted({HAND: _own(reader), **_titles(reader.words)})


def _own(reader: Reader[GoldrushView]) -> list[str]:
    """The viewer's own side."""
    return list(_hand(reader.named(_NAMES[0])))
