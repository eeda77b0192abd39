"""The bridge to choose on: every step with what it would pay to whom, the offers, and no more than the viewer
knows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest
from PIL import Image

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import (
    CARDS,
    JOKER,
    SHOPS,
    STEPS,
    Direction,
    Phase,
    sale_key,
    step_key,
    worth,
)
from engine.games.ponte_vecchio.view import HandView, PonteVecchioView
from engine.play.decisions import Amount, Answer, Decision, Option, Pick, Subset
from engine.play.match import Match
from engine.play.orders import wishes_of
from engine.play.table import Seat
from renders.drawing.canvas import Placed, watched
from renders.drawing.png import encode
from renders.drawing.strips import HIGHEST
from renders.drawing.theme import LETTER, PALETTES, WIDTH
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.text.choices import shops_ahead_text
from renders.ponte_vecchio.text.panel import choice_of, panel_alt
from renders.reader import Reader
from tests.renders.samples import NAMES, NASTY, WIDE

panel = FACE.panel

ENGLISH = words_for("en")
ANNA, BEN, CLEO, DIEGO, ESMERALDA = map(Seat, range(5))
SOME: dict[int, tuple[Seat | None, Seat | None]] = {
    **{2: (ANNA, BEN), 4: (CLEO, None), 5: (BEN, BEN), 8: (DIEGO, ESMERALDA), 9: (ESMERALDA, None)},
    **{12: (ANNA, CLEO), 13: (BEN, None)},
}


def table(
    bridge: dict[int, tuple[Seat | None, Seat | None]],
    *,
    seats: int = 5,
    at: int = 3,
    direction: Direction = Direction.OUTWARD,
    card: str = "60",
    offers: dict[Seat, int] | None = None,
    held: Sequence[str] = CARDS,
    laid: str | None = None,
) -> PonteVecchioView:
    """A table at which Ben has the right to move by a card."""
    view = Match.start(GAME, seats=seats, options={}, seed="panel").view(BEN)
    players = []
    for player in view.players:
        built = sum(list(plots).count(player.seat) for plots in bridge.values())
        newest = card if player.seat == BEN else "100"
        offer = (offers or {}).get(player.seat, 0)
        players.append(replace(player, built=built, shops=SHOPS - built, newest=newest, offer=offer))
    return replace(
        view,
        bridge=tuple(bridge.get(step, (None, None)) for step in range(1, STEPS + 1)),
        position=at,
        direction=direction,
        players=tuple(players),
        holder=BEN,
        mover=BEN,
        worth=worth(card, players[BEN].built),
        phase=Phase.MOVE,
        hand=HandView(tuple(held), laid, worth(JOKER, players[BEN].built)),
        asked=(BEN,),
        asked_for="move",
    )


def full(seats: int) -> dict[int, tuple[Seat | None, Seat | None]]:
    """Shops on all plots, most steps with two owners."""
    return {step: (Seat(step % seats), Seat((step * 7 + 1) % seats)) for step in range(1, STEPS + 1)}


def moving(view: PonteVecchioView) -> Pick:
    sales = [sale_key(player.seat, player.offer) for player in view.players if player.offer]
    return Pick(name="move", rule="P11", options=tuple(map(Option, [*sales, *map(step_key, view.ahead)])))


def building(*steps: int) -> Pick:
    return Pick(name="build", rule="P5", options=tuple(Option(step_key(step)) for step in steps))


def laying(cards: Sequence[str]) -> Pick:
    return Pick(name="card", rule="P6", options=tuple(map(Option, cards)), is_secret=True)


def before_the_move(view: PonteVecchioView, *, laid: str | None) -> PonteVecchioView:
    """The same table while cards are laid."""
    assert view.hand is not None
    hand = replace(view.hand, laid=laid)
    return replace(view, phase=Phase.CARDS, holder=None, mover=None, worth=0, hand=hand, asked_for="card")


def moving_ahead(view: PonteVecchioView) -> Subset:
    """The decision by which a seat says ahead where it moves, and from which price it sells."""
    (move,) = [each for each in GAME.orders if each.decision == "move"]
    ahead = move.asks(view)
    assert isinstance(ahead, Subset)
    return ahead


def wishing(*steps: int) -> Subset:
    return wishes_of(building(*steps))


OFFER = Amount(name="offer", rule="P10", low=5, high=100, step=5)
OFFERS = replace(OFFER, name="offers", may_pass=True)


@dataclass(frozen=True)
class Moment:
    """A question, with the view of who is asked."""

    decision: Decision[Answer]
    view: PonteVecchioView
    chosen: tuple[str, ...] = ()


def every_panel() -> Iterator[Moment]:
    """Two players and five, few shops and a full bridge, a joker, all offers and none, one card to eleven."""
    for view in (
        table(SOME, offers={ANNA: 5, CLEO: 45, DIEGO: 60, ESMERALDA: 1105}),
        table(full(5), at=15, direction=Direction.BACK, card="100", offers={ANNA: 100, CLEO: 95}),
        table(full(2), seats=2, at=0, card=JOKER, offers={ANNA: 5}),
        table(full(5), at=7, card=JOKER, offers={ANNA: 5, CLEO: 45, DIEGO: 60, ESMERALDA: 1105}),
        table({1: (BEN, BEN)}, at=14, card="10"),
    ):
        yield Moment(moving(view), view)
        yield Moment(moving(view), view, (step_key(view.ahead[0]),))
        yield Moment(OFFER, view)
        yield Moment(building(1, 7, 15), view)
    for laid in (None, JOKER):
        laying_now = before_the_move(table(full(5), at=0), laid=laid)
        ahead = moving_ahead(laying_now)
        yield Moment(ahead, laying_now, (ahead.options[0].key, ahead.options[-1].key))
    yield Moment(OFFERS, before_the_move(view, laid=None))
    yield Moment(wishing(1, 7, 15), view, ("step-15", "step-1", "step-7"))
    for count in (1, 4, 11):
        view = table(SOME, held=CARDS[-count:], laid=CARDS[-1])
        yield Moment(laying(CARDS[-count:]), view)


def drawn(
    decision: Decision[Answer], view: PonteVecchioView, chosen: Sequence[str] = (), *, locale: str = "en"
) -> tuple[Image.Image, list[str]]:
    names = NAMES[: len(view.players)]
    with watched() as placed:
        picture = panel(decision, Reader(view, names, words_for(locale)), chosen=chosen)
    assert picture is not None
    return picture, [text.text for text in placed]


def test_a_panel_is_as_wide_as_every_picture_and_small() -> None:
    for moment in every_panel():
        picture, _ = drawn(moment.decision, moment.view, moment.chosen)
        assert picture.width == WIDTH
        assert picture.height <= 2 * HIGHEST
        assert len(encode(picture)) < 180_000


def under(placed: Sequence[Placed], text: str) -> list[int]:
    """Under which steps tags with a text hang: tag and step have the same middle."""
    numbers = [each for each in placed if each.text in map(str, range(1, STEPS + 1)) and each.box.top > 200]
    middles = {(each.box.left + each.box.right) // 2: int(each.text) for each in numbers}
    below = max(each.box.bottom for each in numbers)
    hanging = range(below, below + scene.LOWER + scene.WATER)
    tags = [each.box for each in placed if each.text == text and each.box.top in hanging]
    return [middles[min(middles, key=lambda x: abs(x - (box.left + box.right) // 2))] for box in tags]


def test_every_step_ahead_says_what_it_would_pay_and_none_behind_does() -> None:
    view = table(SOME, card="70")
    with watched() as placed:
        panel(moving(view), Reader(view, NAMES, ENGLISH))
    assert under(placed, "70") == [4, 5, 8, 9, 12, 13]
    assert under(placed, "–") == [6, 7, 10, 11, 14, 15]


def test_two_owners_are_both_named_and_one_of_two_shops_once() -> None:
    choice = choice_of(moving(table(SOME)), table(SOME), ())
    assert choice is not None
    owners = {stop.step: stop.owners for stop in choice.stops}
    assert owners[8] == (DIEGO, ESMERALDA)
    assert owners[5] == (BEN,)
    assert owners[6] == ()


def test_a_joker_pays_what_it_is_worth_now() -> None:
    view = table(SOME, card=JOKER)
    _, said = drawn(moving(view), view)
    assert "= 80" in said
    assert said.count("80") == 6


@pytest.mark.parametrize(
    ("direction", "at", "may", "must"),
    [
        (Direction.OUTWARD, 3, [11, 12], [13, 14, 15]),
        (Direction.OUTWARD, 12, [], [13, 14, 15]),
        (Direction.BACK, 9, [5, 4, 3], [2, 1]),
    ],
)
def test_where_he_may_or_must_be_turned_is_marked(
    direction: Direction, at: int, may: list[int], must: list[int]
) -> None:
    view = table(SOME, at=at, direction=direction)
    choice = choice_of(moving(view), view, ())
    assert choice is not None
    assert [stop.step for stop in choice.stops if stop.turning == "may"] == may
    assert [stop.step for stop in choice.stops if stop.turning == "must"] == must
    _, said = drawn(moving(view), view)
    assert ("May be turned here" in said) == bool(may)
    assert "Must be turned here" in said


def test_offers_that_stand_are_listed_with_their_names() -> None:
    view = table(SOME, offers={DIEGO: 45, ESMERALDA: 105})
    _, said = drawn(moving(view), view)
    assert said.index("45") == said.index(NAMES[DIEGO]) + 2
    assert said.index("105") == said.index(NAMES[ESMERALDA]) + 2
    assert {NAMES[ANNA], NAMES[CLEO]}.isdisjoint(said)


def test_who_could_buy_the_right_sees_what_his_own_card_would_pay() -> None:
    view = replace(table(SOME, card="30"), holder=ANNA, mover=ANNA, worth=90)
    _, said = drawn(OFFER, view)
    assert "If you buy: a shop gets 30 gulden" in said
    assert said.count("30") == 1 + 6
    assert "90" not in said


def test_who_says_ahead_where_they_move_sees_what_their_own_card_pays_once_it_is_laid() -> None:
    view = before_the_move(table(SOME, card="60"), laid="30")
    ahead = moving_ahead(view)
    _, said = drawn(ahead, view, ("step-9", "from-40"))
    assert "If you move: a shop gets 30 gulden" in said
    assert said.count("30") == 1 + 6
    assert "60" not in said


def test_before_a_card_is_laid_no_step_says_what_it_pays() -> None:
    view = before_the_move(table(SOME, card="60"), laid=None)
    for decision, title in ((moving_ahead(view), "If you move"), (OFFERS, "If you buy the right")):
        with watched() as placed:
            panel(decision, Reader(view, NAMES, ENGLISH))
        assert title in [text.text for text in placed]
        assert under(placed, "60") == under(placed, "0") == []
        assert under(placed, "–") == [6, 7, 10, 11, 14, 15]


def test_several_wishes_are_numbered_and_a_single_one_is_not() -> None:
    view = table(SOME)
    for chosen, tags in (
        (("step-15", "step-1", "step-7"), {"1": "15", "2": "1", "3": "7"}),
        (("step-1",), {}),
    ):
        with watched() as placed:
            panel(wishing(1, 7, 15), Reader(view, NAMES, ENGLISH), chosen=chosen)
        top = next(text.box.top for text in placed if text.text == "8")
        told = [text for text in placed if text.box.top > top + 50 and text.text in ("1", "2", "3")]
        middles = {text.text: text.box.left + text.box.right for text in placed if text.box.top == top}
        near = {
            one.text: min(middles, key=lambda step: abs(middles[step] - one.box.left - one.box.right))
            for one in told
        }
        assert near == tags


def test_what_is_chosen_looks_otherwise() -> None:
    view = table(SOME, held=CARDS[:4])
    for decision, keys in ((moving(view), ("step-4", "step-5")), (building(1, 3), ("step-1", "step-3"))):
        pictures = {drawn(decision, view, chosen)[0].tobytes() for chosen in ((), *((key,) for key in keys))}
        assert len(pictures) == 3
    laid = {
        drawn(laying(CARDS[:4]), table(SOME, held=CARDS[:4], laid=card))[0].tobytes() for card in CARDS[:4]
    }
    assert len(laid) == 4


def test_free_plots_alone_are_marked_as_such() -> None:
    view = table(SOME)
    pictures = {drawn(building(*steps), view)[0].tobytes() for steps in ((1,), (4,), (1, 4), (1, 4, 5))}
    assert len(pictures) == 3  # both plots of step 5 are built on


def test_the_cards_in_hand_are_shown_to_who_lays_one_and_to_nobody_else() -> None:
    cards = ("joker", "20", "90")
    view = table(SOME, held=cards)
    _, said = drawn(laying(cards), view)
    assert [text for text in said if text in ("= 80", *CARDS) and text != "10"] == ["= 80", "20", "90"]
    for decision in (moving(view), building(1), OFFER):
        other = replace(view, hand=HandView(("100",), "100", 0))
        assert drawn(decision, view)[0].tobytes() == drawn(decision, other)[0].tobytes()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_picture_shows_is_said_in_few_words_however_long_the_names(locale: str) -> None:
    for moment in every_panel():
        for names in (NAMES, WIDE):
            reader = Reader(moment.view, names[: len(moment.view.players)], words_for(locale))
            parts = FACE.panel_alt_parts(moment.decision, reader, moment.chosen)
            assert panel_alt(moment.decision, reader, moment.chosen) == "\n".join(parts.values())
            assert all(parts.values())
            assert sum(map(len, parts.values())) < ALT


def test_cards_and_plots_are_named() -> None:
    view = table(SOME)
    laying = Pick(name="card", rule="P6", options=tuple(map(Option, CARDS)))
    said = panel_alt(laying, Reader(view, NAMES, ENGLISH), ())
    assert view.hand is not None
    assert said is not None
    joker, *rest = view.hand.cards
    assert joker == JOKER
    assert said.endswith(f"Your cards: joker ({view.hand.joker}), {', '.join(rest)}.")
    plots = Pick(name="build", rule="P5", options=tuple(Option(f"step-{step}") for step in (2, 3, 4, 9)))
    assert panel_alt(plots, Reader(view, NAMES, ENGLISH), ()) == "You can build on steps 2 to 4 and 9."


def test_only_whoever_may_buy_the_right_reads_beside_the_picture_where_the_rich_man_can_turn() -> None:
    view = table(SOME)
    shops = shops_ahead_text(Reader(view, NAMES, ENGLISH))
    assert shops.startswith("Shops ahead, by step: ")
    turning = "You may turn the Rich Man round on steps 11 and 12; on steps 13 to 15 you must."
    said = panel_alt(OFFER, Reader(view, NAMES, ENGLISH), ())
    assert said == f"{shops} {turning}"
    said = panel_alt(moving(view), Reader(view, NAMES, ENGLISH), ())
    assert said == shops
    assert f"- {turning}" in FACE.choices_text(moving(view), Reader(view, NAMES, ENGLISH)).splitlines()


def test_other_decisions_have_no_picture_and_no_text() -> None:
    view = table(SOME)
    turn = Pick(name="turn", rule="P14", options=(Option("turn"), Option("keep")))
    owner = Pick(name="owner", rule="P12", options=(Option("seat-0"), Option("seat-1")))
    bid = Amount(name="bid", rule="P4", low=5, high=100, step=5)
    for decision in (turn, owner, bid):
        assert panel(decision, Reader(view, NAMES, ENGLISH)) is None
        assert panel_alt(decision, Reader(view, NAMES, ENGLISH), ()) is None


@pytest.mark.parametrize("palette", PALETTES)
def test_amounts_and_steps_can_be_read_on_a_phone(palette: str) -> None:
    view = table(full(2), seats=2, at=0, card=JOKER)
    with watched() as placed:
        panel(moving(view), Reader(view, NAMES[:2], ENGLISH), palette=palette)
    sizes = {text.size for text in placed if text.text == "300" or text.text in map(str, range(1, 16))}
    assert min(sizes) >= LETTER


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    view = table(SOME, offers={CLEO: 45})
    with watched() as placed:
        panel(moving(view), Reader(view, ("Anna", "Ben", name, "Diego", "Esmeralda"), ENGLISH))
    assert all(text.text for text in placed)
