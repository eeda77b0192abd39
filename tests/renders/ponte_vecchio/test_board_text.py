"""Ponte Vecchio's table and hands in words, in every language, in Discord's limits, without secrets."""

from dataclasses import replace

import pytest

from engine.games.ponte_vecchio.cards import SHOPS, Phase
from engine.games.ponte_vecchio.view import HandView
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.ponte_vecchio.text.labels import cards_back_text, free_plots, goal_of
from renders.reader import Reader
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.played import moments, played
from tests.renders.ponte_vecchio.test_options import EN, NAMES, WIDE, C, moving
from tests.renders.wording import check_public_texts


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_the_table_in_words_fits_and_names_everybody(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    public = played(5, 1).public
    for view in (*public[::60], public[-1], *(make(5) for make in tables.VIEWS)):
        text, alt = FACE.board_text(Reader(view, names, words)), FACE.alt_text(Reader(view, names, words))
        assert 0 < len(alt) <= ALT
        assert all(len(line) < 1000 for line in text.split("\n"))
        assert len(FACE.turn(Reader(view, names, words))) < 700
        for player in view.players:
            assert names[player.seat][:20] in text
            assert str(player.gulden) in text
            assert f"{player.gulden}" in FACE.alt_parts(Reader(view, names, words))[f"side-{player.seat}"]
            assert (names[player.seat] if names is NAMES else names[player.seat][:7]) in alt


def test_the_board_in_words_has_every_shop_and_where_the_rich_man_is() -> None:
    view = replace(moving(position=7), seat=None, hand=None)
    lines = FACE.board_text(Reader(view, NAMES, EN)).splitlines()
    assert "The Rich Man is on step 7 and looks towards step 15." in lines
    assert lines[-6:-2] == ["Shops by step:", "- 2: Ben", "- 5: Anna", "- 7: Anna, Ben"]
    assert lines[-2:] == ["- 9: Cleo Quicksilver, Ben", "- 12: Ben"]
    assert "- **Anna:** 100 gulden, 2 shops, last card 60" in lines
    assert not any("Next to open" in line for line in lines), "whoever moves opens"
    between = replace(view, phase=Phase.CARDS, holder=None, mover=None)
    assert "Next to open an auction: Anna" in FACE.board_text(Reader(between, NAMES, EN))


def test_every_public_fact_stands_in_the_board_in_words() -> None:
    """Field by field, at every question of two games. Who has laid a card is who is not waited for; shops in
    hand are those of twelve that are not built, and are told once they run out."""
    for view in (*played(5, 1).public[::7], *played(2, 1).public[::7]):
        names = NAMES[: len(view.players)]
        lines = FACE.board_text(Reader(view, names, EN)).splitlines()
        text = "\n".join(lines)
        assert (f"play {view.play} of 11" if view.play else f"ound {view.round}") in text or not view.round
        where = f"on step {view.position} " if view.position else "on the river bank "
        assert f"The Rich Man is {where}and looks towards step {goal_of(view.direction)}." in lines
        for step, plots in enumerate(view.bridge, 1):
            owners = [names[owner] for owner in plots if owner is not None]
            assert (f"- {step}: {', '.join(owners)}" in lines) == bool(owners)
        for player in view.players:
            (side,) = (line for line in lines if line.startswith(f"- **{names[player.seat]}:**"))
            assert f"{player.gulden} gulden" in side
            assert player.built + player.shops == SHOPS
            assert f"{player.built or 'no'} shop" in side
            assert player.shops > 3 or f"{player.shops or 'none'} left" in side
            assert player.newest is None or side.endswith(f"last card {player.newest}")
            assert player.cards == view.players[0].cards, "they are told once"
            assert not player.offer or f"{names[player.seat]} {player.offer}" in text
            assert not player.has_answered or names[player.seat] in text.partition("Answered: ")[2]
            assert player.has_laid == (view.asked_for == "card" and player.seat not in view.asked)
        auction = view.auction
        if auction is not None and auction.builder is None and auction.leader is not None:
            assert f"Highest bid: {auction.gulden} ({names[auction.leader]})" in lines
            assert not auction.passed or EN.listed([names[seat] for seat in auction.passed]) in text
        assert view.is_over or f"{view.players[0].cards} card" in text
        if view.ending is None:
            to_come = min(free_plots(view), sum(player.shops for player in view.players))
            assert f"{to_come} shop" in text
            assert (f"{free_plots(view)} plot" in text) == (to_come < free_plots(view))


def test_nothing_that_is_heard_has_signs_in_place_of_words() -> None:
    for moment in moments():
        reader = Reader(moment.view, NAMES, EN)
        for text in (
            FACE.board_text(reader),
            FACE.alt_text(reader),
            FACE.hand_text(reader),
            FACE.hand_alt(reader),
            FACE.turn(reader),
            FACE.prompt(moment.decision, reader),
            FACE.choices_text(moment.decision, reader),
            FACE.panel_alt(moment.decision, reader, ()) or "",
        ):
            assert not set(text) & set("●■▲◆★·→×−/"), text


def test_who_is_out_is_said_of_the_play_that_is_on_and_not_of_the_one_before() -> None:
    view = moving()
    out = tuple(replace(player, is_out=player.seat == C) for player in view.players)
    is_said = [
        "Out of this play" in FACE.board_text(Reader(replace(view, players=out, phase=phase), NAMES, EN))
        for phase in (Phase.MOVE, Phase.AUCTION, Phase.CARDS)
    ]
    assert is_said == [True, False, False]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_public_texts_know_no_hand(locale: str) -> None:
    """What somebody is asked is told with the question, and not by the board as well: here nobody is."""
    tables = (replace(moment.view, asked=(), asked_for=None) for moment in moments())
    seen = ((view, replace(view, seat=None, hand=None)) for view in tables)
    check_public_texts(FACE, seen, NAMES, words_for(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_in_words_has_all_that_its_owner_holds(locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        hand = moment.view.hand
        assert hand is not None
        for say in (FACE.hand_text, FACE.hand_alt):
            lines = say(Reader(moment.view, NAMES, words)).splitlines()
            assert not hand.cards or any(line.endswith(", ".join(hand.cards[1:])) for line in lines)
            assert hand.laid is None or len(lines) > 2
        assert len(FACE.hand_alt(Reader(moment.view, NAMES, words))) <= ALT
    with pytest.raises(ValueError, match="the public has no"):
        FACE.hand_text(Reader(tables.start(2), NAMES, words))


def test_a_hand_in_words_says_what_its_picture_says() -> None:
    """P6, P13: the newest card, what the joker is worth and why, and when played cards come back."""
    view = next(
        one.view for one in moments() if one.view.hand and one.view.own.newest and not one.view.is_over
    )
    hand, own = view.hand, view.own
    assert hand is not None
    text = FACE.hand_text(Reader(view, NAMES, EN))
    assert f"{own.shops} left, last card {own.newest}" in text
    assert f"Your joker is worth {hand.joker}: 20 for each of your shops on the bridge" in text
    assert cards_back_text(view, EN) in text.splitlines()


def test_a_card_that_was_laid_is_named_to_its_owner_alone() -> None:
    view = moving(hand=HandView(("joker", "20"), "joker", 40))
    assert "Laid face down: joker (40)" in FACE.hand_text(Reader(view, NAMES, EN))
    assert "joker" not in FACE.board_text(Reader(view, NAMES, EN))
    assert "joker" not in FACE.alt_text(Reader(view, NAMES, EN))


@pytest.mark.parametrize(
    ("locale", "result", "tied"),
    [
        ("en", "Anna wins with 245 gulden", "Anna and Ben share first place with 245 gulden"),
        ("nl", "Anna wint met 245 gulden", "Anna en Ben delen de eerste plaats met 245 gulden"),
        ("de", "Anna gewinnt mit 245 Gulden", "Anna und Ben teilen sich den ersten Platz mit 245 Gulden"),
    ],
)
def test_a_result_is_gulden_and_no_points(locale: str, result: str, tied: str) -> None:
    words = words_for(locale)
    assert FACE.won(("Anna",), 245, words) == result
    assert FACE.won(("Anna", "Ben"), 245, words) == tied
    assert FACE.score(245, words) in result


def test_when_the_game_is_over_the_first_comes_first() -> None:
    view = tables.over(4)
    alt = FACE.alt_text(Reader(view, NAMES, EN)).splitlines()
    assert alt[1] == "Ben wins with 1240 gulden"
    assert [line.split(":")[0] for line in alt[2:]] == ["Ben", "Dirk", "Cleo Quicksilver", "Anna"]
    assert "share first place" in FACE.alt_text(Reader(tables.shared(4), NAMES, EN))
