"""The 60 cards of Boomtown, in the rule book's order. Data only: what an event does is in `events`."""

from dataclasses import dataclass
from enum import StrEnum


class Town(StrEnum):
    """The five towns, in the order of the table of mines (B15 goes through them in this order)."""

    CACTUS_JUNCTION = "cactus-junction"
    COLD_MOUNTAIN = "cold-mountain"
    COYOTE_CITY = "coyote-city"
    DRY_GULCH = "dry-gulch"
    SAN_NARCISO = "san-narciso"


class Kind(StrEnum):
    """The eleven kinds of event."""

    CARD_SHARK = "card-shark"
    DYNAMITE = "dynamite"
    EXPROPRIATION = "expropriation"
    GOVERNOR = "governor"
    HOLDUP = "holdup"
    MUSTANG = "mustang"
    NEW_VEIN = "new-vein"
    SALOON = "saloon"
    SALOON_GIRLS = "saloon-girls"
    STAGECOACH_ROBBERY = "stagecoach-robbery"
    TELEGRAPH = "telegraph"


@dataclass(frozen=True, slots=True)
class Mine:
    """A mine: it yields `worth` gold when the dice show the sum `dice`."""

    key: str
    town: Town
    dice: int
    worth: int
    is_dangerous: bool


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event; cards of one kind differ by their key only."""

    key: str
    kind: Kind


MINES_OF = {
    Town.CACTUS_JUNCTION: "2/6 4/3 5/2 6/5 7/6! 8/3 9/4 11/2 12/5",
    Town.COLD_MOUNTAIN: "3/5 4/6 5/3 6/9! 7/5 8/1 9/3 10/4 12/5",
    Town.COYOTE_CITY: "3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3 12/6",
    Town.DRY_GULCH: "2/5 3/4 5/2 6/4 7/2 8/5 9/4 10/7 11/3",
    Town.SAN_NARCISO: "2/6 3/3 4/5 6/1 7/4 8/2 9/7 10/2 11/4",
}
"""Dice sum/yield of each mine; "!" is a dangerous one."""

COPIES = {
    Kind.CARD_SHARK: 1,
    Kind.DYNAMITE: 3,
    Kind.EXPROPRIATION: 1,
    Kind.GOVERNOR: 1,
    Kind.HOLDUP: 2,
    Kind.MUSTANG: 1,
    Kind.NEW_VEIN: 1,
    Kind.SALOON: 2,
    Kind.SALOON_GIRLS: 1,
    Kind.STAGECOACH_ROBBERY: 1,
    Kind.TELEGRAPH: 1,
}


def _mine(town: Town, text: str) -> Mine:
    dice, worth = text.rstrip("!").split("/")
    return Mine(f"{town}-{dice}", town, int(dice), int(worth), text.endswith("!"))


MINES = {
    mine.key: mine for town, texts in MINES_OF.items() for mine in (_mine(town, t) for t in texts.split())
}
"""The 45 mines by key, "<town>-<dice sum>"."""

ORDER = {key: place for place, key in enumerate(MINES)}
"""The place of each mine in the table above: by town, then by dice sum."""

EVENTS = {
    card.key: card
    for kind, copies in COPIES.items()
    for card in (EventCard(f"{kind}-{number}", kind) for number in range(1, copies + 1))
}
"""The 15 events by key, "<kind>-<number>"."""

CARDS: dict[str, Mine | EventCard] = {**MINES, **EVENTS}

GOVERNOR, MUSTANG, NEW_VEIN, SALOON_GIRLS, TELEGRAPH = (
    f"{kind}-1" for kind in (Kind.GOVERNOR, Kind.MUSTANG, Kind.NEW_VEIN, Kind.SALOON_GIRLS, Kind.TELEGRAPH)
)
"""The keys of events that the rules ask for by name, because there is only one of each."""

PLAY, KEEP = "play", "keep"
"""B11, B13: what the holder of Mustang or Telegraph may do with it."""
