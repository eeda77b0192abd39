"""Gnadenlos!'s table as text: a full board in markdown for people who read, and the picture's alternative
text.

Knows views, never a state or a rule.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.cards import EventCard
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from renders.gnadenlos.text.labels import (
    adventurer_name,
    adventurer_short,
    adventurer_text,
    bids_text,
    event_name,
    goal_text,
    hand_notes_text,
    holes,
    known_text,
    lot_text,
    notes_in_market,
    notes_text,
    nuggets_text,
    payday_text,
    ranges_text,
    zones_text,
)
from renders.gnadenlos.text.parts import parts_of, whole
from renders.gnadenlos.text.prompts import turn
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.telling import LINE, bold
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAME: Final = 24


def board_text(reader: Reader[GnadenlosView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters. What the viewer
    alone knows is in the hand, and what the viewer is asked follows with its choices."""
    view, words = reader.view, reader.words
    lines = [f"**{_turn(reader)}**", *([turn(reader)] if view.asked != (view.seat,) else [])]
    lines += _event(
        view, words, is_asked=view.seat in view.asked and view.asked_for == DecisionName.ADVENTURER
    )
    lines += _market(view, words)
    lines += (line for _, line in _played(reader, has_lots=not _is_bidding(view)))
    lines += _bids(reader, are_told=_is_bidding(view))
    lines += _takers(reader)
    lines += _laid(reader)
    lines += [f"- {_side(reader, player, is_bold=True)}" for player in view.players]
    lines += _road(view, words)
    if view.fills_gaps:
        lines.append(words.text("gnadenlos-text-fills-gaps"))
    lines += _pile(view, words)
    return "\n".join(cut(line, LINE) for line in lines)


def turn_text(reader: Reader[GnadenlosView]) -> str:
    """Whom the table waits for, and what they find there: the event, what was bid, who takes later."""
    notes = list(_found(reader.calling(bold(reader.names, reader.words))))
    return "\n".join([turn(reader), *notes])


def _found(reader: Reader[GnadenlosView]) -> Iterator[str]:
    match reader.view.asked_for:
        case DecisionName.ADVENTURER:
            if reader.view.event is not None:
                yield event_name(reader.view.event, reader.words)
            yield from _laid(reader)
        case DecisionName.BID:
            yield from _bids(reader)
        case DecisionName.TAKE:
            yield from _bids(reader)
            yield from _takers(reader)


def _laid(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """G8: who has laid an adventurer while several are waited for; of one alone it goes without saying."""
    if len(reader.view.asked) == 1:
        return
    laid = [reader.name(player.seat) for player in reader.view.players if player.has_laid]
    if laid:
        yield reader.words.text("gnadenlos-text-has-laid", players=reader.words.listed(laid))


def hand_text(reader: Reader[GnadenlosView]) -> str:
    """The viewer's own side, as markdown."""
    lines = [_own_side(reader, is_bold=True), *(f"- {line}" for _, line in _hand(reader))]
    return "\n".join(cut(line, LINE) for line in lines)


def _own_side(reader: Reader[GnadenlosView], *, is_bold: bool = False) -> str:
    """Where the viewer stands, what they have, and where the goal begins."""
    goal = reader.words.text("gnadenlos-text-goal-from", goal=reader.view.box.first_of_goal)
    return _own(reader, reader.view.own, (goal,), is_bold=is_bold)


def _hand(reader: Reader[GnadenlosView], *, is_plain: bool = False) -> Iterator[tuple[str, str]]:
    """What only the viewer may know, in lines, each with the part of the picture that shows it."""
    view, words = reader.view, reader.words
    player, hand = own_side(view)
    kind = view.event.kind if view.asked_for == DecisionName.ADVENTURER and view.event is not None else None
    for one in hand.adventurers:
        yield "adventurers", adventurer_text(one, words, kind=kind, is_plain=is_plain)
    if not hand.adventurers:
        yield "adventurers", words.text("gnadenlos-hand-no-adventurers")
    if hand.laid is not None:
        laid = adventurer_name(hand.laid, is_plain=is_plain)
        yield "adventurers", words.text("gnadenlos-text-laid-is", adventurer=laid)
    if hand.laying:
        laying = notes_text(hand.laying, player.seat, reader.names, words)
        total, count = sum(note.worth for note in hand.laying), len(hand.laying)
        yield "bid", words.text("gnadenlos-text-hand-laying", notes=laying, total=total, count=count)
    if hand.known:
        known = known_text(hand.known, player.seat, reader.names, words)
        yield "known", words.text("gnadenlos-text-known", notes=known)
    yield "notes", hand_notes_text(hand.notes, player.seat, reader.names, words)


def progress(reader: Reader[GnadenlosView], _round_number: int, /) -> str:
    """G17: how far the game is: the turn, and the foremost hat's way to the goal."""
    view = reader.view
    foremost = max(player.field for player in view.players)
    return reader.words.text(
        "gnadenlos-progress", turn=view.turn, field=foremost, goal=view.box.first_of_goal
    )


def _turn(reader: Reader[GnadenlosView]) -> str:
    view = reader.view
    kind = "gnadenlos-text-turn" if view.turn else "gnadenlos-text-set-up"
    return reader.words.text(kind, turn=view.turn, player=reader.name(view.active))


def _event(view: GnadenlosView, words: Words, *, is_asked: bool) -> Iterator[str]:
    """The event, unless the viewer is asked about it; the events to come, and how far the undertaker is."""
    if view.event is not None and not is_asked:
        yield words.text("gnadenlos-text-event", event=event_name(view.event, words))
    gone = {event.key for event in view.turned}
    left = [event for event in view.box.events if event.key not in gone]
    if left:
        yield words.text("gnadenlos-text-to-come", events=events_text(left, words))
    yield words.text("gnadenlos-text-undertaker", field=view.undertaker, fields=view.box.undertaker)


def events_text(events: Sequence[EventCard], words: Words) -> str:
    """Events, with equal ones counted: "Gold Rush (7 and 4) and High Noon (twice)"."""
    counted = Counter(event_name(event, words) for event in events)
    return words.listed(
        [
            words.text("gnadenlos-several", what=name, count=count) if count > 1 else name
            for name, count in counted.items()
        ]
    )


def _market(view: GnadenlosView, words: Words) -> Iterator[str]:
    """How full the market is, how near that is to a payday, and the gaps."""
    yield words.text(
        "gnadenlos-text-market",
        notes=notes_in_market(view),
        payday=payday_text(view, words),
    )
    if holes(view):
        yield words.text("gnadenlos-text-gaps", places=ranges_text(holes(view), words))


def _takers(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """G21: who takes after the player who is asked, as far as something is left for them."""
    after = [reader.name(seat) for seat in reader.view.takers[1 : len(reader.view.lots)]]
    if after:
        yield reader.words.text("gnadenlos-text-takers", players=reader.words.listed(after))


def _bids(reader: Reader[GnadenlosView], *, are_told: bool = False) -> Iterator[str]:
    """The open bids, as far as the question does not tell them, and who has proved that they have none."""
    bids, words = bids_text(reader, are_told=are_told), reader.words
    if bids:
        yield words.text("gnadenlos-text-bids-of" if are_told else "gnadenlos-text-bids", bids=bids)
    proved = [reader.name(player.seat) for player in reader.view.players if player.has_proved]
    if proved:
        yield words.text("gnadenlos-text-proved", players=words.listed(proved))


def _pile(view: GnadenlosView, words: Words) -> Iterator[str]:
    """The adventurers that nobody holds."""
    yield words.text("gnadenlos-text-deck", deck=view.deck)
    if view.discards:
        gone = words.listed([adventurer_name(one) for one in view.discards])
        yield words.text("gnadenlos-text-discards", adventurers=gone)


def _road(view: GnadenlosView, words: Words) -> Iterator[str]:
    """What cheating is worth in the zones in which hats stand, and where the goal is."""
    fields = [player.field for player in view.players if not player.is_lost]
    zones = [zone for zone in view.box.zones if any(zone.first <= field <= zone.last for field in fields)]
    if zones:
        yield words.text("gnadenlos-panel-cheating", zones=zones_text(zones, view.box, words))
    yield words.text("gnadenlos-text-goal", fields=goal_text(view.box, words))


def _side(reader: Reader[GnadenlosView], player: PlayerView, *, is_bold: bool = False) -> str:
    """Where a player stands and what they have, as far as everybody may know."""
    words = reader.words
    counts = (
        words.text("gnadenlos-adventurers", adventurers=player.adventurers),
        words.text("gnadenlos-notes", notes=player.notes),
    )
    return _own(reader, player, counts, is_bold=is_bold)


def _own(
    reader: Reader[GnadenlosView], player: PlayerView, more: Sequence[str] = (), *, is_bold: bool = False
) -> str:
    """A player's field, nuggets and vultures, and `more`."""
    words, name = reader.words, reader.name(player.seat)
    where = "gnadenlos-text-lost" if player.is_lost else "gnadenlos-field"
    parts = [words.text(where, field=player.field), nuggets_text(player.nuggets, words)]
    if player.vultures:
        parts.append(words.text("gnadenlos-vultures", vultures=player.vultures))
    side = ", ".join([*parts, *more])
    return words.text("gnadenlos-text-player", player=f"**{name}**" if is_bold else name, side=side)


def alt_text(reader: Reader[GnadenlosView]) -> str:
    """The pictures in at most 1,024 characters of plain text: what goes on, then everybody's side."""
    return whole(alt_parts(reader))


def alt_parts(reader: Reader[GnadenlosView]) -> dict[str, str]:
    """The same in parts: whose turn it is or who has won, the road, what was laid for the event, lots and
    bids, and the table."""
    return parts_of(_board(reader), ALT)


def _board(reader: Reader[GnadenlosView]) -> Iterator[tuple[str, str]]:
    """What the pictures show, in lines, each with its part; whom the table waits for, what was bid and, while
    adventurers are laid, the event stand in the words above."""
    view, words, short = reader.view, reader.words, reader.named(_NAME)
    yield "turn", _turn(short)
    if view.ranks:
        best = winners(view)
        yield "turn", won([short.names[player.seat] for player in best], best[0].field, words)
    elif view.event is not None and view.asked_for != DecisionName.ADVENTURER:
        yield "road", words.text("gnadenlos-text-event", event=event_name(view.event, words))
    yield "road", words.text("gnadenlos-text-undertaker", field=view.undertaker, fields=view.box.undertaker)
    if not view.ranks:
        yield from _played(short, is_plain=True)
        yield "table", next(_market(view, words))
    for player in ranked(view):
        yield "table", _side(short, player)


def _is_bidding(view: GnadenlosView) -> bool:
    """Whether the viewer is asked for a bid, so that the bids and the offer stand beside the question."""
    return view.seat in view.asked and view.asked_for == DecisionName.BID


def _played(
    reader: Reader[GnadenlosView], *, is_plain: bool = False, has_lots: bool = True
) -> Iterator[tuple[str, str]]:
    """What was laid for the event, and what is on offer."""
    words = reader.words
    for one in reader.view.players:
        if one.laid is not None:
            adventurer = adventurer_short(one.laid, words, is_plain=is_plain)
            yield (
                "event",
                words.text("gnadenlos-text-shown", player=reader.name(one.seat), adventurer=adventurer),
            )
    if reader.view.lots and has_lots:
        lots = "; ".join(lot_text(lot, words, is_plain=is_plain) for lot in reader.view.lots)
        yield "deal", words.text("gnadenlos-text-lots", lots=lots)


def won(players: Sequence[str], field: int, words: Words) -> str:
    """G36: who has won, and on which field."""
    return words.text("gnadenlos-text-winner", players=words.listed(players), count=len(players), field=field)


def score(field: int, words: Words) -> str:
    """G36: what counts first at the end."""
    return words.text("gnadenlos-field", field=field)


def hand_alt(reader: Reader[GnadenlosView]) -> str:
    """The viewer's own side in at most 1,024 characters of plain text."""
    return whole(hand_alt_parts(reader))


def hand_alt_parts(reader: Reader[GnadenlosView]) -> dict[str, str]:
    """The same in parts: who it is and where, their adventurers, their bid, what they have laid in the
    market, and their IOUs."""
    short = reader.named(_NAME)
    return parts_of([("side", _own_side(short)), *_hand(short, is_plain=True)], ALT)
