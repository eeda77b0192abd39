"""Boomtown's board in large print: what the usual board shows, without its ornaments, in letters and numbers
that one reads with little sight.

Knows views and events, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView, PlayerView
from engine.play.table import Event, Seat
from renders.boomtown.picture import cards
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture import large_parts as parts
from renders.boomtown.picture.changes import Changes, changes_of
from renders.boomtown.picture.heading import Chip, chips_of
from renders.boomtown.text.labels import card_name, town_name
from renders.boomtown.text.prompts import turn_kind, turn_text
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NEAR,
    NUMBER,
    STRONG,
    TEXT,
    TITLE,
    Atom,
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
from renders.reader import Reader
from renders.sides import ranked, winners

_ABOUT_OFFER: Final = (None, DecisionName.BID, DecisionName.TAKE, DecisionName.MUSTANG)
"""What these questions are about lies on the table; the others are about what players have."""
_DIE: Final = 64
_VERSIONS: Final = ((parts.PIECE, False), (128, False), (128, True))
"""How high mines are, and whether signs say it without words, from much room to little."""


def board(
    reader: Reader[BoomtownView], *, changes: Sequence[Event] = (), palette: str = "standard"
) -> tuple[Strip, ...]:
    """The whole table, with what the events in `changes` have changed in words."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    board = _Board(reader.view, changes_of(changes), painter)
    return large.pages((board.papers(*version) for version in _VERSIONS), painter, cards.colours)


@dataclass(frozen=True, slots=True)
class _Board:
    """The papers of one table."""

    view: BoomtownView
    changes: Changes
    painter: Painter

    def papers(self, height: int, is_terse: bool) -> list[Paper]:
        """What is asked about comes last, and then whom the table waits for; at the end who has won comes
        first."""
        sides = [self._side(player, height, is_terse) for player in ranked(self.view)]
        if self.view.is_over:
            return [self._heading(), self._result(), *sides, self._towns()]
        if self.view.asked_for in _ABOUT_OFFER:
            return [self._heading(), *sides, self._towns(), *self._offer(is_terse), self._turn(is_terse)]
        return [self._heading(), *self._offer(is_terse), self._towns(), *sides, self._turn(is_terse)]

    def _heading(self) -> Paper:
        """The round, the deck, the dice."""
        view, words = self.view, self.painter.words
        round_ = words.text("boomtown-picture-round", round=view.round, rounds=view.rounds)
        left = words.text("boomtown-picture-cards", cards=view.cards_left)
        things: list[Thing] = [(Text(round_, TITLE),), (Text(left),)]
        if view.dice is not None:
            dice = [Sign(icons.die, (face, _DIE)) for face in view.dice]
            is_new = self.changes.is_rolled
            told = Text(words.text("boomtown-large-roll"), STRONG if is_new else TEXT)
            new: Thing = (Sign(icons.new_sign),) if is_new else ()
            things.append((*new, told, *dice, Text(str(sum(view.dice)), NUMBER)))
        return Paper((Flow(tuple(things)),), "round")

    def _turn(self, is_terse: bool) -> Paper:
        """Whom the table waits for, how the auction stands, who has done what."""
        view, painter = self.view, self.painter
        seat = view.asked[0] if view.asked else None

        def turn(names: tuple[str, ...]) -> str:
            return turn_text(turn_kind(view), view.asked, names, painter.words)

        sign = Sign(icons.pointing_hand) if seat is None else Sign(icons.mark, (seat, MARK))
        pieces: list[Piece] = [large.sentence(painter, turn, sign=sign, seat=seat, most=2)]
        pieces += self._standing()
        pieces.append(Flow(tuple(self._part(chip, is_terse) for chip in chips_of(view))))
        return Paper(tuple(pieces), "turn", is_lit=True)

    def _standing(self) -> Iterator[Piece]:
        """Who began, and who leads or has won."""
        view, painter = self.view, self.painter
        if view.auction is not None:
            yield self._about("boomtown-text-start", view.start)
        if view.auction is not None and view.auction.leader is not None:
            yield self._about("boomtown-text-standing", view.auction.leader, gold=view.auction.gold)
        elif view.auction is not None:
            yield Lines(painter.words.text("boomtown-text-no-bid"))
        elif view.winner is not None:
            yield self._about("boomtown-text-winner", view.winner)

    def _about(self, kind: str, seat: int, **more: int) -> Lines:
        """A sentence about a player."""
        words = self.painter.words

        def say(names: tuple[str, ...]) -> str:
            return words.text(kind, player=words.named(names, seat), **more)

        return large.sentence(self.painter, say, style=TEXT, seat=seat, most=2)

    def _part(self, chip: Chip, is_terse: bool) -> Thing:
        """What a player has done in the round, or that they are still to come."""
        words, palette = self.painter.words, self.painter.palette
        sign: Atom
        if chip.gold is not None:
            sign, word = Plate(str(chip.gold), palette.gold, palette.ink), "boomtown-large-bid"
        elif chip.is_out:
            sign, word = Sign(parts.crossed), "large-passed"
        elif chip.has_card:
            sign, word = Sign(parts.tick), "boomtown-large-has-card"
        elif chip.is_asked:
            sign, word = Text("?", NUMBER), "large-asked"
        else:
            sign, word = Text(f"{chip.number}." if chip.number else "…", NUMBER), ""
        said: Thing = (Text(words.text(word)),) if word and not is_terse else ()
        return (Sign(icons.mark, (chip.seat, MARK)), sign, *said)

    def _result(self) -> Paper:
        """Who has won, and with how many points."""
        view, painter = self.view, self.painter
        first = [player.seat for player in winners(view)]
        score, words = view.players[first[0]].score, painter.words
        kind = "boomtown-picture-best" if len(first) == 1 else "boomtown-picture-tied"

        def won(names: tuple[str, ...]) -> str:
            who = words.listed([words.named(names, seat) for seat in first])
            return f"{who} {words.text(kind, gold=score)}"

        over = Lines(words.text("boomtown-turn-over"), NAME)
        winner = large.sentence(painter, won, sign=Sign(icons.badge, (96,)), seat=first[0], most=4)
        return Paper((over, winner), "turn", is_lit=True)

    def _offer(self, is_terse: bool) -> Iterator[Paper]:
        """The cards that there are to take, and who has taken which."""
        view, painter = self.view, self.painter
        for key in view.offer:
            yield Paper(tuple(parts.card(view, key, painter, is_terse=is_terse)), "offer")
        taken = [self._taken(seat) for seat in view.taken]
        if taken:
            yield Paper((Flow(tuple(taken)),), "offer")

    def _taken(self, seat: Seat) -> Thing:
        """Who has taken a card, and which if that is known."""
        key, words = self.changes.taken.get(seat), self.painter.words
        what = words.text("boomtown-picture-taken") if key is None else card_name(key, words)
        return Sign(icons.mark, (seat, MARK)), Sign(parts.tick), Text(what)

    def _side(self, player: PlayerView, height: int, is_terse: bool) -> Paper:
        """A player with gold, points and all that they own, and what of it is new."""
        view, painter = self.view, self.painter
        words, palette, seat = painter.words, painter.palette, player.seat
        change = self.changes.of(seat).gold
        news: Thing = (large.change(change, palette),) if change else ()
        name = large.named(painter, seat)
        points = parts.points(player.score, words, is_terse=is_terse)
        head: tuple[Thing, ...]
        if view.is_over:
            place = words.text("boomtown-picture-place", place=view.ranks[seat])
            head = ((Plate(place, palette.gold, palette.ink), *name), points)
        else:
            head = (name, (*parts.gold(player.gold, words, is_terse=is_terse), *news), points)
        pieces: list[Piece] = [Flow(tuple(self._sum(player, news)))] if view.is_over else []
        owned = list(parts.owned(view, player, words, height))
        held = parts.held(player, words, is_terse=is_terse)
        if owned:
            pieces.append(Flow(tuple(owned), gap=NEAR))
        if held:
            pieces.append(Flow(tuple(held)))
        if not owned and not held and not view.is_over:
            pieces.append(Lines(words.text("boomtown-text-empty")))
        is_best = view.is_over and view.ranks[seat] == 1
        return Paper((*pieces, *self._news(seat, is_terse)), f"side-{seat}", is_best, heading=Table((head,)))

    def _sum(self, player: PlayerView, news: Thing) -> Iterator[Thing]:
        """B29: what the points are made of."""
        words = self.painter.words
        yields = sum(mine.worth for mine in player.mines)
        yield (*parts.gold(player.gold, words), *news)
        yield large.counted(Sign(pictures.pick), yields, words.text("boomtown-large-for-mines"))
        pawns = player.score - player.gold - yields
        yield large.counted(Sign(pictures.hat), pawns, words.text("boomtown-large-for-mayors"))

    def _news(self, seat: Seat, is_terse: bool) -> Iterator[Piece]:
        """What a player has won and lost, in words beside signs."""
        changes, words = self.changes.of(seat), self.painter.words
        towns = words.listed([town_name(town, words) for town in changes.elected])
        told = (
            ("large-new", "what", parts.mines_named(changes.won, words), Sign(icons.new_sign)),
            ("boomtown-large-elected", "towns", towns, Sign(pictures.hat)),
            ("boomtown-large-yielded", "mines", parts.mines_named(changes.produced, words), Sign(icons.coin)),
            ("large-lost", "what", parts.mines_named(changes.lost, words), Sign(parts.crossed)),
        )
        if is_terse:
            yield Flow(tuple((sign, Text(what)) for _, _, what, sign in told if what))
            return
        for kind, variable, what, sign in told:
            if what:
                yield Lines(words.text(kind, **{variable: what}), sign=sign)

    def _towns(self) -> Paper:
        """Who is mayor where, and how many mines everybody has there; last, the towns without any."""
        words = self.painter.words
        rows, empty = list[Piece](), list[Thing]()
        for town in Town:
            sign = parts.sign_of(town, self.painter)
            what = parts.holdings(self.view, town)
            if not any(town in player.mayor_of for player in self.view.players) and what:
                what.append((Text(words.text("boomtown-large-no-mayor")),))
            if town in self.changes.elections:
                what.append(large.news(words.text("boomtown-large-new-mayor")))
            if what:
                rows.append(Flow((sign, *what), gap=parts.NEARER, indent=100))
            else:
                empty.append(sign)
        if empty:
            nobody = (Text(words.text("boomtown-large-no-mines")),)
            rows.append(Flow((*empty, nobody), gap=parts.NEARER))
        return Paper(tuple(rows))
