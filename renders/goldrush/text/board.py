"""Goldrush's table as text: a board in markdown for people who read, and the picture's alternative text.

Knows views and the map, never a state or a rule.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.goldrush.cards import NUGGETS, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, PlayerView
from renders.goldrush.text.labels import (
    card_text,
    letter,
    letters,
    nuggets_text,
    place_text,
    sent_text,
    unsure_text,
)
from renders.goldrush.text.options import move_label
from renders.goldrush.text.parts import HAND, NORTH, PLAYERS, SHEETS, SOUTH, fitted, joined, sheet_of
from renders.goldrush.text.prompts import turn
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.player_names import SEAT_SIGNS, unsigned
from renders.language.telling import LINE
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAMES: Final = (24, 14, 10, 7)
"""The most characters of a name in an alternative text: fewer, step by step, if the text would be too
long."""


def board_text(reader: Reader[GoldrushView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters."""
    view, words = reader.view, reader.words
    named = reader.named()
    lines = [f"**{_when(view, words)}**", turn(reader), *_standing(named)]
    if unsure := unsure_text(view, words):
        lines.append(unsure)
    for player in ranked(view):
        lines += ["", *_player(player, named)]
    if moves := _moves(named):
        lines += ["", moves]
    lines += ["", *_map(words)]
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
    """R1: the stack; R17: whose turns come next."""
    yield reader.words.text("goldrush-text-stack", nuggets=reader.view.stack, all=NUGGETS)
    if not reader.view.is_over:
        yield reader.words.text("goldrush-text-next", players=_next_turns(reader))


def _next_turns(reader: Reader[GoldrushView]) -> str:
    """Turns that are owed, the next one first, with consecutive turns of one player together; then whose turn
    is next in order."""
    parts = []
    for (seat, why), owed in itertools.groupby((each.seat, each.why) for each in reader.view.owed):
        turns = len(list(owed))
        parts.append(reader.words.text(f"goldrush-text-owed-{why}", player=reader.names[seat], turns=turns))
    return ", ".join([*parts, reader.names[reader.view.next_in_order]])


def _player(player: PlayerView, reader: Reader[GoldrushView]) -> Iterator[str]:
    yield reader.words.text(
        "goldrush-text-player",
        sign=SEAT_SIGNS[player.seat],
        player=unsigned(reader.names[player.seat]),
        at=place_text(player.place, reader.words, "at"),
    )
    yield f"- {_side(player, reader.view.goal, reader.words)}"


def _side(player: PlayerView, goal: int, words: Words) -> str:
    """What a player has, as far as everybody may know."""
    parts = [*_reckoned(player, goal, words)]
    if player.claims:
        parts.append(words.text("goldrush-claims", squares=letters(player.claims), count=len(player.claims)))
    parts.append(words.text("goldrush-markers", markers=player.markers))
    return " · ".join(parts)


def _reckoned(player: PlayerView, goal: int, words: Words) -> Iterator[str]:
    """R20: what counts at the end, in the order of weight."""
    is_past = "yes" if player.banked > goal else "no"
    yield words.text("goldrush-in-bank", nuggets=player.banked, goal=goal, is_past=is_past)
    yield words.text("goldrush-on-cart", nuggets=player.cart)
    if player.mines:
        yield words.text("goldrush-mines", squares=letters(player.mines), count=len(player.mines))


def _moves(reader: Reader[GoldrushView], sheet: str | None = None) -> str:
    """R2: where the roll leads, with the numbers on the picture: all over the map, or on one sheet of it."""
    labels = [
        move_label(number, move, reader.names, reader.words)
        for number, move in enumerate(reader.view.moves, 1)
        if sheet in (None, sheet_of(move.place))
    ]
    return reader.words.text("goldrush-text-moves", moves=", ".join(labels)) if labels else ""


def _map(words: Words) -> Iterator[str]:
    """The paths, for people who cannot see them: which steps of the street lead into which house, where
    instruction points send people, and what follows what on every trail."""
    yield words.text("goldrush-text-map")
    doors = [
        words.text("goldrush-text-door", house=place_text(house, words), steps=_doors(house))
        for house in LAND.of(Terrain.TOWN)
    ]
    street, *trails = LAND.trails
    steps = len(street) - 2
    ends = [place_text(end, words) for end in (street[0], street[-1])]
    yield "- " + words.text("goldrush-text-street", first=ends[0], last=ends[1], steps=steps)
    yield "- " + words.text("goldrush-text-doors", doors="; ".join(doors))
    points = [sent_text(place_text(point, words), point, words) for point in LAND.of(Terrain.POINT)]
    yield "- " + words.text("goldrush-text-points", points="; ".join(points))
    for trail in trails:
        yield "- " + " – ".join(_on_trail(trail, words))


def _doors(house: str) -> str:
    """The numbers of the steps of the street that lead into a house."""
    return ", ".join(str(LAND.places[step].number) for step in LAND.beside[house])


def _on_trail(trail: Sequence[str], words: Words) -> Iterator[str]:
    """What lies on a trail, in order; consecutive plain steps are counted."""
    for is_plain, keys in itertools.groupby(trail, lambda key: LAND.places[key].terrain is Terrain.TRAIL):
        some = list(keys)
        if is_plain:
            yield words.text("goldrush-text-steps", steps=len(some))
        else:
            yield from (place_text(key, words) for key in some)


def hand_text(reader: Reader[GoldrushView]) -> str:
    """The viewer's own side, as markdown."""
    player = reader.view.own
    lines = [*_player(player, reader.named()), *_hand(reader.view, reader.words)]
    return "\n".join(cut(line, LINE) for line in lines)


def _hand(view: GoldrushView, words: Words) -> Iterator[str]:
    """What only the viewer may know: their claims as they truly are, and the other cards that they know; and
    what everybody may remember of others' claims."""
    player, hand = own_side(view)
    if player.claims:
        claims = ((square, hand.card(square)) for square in player.claims)
        yield "- " + words.text("goldrush-text-own-claims", cards=_known(claims, words))
    others = [(square, card) for square, card in hand.known if square not in player.claims]
    if others:
        yield "- " + words.text("goldrush-text-known", cards=_known(others, words))
    if unsure := unsure_text(view, words):
        yield f"- {unsure}"
    if view.left_open:
        yield "- " + words.text("goldrush-text-left-open", squares=letters(view.left_open))
    if standing := [square for square in view.spared if view.claimant(square) is not None]:
        yield "- " + words.text("goldrush-text-spared", squares=letters(standing))


def _known(cards: Iterator[tuple[str, Card | None]] | Sequence[tuple[str, Card | None]], words: Words) -> str:
    """Squares with what is on their cards: "A gold, C no gold"."""
    return ", ".join(
        words.text("goldrush-known", square=letter(square), card=card_text(card, words))
        for square, card in sorted(cards, key=lambda one: one[0])
        if card is not None
    )


def alt_text(reader: Reader[GoldrushView]) -> str:
    """The pictures in at most 1,024 characters of plain text."""
    return joined(alt_parts(reader))


def alt_parts(reader: Reader[GoldrushView]) -> dict[str, str]:
    """Everybody's side, then each sheet of the map with the moves there; whose turn it is comes with the last
    one."""
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
    parts = {PLAYERS: [words.text("goldrush-alt-title", when=_when(view, words))], **_sheets(short)}
    if view.ranks:
        best = winners(view)
        parts[SOUTH].append(won([short.names[player.seat] for player in best], best[0].banked, words))
    else:
        parts[PLAYERS] += _standing(short)
    for player in ranked(view):
        at = place_text(player.place, words, "at")
        side = _side(player, view.goal, words)
        line = words.text("goldrush-alt-player", player=short.names[player.seat], at=at, side=side)
        parts[PLAYERS].append(line)
    return parts


def _sheets(reader: Reader[GoldrushView]) -> dict[str, list[str]]:
    """Each sheet of the map: R8: what is not sure gold, whose turn it is, and the moves that end there."""
    words = reader.words
    parts = _titles(words)
    if unsure := unsure_text(reader.view, words):
        parts[NORTH].append(unsure)
    parts[SOUTH].append(turn(reader))
    for sheet, lines in parts.items():
        if moves := _moves(reader, sheet):
            lines.append(moves)
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
    return " · ".join(_reckoned(view.players[seat], view.goal, words))


def hand_alt(reader: Reader[GoldrushView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    return joined(hand_alt_parts(reader))


def hand_alt_parts(reader: Reader[GoldrushView]) -> dict[str, str]:
    """The viewer's own side, then the map."""
    return fitted({HAND: _own(reader), **_titles(reader.words)})


def _own(reader: Reader[GoldrushView]) -> list[str]:
    """The viewer's own side."""
    words = reader.words
    player = reader.view.own
    name = reader.name(player.seat, _NAMES[0])
    at, side = place_text(player.place, words, "at"), _side(player, reader.view.goal, words)
    title = words.text("goldrush-alt-player", player=name, at=at, side=side)
    return [title, *_hand(reader.view, words)]
