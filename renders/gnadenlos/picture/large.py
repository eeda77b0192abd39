"""Gnadenlos!'s board in large print: what the usual board shows, without its ornaments, in letters and
numbers that one reads with little sight.

Knows views and events, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from engine.play.table import Event
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NAME, Flow, Lines, Piece, Plate, Sign, Table, Text, Thing
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture import large_market, large_road
from renders.gnadenlos.picture import large_parts as parts
from renders.gnadenlos.picture.bids import bidders_of
from renders.gnadenlos.picture.changes import Changes, changes_of
from renders.gnadenlos.picture.heading import pile_of
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.large_deal import deal
from renders.gnadenlos.picture.large_event import event, payday
from renders.gnadenlos.picture.market import market_of
from renders.gnadenlos.picture.scene import scene_of
from renders.gnadenlos.text.board import events_text
from renders.gnadenlos.text.labels import adventurer_name, field_text
from renders.gnadenlos.text.prompts import turn_of, turn_said
from renders.reader import Reader
from renders.sides import ranked, winners

_ABOUT_LOTS: Final = (DecisionName.BID, DecisionName.TAKE)
_TIGHT: Final = 2
"""The first level on which little room is needed."""
_LINES: Final = 9
"""About how many lines a paper has that several share."""


def board(
    reader: Reader[GnadenlosView], *, changes: Sequence[Event] = (), palette: str = "standard"
) -> tuple[Strip, ...]:
    """The whole table, with what the events in `changes` have changed in words."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    board = _Board(reader.view, changes_of(changes), painter)
    return large.pages(map(board.papers, range(_TIGHT + 2)), painter, colours)


@dataclass(frozen=True, slots=True)
class _Board:
    """The papers of one table."""

    view: GnadenlosView
    changes: Changes
    painter: Painter

    def papers(self, level: int) -> list[Paper]:
        """What is asked about comes last, and then whom the table waits for; at the end who has won comes
        first. On the first level signs have their words; on a tight one only sums are told of what has just
        happened, and several things share a paper; on the last, old news are left to the words beside."""
        view, is_terse, is_tight = self.view, level > 0, level >= _TIGHT
        sides = [self._side(player, is_terse) for player in ranked(view)]
        if is_tight:
            sides = list(_joined(sides))
        road = Paper((large_road.around(view, self.painter.words),), "road")
        news = list(self._news(is_terse, is_tight)) if level <= _TIGHT or view.phase is Phase.EVENT else []
        if view.is_over:
            return [self._heading(is_tight), self._result(), *sides, road, *news]
        market = large_market.market(market_of(view, self.changes), view, self.painter.words, "table")
        lots = list(deal(view, bidders_of(view, self.changes), self.painter, is_terse=is_terse))
        if is_tight:
            lots = list(_joined(lots))
        table = [road, *news, *market, *sides]
        if view.asked_for in _ABOUT_LOTS:
            return [self._heading(is_tight), *table, *lots, self._turn()]
        return [self._heading(is_tight), *lots, *table, self._turn()]

    def _heading(self, is_tight: bool) -> Paper:
        """The turn, the event, the events over and to come, the undertaker."""
        view, words = self.view, self.painter.words
        kind = "gnadenlos-text-turn" if view.turn else "gnadenlos-text-set-up"

        def turn(names: tuple[str, ...]) -> str:
            return words.text(kind, turn=view.turn, player=words.named(names, view.active))

        pieces: list[Piece] = [
            large.sentence(self.painter, turn, seat=view.active, most=2 if is_tight else 3)
        ]
        if view.event is not None and not view.is_over:
            pieces.append(Flow((parts.event(view.event, words),)))
        pile = pile_of(view)
        over = [one for one in pile.turned if view.is_over or one != view.event]
        if over:
            pieces.append(Lines(words.text("gnadenlos-large-over", events=events_text(over, words))))
        if pile.coming:
            pieces.append(Lines(words.text("gnadenlos-text-to-come", events=events_text(pile.coming, words))))
        track = words.text("gnadenlos-text-undertaker", field=view.undertaker, fields=view.box.undertaker)
        new: Thing = (Sign(icons.new_sign),) if self.changes.is_undertaker_moved else ()
        deck = Text(words.text("gnadenlos-text-deck", deck=view.deck))
        pieces.append(Flow(((Sign(pictures.undertaker, (64,)), Text(track), *new), (deck,))))
        return Paper(tuple(pieces), "road turn")

    def _news(self, is_terse: bool, is_tight: bool) -> Iterator[Paper]:
        """What was laid for the event, and what was just paid."""
        scene = scene_of(self.view, self.changes)
        if scene is not None:
            is_told = any(player.laid is not None for player in self.view.players)
            shows = "event" if is_told else ""
            yield from event(scene, self.painter, shows, is_terse=is_terse, is_tight=is_tight)
        for each in self.changes.paydays:
            yield payday(each, self.painter, is_tight=is_tight)

    def _side(self, player: PlayerView, is_terse: bool) -> Paper:
        """A player: nuggets, field, vultures and what is in hand, and what of it is new."""
        view, painter = self.view, self.painter
        words, palette, seat = painter.words, painter.palette, player.seat
        changes = self.changes.of(seat)
        name: Thing = large.named(painter, seat)
        if view.is_over:
            place = words.text("gnadenlos-board-place", place=view.ranks[seat])
            name = (Plate(place, palette.gold, palette.ink), *name)
        news: Thing = (large.change(changes.nuggets, palette),) if changes.nuggets else ()
        head = Table(((name, (*parts.nuggets(player.nuggets, words), *news)),))
        things = [self._where(player)]
        things += parts.vultures(player.vultures, changes.vultures, painter)
        if not view.is_over:
            things += [
                parts.adventurers(player.adventurers, words, is_terse=is_terse),
                parts.notes(player.notes, words, is_terse=is_terse),
            ]
        pieces: list[Piece] = [Flow(tuple(things))]
        if changes.taken and player.adventurers:
            taken = words.listed([adventurer_name(one, is_plain=True) for one in changes.taken])
            pieces.append(Lines(words.text("large-new", what=taken), sign=Sign(icons.new_sign)))
        is_best = view.is_over and view.ranks[seat] == 1
        return Paper(tuple(pieces), "table", is_best, heading=head)

    def _where(self, player: PlayerView) -> Thing:
        """A player's field, and how far the hat has just moved."""
        words = self.painter.words
        if player.is_lost:
            return Sign(parts.crossed), Text(words.text("gnadenlos-text-lost"))
        before = self.changes.of(player.seat).field
        moved: Thing = () if before is None else (large.change(player.field - before, self.painter.palette),)
        return Sign(parts.shoe), Text(field_text(player.field, self.view.box, words), NAME), *moved

    def _turn(self) -> Paper:
        """Whom the table waits for, and what for."""
        what = turn_of(self.view)
        seat = what.asked[0] if what.asked else None

        def turn(names: tuple[str, ...]) -> str:
            return turn_said(what, names, self.painter.words)

        sign = Sign(icons.pointing_hand) if seat is None else Sign(icons.mark, (seat, MARK))
        return Paper((large.sentence(self.painter, turn, sign=sign, seat=seat),), "turn", is_lit=True)

    def _result(self) -> Paper:
        """Who has won, and how far they came."""
        best, words = winners(self.view), self.painter.words
        kind = "gnadenlos-board-best" if len(best) == 1 else "gnadenlos-board-tied"
        result = words.text(kind, field=best[0].field, nuggets=best[0].nuggets)

        def won(names: tuple[str, ...]) -> str:
            return f"{words.listed([words.named(names, player.seat) for player in best])} {result}"

        over = Lines(words.text(f"gnadenlos-board-over-{self.view.ending}"))
        winner = large.sentence(self.painter, won, sign=Sign(icons.badge, (96,)), seat=best[0].seat, most=4)
        return Paper((over, winner), "turn", is_lit=True)


def _joined(papers: Sequence[Paper]) -> Iterator[Paper]:
    """Papers that show the same part, as few as there is room for them on."""
    held: list[Piece] = []
    for paper in papers:
        pieces = [*([paper.heading] if paper.heading else []), *paper.pieces]
        if held and len(held) + len(pieces) > _LINES:
            yield Paper(tuple(held), paper.shows)
            held = []
        held += pieces
    if held:
        yield Paper(tuple(held), papers[0].shows)
