"""What a question of Boomtown is about, in large print: the cards on offer with what each would make of the
viewer, or what an event can be aimed at.

Everything on the table is public, so it shows nothing that others could not know.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import CARDS, KEEP, Kind, Mine
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import cards
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture import large_parts as parts
from renders.boomtown.picture.odds import ALL, COLLAPSES
from renders.boomtown.picture.pieces import MinePiece, Piece, SaloonPiece
from renders.boomtown.text.choices import Aim, Dice, InTown, OnOffer, Owned, Owner, Roll, Victims, choice_of
from renders.boomtown.text.labels import mayor_of, mine_on_table, saloon_on_table
from renders.boomtown.text.options import DICE, WAYS_TO_ROLL
from renders.boomtown.text.prospects import Gained, Prospect
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NEAR,
    NUMBER,
    STRONG,
    Flow,
    Lines,
    Plate,
    Sign,
    Table,
    Text,
    Thing,
)
from renders.drawing.setting import Piece as Row
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.face import AnyDecision
from renders.reader import Reader

_DIE: Final = 72
_NAME: Final = 420
"""How wide an owner's name is at most."""
_SMALLER: Final = 128
_USES: Final = {"now": Sign(parts.tick), "kept": Sign(pictures.ready), "waits": Sign(icons.hourglass)}
"""The signs for what becomes of an event."""


def panel(
    decision: AnyDecision,
    reader: Reader[BoomtownView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing for a decision without a picture."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return ()
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    versions = [_Panel(reader.view, painter, height) for height in (parts.PIECE, _SMALLER)]
    match choice:
        case OnOffer():
            papers = [each.offer(choice) for each in versions[:1]]
        case Aim():
            papers = [each.aim(Kind(decision.name), choice) for each in versions]
        case Dice():
            papers = [each.dice(choice) for each in versions[:1]]
        case Victims():
            papers = [each.holdup(choice) for each in versions[:1]]
    return large.pages(papers, painter, cards.colours)


class _Panel:
    """The papers beside one question; `height` is how high mines are."""

    def __init__(self, view: BoomtownView, painter: Painter, height: int) -> None:
        self.view, self.painter, self.height = view, painter, height
        self.palette, self.words = painter.palette, painter.words

    def offer(self, choice: OnOffer) -> list[Paper]:
        """B5, B10, B11: the cards, each with what it would make of the viewer."""
        return [self._purse(), self._others(), *map(self._card, choice.cards)]

    def aim(self, kind: Kind, choice: Aim) -> list[Paper]:
        """B22, B23, B25: the event, and town by town what there is."""
        return [self._purse(), self._event(kind), *map(self._town, choice.towns)]

    def dice(self, choice: Dice) -> list[Paper]:
        """B13: what each face of both dice would yield."""
        papers = [self._purse(), self._event(Kind.TELEGRAPH)]
        for which, rolls in zip(DICE, choice.rolls, strict=True):
            title = Lines(self.words.text(f"boomtown-panel-{which}"), NAME)
            rows = [Flow(tuple(self._roll(roll, DICE[which])), gap=parts.NEARER) for roll in rolls]
            papers.append(Paper(tuple(rows), which, heading=title))
        return papers

    def holdup(self, choice: Victims) -> list[Paper]:
        """B24: the others with their gold, and the chances."""
        chosen, number = choice.chosen or (None, None)
        rows = tuple(
            (large.named(self.painter, seat), parts.gold(gold, self.words), self._chosen(seat == chosen))
            for seat, gold in choice.victims
        )
        ways = Lines(self.words.text("boomtown-large-ways", rolls=ALL))
        chances = tuple(
            (
                Plate(str(least), self.palette.ink, self.palette.card, width=112),
                Text(str(reached), NUMBER),
                *self._chosen(least == number),
            )
            for least, reached in WAYS_TO_ROLL.items()
        )
        return [
            self._purse(),
            self._event(Kind.HOLDUP),
            Paper((Table(rows),), "victims"),
            Paper((ways, Flow(chances)), "ways"),
        ]

    def _purse(self) -> Paper:
        """The viewer's gold and points."""
        return Paper((parts.purse(self.view.own, self.painter),), "about", is_lit=True)

    def _others(self) -> Paper:
        """Everybody else with their gold."""
        rows = [
            (large.named(self.painter, player.seat), parts.gold(player.gold, self.words))
            for player in self.view.others
        ]
        return Paper((Table(tuple(rows)),), "about")

    def _event(self, kind: Kind) -> Paper:
        return Paper(tuple(parts.card(self.view, f"{kind}-1", self.painter)), "about")

    def _chosen(self, is_so: bool) -> Thing:
        """That something is chosen: a sign and a word."""
        return (Sign(parts.tick), Text(self.words.text("large-chosen"), STRONG)) if is_so else ()

    def _card(self, each: Gained) -> Paper:
        """A card with what it would make of the viewer; an event with what becomes of it."""
        pieces: list[Row] = list(parts.card(self.view, each.key, self.painter, has_fee=False))
        if each.prospect is not None:
            pieces.append(self._prospect(each.prospect, each.key))
        else:
            use = each.use or "now"
            pieces.append(Flow(((_USES[use], Text(self.words.text(f"boomtown-panel-{use}"))),)))
        return Paper(tuple(pieces), "cards")

    def _prospect(self, prospect: Prospect, key: str) -> Row:
        """Who has what in the town, and what one more mine would make of the viewer."""
        words = self.words
        card = CARDS[key]
        assert isinstance(card, Mine), "only mines have prospects"
        nobody: Thing = (Text(words.text("boomtown-large-no-mines")),)
        things = parts.holdings(self.view, card.town) or [nobody]
        mine = words.text("boomtown-panel-mine", number=prospect.number)
        things.append((Text(words.text("boomtown-large-number", mine=mine), STRONG),))
        if prospect.office != "no":
            new: Thing = (Sign(icons.new_sign),) if prospect.office == "new" else ()
            would = Text(words.text(f"boomtown-large-would-{prospect.office}"), STRONG)
            things.append((Sign(pictures.hat), *new, would))
        if prospect.due is not None:
            things.append(parts.fee_to(prospect.due.mayor, prospect.due.paid, self.painter))
        return Flow(tuple(things), gap=parts.NEARER)

    def _town(self, what: InTown) -> Paper:
        """A town, with what its owners have there."""
        words = self.words
        head: list[Thing] = [parts.title_of(what.town, words), self._chosen(what.is_chosen)]
        if what.fee is not None:
            fee = Text(words.text("boomtown-large-new-fee"))
            head.append((Sign(pictures.hat), Text("×2", STRONG)))
            head.append((Sign(icons.coin), Text(str(what.fee), NUMBER), fee))
        owners: list[Row] = [self._owner(what, owner) for owner in what.owners]
        if not owners:
            owners.append(Lines(words.text("boomtown-large-no-mines")))
        return Paper(tuple(owners), what.town, what.is_chosen, heading=Flow(tuple(head)))

    def _owner(self, what: InTown, owner: Owner) -> Row:
        """Whose pieces these are, and the pieces."""
        mayor = mayor_of(self.view, what.town)
        hat: Thing = (Sign(pictures.hat),) if mayor is not None and mayor.seat == owner.seat else ()
        things: list[Thing] = [(*hat, *large.named(self.painter, owner.seat, most=_NAME))]
        if owner.elects:
            elects = Text(self.words.text("boomtown-large-elects"), STRONG)
            things.append((Sign(pictures.hat), Sign(icons.new_sign), elects))
        return Flow((*things, *map(self._owned, owner.owned)), gap=parts.NEARER, indent=MARK + NEAR)

    def _owned(self, owned: Owned) -> Thing:
        saloon, mine = saloon_on_table(self.view, owned.key), mine_on_table(self.view, owned.key)
        what: Piece
        if saloon is not None:
            what = SaloonPiece(saloon.town, saloon.has_girls)
        else:
            assert mine is not None, "whatever has an owner is on the table"
            what = MinePiece(mine.key, mine.worth, mine.has_new_vein)
        return (parts.lain(what, self.words, self.height), *self._chosen(owned.is_chosen))

    def _roll(self, roll: Roll, die: int) -> Iterator[Thing]:
        """A face of a die: the sum, and whose mines would yield how much."""
        words, palette = self.words, self.palette
        total = sum(roll.dice)
        fill = palette.glow if roll.key == KEEP else palette.card
        yield (Sign(icons.die, (roll.dice[die], _DIE)), Plate(str(total), fill, palette.ink, width=112))
        yield from ((Sign(icons.mark, (seat, MARK)), Text(str(gold), NUMBER)) for seat, gold in roll.yields)
        if total in COLLAPSES:
            yield Sign(pictures.danger), Text(words.text("boomtown-large-collapse"))
        elif not roll.yields:
            yield (Text("–", NUMBER),)
        if roll.key == KEEP:
            yield (Text(words.text("boomtown-large-as-it-lies")),)
        if roll.is_chosen:
            yield self._chosen(True)
