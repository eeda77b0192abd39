"""Gnadenlos!'s table as text: a full board in markdown for people who read, and the picture's alternative
text.

Knows views, never a state or a rule.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.cards import EventCard
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import BidView, GnadenlosView, PlayerView
from renders.gnadenlos.text.labels import (
    adventurer_name,
    adventurer_short,
    adventurer_text,
    bids_text,
    event_name,
    field_text,
    goal_text,
    known_text,
    lot_text,
    notes_in_market,
    notes_text,
    nuggets_text,
    sum_text,
    zone_name,
)
from renders.gnadenlos.text.parts import parts_of, whole
from renders.gnadenlos.text.prompts import turn
from renders.language.catalogues import ALT, Words
from renders.language.names import cut
from renders.language.player_names import SEAT_SIGNS, unsigned
from renders.language.telling import LINE, bold
from renders.reader import Reader
from renders.sides import own_side, ranked, winners

_NAME: Final = 24


def board_text(reader: Reader[GnadenlosView]) -> str:
    """Everything that the board shows, as markdown; no line is longer than 990 characters."""
    view, words = reader.view, reader.words
    lines = [f"**{_turn(reader)}**", turn(reader)]
    lines += _event(view, words)
    lines += _market(view, words)
    lines += _known(reader)
    lines += _bidding(reader)
    lines.append(words.text("gnadenlos-text-deck", deck=view.deck))
    if view.discards:
        gone = words.listed([adventurer_short(one, words) for one in view.discards])
        lines.append(words.text("gnadenlos-text-discards", adventurers=gone))
    lines.append(_road(view, words))
    for player in view.players:
        lines += ["", *_player(reader, player)]
    return "\n".join(cut(line, LINE) for line in lines)


def turn_text(reader: Reader[GnadenlosView]) -> str:
    """Whom the table waits for, and what they find there: the event, what was bid, what is on offer."""
    notes = list(_found(reader.calling(bold(reader.names, reader.words))))
    return "\n".join([turn(reader), *([" · ".join(notes)] if notes else [])])


def _found(reader: Reader[GnadenlosView]) -> Iterator[str]:
    view, words = reader.view, reader.words
    match view.asked_for:
        case DecisionName.ADVENTURER:
            if view.event is not None:
                yield event_name(view.event, words)
            laid = [reader.names[player.seat] for player in view.players if player.has_laid]
            if laid:
                yield words.text("gnadenlos-text-has-laid", players=words.listed(laid))
        case DecisionName.BUY:
            player = view.players[view.active]
            yield field_text(player.field, view.box, words)
            yield nuggets_text(player.nuggets, words)
        case DecisionName.BID:
            yield from _bids(reader)
        case DecisionName.TAKE:
            yield from _takers(reader)


def hand_text(reader: Reader[GnadenlosView]) -> str:
    """The viewer's own side, as markdown."""
    player = reader.view.own
    lines = [_title(reader, player), *(f"- {line}" for _, line in _hand(reader))]
    return "\n".join(cut(line, LINE) for line in lines)


def _hand(reader: Reader[GnadenlosView], *, is_plain: bool = False) -> Iterator[tuple[str, str]]:
    """What only the viewer may know, in lines, each with the part of the picture that shows it."""
    view, words = reader.view, reader.words
    player, hand = own_side(view)
    kind = view.event.kind if view.asked_for == DecisionName.ADVENTURER and view.event is not None else None
    for one in hand.adventurers:
        yield "adventurers", adventurer_text(one, words, kind=kind, is_plain=is_plain)
    if hand.laid is not None:
        laid = adventurer_name(hand.laid, is_plain=is_plain)
        yield "adventurers", words.text("gnadenlos-text-laid-is", adventurer=laid)
    if hand.laying:
        laying = notes_text(hand.laying, player.seat, reader.names, words)
        yield "bid", words.text("gnadenlos-text-hand-laying", notes=laying)
    yield from (("known", line) for line in _known(reader))
    if hand.notes:
        notes = notes_text(hand.notes, player.seat, reader.names, words)
        yield "notes", words.text("gnadenlos-text-hand-notes", notes=notes)


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


def _event(view: GnadenlosView, words: Words) -> Iterator[str]:
    """The event, the events to come, and how far the undertaker is."""
    if view.event is not None:
        yield words.text("gnadenlos-text-event", event=event_name(view.event, words))
    gone = {event.key for event in view.turned}
    left = [event for event in view.box.events if event.key not in gone]
    if left:
        yield words.text("gnadenlos-text-to-come", events=_several(left, words))
    yield words.text("gnadenlos-text-undertaker", field=view.undertaker, fields=view.box.undertaker)


def _several(events: Sequence[EventCard], words: Words) -> str:
    """Events, with equal ones counted: "Gold Rush 7/4 and High Noon (2×)"."""
    counted = Counter(event_name(event, words) for event in events)
    return words.listed(
        [
            words.text("gnadenlos-several", what=name, count=count) if count > 1 else name
            for name, count in counted.items()
        ]
    )


def _market(view: GnadenlosView, words: Words) -> Iterator[str]:
    """How many IOUs lie in the market, and the numbers of their places."""
    yield words.text(
        "gnadenlos-text-market", notes=notes_in_market(view), full=view.full_rows, rows=len(view.players)
    )
    number = 0
    for row, places in enumerate(view.market, 1):
        last = max((place for place, is_there in enumerate(places) if is_there), default=-1)
        shown = [
            str(number + place + 1) if is_there else words.text("gnadenlos-text-gap")
            for place, is_there in enumerate(places[: last + 1] if row == len(view.market) else places)
        ]
        number += len(places)
        yield "- " + words.text("gnadenlos-text-row", row=row, places=" · ".join(shown))


def _known(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """G37: which IOUs in the market the viewer has laid; nothing for the public."""
    view, words = reader.view, reader.words
    if view.hand is not None and view.hand.known:
        known = known_text(view.hand.known, view.own.seat, reader.names, words)
        yield words.text("gnadenlos-text-known", notes=known)


def _bidding(reader: Reader[GnadenlosView], *, is_plain: bool = False) -> Iterator[str]:
    """What is on offer, what was bid, and who takes later."""
    words = reader.words
    if reader.view.lots:
        lots = words.listed([lot_text(lot, words, is_plain=is_plain) for lot in reader.view.lots])
        yield words.text("gnadenlos-text-lots", lots=lots)
    yield from _bids(reader)
    yield from _takers(reader)


def _takers(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """G21: who takes after the player who is asked, as far as something is left for them."""
    after = [reader.name(seat) for seat in reader.view.takers[1 : len(reader.view.lots)]]
    if after:
        yield reader.words.text("gnadenlos-text-takers", players=reader.words.listed(after))


def _bids(reader: Reader[GnadenlosView]) -> Iterator[str]:
    bids = bids_text(reader)
    if bids:
        yield reader.words.text("gnadenlos-text-bids", bids=bids)


def _road(view: GnadenlosView, words: Words) -> str:
    """The zones, and what cheating is worth there."""
    zones = [
        words.text(
            "gnadenlos-text-zone",
            zone=zone_name(zone.first, view.box, words),
            first=zone.first,
            last=zone.last,
            winner=zone.winner,
            loser=zone.loser,
        )
        for zone in view.box.zones
    ]
    return words.text("gnadenlos-text-road", zones=", ".join(zones), fields=goal_text(view.box))


def _player(reader: Reader[GnadenlosView], player: PlayerView) -> Iterator[str]:
    words = reader.words
    yield _title(reader, player)
    if player.laid is not None:
        shown = adventurer_short(player.laid, words)
        yield "- " + words.text("gnadenlos-text-laid-up", adventurer=shown)
    elif player.has_laid:
        yield "- " + words.text("gnadenlos-text-laid")
    if player.bid is not None:
        yield "- " + words.text("gnadenlos-text-bid", notes=_bid(player.bid, reader.names, words))
    if player.has_proved:
        yield "- " + words.text("gnadenlos-text-proved")


def _bid(bid: BidView, names: Sequence[str], words: Words) -> str:
    """A bid with its IOUs: "3 + 2 = 5"."""
    notes = sum_text(bid.notes, bid.seat, names, words)
    return notes if len(bid.notes) == 1 else f"{notes} = {bid.total}"


def _title(reader: Reader[GnadenlosView], player: PlayerView) -> str:
    return reader.words.text(
        "gnadenlos-text-player",
        sign=SEAT_SIGNS[player.seat],
        player=unsigned(reader.name(player.seat)),
        side=_side(reader.view, player, reader.words),
    )


def _side(view: GnadenlosView, player: PlayerView, words: Words) -> str:
    """Where a player stands and what they have, as far as everybody may know."""
    where = None if player.is_lost else field_text(player.field, view.box, words)
    parts = [where or words.text("gnadenlos-text-lost"), nuggets_text(player.nuggets, words)]
    if player.vultures:
        parts.append(words.text("gnadenlos-vultures", vultures=player.vultures))
    parts.append(words.text("gnadenlos-adventurers", adventurers=player.adventurers))
    parts.append(words.text("gnadenlos-notes", notes=player.notes))
    return " · ".join(parts)


def alt_text(reader: Reader[GnadenlosView]) -> str:
    """The pictures in at most 1,024 characters of plain text: what goes on, then everybody's side."""
    return whole(alt_parts(reader))


def alt_parts(reader: Reader[GnadenlosView]) -> dict[str, str]:
    """The same in parts: whose turn it is or who has won, the road, what was laid for the event, lots and
    bids, and the table."""
    return parts_of(_board(reader), ALT)


def _board(reader: Reader[GnadenlosView]) -> Iterator[tuple[str, str]]:
    """What the pictures show, in lines, each with its part."""
    view, words, short = reader.view, reader.words, reader.named(_NAME)
    yield "turn", words.text("gnadenlos-alt-title", turn=view.turn)
    yield "turn", turn(short)
    if view.ranks:
        best = winners(view)
        yield "turn", won([short.names[player.seat] for player in best], best[0].field, words)
    elif view.event is not None:
        yield "road", words.text("gnadenlos-text-event", event=event_name(view.event, words))
    yield "road", words.text("gnadenlos-text-undertaker", field=view.undertaker, fields=view.box.undertaker)
    if not view.ranks:
        yield from _played(short)
        yield "table", next(_market(view, words))
    for player in ranked(view):
        side = _side(view, player, words)
        yield "table", words.text("gnadenlos-alt-player", player=short.names[player.seat], side=side)


def _played(reader: Reader[GnadenlosView]) -> Iterator[tuple[str, str]]:
    """What was laid for the event, what is on offer, and what was bid."""
    for one in reader.view.players:
        if one.laid is not None:
            adventurer = adventurer_short(one.laid, reader.words, is_plain=True)
            said = reader.words.text(
                "gnadenlos-text-shown", player=reader.names[one.seat], adventurer=adventurer
            )
            yield "event", said
    yield from (("deal", line) for line in _bidding(reader, is_plain=True))


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
    player, short = reader.view.own, reader.named(_NAME)
    side = _side(reader.view, player, reader.words)
    title = reader.words.text("gnadenlos-alt-player", player=short.names[player.seat], side=side)
    return parts_of([("side", title), *_hand(short, is_plain=True)], ALT)
