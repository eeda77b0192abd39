"""The picture beside Boomtown's questions: what there is to choose from, with all that one needs for it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engine.games import boomtown as game
from engine.games.boomtown.cards import KEEP, MINES, Kind, Town
from engine.games.boomtown.view import AuctionView, BoomtownView, PlayerView, SaloonView
from engine.play.decisions import Answer, Decision
from renders.boomtown.picture import aims
from renders.boomtown.text.choices import Aim, Dice, choice_of
from renders.boomtown.text.panel import panel_alt
from renders.drawing.canvas import Placed, watched
from renders.drawing.layout import ROOM
from renders.drawing.theme import PALETTES
from renders.faces import FACES
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.boomtown.moments import (
    ANNA,
    BEN,
    BID,
    CLEO,
    SALOON,
    TELEGRAPH,
    Moment,
    asked,
    every_panel,
    numbers,
    pick,
    taking,
    theirs,
)
from tests.renders.samples import NAMES, NASTY, WIDE, crowded, first_round, middle, mine, player

FACE, ENGLISH = FACES["boomtown"], words_for("en")
panel = FACE.panel


def drawn(
    moment: Moment, names: Sequence[str] = NAMES, locale: str = "en"
) -> tuple[Image.Image, list[Placed]]:
    reader = Reader(moment.view, tuple(names[: len(moment.view.players)]), words_for(locale))
    with watched() as placed:
        picture = panel(moment.decision, reader, chosen=moment.chosen)
    assert picture is not None
    return picture, placed


def said(decision: Decision[Answer], view: BoomtownView, *chosen: str) -> list[str]:
    return [text.text for text in drawn(Moment(decision, view, chosen))[1]]


def told(decision: Decision[Answer], view: BoomtownView, *chosen: str, names: Sequence[str] = NAMES) -> str:
    reader = Reader(view, tuple(names[: len(view.players)]), ENGLISH)
    text = panel_alt(decision, reader, chosen)
    assert text is not None
    return text


def listed(decision: Decision[Answer], view: BoomtownView) -> list[str]:
    return FACE.choices_text(decision, Reader(view, NAMES[: len(view.players)], ENGLISH)).splitlines()


@pytest.mark.parametrize("locale", LOCALES)
def test_who_cannot_see_the_picture_is_told_all_of_it_in_time(locale: str) -> None:
    for moment in every_panel():
        for names in (NAMES, WIDE):
            reader = Reader(moment.view, names[: len(moment.view.players)], words_for(locale))
            text = panel_alt(moment.decision, reader, moment.chosen)
            assert text is not None
            assert len(text) <= ALT
            assert not text.endswith("…")


def test_a_decision_has_a_picture_if_it_has_a_text() -> None:
    view = crowded(4, seat=0)
    moments = {moment.decision.name: moment for moment in asked(view)}
    moments["waiting"] = Moment(pick("waiting", "dynamite-1", "saloon-1"), view)
    assert set(moments) == set(game.GAME.decisions)
    without = set()
    for name, moment in moments.items():
        for seat in (moment.view.seat, None):
            reader = Reader(replace(moment.view, seat=seat), NAMES[:4], ENGLISH)
            picture = FACE.panel(moment.decision, reader)
            assert (picture is None) == (FACE.panel_alt(moment.decision, reader, ()) is None)
            without |= {(name, seat)} if picture is None else set()
    assert without == {("waiting", ANNA), *((name, None) for name in moments)}


def with_mines(*hands: Sequence[str], gold: int = 10, mayors: dict[Town, int] | None = None) -> BoomtownView:
    """Anna's view of a table with these mines and mayors."""
    players: list[PlayerView] = []
    for seat, hand in enumerate(hands):
        towns = tuple(town for town in Town if (mayors or {}).get(town) == seat)
        players.append(player(seat, gold, tuple(map(mine, hand)), mayor_of=towns))
    return replace(first_round(len(hands), seat=0), players=tuple(players))


def test_under_a_mine_stands_who_has_what_there_and_what_it_would_make_me() -> None:
    green = Town.CACTUS_JUNCTION
    view = with_mines(
        ["cactus-junction-2", "cactus-junction-4"],
        ["cactus-junction-5", "cactus-junction-6"],
        ["cactus-junction-8"],
        mayors={green: 1},
    )
    view = replace(view, offer=("cactus-junction-7",))
    texts = said(BID, view)
    assert {"3rd mine", "mayor", "−2", "Ben"} <= set(texts)
    assert listed(BID, view) == [
        "- Cactus Junction 7 yields 6, dangerous on 2 or 12, makes you mayor, Ben’s fee 2"
    ]
    assert told(BID, view) == "The cards."
    poor = taking(replace(view, players=(replace(view.own, gold=1), *view.players[1:])))
    assert "−1" in said(pick("take", *view.offer), poor)


def test_who_is_mayor_already_pays_no_fee_and_stays_it() -> None:
    view = with_mines(["cactus-junction-2", "cactus-junction-4"], [], [], mayors={Town.CACTUS_JUNCTION: 0})
    view = replace(view, offer=("cactus-junction-7", "dry-gulch-2"))
    texts = said(BID, view)
    assert {"3rd mine", "mayor", "1st mine"} <= set(texts)
    assert not [text for text in texts if text.startswith("−")]
    assert listed(BID, view) == [
        "- Cactus Junction 7 yields 6, dangerous on 2 or 12, your 3rd",
        "- Dry Gulch 2 yields 5",
    ]
    new = replace(view, players=(replace(view.own, mayor_of=()), *view.players[1:]))
    assert drawn(Moment(BID, view))[0].tobytes() != drawn(Moment(BID, new))[0].tobytes()


def test_an_event_says_whether_it_is_carried_out_kept_or_waits() -> None:
    view = replace(first_round(3, seat=0), offer=("governor-1", "mustang-1", "stagecoach-robbery-1"))
    assert {"not yet", "for later", "right away"} <= set(said(BID, view))
    assert listed(BID, view) == [
        "- Governor: Doubles your mayor’s fee in one town; cannot be used yet",
        "- Mustang: For later: take right after the winner",
        "- Stagecoach Robbery: Take 10 gold from the bank",
    ]


def test_what_is_bid_and_by_whom_and_what_everybody_has_to_bid_with_is_shown() -> None:
    view = replace(middle(5, seat=0), auction=AuctionView(11, CLEO, (BEN,)))
    texts = said(BID, view)
    cleo = next(at for at, text in enumerate(texts) if text.startswith("Cleo Q"))
    assert texts[cleo + 1 : cleo + 3] == ["0", "11"]
    assert {str(other.gold) for other in view.others} <= set(texts)
    assert {str(view.own.gold), str(view.own.score)} <= set(texts)
    question = FACE.prompt(BID, Reader(view, NAMES, ENGLISH))
    assert question == (
        "Bid for first pick, or pass. Cleo Quicksilver leads with 11. Ben passed."
        f" You have {view.own.gold} gold."
    )


def test_the_mines_that_dynamite_can_hit_are_shown_by_town_and_owner() -> None:
    view = crowded(4, seat=1)
    decision = pick("dynamite", *theirs(view))
    choice = choice_of(decision, view, ())
    assert isinstance(choice, Aim)
    shown = [each.key for town in choice.towns for owner in town.owners for each in owner.owned]
    assert sorted(shown) == sorted(theirs(view))
    texts = said(decision, view)
    dice = [str(MINES[key].dice) for key in theirs(view) if key in MINES]
    assert all(texts.count(number) >= dice.count(number) for number in dice)
    assert {"Anna", "Cleo Quicksilver", "Diego"} <= set(texts)
    assert "Cold Mountain: Anna (mayor): 3 yields 5, 4: 6, 5: 3, 6: 12 (New Vein, dangerous)" in told(
        decision, view
    )


def test_a_mine_that_would_make_me_mayor_is_marked() -> None:
    hands = (["dry-gulch-2"], ["dry-gulch-3", "dry-gulch-6"], ["dry-gulch-5"])
    decision = pick("expropriation", *hands[1], *hands[2])
    weak = with_mines(*hands, mayors={Town.DRY_GULCH: 1})
    assert told(decision, weak) == (
        "Dry Gulch: Ben (mayor): 3 yields 4, 6: 4 (makes you mayor); Cleo Quicksilver: 5 yields 2."
    )
    strong = with_mines(
        hands[0], ["dry-gulch-3", "dry-gulch-6", "dry-gulch-7"], hands[2], mayors={Town.DRY_GULCH: 1}
    )
    assert "makes you mayor" not in told(decision, strong)
    choice = choice_of(decision, weak, ())
    assert isinstance(choice, Aim)
    (town,) = choice.towns
    unmarked = replace(town, owners=tuple(replace(owner, elects=False) for owner in town.owners))
    rows = [aims.row_of(weak, each) for each in (town, unmarked)]
    tiles = [aims.row(row, ROOM, PALETTES["standard"], ENGLISH) for row in rows]
    assert tiles[0].image.tobytes() != tiles[1].image.tobytes()


def test_the_towns_signs_count_the_mines_of_those_who_are_not_beside_them() -> None:
    hands = (["dry-gulch-2", "dry-gulch-7", "dry-gulch-8"], ["dry-gulch-3", "dry-gulch-6"], [])
    texts = said(pick("dynamite", *hands[1]), with_mines(*hands))
    assert texts.count("3") == 2  # Anna's mines, and one of Ben's dice


def test_the_governor_shows_what_the_fee_would_be() -> None:
    view = crowded(4, seat=1)
    texts = said(pick("governor", *view.own.mayor_of), view)
    fees = [2 * sum(MINES[each.key].town == town for each in view.own.mines) for town in view.own.mayor_of]
    assert texts.count("×2") == len(fees)
    assert {str(fee) for fee in fees} <= set(texts)
    assert f"; the fee becomes {fees[0]} gold." in told(pick("governor", *view.own.mayor_of), view)


def test_each_face_of_both_dice_says_who_would_get_what() -> None:
    view = replace(
        with_mines(["dry-gulch-5", "cactus-junction-5"], ["coyote-city-5"], ["dry-gulch-10"]), dice=(3, 4)
    )
    choice = choice_of(TELEGRAPH, view, ())
    assert isinstance(choice, Dice)
    first, second = choice.rolls
    assert [sum(roll.dice) for roll in first] == [5, 6, 7, 8, 9, 10]
    assert [sum(roll.dice) for roll in second] == [4, 5, 6, 7, 8, 9]
    assert [roll.key for roll in first] == ["first-1", "first-2", KEEP, "first-4", "first-5", "first-6"]
    assert first[0].yields == second[1].yields == ((ANNA, 4), (BEN, 5))
    text = told(TELEGRAPH, view)
    assert "First die: 1, sum 5: you 4, Ben 5; 2, sum 6: nobody; 3 as it lies, sum 7: nobody;" in text


def test_what_is_chosen_looks_otherwise_and_is_said() -> None:
    view = crowded(4, seat=0)
    for decision, keys in (
        (pick("dynamite", *theirs(view)), theirs(view)[:2]),
        (pick("new-vein", *(each.key for each in view.own.mines)), [each.key for each in view.own.mines[:2]]),
        (TELEGRAPH, ["first-1", "second-2"]),
        (SALOON, [Town.DRY_GULCH, Town.SAN_NARCISO]),
        (pick("holdup", *numbers(view)), ["1:7", "2:7", "1:8"]),
    ):
        choices = [(), *((key,) for key in keys)]
        pictures = [drawn(Moment(decision, view, chosen))[0].tobytes() for chosen in choices]
        assert all(one != other for one, other in combinations(pictures, 2)), decision.name
        assert "Chosen: " in told(decision, view, keys[0])


def test_a_saloon_of_somebody_can_be_blown_up_and_is_shown() -> None:
    view = with_mines([], [], [])
    owner = replace(view.players[1], saloons=(SaloonView("saloon-1", Town.DRY_GULCH, True),))
    view = replace(view, players=(view.players[0], owner, view.players[2]))
    decision = pick("dynamite", "saloon-1")
    assert {"Dry Gulch", "4"} <= set(said(decision, view))
    assert "Saloon with Girls in Dry Gulch" in told(decision, view)


def test_what_the_deck_holds_and_what_is_out_of_the_game_changes_no_picture() -> None:
    for moment in asked(crowded(3, seat=0)):
        other = replace(moment.view, cards_left=moment.view.cards_left + 9, gone=("mustang-1",))
        assert drawn(moment)[0].tobytes() == drawn(replace(moment, view=other))[0].tobytes()


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_draws_the_same_texts(palette: str) -> None:
    view = middle(3, seat=0)
    for moment in (Moment(BID, view), Moment(TELEGRAPH, view), Moment(SALOON, view)):
        with watched() as placed:
            panel(
                moment.decision,
                Reader(moment.view, NAMES[:3], ENGLISH),
                chosen=moment.chosen,
                palette=palette,
            )
        assert [text.text for text in placed] == [text.text for text in drawn(moment)[1]]


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    for decision in (BID, pick("dynamite", "cold-mountain-4")):
        with watched() as placed:
            panel(decision, Reader(middle(3, seat=0), ("Anna", name, "Cleo"), ENGLISH))
        assert all(text.text for text in placed)


def test_decisions_about_events_have_the_events_names() -> None:
    named = {moment.decision.name for moment in asked(crowded(3, seat=0))} - {"bid", "take"}
    assert named <= set(Kind)
