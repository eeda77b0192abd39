"""Goldrush's table and hands in words, in every language, in Discord's limits, without secrets."""

from dataclasses import replace

import pytest

from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.state import Owed
from engine.games.goldrush.view import GoldrushView
from engine.play.table import Seat
from renders.goldrush import FACE
from renders.goldrush.text.labels import place_text
from renders.goldrush.text.parts import HAND
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import OTHER, OWN, every_hand, holding, pick
from tests.renders.goldrush.played import NAMES, moments, played
from tests.renders.samples import NASTY
from tests.renders.wording import check_public_texts

EN = words_for("en")
WIDE = tuple(letter * 32 for letter in "WMѾ@")
A, B, C, D = map(Seat, range(4))


def public(view: GoldrushView) -> GoldrushView:
    return replace(view, seat=None, hand=None)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_the_table_in_words_fits_and_names_everybody(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    views = [public(view) for view in every_hand() if len(view.players) == 4]
    for view in (*(moment.public for moment in moments()), played(4, 1).last, *views):
        text, alt = FACE.board_text(Reader(view, names, words)), FACE.alt_text(Reader(view, names, words))
        assert 0 < len(alt) <= ALT
        assert not alt.endswith("…"), "something is left out"
        assert all(len(line) < 1000 for line in text.split("\n"))
        assert len(FACE.turn(Reader(view, names, words))) < 400
        for player in view.players:
            assert names[player.seat][:20] in text
            assert (names[player.seat] if names is NAMES else names[player.seat][:6]) in alt


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_the_public_texts_know_no_hand(locale: str) -> None:
    """Whoever is asked reads less on the board: the question below has the rest."""
    words = words_for(locale)
    others = [moment for moment in moments() if moment.view.seat not in moment.view.asked]
    check_public_texts(FACE, ((moment.view, moment.public) for moment in others), NAMES, words)
    for moment in moments():
        own, everybody = (
            FACE.board_text(Reader(view, NAMES, words)).splitlines() for view in (moment.view, moment.public)
        )
        assert set(own) <= set(everybody)
        for say in (FACE.alt_text, FACE.turn):
            assert say(Reader(moment.view, NAMES, words)) == say(Reader(moment.public, NAMES, words))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_that_all_know_is_in_the_board_or_in_the_question(locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        view, read = moment.public, Reader(moment.public, NAMES, words)
        text = FACE.board_text(read)
        facts = [view.turn, view.stack, view.goal, *view.unsure, *view.left_open]
        facts += [view.roll] if view.asked_for == "move" else []
        for player in view.players:
            facts += [
                NAMES[player.seat],
                place_text(player.place, words, "at"),
                *player.claims,
                *player.mines,
            ]
            facts += [words.text("goldrush-in-bank", nuggets=player.banked)] if player.banked else []
            facts += [words.text("goldrush-on-cart", nuggets=player.cart)] if player.cart else []
        facts += [place_text(move.place, words, "short") for move in view.moves]
        facts += [NAMES[owed.seat] for owed in view.owed] + [NAMES[view.next_in_order]]
        for fact in facts:
            shown = str(fact)
            assert (shown.upper() if len(shown) == 1 else shown) in text, fact


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_on_a_card_changes_nothing_that_all_read_of_a_question(locale: str) -> None:
    words, questions = words_for(locale), ("claim", "assay", "withdraw")
    asked = [moment.public for moment in moments() if moment.decision.name in questions]
    kinds = {view.asked_for for view in asked}
    assert kinds == set(questions)
    for view in asked:
        said = FACE.turn(Reader(view, NAMES, words))
        for card in Card:
            assert words.text(f"goldrush-card-{card}") not in said


def test_the_board_in_words_has_who_is_where_with_what_and_who_comes_next() -> None:
    view = public(
        holding({"k": Card.GOLD}, mines=("m", "w"), place="k", cart=3, banked=1, owed=2, theirs=("a", "c"))
    )
    owed = (Owed(OWN, Why.DUEL), *view.owed)
    reader = Reader(replace(view, owed=owed, turn=41, unsure=("a", "t")), NAMES, EN)
    lines = FACE.board_text(reader).splitlines()
    assert lines[:3] == [
        "**Turn 41**",
        "Stack 20, goal 5",
        "Next: Ben (extra turn), Ben (2 turns, old guide), Anna",
    ]
    assert "Not sure gold: A, T" in lines
    assert "- Ben on K: Bank 1, cart 3, mines M, W, claim K, no marker free" in lines
    assert "- Anna on M: claims A, C" in lines
    assert "- Cleo Quicksilver in Jake’s General Store: empty-handed" in lines
    assert "Nobody’s squares: B, D to J, L, N to V, X to Z" in lines
    alt = FACE.alt_text(reader).splitlines()
    for line in ("Ben on K: Bank 1, cart 3, mines M, W, claim K, no marker free", "Not sure gold: A, T"):
        assert line in alt


def test_what_others_did_with_a_card_is_told_to_everybody() -> None:
    """No claim lies on A any more."""
    view = replace(
        public(holding({"k": Card.GOLD, "m": Card.NO_GOLD})), left_open=("d", "f"), spared=("a", "k")
    )
    lines = FACE.board_text(Reader(view, NAMES, EN)).splitlines()
    assert "Looked at, then left without a claim: D, F" in lines
    assert "Claims that somebody else looked at and let stand: K" in lines


@pytest.mark.parametrize("locale", LOCALES)
def test_moves_are_numbered_in_words_as_on_the_picture(locale: str) -> None:
    words = words_for(locale)
    views = [moment.public for moment in moments() if moment.decision.name == "move"]
    assert views
    for view in views:
        reader, numbers = Reader(view, NAMES, words), range(1, len(view.moves) + 1)
        head = words.text("goldrush-text-moves", moves="")
        (line,) = [line for line in FACE.board_text(reader).splitlines() if line.startswith(head)]
        said = line.removeprefix(head).split("; ")
        assert [one.split(maxsplit=1)[0] for one in said] == [str(number) for number in numbers]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_in_words_has_all_that_its_owner_knows(locale: str) -> None:
    words = words_for(locale)
    for view in every_hand():
        assert view.hand is not None
        text, alt = FACE.hand_text(Reader(view, NAMES, words)), FACE.hand_alt(Reader(view, NAMES, words))
        assert len(alt) <= ALT
        for square, card in view.hand.known:
            assert f"{square.upper()} ({words.text(f'goldrush-card-{card}')})" in text
    with pytest.raises(ValueError, match="the public has no"):
        FACE.hand_text(Reader(played(2, 1).last, NAMES, words))


def test_the_alternative_text_of_ones_own_board_begins_with_what_one_knows() -> None:
    for view in every_hand():
        reader = Reader(view, NAMES[: len(view.players)], words_for("en"))
        said = FACE.own_alt_text(reader)
        assert said.startswith(FACE.hand_alt_parts(reader)[HAND])
        assert len(said) <= ALT
        public = replace(reader, view=replace(view, seat=None, hand=None))
        assert FACE.own_alt_text(public) == FACE.alt_text(public)


def test_a_hand_tells_true_claims_from_bluffs_and_which_other_cards_one_knows() -> None:
    view = holding(
        {"k": Card.GOLD, "m": Card.NO_GOLD}, known={"c": Card.BATH}, mines=("w",), cart=2, banked=1
    )
    assert FACE.hand_text(Reader(view, NAMES, EN)).splitlines() == [
        "Bank 1, cart 2, mine W, no marker free",
        "Your claims: K (Gold), M (No gold)",
        "You also know: C (A hot bath)",
    ]


def test_who_is_in_jail_or_has_more_turns_reads_that_in_the_hand_as_the_picture_says() -> None:
    for view, now in (
        (holding(place="jail"), "In Jail: a 1 or a 6 frees you"),
        (holding(owed=2), "2 extra turns"),
    ):
        assert now in FACE.hand_text(Reader(view, NAMES, EN)).splitlines()


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_board_in_words_has_the_cards_that_its_picture_shows(locale: str) -> None:
    words = words_for(locale)
    for view in every_hand():
        assert view.hand is not None
        reader = Reader(view, NAMES, words)
        for square, card in view.hand.known:
            said = f"{square.upper()} ({words.text(f'goldrush-card-{card}')})"
            assert said in FACE.own_board_text(reader)
            assert said not in FACE.board_text(reader)
        nobody = replace(reader, view=replace(view, seat=None, hand=None))
        assert FACE.own_board_text(nobody) == FACE.board_text(nobody)


def test_the_turn_says_what_was_rolled_where_and_why() -> None:
    moving = pick("move", "street-9", rule="R2")
    view = public(holding(place="k"))
    asked = replace(view, asked=(OWN,), asked_for=moving.name, roll=4, mover=OWN)
    for why, owed, said in (
        (Why.ORDER, (), ""),
        (Why.DUEL, (), " (extra turn after a duel)"),
        (Why.SHOOT_OUT, (), " (first to roll after the shoot-out)"),
        (Why.GUIDE, (Owed(OWN, Why.GUIDE),), " (turn 2 of 3 with the old guide)"),
        (Why.GUIDE, (), " (turn 3 of 3 with the old guide)"),
    ):
        turn = FACE.turn(Reader(replace(asked, why=why, owed=owed), NAMES, EN))
        assert turn == f"Ben, on K, has rolled 4{said}: where to?"


def test_the_turn_says_whose_claim_is_looked_at_and_what_may_be_done() -> None:
    view = public(holding(place="k"))
    asked = replace(view, asked=(OWN,), asked_for="claim")
    assert FACE.turn(Reader(asked, NAMES, EN)) == "Ben has looked at the card on K: a claim, or none?"
    players = list(asked.players)
    players[OTHER] = replace(players[OTHER], claims=("k",))
    assert FACE.turn(Reader(replace(asked, players=tuple(players)), NAMES, EN)) == (
        "Ben has looked at the card with Anna’s claim on K: replace it, or let it stand?"
    )


@pytest.mark.parametrize(
    ("locale", "result", "tied"),
    [
        ("en", "Anna wins with 5 nuggets in the Bank", "Anna and Ben share first place with 1 nugget in"),
        (
            "nl",
            "Anna wint met 5 goudklompjes in de Bank",
            "Anna en Ben delen de eerste plaats met 1 goudklompje",
        ),
        ("de", "Anna gewinnt mit 5 Nuggets in der Bank", "Anna und Ben teilen sich den ersten Platz mit 1"),
    ],
)
def test_a_result_is_nuggets_in_the_bank(locale: str, result: str, tied: str) -> None:
    words = words_for(locale)
    assert FACE.won(("Anna",), 5, words) == result
    assert FACE.won(("Anna", "Ben"), 1, words).startswith(tied)
    assert FACE.score(5, words) in result


def test_at_the_end_all_that_decides_on_a_place_is_said() -> None:
    """R20: banked, then carried, then mines; claims and markers count for nothing."""
    view = public(holding({"a": Card.GOLD}, mines=("k",), cart=2, banked=3, is_over=True))
    assert FACE.standing(view, OWN, EN) == "Bank 3, cart 2, mine K"


def test_when_the_game_is_over_the_first_comes_first() -> None:
    view = public(holding(banked=5, is_over=True))
    over = replace(view, ranks=(2, 1, 2, 2))
    alt = FACE.alt_text(Reader(over, NAMES, EN)).splitlines()
    assert alt[1] == "Ben in Jake’s General Store: Bank 5"
    assert alt[-1] == "Ben wins with 5 nuggets in the Bank"
    assert not any(line.startswith("Next:") for line in alt)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_leaves_every_text_whole(name: str, locale: str) -> None:
    words, names = words_for(locale), (name,) * 4
    (view,) = [one.public for one in moments() if one.decision.name == "claim"][:1]
    signs = "ÑØÞÐ"
    said = FACE.turn(Reader(view, tuple(signs), words))
    for seat, sign in enumerate(signs[: len(view.players)]):
        said = said.replace(sign, words.named(names, seat))
    assert FACE.turn(Reader(view, names[: len(view.players)], words)) == said


def test_a_view_without_a_question_waits_for_nobody() -> None:
    assert FACE.turn(Reader(public(holding()), NAMES, EN)) == "The table waits for nobody"
