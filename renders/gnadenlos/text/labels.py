"""What things in Gnadenlos! are called: adventurers, events, IOUs, fields, places. Its vocabulary.

Knows cards and views, never a state or a rule.
"""

import itertools
from collections.abc import Iterator, Sequence

from engine.games.gnadenlos.cards import (
    COLUMNS,
    SKILL_OF,
    Adventurer,
    Box,
    EventCard,
    Kind,
    Note,
    Skill,
    Zone,
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
    """An adventurer with all numbers, first the one that counts at an event of kind `kind`: "Old Zeke:
    revolver 2, gold 6, cards 2"."""
    skills = sorted(Skill, key=lambda skill: kind is not None and skill is not SKILL_OF[kind])
    numbers = [words.text(f"gnadenlos-skill-{skill}", number=getattr(adventurer, skill)) for skill in skills]
    name = adventurer_name(adventurer, is_plain=is_plain)
    return words.text("gnadenlos-adventurer", name=name, numbers=", ".join(numbers))


def adventurer_short(adventurer: Adventurer, words: Words, *, is_plain: bool = False) -> str:
    """An adventurer with all numbers among others: "Old Zeke (gold 6, revolver 2, cards 2)"."""
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
    """An event: "Gold Rush (7 and 4)"."""
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
    """Places of the market: "places 7 and 12", "places 1 to 6"."""
    return ranges_text([place_number(place) for place in places], words)


def ranges_text(numbers: Sequence[int], words: Words) -> str:
    """Places by their numbers, three and more in a row from the first to the last: "places 1 to 6 and 8"."""
    runs: list[str] = []
    for _, run in itertools.groupby(enumerate(numbers), lambda one: one[1] - one[0]):
        first, *more = [number for _, number in run]
        if len(more) < 2:
            runs += [str(number) for number in (first, *more)]
        else:
            runs.append(words.text("gnadenlos-range", first=first, last=more[-1]))
    return words.text("gnadenlos-places", count=len(numbers), numbers=words.listed(runs))


def numbers_text(numbers: Sequence[int], words: Words) -> str:
    """Places by their numbers, each of them."""
    return words.text("gnadenlos-places", count=len(numbers), numbers=words.listed(list(map(str, numbers))))


def moves_text(moves: Sequence[tuple[int, int]], words: Words) -> str:
    """IOUs that are moved into gaps, by the numbers of their places: "14 to 3 and 13 to 5"."""
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


def goal_text(box: Box, words: Words) -> str:
    """The fields of the goal: "30 to 35", or "35"."""
    if box.first_of_goal == box.fields:
        return str(box.fields)
    return words.text("gnadenlos-range", first=box.first_of_goal, last=box.fields)


def zones_text(zones: Sequence[Zone], box: Box, words: Words) -> str:
    """G14: what cheating is worth in some zones: "grey to field 11, 4 or 1;
    beige to 17, 3 or 2"."""
    return "; ".join(
        words.text(
            "gnadenlos-text-zone-next" if number else "gnadenlos-text-zone",
            zone=zone_name(zone.first, box, words),
            last=zone.last,
            winner=zone.winner,
            loser=zone.loser,
        )
        for number, zone in enumerate(zones)
    )


def known_text(known: Sequence[KnownNote], holder: Seat, names: Sequence[str], words: Words) -> str:
    """G37: the IOUs in the market that a player has laid, equal ones together: "3 at 7 and 9; 2 (Ben's) at
    12"."""
    places = dict[Note, list[str]]()
    for one in known:
        places.setdefault(one.note, []).append(one.place)
    return "; ".join(
        words.text(
            "gnadenlos-known",
            places=words.listed([str(place_number(place)) for place in lie]),
            note=note_text(note, holder, names, words),
        )
        for note, lie in places.items()
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
    full = notes_in_market(view) // COLUMNS * COLUMNS
    return [number for number in _empty(view) if number <= full]


def holes(view: GnadenlosView) -> list[int]:
    """The numbers of all empty places before the last IOU in the market."""
    last = max((number for number, is_there in _places(view) if is_there), default=0)
    return [number for number in _empty(view) if number < last]


def _places(view: GnadenlosView) -> Iterator[tuple[int, bool]]:
    return enumerate(itertools.chain(*view.market), 1)


def _empty(view: GnadenlosView) -> list[int]:
    return [number for number, is_there in _places(view) if not is_there]


def notes_in_market(view: GnadenlosView) -> int:
    return sum(map(sum, view.market))


def notes_to_payday(view: GnadenlosView) -> int:
    """G23: how many IOUs are missing until there are as many full rows as players."""
    return max(0, len(view.players) * COLUMNS - notes_in_market(view))


def payday_text(view: GnadenlosView, words: Words) -> str:
    """How near a payday is: "Payday in 3 IOUs"."""
    return words.text("gnadenlos-panel-payday", notes=notes_to_payday(view))


def total_text(notes: Sequence[Note], holder: Seat, names: Sequence[str], words: Words) -> str:
    """A bid with its IOUs, if they are several or another's: "5 (3 + Ben's 2)", "4"."""
    total, terms = sum(note.worth for note in notes), sum_text(notes, holder, names, words)
    return terms if terms == str(total) else words.text("gnadenlos-bid-total", total=total, notes=terms)


def bids_text(reader: Reader[GnadenlosView], *, are_told: bool = False) -> str:
    """The open bids, the highest first: "Ben 5 (3 + 2), Anna 3". If the question tells all sums, only those
    that are made of several IOUs, or of another's."""
    bids = [
        bid
        for player in reader.view.players
        if (bid := player.bid) is not None
        and not (are_told and len(bid.notes) == 1 and bid.notes[0].colour == bid.seat)
    ]
    return ", ".join(
        reader.words.text(
            "gnadenlos-bid-part",
            player=reader.name(bid.seat),
            bid=total_text(bid.notes, bid.seat, reader.names, reader.words),
        )
        for bid in sorted(bids, key=lambda bid: -bid.total)
    )


def heading(notes: Sequence[Note], seat: Seat, words: Words) -> str:
    """How many IOUs are the player's own, and how many are stolen; or that there are none."""
    stolen = sum(note.colour != seat for note in notes)
    own = len(notes) - stolen
    kind = "own-and-stolen" if own and stolen else "own" if own else "stolen" if stolen else "no-notes"
    return words.text(f"gnadenlos-hand-{kind}", own=own, stolen=stolen)


def hand_notes_text(notes: Sequence[Note], seat: Seat, names: Sequence[str], words: Words) -> str:
    """The IOUs in hand, after how many they are: "3 IOUs of your own, 1 stolen: 4, 2, 2, 1 (Ben's)"."""
    said = heading(notes, seat, words)
    if not notes:
        return said
    listed = notes_text(notes, seat, names, words)
    return words.text("gnadenlos-text-hand-notes", heading=said, notes=listed)


def lot_in_full(lot: Sequence[Adventurer], words: Words, *, is_plain: bool = False) -> str:
    """A lot with all numbers: "Old Zeke: gold 6, revolver 2, cards 2"."""
    if len(lot) == 1:
        return adventurer_text(lot[0], words, is_plain=is_plain)
    return lot_text(lot, words, is_plain=is_plain)
