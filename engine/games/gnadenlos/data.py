"""Reads the values of Gnadenlos!: the data file that is shipped, or one that a server's owner wrote.

It checks what the rules need in order to work with any values. It does not open an owner's file: it gets the
text.
"""

from collections.abc import Iterator
from importlib import resources

from engine.games.gnadenlos.cards import Adventurer, Box, EventCard, Kind, Skill, Zone
from engine.games.gnadenlos.set_up import FIRST_NOTES
from engine.play.datafile import DataFile, Fields

ADVENTURERS = (
    "nugget-ned",
    "old-zeke",
    "sourdough-sue",
    "pickaxe-pete",
    "mule-maggie",
    "panning-pearl",
    "lucky-lindqvist",
    "dynamite-dan",
    "buckshot-bea",
    "reverend-rudd",
    "madame-fortuna",
    "professor-pike",
    "marshal-mercer",
    "rattlesnake-ruth",
    "sergeant-sutter",
    "doc-dawson",
    "velvet-violet",
    "ace-abernathy",
    "colt-carson",
    "bandana-belle",
    "silent-sam",
    "faro-fanny",
    "slick-sinclair",
    "deadeye-drake",
    "gravedigger-gus",
    "judge-jessup",
    "duchess-delacroix",
    "veteran",
    "greenhorn",
)
"""Every adventurer's key, which is also that of the portrait."""
ZONES = ("grey", "beige", "blue", "red")
"""Every zone's key: its colour."""
NOTES = 13
"""G1: each colour has this many IOUs."""
EVENTS = 7
"""G6: the pile has this many events."""

MOST_NUMBER = 9
"""The highest number of an adventurer, worth of an IOU, and number of fields at cheating."""
MOST_NUGGETS = 99
"""The most nuggets at the start, and in a gold rush."""
ROADS = (10, 60)
"""The fewest and the most fields of a road. The goal begins no earlier than where the shortest road ends."""
MOST_HIGH_NOONS = 20
"""The most fields of the undertaker's track."""
LONGEST_NAME = 24
"""The most characters of an adventurer's name."""


def read(text: str) -> Box:
    """The values in the text of a data file. Raises DataError, with one line for each fault."""
    file = DataFile(text, ("nuggets", "notes", "road", "zones", "events", "adventurers"))
    nuggets, notes = file.number("nuggets", 0, MOST_NUGGETS), _notes(file)
    road = file.table("road", ("fields", "goal", "start", "undertaker"))
    fields = road.number("fields", *ROADS)
    goal = road.number("goal", ROADS[0], fields) if road.has("goal") else None
    is_end_sound = road.is_sound
    end = (fields if goal is None else goal) if is_end_sound else ROADS[1]
    box = Box(
        nuggets=nuggets,
        notes=notes,
        fields=fields,
        goal=goal,
        start=road.number("start", 1, end - 1),
        undertaker=road.number("undertaker", 1, MOST_HIGH_NOONS),
        zones=_zones(file.table("zones", ZONES), end, is_end_sound=is_end_sound),
        events=_events(file.table("events", Kind)),
        adventurers=_adventurers(file.table("adventurers", ADVENTURERS)),
    )
    file.check()
    return box


def _adventurers(table: Fields) -> tuple[Adventurer, ...]:
    """The adventurers; no two have the same name."""
    adventurers = []
    owners: dict[str, str] = {}
    for key in ADVENTURERS:
        fields = table.table(key, ("name", *Skill))
        numbers = {skill.value: fields.number(skill, 0, MOST_NUMBER) for skill in Skill}
        name = fields.text("name", LONGEST_NAME)
        adventurers.append(Adventurer(key, name, **numbers))
        owner = owners.setdefault(name.casefold(), key)
        if name and owner != key:
            fields.fault("name", f'= "{name}", and must differ from the name of {owner}')
    return tuple(adventurers)


def _notes(file: DataFile) -> tuple[int, ...]:
    """The worths of a colour's IOUs; G3 lays some of them out."""
    notes = file.numbers("notes", NOTES, 0, MOST_NUMBER)
    for worth in FIRST_NOTES:
        if notes and worth not in notes:
            file.fault("notes", f"= {list(notes)}, and must have a {worth} among them (G3)")
    return notes


def _events(table: Fields) -> tuple[EventCard, ...]:
    """The events; without a High Noon the undertaker would never move, and a game might last for ever."""
    rushes = table.tables(Kind.GOLD_RUSH, ("larger", "smaller"))
    high_noons = table.number(Kind.HIGH_NOON, 1, EVENTS)
    cheatings = table.number(Kind.CHEATING, 0, EVENTS)
    count = len(rushes) + high_noons + cheatings
    if table.is_sound and count != EVENTS:
        table.fault(Kind.GOLD_RUSH, f"and the others are {count} events together, and must be {EVENTS} (G6)")
    return (
        *(_gold_rush(number, fields) for number, fields in enumerate(rushes, 1)),
        *_alike(Kind.HIGH_NOON, high_noons),
        *_alike(Kind.CHEATING, cheatings),
    )


def _gold_rush(number: int, fields: Fields) -> EventCard:
    """G10: a gold rush; it is a fault if its larger sum is not larger."""
    larger = fields.number("larger", 1, MOST_NUGGETS)
    smaller = fields.number("smaller", 0, larger - 1)
    return EventCard(f"{Kind.GOLD_RUSH}-{number}", Kind.GOLD_RUSH, larger, smaller)


def _alike(kind: Kind, count: int) -> Iterator[EventCard]:
    """`count` events of a kind that has no sums."""
    return (EventCard(f"{kind}-{number}", kind) for number in range(1, count + 1))


def _zones(table: Fields, end: int, *, is_end_sound: bool) -> tuple[Zone, ...]:
    """The zones, which cover the road up to the goal without gap or overlap (G14)."""
    read = {key: table.table(key, ("first", "last", "winner", "loser")) for key in ZONES}
    spans = []
    for key, fields in read.items():
        last = fields.number("last", 1, end - 1)
        spans.append((fields.number("first", 1, last), last, key))
    spans.sort()
    if table.is_sound and is_end_sound:
        _check_spans(table, spans, end)
    return tuple(
        Zone(key, first, last, *(read[key].number(name, 1, MOST_NUMBER) for name in ("winner", "loser")))
        for first, last, key in spans
    )


def _check_spans(table: Fields, spans: list[tuple[int, int, str]], end: int) -> None:
    """G14: every zone begins right after the one before, from field 1 to the last field before the goal."""
    due = 1
    for first, last, key in spans:
        if first != due:
            table.fault(
                f"{key}.first", f"= {first}, and must be {due}, so that there is no gap and no overlap (G14)"
            )
        due = last + 1
    if due != end:
        last, key = spans[-1][1:]
        table.fault(
            f"{key}.last", f"= {last}, and must be {end - 1}, because the goal begins on field {end} (G14)"
        )


BOX = read(resources.files("engine.games.gnadenlos").joinpath("data.toml").read_text(encoding="utf-8"))
"""The values that are shipped."""
