"""The parts of Boomtown's pictures in large print: towns, mines, cards, what a player has.

Knows views and cards, never where a part goes.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import CARDS, MINES, EventCard, Kind, Mine, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from renders.boomtown.picture import cards
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.pieces import MinePiece, Piece, SaloonPiece, piece
from renders.boomtown.text.labels import (
    card_name,
    effect_text,
    event_name,
    fee_in,
    mines_in,
    standing_in,
    town_name,
)
from renders.drawing import icons, large, typeset
from renders.drawing.canvas import Sprite, Tile
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NUMBER,
    STRONG,
    Atom,
    Flow,
    Lines,
    Plate,
    Sign,
    Table,
    Text,
    Thing,
)
from renders.drawing.theme import Palette
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN

PIECE: Final = 140
"""How high a mine or a saloon is."""
_EVENT: Final = 92
NEARER: Final = 26
"""How far things are from each other that belong to one town."""


def star(size: int, palette: Palette) -> Sprite:
    """Points."""
    return icons.star(size, palette.gold, palette.ink)


def tick(size: int, palette: Palette) -> Sprite:
    """Done, or chosen."""
    return icons.tick(size, palette.rise)


def crossed(size: int, palette: Palette) -> Sprite:
    """Out, or gone."""
    return icons.crossed(size, palette.alarm)


def _piece(what: Piece, height: int, words: Words, palette: Palette) -> Tile:
    return piece(what, palette, words, height=height)


def lain(what: Piece, words: Words, height: int = PIECE) -> Sign:
    """A mine or a saloon as a small card."""
    return Sign(_piece, (what, height, words))


def emblem(town: Town, size: int = MARK) -> Sign:
    """A town's emblem on its colour."""
    return Sign(pictures.plaque, (town, size))


def gold(amount: int, words: Words, *, is_terse: bool = False) -> Thing:
    """A coin, an amount of gold, and the word if there is room for it."""
    return large.counted(Sign(icons.coin), amount, "" if is_terse else words.text("boomtown-large-gold"))


def points(number: int, words: Words, *, is_terse: bool = False) -> Thing:
    """A star, a number of points, and the word if there is room for it."""
    return large.counted(Sign(star), number, "" if is_terse else words.text("large-points", points=number))


def purse(player: PlayerView, painter: Painter) -> Table:
    """The viewer's name, gold and points."""
    words = painter.words
    who = large.named(painter, player.seat)
    return Table(((who, gold(player.gold, words), points(player.score, words)),))


def title_of(town: Town, words: Words) -> Thing:
    """A town's emblem and name."""
    return emblem(town), Text(town_name(town, words), NAME)


def sign_of(town: Town, painter: Painter) -> Thing:
    """A town's emblem, and its name on its colour; all towns' signs are equally wide."""
    words, palette = painter.words, painter.palette
    wide = max(typeset.width(town_name(each, words), STRONG) for each in Town) + 28
    suit, ink = pictures.suit(town, palette), pictures.on_suit(town, palette)
    return emblem(town, 64), Plate(town_name(town, words), suit, ink, STRONG, wide)


def holdings(view: BoomtownView, town: Town) -> list[Thing]:
    """Who has how many mines in a town: the mayor first, with the pawn, and what the Governor makes of it."""
    found: list[Thing] = []
    mayor, others = standing_in(view, town)
    for seat, number in (*((mayor,) if mayor else ()), *others):
        office = _office(view, view.players[seat], town)
        found.append((*office, Sign(icons.mark, (seat, MARK)), Text(str(number), NUMBER)))
    return found


def _office(view: BoomtownView, player: PlayerView, town: Town) -> Thing:
    """The mayor's hat, and what the Governor makes of the fee."""
    if town not in player.mayor_of:
        return ()
    return (Sign(pictures.hat), *((Text("×2", STRONG),) if view.governor == town else ()))


def owned(view: BoomtownView, player: PlayerView, words: Words, height: int = PIECE) -> Iterator[Thing]:
    """What a player has, town by town: the emblem, the mayor's hat, mines, saloons."""
    for town in Town:
        office, lying = _office(view, player, town), lying_in(player, town, words, height)
        if office or lying:
            yield (emblem(town), *office, *lying[:1])
        yield from ((each,) for each in lying[1:])


def lying_in(player: PlayerView, town: Town, words: Words, height: int = PIECE) -> tuple[Sign, ...]:
    """A player's mines and saloons in a town."""
    mines: list[Piece] = [
        MinePiece(mine.key, mine.worth, mine.has_new_vein) for mine in mines_in(player, town)
    ]
    saloons = [SaloonPiece(town, each.has_girls) for each in player.saloons if each.town == town]
    return tuple(lain(each, words, height) for each in (*mines, *saloons))


def held(player: PlayerView, words: Words, *, is_terse: bool = False) -> list[Thing]:
    """The cards in front of a player: kept, or waiting; the sign for that has no word if it `is_terse`."""
    states = [(key, Sign(pictures.ready), "keeps") for key in player.kept]
    states += [(key, Sign(icons.hourglass), "waits") for key in player.waiting]
    return [
        (
            *_event(key, words, MARK),
            state,
            *(() if is_terse else (Text(words.text(f"boomtown-picture-{kind}")),)),
        )
        for key, state, kind in states
    ]


def _event(key: str, words: Words, size: int) -> Thing:
    card = CARDS[key]
    assert isinstance(card, EventCard), "only events have pictures"
    name = event_name(card.kind, words).replace(SOFT_HYPHEN, "")
    return Sign(pictures.event, (card.kind, size)), Text(name, NAME)


def card(
    view: BoomtownView, key: str, painter: Painter, *, has_fee: bool = True, is_terse: bool = False
) -> list[Flow | Lines]:
    """A card that there is to take, on some lines: a mine with what it yields and costs, or an event with
    what it does; signs without words say it in one line if it `is_terse`."""
    words = painter.words
    what = CARDS[key]
    if not isinstance(what, Mine):
        if is_terse:
            return [Flow((_event(key, words, MARK), _effect(what.kind)))]
        return [Flow((_event(key, words, _EVENT),)), Lines(effect_text(key, words) or "")]
    fee = fee_in(view, what.town)
    if is_terse:
        due: Thing = () if fee is None else fee_to(fee[0].seat, fee[1], painter, is_terse=True)
        sign: Thing = (Sign(pictures.danger),) if what.is_dangerous else ()
        return [Flow(((*mine(what, painter, is_terse=True), *sign), due), gap=NEARER)]
    pieces = [Flow((mine(what, painter), *danger(what, words)), gap=NEARER)]
    if has_fee and fee is not None:
        pieces.append(Flow((fee_to(fee[0].seat, fee[1], painter),)))
    return list(pieces)


def _effect(kind: Kind) -> Thing:
    """What an event does, in signs and numbers."""
    return tuple(
        Sign(cards.SIGNS[token]) if token in cards.SIGNS else Text(token, NUMBER)
        for token in cards.EFFECTS[kind]
    )


def mine(what: Mine, painter: Painter, *, is_terse: bool = False) -> Thing:
    """A mine: its town, the sum of the dice that it needs, and what it yields."""
    words, palette = painter.words, painter.palette
    suit, ink = pictures.suit(what.town, palette), pictures.on_suit(what.town, palette)
    return (
        emblem(what.town, _EVENT),
        Plate(str(what.dice), suit, ink, width=112),
        Text(town_name(what.town, words), NAME),
        *(() if is_terse else (Text(words.text("boomtown-large-yields")),)),
        Sign(icons.coin),
        Text(str(what.worth), NUMBER),
    )


def danger(what: Mine, words: Words) -> list[Thing]:
    """The sign and the word for a mine that collapses."""
    return [(Sign(pictures.danger), Text(words.text("boomtown-dangerous")))] if what.is_dangerous else []


def fee_to(seat: int, amount: int, painter: Painter, *, is_terse: bool = False) -> Thing:
    """What a mine costs, and which mayor gets it: by mark alone if it `is_terse`."""
    words = painter.words
    due: Atom = large.change(-amount, painter.palette) if amount else Text("0", NUMBER)
    if is_terse:
        return Sign(pictures.hat), due, Sign(icons.mark, (seat, MARK))
    fee = Text(words.text("boomtown-large-fee"))
    return Sign(pictures.hat), due, fee, *large.named(painter, seat)


def mines_named(keys: Sequence[str], words: Words) -> str:
    """Mines by their short names."""
    return words.listed([card_name(key, words) for key in keys if key in MINES])
