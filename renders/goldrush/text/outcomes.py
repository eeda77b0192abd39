"""What a move would lead to: what is read, dug, unloaded or fought where it ends.

Knows moves and views: what everybody may know, and what the seat of the view knows besides.
"""

from collections.abc import Sequence

from engine.games.goldrush.cards import CART, SENT_TO, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.moving import Move
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, PlayerView
from renders.goldrush.text.distances import distances_text
from renders.goldrush.text.labels import asked_player, card_text, known_to, place_text, squares_text
from renders.language.catalogues import Words
from renders.reader import Reader


def ahead(move: Move, reader: Reader[GoldrushView]) -> str:
    """What a move would lead to; empty if it leads to nothing."""
    return worth_knowing(move, reader) or _as_always(move, reader.view, reader.words)


def in_full(move: Move, reader: Reader[GoldrushView]) -> str:
    """What a move would lead to, and how far it is from there to what matters."""
    return _with_distances(ahead(move, reader), move, reader, is_brief=False)


def in_short(move: Move, reader: Reader[GoldrushView]) -> str:
    """The same without what anybody knows who knows the houses."""
    is_house = LAND.places[move.place].terrain is Terrain.TOWN
    return _with_distances((worth_knowing if is_house else ahead)(move, reader), move, reader, is_brief=True)


def _with_distances(meaning: str, move: Move, reader: Reader[GoldrushView], *, is_brief: bool) -> str:
    """What a move leads to and the distances from its end, unless it ends in a duel or somewhere else."""
    if move.rival is not None or _is_sent_on(move.place, reader.view):
        return meaning
    far = distances_text(move.place, reader.view, reader.words, is_brief=is_brief)
    return ", ".join(filter(None, (meaning, far)))


def _is_sent_on(place: str, view: GoldrushView) -> bool:
    """Whether a move there ends elsewhere, as far as the viewer knows."""
    card = known_to(view, place, view.asked[0])
    return place in SENT_TO or (view.miner(place) is None and (card in SENT_TO or card is Card.WATER))


def _as_always(move: Move, view: GoldrushView, words: Words) -> str:
    """What the map says, too, or what everybody can see: a face-down card, where an instruction point sends
    one, as its button says, or a house in which there is nothing to do."""
    player = asked_player(view)
    if move.rival is not None:
        return ""
    match move.place:
        case "bank":
            return words.text("goldrush-ahead-bank", nuggets=0, is_won="no")
        case "registry":
            return words.text("goldrush-ahead-no-claims" if not player.claims else "goldrush-ahead-registry")
        case "assay":
            return words.text("goldrush-ahead-no-ore" if not player.claims else "goldrush-ahead-assay")
        case "sheriff":
            return words.text("goldrush-ahead-sheriff")
        case point if LAND.places[point].terrain is Terrain.POINT:
            return words.text("goldrush-ahead-sent", to=place_text(SENT_TO[point], words, "to"))
        case _:
            is_square = LAND.places[move.place].terrain is Terrain.SQUARE
            return words.text("goldrush-ahead-card") if is_square else ""


def worth_knowing(move: Move, reader: Reader[GoldrushView]) -> str:
    """What a move would lead to, if nobody could guess that."""
    view, words = reader.view, reader.words
    player = asked_player(view)
    if move.rival is not None:
        return _duel(move, player, view.players[move.rival], reader.names, words)
    match LAND.places[move.place].terrain:
        case Terrain.SQUARE:
            return _square(move.place, player, reader)
        case Terrain.TOWN:
            return _house(move.place, player, view, words)
        case _:
            return ""


def _duel(move: Move, player: PlayerView, rival: PlayerView, shown: Sequence[str], words: Words) -> str:
    """R4, R15, R17, R18: what each player would lose, whether the mover can go on that way without a duel,
    that it would be too much for the winner's cart, and that it is all."""
    duel = words.text(
        "goldrush-ahead-duel",
        player=shown[rival.seat],
        own=player.cart,
        other=rival.cart,
        forced="yes" if move.is_forced else "no",
    )
    if player.cart + rival.cart > CART:
        duel = words.text("goldrush-ahead-duel-tips", duel=duel, nuggets=player.cart + rival.cart)
    is_alone = does_something(move.place)
    return words.text("goldrush-ahead-duel-alone", duel=duel) if is_alone else duel


def does_something(place: str) -> bool:
    """Whether to end on a place does something: on a square, an instruction point or a house, but on no
    circle of the road."""
    return LAND.places[place].terrain in (Terrain.SQUARE, Terrain.POINT, Terrain.TOWN)


def _square(square: str, player: PlayerView, reader: Reader[GoldrushView]) -> str:
    """R5, R7, R10: whose claim or mine it is, and what is on the card, as far as the viewer knows."""
    view, words = reader.view, reader.words
    miner, owner = view.miner(square), view.claimant(square)
    if miner == player.seat:
        kind = "full" if player.cart >= CART else "dig" if view.stack else "empty"
        return words.text(f"goldrush-ahead-{kind}", cart=player.cart + 1)
    if miner is not None:
        return words.text("goldrush-ahead-mine", player=reader.names[miner])
    if owner == player.seat:
        return words.text("goldrush-ahead-own-claim")
    card = known_to(view, square, player.seat)
    if card is not None and owner is None:
        return _known(card, words)
    if owner is None:
        return ""
    kind = "claim" if player.markers else "claim-full"
    return words.text(
        f"goldrush-ahead-{kind}",
        player=reader.names[owner],
        known="no" if card is None else "yes",
        card="" if card is None else card_text(card, words),
    )


def _known(card: Card, words: Words) -> str:
    """What a card that the viewer knows will do."""
    place = SENT_TO.get(card)
    to = "" if place is None else place_text(place, words, "to")
    return words.text("goldrush-ahead-known", card=card_text(card, words), kind=card, to=to)


def _house(house: str, player: PlayerView, view: GoldrushView, words: Words) -> str:
    """R8, R9, R11, R12, R16: what is done in a house of the town, if there is anything to do."""
    gold, ore = _own(player, view, Card.GOLD), _own(player, view, Card.POSSIBLE)
    match house:
        case "bank" if player.cart:
            is_won = "yes" if player.banked + player.cart >= view.goal else "no"
            return words.text("goldrush-ahead-bank", nuggets=player.cart, is_won=is_won)
        case "registry" if gold:
            return words.text("goldrush-ahead-register", squares=squares_text(gold, words), count=len(gold))
        case "assay" if ore:
            return words.text("goldrush-ahead-assay")
        case "sheriff" if player.cart:
            return words.text("goldrush-ahead-sheriff")
        case "jail":
            return words.text("goldrush-ahead-jail")
        case _:
            return ""


def _own(player: PlayerView, view: GoldrushView, card: Card) -> list[str]:
    """A mover's claims on cards of a kind, if the view is the mover's."""
    return sorted(square for square in player.claims if known_to(view, square, player.seat) is card)
