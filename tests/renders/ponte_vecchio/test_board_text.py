"""Ponte Vecchio's table and hands in words, in every language, in Discord's limits, without secrets."""

from dataclasses import replace

import pytest

from engine.games.ponte_vecchio.cards import Phase
from engine.games.ponte_vecchio.view import HandView
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.ponte_vecchio import FACE
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
    lines = FACE.board_text(Reader(replace(moving(position=7), seat=None, hand=None), NAMES, EN)).splitlines()
    assert "- Step 2: ■ Ben" in lines
    assert "- **Step 7, the Rich Man:** ● Anna, ■ Ben" in lines
    assert "No shop yet: steps 1, 3, 4, 6, 8, 10, 11, 13, 14 and 15" in lines
    assert "Opens the next auction, as it stands: Anna" in lines


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
    seen = ((moment.view, replace(moment.view, seat=None, hand=None)) for moment in moments())
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
    assert alt[2] == "Ben wins with 1240 gulden"
    assert [line.split(":")[0] for line in alt[3:]] == ["Ben", "Dirk", "Cleo Quicksilver", "Anna"]
    assert "share first place" in FACE.alt_text(Reader(tables.shared(4), NAMES, EN))
