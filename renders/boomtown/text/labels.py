"""What things in Boomtown are called: towns, cards, mines, dice. The vocabulary of its pictures and texts.

Knows cards and views, never a state or a rule.
"""

from typing import TypeAlias

from engine.games.boomtown.cards import CARDS, MINES, EventCard, Kind, Mine, Town
from engine.games.boomtown.view import BoomtownView, MineView, PlayerView, SaloonView
from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN

Holding: TypeAlias = tuple[Seat, int]
"""A seat, and how many mines it has in a town."""


def town_name(town: Town, words: Words) -> str:
    return words.text(f"boomtown-town-{town}")


def card_name(key: str, words: Words) -> str:
    """A card's short name: "Cactus Junction 7", "Dynamite"."""
    card = CARDS[key]
    if isinstance(card, Mine):
        return words.text("boomtown-mine", town=town_name(card.town, words), dice=card.dice)
    return event_name(card.kind, words).replace(SOFT_HYPHEN, "")


def event_name(kind: Kind, words: Words) -> str:
    """An event's name with soft hyphens, where a line may be broken."""
    return words.text(f"boomtown-event-{kind}")


def mine_line(key: str, worth: int, words: Words) -> str:
    """A mine and its yield: "Cactus Junction 7 yields 6"."""
    return words.text("boomtown-mine-yield", mine=card_name(key, words), gold=worth)


def mine_text(key: str, worth: int, words: Words, *, has_new_vein: bool = False) -> str:
    """A mine with everything about it: "Cactus Junction 7 yields 6, dangerous"."""
    parts = [mine_line(key, worth, words)]
    if has_new_vein:
        parts.append(words.text("boomtown-with-new-vein"))
    if MINES[key].is_dangerous:
        parts.append(words.text("boomtown-dangerous"))
    return ", ".join(parts)


def card_text(key: str, words: Words) -> str:
    """A card of the offer with everything about it."""
    card = CARDS[key]
    return mine_text(key, card.worth, words) if isinstance(card, Mine) else card_name(key, words)


def saloon_text(saloon: SaloonView, words: Words) -> str:
    """ "Saloon in Coyote City", with its girls."""
    kind = "boomtown-saloon-with-girls" if saloon.has_girls else "boomtown-saloon-in"
    return words.text(kind, town=town_name(saloon.town, words))


def dice_text(dice: tuple[int, int], words: Words) -> str:
    """Two dice and their sum: "3 + 4 = 7"."""
    return words.text("dice-sum", first=dice[0], second=dice[1], sum=sum(dice))


def gold_text(gold: int, words: Words) -> str:
    return words.text("gold-amount", gold=gold)


def points_text(points: int, words: Words) -> str:
    return words.text("boomtown-points", score=points)


def mines_in(player: PlayerView, town: Town) -> list[MineView]:
    return [mine for mine in player.mines if MINES[mine.key].town == town]


def yield_of(player: PlayerView, total: int) -> int:
    """B14: what a player's mines yield at a sum of the dice."""
    return sum(mine.worth for mine in player.mines if MINES[mine.key].dice == total)


def mayor_of(view: BoomtownView, town: Town) -> PlayerView | None:
    return next((player for player in view.players if town in player.mayor_of), None)


def standing_in(view: BoomtownView, town: Town) -> tuple[Holding | None, tuple[Holding, ...]]:
    """How many mines the mayor of a town has there, if there is one, and the others who have any, the most
    first."""
    counts = {player.seat: len(mines_in(player, town)) for player in view.players}
    mayor = mayor_of(view, town)
    others = sorted(
        ((seat, count) for seat, count in counts.items() if count and (mayor is None or seat != mayor.seat)),
        key=lambda pair: -pair[1],
    )
    return None if mayor is None else (mayor.seat, counts[mayor.seat]), tuple(others)


def fee_in(view: BoomtownView, town: Town) -> tuple[PlayerView, int] | None:
    """B12: the mayor of a town, and what others pay them for a mine there; None if there is no mayor."""
    mayor = mayor_of(view, town)
    if mayor is None:
        return None
    return mayor, len(mines_in(mayor, town)) * (2 if view.governor == town else 1)


def owner_of(view: BoomtownView, card: str) -> PlayerView | None:
    """Whose mine or saloon on the table a card is."""
    for player in view.players:
        keys = [mine.key for mine in player.mines] + [saloon.key for saloon in player.saloons]
        if card in keys:
            return player
    return None


def mine_on_table(view: BoomtownView, key: str) -> MineView | None:
    return next((mine for player in view.players for mine in player.mines if mine.key == key), None)


def saloon_on_table(view: BoomtownView, key: str) -> SaloonView | None:
    return next((saloon for player in view.players for saloon in player.saloons if saloon.key == key), None)


def seat_of_group(group: str) -> Seat:
    """The seat that a group of options is about: "seat-2"."""
    return Seat(int(group.removeprefix("seat-")))


def effect_text(key: str, words: Words) -> str | None:
    card = CARDS[key]
    return words.text(f"boomtown-effect-{card.kind}") if isinstance(card, EventCard) else None
