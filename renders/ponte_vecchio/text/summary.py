"""Ponte Vecchio's story as a person tells it: an auction in a line, a play of cards in one or two.

Pure: the same events give the same lines, wherever they begin. It knows events, never a state, a rule or a
view.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from engine.games.ponte_vecchio import story
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter, stretches
from renders.ponte_vecchio.text.labels import card_name, cards_text, offers_text, with_card
from renders.ponte_vecchio.text.story import CHAPTERS, have_laid, lowest_first, sentence

E = TypeVar("E", bound=Event)

_BIDDING: Final = (story.Bid, story.Passed, story.AuctionWon, story.ShopBuilt)
_CARDS: Final = (story.PlayBegan, story.CardsTurned, story.Tied, story.NobodyMoves)
_RIGHT: Final = (*_CARDS, story.RightWon, story.RightSold)
_OFFERS: Final = (story.Offered, story.OfferWithdrawn, story.OffersAsked, story.NothingOffered)
_MOVE: Final = (story.Moved, story.Paid, story.NobodyPaid, story.Turned, story.DirectionKept)


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Events as the few lines that a person would write."""
    teller = _Teller(bold(names, words), words)
    lines: list[str] = []
    for chapter, told in by_chapter(_without_seals(events), CHAPTERS, "cards"):
        lines += teller.lines(chapter, told)
    return [cut(line, LINE) for line in lines if line]


def _without_seals(events: Sequence[Event]) -> list[Event]:
    """Events without who has laid a card or answered, if anything else is told: whom the table still waits
    for stands above all news."""
    told = [event for event in events if not isinstance(event, Sealed | Unsealed)]
    return told if any(isinstance(event, story.EVENTS) for event in told) else list(events)


class _Teller:
    """Tells parts of a story with the players' names set off, in one language."""

    def __init__(self, shown: Sequence[str], words: Words) -> None:
        self._shown = shown
        self._words = words

    def lines(self, chapter: str, events: list[Event]) -> list[str]:
        """One part of the story."""
        match chapter:
            case "shops":
                return [self._shops(stretch) for stretch in stretches(events, story.RoundBegan)]
            case "laying":
                return self._laying(events)
            case "cards":
                return [self._play(stretch) for stretch in stretches(events, story.PlayBegan)]
            case "scores":
                return self._scores(events)
            case _:
                return [self._sentence(event) for event in events]

    def _sentence(self, event: Event) -> str:
        return sentence(event, self._shown, self._words)

    def _all(self, events: Sequence[Event]) -> list[str]:
        return [self._sentence(event) for event in events]

    # Phase 1, and the set-up

    def _shops(self, events: Sequence[Event]) -> str:
        """The round, who could not open, the first shops, and the auction with the shop that was built."""
        if len(events) == 1 and isinstance(events[0], story.RoundBegan):
            return self._words.text("ponte-vecchio-round-begins", round=events[0].round)
        free = [event for event in events if isinstance(event, story.ShopBuilt) and event.is_free]
        bidding = [event for event in events if isinstance(event, _BIDDING) and event not in free]
        before = [event for event in events if not isinstance(event, _BIDDING)]
        return " ".join([*self._all(before), *self._first_shops(free), *self._auction(bidding)])

    def _first_shops(self, built: Sequence[story.ShopBuilt]) -> list[str]:
        if len(built) < 2:
            return self._all(built)
        shops = [
            self._words.text("ponte-vecchio-first-shop", player=self._shown[event.seat], step=event.step)
            for event in built
        ]
        return [self._words.text("ponte-vecchio-first-shops", shops=", ".join(shops))]

    def _auction(self, events: Sequence[Event]) -> list[str]:
        """Who won, for how much, against whose last bid, and where the shop was built; or how the bidding
        goes."""
        won, built = _one(events, story.AuctionWon), _one(events, story.ShopBuilt)
        if won is None:
            bids = [event for event in events if isinstance(event, story.Bid | story.Passed)]
            return [*self._bids(bids), *self._all([] if built is None else [built])]
        bids_of = {event.seat: event.gulden for event in events if isinstance(event, story.Bid)}
        bids_of.pop(won.seat, None)
        rival, bid = max(bids_of.items(), key=lambda one: one[1], default=(won.seat, 0))
        is_whole = any(isinstance(event, story.Bid) and event.is_opening for event in events)
        how = "against" if bids_of else "alone" if is_whole else "at-last"
        passed = [event for event in events if isinstance(event, story.Passed)]
        return [
            *([] if bids_of or is_whole else self._bids(passed)),
            self._words.text(
                f"ponte-vecchio-won-{how}",
                player=self._shown[won.seat],
                gulden=won.gulden,
                rival=self._shown[rival],
                bid=bid,
                step=0 if built is None else built.step,
            ),
        ]

    def _bids(self, events: Sequence[story.Bid | story.Passed]) -> list[str]:
        """An auction that goes on: what everybody did last."""
        last: dict[Seat, story.Bid | story.Passed] = {}
        for event in events:
            last.pop(event.seat, None)
            last[event.seat] = event
        if len(last) < 2:
            return self._all(list(last.values()))
        parts = [
            self._words.text("ponte-vecchio-bid-part", player=self._shown[event.seat], gulden=event.gulden)
            if isinstance(event, story.Bid)
            else self._words.text("ponte-vecchio-pass-part", player=self._shown[event.seat])
            for event in last.values()
        ]
        return [self._words.text("ponte-vecchio-bids", bids=", ".join(parts))]

    # Phase 2

    def _laying(self, events: Sequence[Event]) -> list[str]:
        """P6, P10: who has answered, be it with a card or an offer: each player once, however often they
        changed it."""
        seats = dict.fromkeys(event.seat for event in events if isinstance(event, Sealed))
        rest = self._all([event for event in events if not isinstance(event, Sealed | Unsealed)])
        if not seats:
            return rest
        return [have_laid(list(seats), self._shown, self._words, are_cards=False), *rest]

    def _play(self, events: Sequence[Event]) -> str:
        """Who has the right to move and why, what came of the move, and what was offered for it."""
        if len(events) == 1 and isinstance(events[0], story.PlayBegan):
            event = events[0]
            return self._words.text("ponte-vecchio-play-begins", play=event.play, plays=event.plays)
        rest = [event for event in events if not isinstance(event, (*_RIGHT, *_OFFERS, *_MOVE))]
        told = [*self._right_and_move(events), *self._offers(events), *self._all(rest)]
        return " ".join(told)

    def _right_and_move(self, events: Sequence[Event]) -> list[str]:
        """P7 to P14: the cards, who has the right, who bought it, and the move."""
        cards, won = _one(events, story.CardsTurned), _one(events, story.RightWon)
        sold, moved = _one(events, story.RightSold), _one(events, story.Moved)
        ties = [event for event in events if isinstance(event, story.Tied)]
        is_plain = cards is not None and won is not None and not ties
        before = [
            event for event in events if isinstance(event, _CARDS) and not (is_plain and event is cards)
        ]
        is_told = bool(ties) and len(ties[-1].nearest) == 1
        right = "" if won is None or is_told else self._right(won, cards if is_plain else None)
        told = self._all(before)
        if right and sold is None and moved is None:
            told.append(self._words.text("ponte-vecchio-has-right", right=right))
        if sold is not None and moved is None and not right:
            told.append(self._sentence(sold))
        elif sold is not None:
            told.append(self._sale(sold, right, is_named=bool(right) and not is_plain))
        return [*told, *self._move(events, "" if sold is not None else right)]

    def _right(self, won: story.RightWon, cards: story.CardsTurned | None) -> str:
        """P7: who has the right, as a sentence without its end; with the others' cards if nobody tied."""
        if cards is None:
            card = with_card(won.card, won.worth, self._words)
            return self._words.text("ponte-vecchio-right", player=self._shown[won.seat], card=card)
        others = [(seat, card) for seat, card in lowest_first(cards) if seat != won.seat]
        return self._words.text(
            "ponte-vecchio-lowest",
            player=self._shown[won.seat],
            card=card_name(won.card, self._words),
            others=cards_text(others, self._shown, self._words),
        )

    def _who(self, seat: Seat, right: str) -> str:
        """The beginning of a sentence: who has the right, with "and", or a name."""
        return self._words.text("ponte-vecchio-right-and", right=right) if right else self._shown[seat]

    def _sale(self, sold: story.RightSold, right: str, *, is_named: bool) -> str:
        """P10: a sale in short. What the buyer's card is worth is told with the move or with the cards; the
        right is "it" if the sentence has named it before."""
        return self._words.text(
            "ponte-vecchio-sells",
            right="named" if is_named else "other",
            seller=self._who(sold.seller, right),
            buyer=self._shown[sold.buyer],
            gulden=sold.gulden,
        )

    def _offers(self, events: Sequence[Event]) -> list[str]:
        """P10: whether offers were asked for, those that stand, and who offers nothing; nothing once the Rich
        Man has moved or the right is sold."""
        if _one(events, (story.RightSold, story.Moved)) is not None:
            return []
        last: dict[Seat, story.Offered | story.OfferWithdrawn | story.NothingOffered] = {}
        for event in events:
            if isinstance(event, story.Offered | story.OfferWithdrawn | story.NothingOffered):
                last[event.seat] = event
        stand = [event for event in last.values() if _standing(event)]
        offers = offers_text([(event.seat, _standing(event)) for event in stand], self._shown, self._words)
        asked = [event for event in events if isinstance(event, story.OffersAsked)]
        gone = [event for event in last.values() if isinstance(event, story.OfferWithdrawn)]
        quiet = [event for event in last.values() if isinstance(event, story.NothingOffered)]
        silent = [event for event in quiet if not event.stands]
        told = self._all(stand)
        if len(stand) > 1:
            told = [self._words.text("ponte-vecchio-offers", offers=offers)]
        told = [*told, *self._all(gone), *self._silent(silent)]
        is_answered = not isinstance(_one(events, _OFFERS), story.OffersAsked)
        return [*self._all(asked), *told] if is_answered else [*told, *self._all(asked)]

    def _silent(self, events: Sequence[story.NothingOffered]) -> list[str]:
        """P10: who was asked, and offers nothing."""
        if len(events) < 2:
            return self._all(events)
        players = self._words.listed([self._shown[event.seat] for event in events])
        return [self._words.text("ponte-vecchio-offer-nothing", players=players)]

    def _move(self, events: Sequence[Event], right: str) -> list[str]:
        """P11 to P14: where to, who was paid, and whether the Rich Man was turned."""
        moved = _one(events, story.Moved)
        if moved is None:
            return self._all([event for event in events if isinstance(event, _MOVE)])
        paid, turned = _one(events, story.Paid), _one(events, story.Turned)
        how = "nobody" if _one(events, story.NobodyPaid) else "on"
        if paid is not None:
            how = "own" if paid.owner == moved.seat else "other"
        return [
            self._words.text(
                f"ponte-vecchio-moves-{how}",
                player=self._who(moved.seat, right),
                step=moved.step,
                owner="" if paid is None else self._shown[paid.owner],
                gulden=0 if paid is None else paid.gulden,
                turned="" if turned is None else self._words.text(f"ponte-vecchio-then-{turned.why}"),
            )
        ]

    # The end

    def _scores(self, events: Sequence[Event]) -> list[str]:
        """P19: everybody in the order of places; and what decided, if not the most gulden."""
        scored = [event for event in events if isinstance(event, story.Scored)]
        rest = [event for event in events if not isinstance(event, story.Scored)]
        scored.sort(key=lambda event: (event.gulden, event.shops), reverse=True)
        told = self._all(scored)
        if len(scored) > 1 and scored[0].gulden == scored[1].gulden and scored[0].shops != scored[1].shops:
            told.append(self._words.text("ponte-vecchio-more-shops"))
        return [*told, *self._all(rest)]


def _standing(event: story.Offered | story.OfferWithdrawn | story.NothingOffered) -> int:
    """P10: what a seat offers after an event; 0 for nothing."""
    match event:
        case story.Offered():
            return event.gulden
        case story.NothingOffered():
            return event.stands
        case _:
            return 0


def _one(events: Sequence[Event], kind: type[E] | tuple[type[E], ...]) -> E | None:
    """The last event of a kind; a play or an auction has at most one."""
    return next((event for event in reversed(events) if isinstance(event, kind)), None)
