"""What a player of Boomtown says ahead: its button, its question, its picture, and what will happen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games import boomtown as game
from engine.games.boomtown.view import AuctionView, BoomtownView
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.table import Seat
from renders.boomtown.text.choices import Aim, OnOffer, choice_of
from renders.faces import FACES
from renders.language.catalogues import ALT, HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.renders.samples import NAMES, WIDE, crowded, first_round, middle

FACE = FACES["boomtown"]
A, B, C = Seat(0), Seat(1), Seat(2)


def reading(view: BoomtownView, locale: str = "en", names: tuple[str, ...] = NAMES) -> Reader[BoomtownView]:
    return Reader(view, names[: len(view.players)], words_for(locale))


def ahead(view: BoomtownView) -> dict[str, Decision[Answer]]:
    """All that the seat of a view may say ahead, by the name of the decision."""
    return {each.decision: each.asks(view) for each in game.GAME.orders if each.scope(view) is not None}


def tables() -> Iterator[BoomtownView]:
    """Seats in an auction, at a first take, and in the midst of the takes."""
    for seats in (3, 5):
        for seat in range(3):
            for view in (first_round(seats, seat=seat), middle(seats, seat=seat), crowded(seats, seat=seat)):
                auction = AuctionView(1, B, (C,))
                yield replace(view, auction=auction)
                taking = replace(view, auction=None, winner=B, asked=(B,), asked_for="take")
                yield taking
                yield replace(taking, taken=(B,), offer=view.offer[1:])
                yield replace(taking, offer=("saloon-1", *view.offer[1:]))


def some_answers(decision: Decision[Answer]) -> Iterator[Answer]:
    """One thing, two of them, and as many as there may be."""
    if isinstance(decision, Subset):
        keys = tuple(option.key for option in decision.options)
        yield from (keys[:1], keys[1::-1], keys[: decision.high])
    elif isinstance(decision, Amount):
        yield from (None, decision.low, decision.high)
    else:
        yield from decision.legal()


def test_whoever_may_bid_take_or_ride_may_say_so_ahead() -> None:
    asked = [ahead(view) for view in tables()]
    assert {name for each in asked for name in each} == {"bid", "take", "mustang", "dynamite", "saloon"}
    rider = replace(middle(3, seat=1), auction=AuctionView(4, A, ()))
    assert list(ahead(rider)) == ["bid", "take", "mustang", "dynamite"]


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_is_said_ahead_has_words_within_discords_limits(locale: str) -> None:
    for view in tables():
        reader = reading(view, locale, WIDE)
        for decision in ahead(view).values():
            labels = [FACE.order_label(decision, reader)]
            if isinstance(decision, Pick | Subset):
                keys = [option.key for option in decision.options]
                labels += [FACE.choice_label(decision, key, reader) for key in keys]
                assert all(len(FACE.option_hint(decision, key, reader) or "") <= HINT for key in keys)
                assert all(FACE.option(decision, key, reader) for key in keys)
            for said in some_answers(decision):
                assert decision.parse(said) == said
                chosen = said if isinstance(said, tuple) else ()
                alt = FACE.panel_alt(decision, reader, chosen)
                assert alt is not None
                assert len(alt) <= ALT
                if said is None or isinstance(said, int):
                    labels.append(FACE.limit_label(decision, said, reader))
                assert FACE.order_text(decision, said, reader).endswith(".")
            assert all(0 < len(label) <= LABEL for label in labels)
            assert len(FACE.order_prompt(decision, reader)) < 1_500


def test_the_picture_of_an_order_is_that_of_the_real_question() -> None:
    view = replace(middle(5, seat=0), auction=AuctionView(4, B, (C,)))
    bid, take = (choice_of(ahead(view)[name], view, ()) for name in ("bid", "take"))
    assert isinstance(bid, OnOffer)
    assert bid == take
    assert [each.key for each in bid.cards] == list(view.offer)


def test_a_picture_in_words_has_all_wishes_in_their_order() -> None:
    view = middle(3, seat=0)
    wishes = view.offer[::-1]
    *_, last = (FACE.panel_alt(ahead(view)["take"], reading(view), wishes) or "").splitlines()
    assert last == "Chosen: Cold Mountain 6, Dynamite, Coyote City 12."


def test_where_no_card_is_on_offer_mustang_has_no_picture() -> None:
    view = replace(middle(3, seat=1), offer=(), auction=None, winner=A, taken=(A, B, C))
    assert list(ahead(view)) == ["mustang"]
    assert FACE.panel_alt(ahead(view)["mustang"], reading(view), ()) is None


def test_the_buttons_say_what_may_be_said_ahead() -> None:
    view = replace(middle(3, seat=1), auction=AuctionView(4, A, ()))
    reader = reading(view)
    labels = [FACE.order_label(decision, reader) for decision in ahead(view).values()]
    assert labels == ["Up to…", "Favourites…", "Mustang…", "Dynamite…"]
    mustang, later = ahead(view)["mustang"], replace(view, auction=None, winner=B)
    options = [FACE.choice_label(mustang, key, reader) for key in mustang.legal()]
    assert options == ["Play it this round", "Keep it this round", "Always keep it"]
    assert FACE.order_label(ahead(later)["mustang"], reading(later)) == "Always keep Mustang"
    bid = ahead(view)["bid"]
    assert [FACE.limit_label(bid, amount, reader) for amount in (None, 7)] == ["Pass", "Up to 7"]


def test_the_picture_of_targets_marks_all_that_are_wished_and_names_them_in_their_order() -> None:
    view = middle(3, seat=1)
    decision = ahead(view)["dynamite"]
    assert isinstance(decision, Subset)
    wishes = ("saloon-1", decision.options[0].key)
    shown = choice_of(decision, view, wishes)
    assert isinstance(shown, Aim)
    marked = [
        each.key for town in shown.towns for owner in town.owners for each in owner.owned if each.is_chosen
    ]
    assert sorted(marked) == sorted(wishes)
    *_, last = (FACE.panel_alt(decision, reading(view), wishes) or "").splitlines()
    assert last.startswith("Chosen: Saloon with Girls in Coyote City, ")


def test_the_question_for_a_limit_says_what_stands_and_its_choices_what_the_cards_do() -> None:
    view = middle(3, seat=0)
    limit = ahead(view)["bid"]
    assert FACE.order_prompt(limit, reading(view)).endswith("Ben leads with 4. You have 7 gold.")
    cards = FACE.choices_text(limit, reading(view)).splitlines()
    assert len(cards) == len(view.offer)
    assert "- Dynamite: Destroy an opponent’s mine or saloon" in cards
    assert FACE.panel_alt(limit, reading(view), ()) == "The cards."
    assert FACE.panel_words(limit, reading(view), ()) == ""
    assert FACE.panel_alt(ahead(view)["take"], reading(view), ()) == FACE.panel_alt(limit, reading(view), ())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_be_said_ahead_is_asked_in_one_short_line(locale: str) -> None:
    for view in tables():
        for decision in ahead(view).values():
            question = FACE.order_prompt(decision, reading(view, locale))
            assert "\n" not in question
            assert len(question.split()) <= 30, question


@pytest.mark.parametrize(
    ("decision", "said", "text"),
    [
        ("bid", 7, "You bid up to 7 gold in this round, then pass."),
        ("bid", None, "You pass in this round’s auction."),
        (
            "take",
            ("dynamite-1",),
            "You take Dynamite if it is still there; if not, you are asked.",
        ),
        (
            "take",
            ("dynamite-1", "coyote-city-12"),
            "You take the first of these that is still there: Dynamite, Coyote City 12. If none is left, you"
            " are asked.",
        ),
        (
            "take",
            ("cold-mountain-6", "dynamite-1", "coyote-city-12"),
            "You take the first of these that is still there: Cold Mountain 6, Dynamite, Coyote City 12.",
        ),
        (
            "mustang",
            "keep",
            "You keep Mustang whenever you may play it, until you say otherwise.",
        ),
        ("mustang", "play-6", "If you may play Mustang in this round, you play it."),
        ("mustang", "keep-6", "If you may play Mustang in this round, you keep it."),
        (
            "dynamite",
            ("saloon-1",),
            "If you take Dynamite in this round, you blow up Saloon with Girls in Coyote City. If it is gone"
            " by then, you are asked.",
        ),
        (
            "dynamite",
            ("dry-gulch-9", "saloon-1"),
            "If you take Dynamite in this round, you blow up the first of these that is still there: Dry"
            " Gulch 9, Saloon with Girls in Coyote City. If all are gone, you are asked.",
        ),
    ],
)
def test_a_sentence_says_what_will_happen(decision: str, said: Answer, text: str) -> None:
    view = replace(middle(3, seat=1), auction=AuctionView(4, A, ()))
    assert FACE.order_text(ahead(view)[decision], said, reading(view)) == text


def test_a_sentence_says_where_a_saloon_will_be_opened() -> None:
    view = replace(middle(3, seat=1), offer=("saloon-1", "dry-gulch-2", "dry-gulch-3"))
    text = FACE.order_text(ahead(view)["saloon"], "dry-gulch", reading(view))
    assert text == "If you take a saloon in this round, you open it in Dry Gulch."
