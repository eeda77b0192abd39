"""Ponte Vecchio's board in large print: what the usual board shows, without its ornaments, in letters and
numbers that one reads with little sight.

Knows views and events, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.ponte_vecchio.cards import JOKER, Direction, worth
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.table import Event
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    STRONG,
    TEXT,
    TITLE,
    Flow,
    Lines,
    Piece,
    Plate,
    Sign,
    Table,
    Text,
    Thing,
)
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.ponte_vecchio.picture import large_bridge, rich_man, scene, shops
from renders.ponte_vecchio.picture import large_parts as parts
from renders.ponte_vecchio.picture.changes import Changes, changes_of
from renders.ponte_vecchio.picture.heading import facts_of, first_fact, second_fact
from renders.ponte_vecchio.picture.large_bridge import Tag
from renders.ponte_vecchio.picture.lily import lily
from renders.ponte_vecchio.picture.sides import Side, is_golden, side_of
from renders.ponte_vecchio.text.labels import card_text, numbers_text, sites
from renders.ponte_vecchio.text.prompts import turn_of, turn_text
from renders.reader import Reader
from renders.sides import ranked, winners


def board(
    reader: Reader[PonteVecchioView], *, changes: Sequence[Event] = (), palette: str = "standard"
) -> tuple[Strip, ...]:
    """The whole table, with what the events in `changes` have changed in words."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    board = _Board(reader.view, changes_of(changes), painter)
    return large.pages([board.papers()], painter, scene.colours)


@dataclass(frozen=True, slots=True)
class _Board:
    """The papers of one table."""

    view: PonteVecchioView
    changes: Changes
    painter: Painter

    def papers(self) -> list[Paper]:
        """Everybody, then the bridge, and whom the table waits for; at the end who has won comes first."""
        sides = [self._side(player) for player in ranked(self.view)]
        if self.view.is_over:
            return [self._heading(), self._result(), *sides, self._bridge()]
        return [self._heading(), *sides, self._bridge(), self._rich_man(), self._turn()]

    def _heading(self) -> Paper:
        """The round, and how near the final round or the end is."""
        facts, words = facts_of(self.view), self.painter.words
        things: list[Thing] = [(Text(first_fact(facts, words), TITLE),)]
        if second := second_fact(facts, words):
            things.append((Text(second),))
        return Paper((Flow(tuple(things)),), "round")

    def _result(self) -> Paper:
        """Who has won, and with what."""
        painter, words = self.painter, self.painter.words
        best = winners(self.view)
        kind = "ponte-vecchio-board-best" if len(best) == 1 else "ponte-vecchio-board-tied"
        result = words.text(kind, gulden=best[0].gulden, shops=best[0].built)

        def won(names: tuple[str, ...]) -> str:
            return f"{words.listed([words.named(names, player.seat) for player in best])} {result}"

        over = Lines(words.text("ponte-vecchio-turn-over"), NAME)
        winner = large.sentence(painter, won, sign=Sign(lily, (96,)), seat=best[0].seat, most=4)
        return Paper((over, winner), "turn", is_lit=True)

    def _side(self, player: PlayerView) -> Paper:
        """A player's gulden, shops and newest card, and what they have said or won."""
        painter, words = self.painter, self.painter.words
        what = side_of(self.view, player, painter.shown(player.seat), self.changes)
        place: Thing = ()
        if self.view.is_over:
            text = words.text("ponte-vecchio-board-place", place=self.view.ranks[player.seat])
            place = (Plate(text, painter.palette.gold, painter.palette.ink),)
        change: Thing = (large.change(what.change, painter.palette),) if what.change else ()
        head = ((*place, *large.named(painter, player.seat)), (*parts.gulden(player.gulden, words), *change))
        things = parts.stock(player, words)
        if what.card is not None:
            things.append(self._card(what, what.card))
        if what.part != "none" or what.is_out:
            things.append(self._part(what))
        pieces: list[Piece] = [Flow(tuple(things), gap=parts.NEARER)]
        built = [step for step, seats in sorted(self.changes.built.items()) if player.seat in seats]
        if built:
            news = words.text("ponte-vecchio-large-new-shop", steps=numbers_text(built, words))
            pieces.append(Lines(news, sign=Sign(icons.new_sign)))
        is_best = self.view.is_over and self.view.ranks[player.seat] == 1
        return Paper(tuple(pieces), f"side-{player.seat}", is_best, heading=Table((head,)))

    def _card(self, what: Side, card: str) -> Thing:
        """The newest card: whether it is new, and whether it counts."""
        words, palette = self.painter.words, self.painter.palette
        new: Thing = (Sign(icons.new_sign),) if what.is_card_new else ()
        value = worth(JOKER, what.built) if card == JOKER else 0
        fill = palette.gold if what.is_counting else palette.card
        plate = Plate(card_text(card, value, words), fill, palette.ink)
        return (*new, Text(words.text("ponte-vecchio-large-last-card")), plate)

    def _part(self, what: Side) -> Thing:
        """What a player has said or won just now, and for how many gulden."""
        words, palette = self.painter.words, self.painter.palette
        part = "out" if what.part == "none" else what.part
        signs: dict[str, Sign] = {
            "passed": Sign(parts.crossed),
            "out": Sign(parts.crossed),
            "moves": Sign(rich_man.head, (parts.HEAD,)),
            "builds": Sign(shops.sign, (MARK, what.seat)),
        }
        sign: Thing = (signs[part],) if part in signs else ()
        fill = palette.gold if is_golden(part) else palette.paper_shade
        label = Plate(words.text(f"ponte-vecchio-board-{part}"), fill, palette.ink, STRONG)
        amount = large.counted(Sign(icons.coin), what.amount) if what.amount else ()
        return (*sign, label, *amount)

    def _bridge(self) -> Paper:
        """The bridge, with the sites for a shop; at the end no more than who has what."""
        tags = {step: Tag(is_site=True) for step in sites(self.view)}
        shows = "" if self.view.is_over else "bridge"
        return large_bridge.bridge(self.view, self.changes, tags, shows=shows)

    def _rich_man(self) -> Paper:
        """Where he stands and looks, how he came there, whom that paid, and where he may be turned."""
        view, changes, words = self.view, self.changes, self.painter.words
        pieces: list[Piece] = [parts.rich_man_at(view, words), *self._way()]
        if changes.paid is not None:
            pieces.append(self._paid(*changes.paid))
        if view.ahead:
            pieces.append(parts.turning(view.direction is Direction.OUTWARD, words, ("may",)))
        return Paper(tuple(pieces), "bridge")

    def _way(self) -> Iterator[Piece]:
        """What is new about him."""
        words, told = self.painter.words, list[str]()
        if self.changes.way is not None:
            told.append(words.text("ponte-vecchio-large-came", start=self.changes.way[0]))
        if self.changes.has_turned:
            told.append(words.text("ponte-vecchio-large-turned"))
        if told:
            yield Lines(" ".join(told), sign=Sign(icons.new_sign))

    def _paid(self, owner: int, gulden: int, step: int) -> Lines:
        """P12: who was paid last."""
        words = self.painter.words

        def say(names: tuple[str, ...]) -> str:
            name = words.named(names, owner)
            return words.text("ponte-vecchio-told-paid", owner=name, gulden=gulden, step=step)

        return large.sentence(self.painter, say, sign=Sign(icons.coin), style=TEXT, seat=owner)

    def _turn(self) -> Paper:
        """Whom the table waits for, and what for."""
        said, painter = turn_of(self.view), self.painter

        def say(names: tuple[str, ...]) -> str:
            return turn_text(said, names, painter.words)

        asked = said.asked
        sign = Sign(icons.mark, (asked[0], MARK)) if len(asked) == 1 else Sign(icons.pointing_hand)
        sentence = large.sentence(painter, say, sign=sign, seat=asked[0] if asked else None)
        return Paper((sentence,), "turn", is_lit=True)
