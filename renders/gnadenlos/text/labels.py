"""What things in Gnadenlos! are called: adventurers, events, IOUs, fields, places. Its vocabulary.

Knows cards and views, never a state or a rule.
"""

from collections.abc import Sequence

from engine.games.gnadenlos.cards import (
    COLUMNS,
    SKILL_OF,
    Adventurer,
    Box,
    EventCard,
    Kind,
    Note,
    Skill,
)
from engine.games.gnadenlos.view import GnadenlosView, KnownNote
from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import escaped, isolated, tidy
from renders.reader import Reader


def adventurer_name(adventurer: Adventurer, *, is_plain: bool = False) -> str:
    """The adventurer's name, which a server's owner may have changed, for messages; `is_plain` is for labels,
    pictures and alternative texts, which have no markdown."""
    name = tidy(adventurer.name) or adventurer.key
    return isolated(name if is_plain else escaped(name))


def adventurer_text(
    adventurer: Adventurer, words: Words, *, kind: Kind | None = None, is_plain: bool = False
) -> str:
    """An adventurer with all numbers, first the one that counts at an event of kind `kind`: "Old Zeke ·
    revolver 2 · gold 6 · cards 2"."""
    numbers = adventurer_numbers(adventurer, words, kind=kind)
    return " · ".join([adventurer_name(adventurer, is_plain=is_plain), *numbers])


def adventurer_numbers(adventurer: Adventurer, words: Words, *, kind: Kind | None = None) -> list[str]:
    """The three numbers of an adventurer, first the one that counts at an event of kind `kind`."""
    skills = sorted(Skill, key=lambda skill: kind is not None and skill is not SKILL_OF[kind])
    return [words.text(f"gnadenlos-skill-{skill}", number=getattr(adventurer, skill)) for skill in skills]


def adventurer_short(adventurer: Adventurer, words: Words, *, is_plain: bool = False) -> str:
    """An adventurer with all numbers in their order: "Old Zeke 6/2/2"."""
    return words.text(
        "gnadenlos-adventurer-short",
        name=adventurer_name(adventurer, is_plain=is_plain),
        gold=adventurer.gold,
        revolver=adventurer.revolver,
        cards=adventurer.cards,
    )


def lot_text(
    lot: Sequence[Adventurer], words: Words, *, has_numbers: bool = True, is_plain: bool = False
) -> str:
    """What a bidder takes in one go: an adventurer, or a pair."""
    names = [
        adventurer_short(one, words, is_plain=is_plain)
        if has_numbers
        else adventurer_name(one, is_plain=is_plain)
        for one in lot
    ]
    if len(names) == 1:
        return names[0]
    return words.text("gnadenlos-pair", first=names[0], second=" + ".join(names[1:]))


def event_name(event: EventCard, words: Words) -> str:
    """An event: "Gold Rush 7/4"."""
    return words.text(f"gnadenlos-event-{event.kind}", larger=event.larger, smaller=event.smaller)


def note_text(note: Note, holder: Seat | None, names: Sequence[str], words: Words) -> str:
    """An IOU in the words of its holder's hand: "3", or "3 (Ben's)" if another will pay."""
    if note.colour == holder:
        return str(note.worth)
    return words.text("gnadenlos-note-of", worth=note.worth, player=words.named(names, note.colour))


def notes_text(notes: Sequence[Note], holder: Seat | None, names: Sequence[str], words: Words) -> str:
    """IOUs one by one: "3, 2 (Ben's), 0"."""
    return ", ".join(note_text(note, holder, names, words) for note in notes)


def sum_text(notes: Sequence[Note], holder: Seat, names: Sequence[str], words: Words) -> str:
    """IOUs as a sum: "3 + Ben's 2 + 0"."""
    return " + ".join(
        str(note.worth)
        if note.colour == holder
        else words.text("gnadenlos-note-in-sum", worth=note.worth, player=words.named(names, note.colour))
        for note in notes
    )


def note_of_key(key: str, holder: Seat) -> Note:
    """The IOU that an option stands for: "3", or "3@1" if it has seat 1's colour."""
    worth, _, colour = key.partition("@")
    return Note(int(worth), Seat(int(colour)) if colour else holder)


def row_and_column(place: str) -> tuple[int, int]:
    """A place of the market, "<row>-<column>", both from 1."""
    row, column = place.split("-")
    return int(row), int(column)


def place_number(place: str) -> int:
    """A place of the market as the picture has it: counted row by row."""
    row, column = row_and_column(place)
    return (row - 1) * COLUMNS + column


def places_text(places: Sequence[str], words: Words) -> str:
    """Places of the market: "places 7 and 12"."""
    return numbers_text([place_number(place) for place in places], words)


def numbers_text(numbers: Sequence[int], words: Words) -> str:
    """Places by their numbers."""
    return words.text("gnadenlos-places", count=len(numbers), numbers=words.listed(list(map(str, numbers))))


def moves_text(moves: Sequence[tuple[int, int]], words: Words) -> str:
    """IOUs that are moved into gaps, by the numbers of their places: "14 → 3 and 13 → 5"."""
    return words.listed([words.text("gnadenlos-move", source=source, gap=gap) for source, gap in moves])


def zone_name(field: int, box: Box, words: Words) -> str:
    """The zone of a field, or the goal; beyond the last field also how far it is from there: "goal,
    35 + 2"."""
    if field > box.fields:
        return words.text("gnadenlos-zone-beyond", fields=box.fields, beyond=field - box.fields)
    zone = box.zone(field)
    return words.text(f"gnadenlos-zone-{zone.key if zone else 'goal'}")


def field_text(field: int, box: Box, words: Words) -> str:
    """A field and its zone: "field 14 (beige)"."""
    return words.text("gnadenlos-field-in-zone", field=field, zone=zone_name(field, box, words))


def goal_text(box: Box) -> str:
    """The fields of the goal: "30–35", or "35"."""
    return f"{box.first_of_goal}–{box.fields}" if box.first_of_goal < box.fields else str(box.fields)


def known_text(known: Sequence[KnownNote], holder: Seat, names: Sequence[str], words: Words) -> str:
    """G37: the IOUs in the market that a player has laid: "place 7: 3 · place 12: 2 (Ben's)"."""
    return " · ".join(
        words.text(
            "gnadenlos-known",
            places=places_text((one.place,), words),
            note=note_text(one.note, holder, names, words),
        )
        for one in known
    )


def nuggets_text(nuggets: int, words: Words) -> str:
    return words.text("gnadenlos-nuggets", nuggets=nuggets)


def lot_of(view: GnadenlosView, key: str) -> tuple[Adventurer, ...]:
    """What one takes with an option; the option's key is that of the first adventurer."""
    return next((lot for lot in view.lots if lot[0].key == key), (view.box.adventurer(key),))


def has_pairs(view: GnadenlosView) -> bool:
    """Whether pairs of adventurers are on offer (G4)."""
    return any(len(lot) > 1 for lot in view.lots)


def gaps(view: GnadenlosView) -> list[int]:
    """G12: the numbers of the places that must be filled, because every row except the last must be full."""
    places = [place for row in view.market for place in row]
    full = sum(places) // COLUMNS * COLUMNS
    return [number for number, is_there in enumerate(places[:full], 1) if not is_there]


def notes_in_market(view: GnadenlosView) -> int:
    return sum(map(sum, view.market))


def notes_to_payday(view: GnadenlosView) -> int:
    """G23: how many IOUs are missing until there are as many full rows as players."""
    return max(0, len(view.players) * COLUMNS - notes_in_market(view))


def bids_text(reader: Reader[GnadenlosView]) -> str:
    """The open bids, the highest first: "Ben 5, Anna 3"."""
    bids = [player.bid for player in reader.view.players if player.bid is not None]
    return ", ".join(
        reader.words.text("gnadenlos-bid-part-one", player=reader.name(bid.seat), notes=bid.total)
        for bid in sorted(bids, key=lambda bid: -bid.total)
    )


def lot_in_full(lot: Sequence[Adventurer], words: Words, *, is_plain: bool = False) -> str:
    """A lot with all numbers; skills are named if there is room."""
    if len(lot) == 1:
        return adventurer_text(lot[0], words, is_plain=is_plain)
    return lot_text(lot, words, is_plain=is_plain)
