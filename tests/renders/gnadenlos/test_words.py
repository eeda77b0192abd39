"""Gnadenlos!'s table and hands in words: every fact of the table, no secret, in every language."""

import re
from dataclasses import replace

import pytest

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.view import HandView
from engine.play.decisions import Pick
from renders.gnadenlos import FACE
from renders.gnadenlos.text.labels import holes
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos.played import played
from tests.renders.gnadenlos.test_options import EN, NAMES, A, first, moments, plain
from tests.renders.samples import NASTY, WIDE
from tests.renders.wording import check_public_texts

PEOPLE = {word for one in BOX.adventurers for word in one.name.split()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, WIDE[:4]], ids=["short", "wide"])
def test_the_table_in_words_fits_and_names_everybody(names: tuple[str, ...], locale: str) -> None:
    words = words_for(locale)
    games = [played(4, 1), played(4, 2, "advanced")]
    for view in (view for game in games for view in (*game.public[::9], game.public[-1])):
        text, alt = FACE.board_text(Reader(view, names, words)), FACE.alt_text(Reader(view, names, words))
        assert 0 < len(alt) <= ALT
        assert all(len(line) < 1000 for line in text.split("\n"))
        for said in (text, alt):
            assert all(name[:20] in said for name in names)
        assert len(FACE.turn(Reader(view, names, words))) < 500
        for player in view.players:
            assert str(player.nuggets) in text


def test_who_takes_next_is_said_as_long_as_something_is_left_for_them() -> None:
    view = next(view for view in played(4, 1).public if view.asked_for == "take" and len(view.takers) == 4)
    assert len(view.lots) == 3
    _, second, third, _ = (NAMES[seat] for seat in view.takers)
    assert FACE.turn(Reader(view, NAMES, EN)).splitlines()[2] == f"Next to take: **{second}** and **{third}**"
    assert f"Next to take: {second} and {third}" in FACE.board_text(Reader(view, NAMES, EN)).splitlines()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_public_texts_know_no_hand(locale: str) -> None:
    """What somebody is asked is told with the question, and not by the board as well: here nobody is."""
    tables = (replace(moment.view, asked=(), asked_for=None) for moment in moments())
    seen = ((view, replace(view, seat=None, hand=None)) for view in tables)
    check_public_texts(FACE, seen, NAMES, words_for(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_question_and_board_together_have_all_that_the_board_has_for_the_public(locale: str) -> None:
    """Whoever is asked reads both in one message: what the board leaves out, the question and its choices
    tell."""
    words = words_for(locale)
    for moment in moments():
        if moment.view.seat not in moment.view.asked or moment.decision.name != moment.view.asked_for:
            continue
        own, public = (
            Reader(view, NAMES, words) for view in (moment.view, replace(moment.view, seat=None, hand=None))
        )
        parts = (
            FACE.board_text(own),
            FACE.prompt(moment.decision, own),
            FACE.choices_text(moment.decision, own),
        )
        if isinstance(moment.decision, Pick):
            parts += tuple(
                FACE.button_label(moment.decision, one.key, own) for one in moment.decision.options
            )
        said = set(re.findall(r"\w+", plain("\n".join(parts))))
        for line in plain(FACE.board_text(public)).splitlines():
            names = {word for word in re.findall(r"\w+", line) if word[0].isdigit() or word in PEOPLE}
            assert names <= said, line


def test_every_fact_of_the_table_is_on_the_board_in_words() -> None:
    games = [played(4, 1), played(4, 2, "advanced"), played(3, 3)]
    for view in (view for game in games for view in game.public[::5]):
        text = plain(FACE.board_text(Reader(view, NAMES, EN)))
        for player in view.players:
            whose = f"- **{NAMES[player.seat]}**: "
            side = next(line for line in text.splitlines() if line.startswith(whose))
            counts = (player.nuggets, player.adventurers, player.notes)
            kinds = ("nugget", "adventurer", "IOU")
            parts = [f"{count} {kind}" for count, kind in zip(counts, kinds, strict=True)]
            parts += [f"field {player.field}"] * (not player.is_lost)
            parts += [f"{player.vultures} vulture"] * bool(player.vultures)
            assert all(part in side for part in parts)
            if player.bid is not None:
                assert f"{NAMES[player.seat]} {player.bid.total}" in text
            if player.laid is not None:
                assert f"{NAMES[player.seat]}: {player.laid.name} (gold {player.laid.gold}" in text
            assert (f"No possible bid: {NAMES[player.seat]}" in text) or not player.has_proved
        for one in (*view.discards, *(one for lot in view.lots for one in lot)):
            assert one.name in text
        left = {event.key for event in view.box.events} - {event.key for event in view.turned}
        assert ("To come: " in text) == bool(left)
        assert f"Turn {view.turn}, {NAMES[view.active]} has the revolver" in text or not view.turn
        assert f"Undertaker: field {view.undertaker} of {view.box.undertaker}" in text
        assert f"Market: {sum(map(sum, view.market)) or 'empty'}" in text
        assert f"Deck: {view.deck} adventurer" in text
        assert ("Gaps: " in text) == bool(holes(view))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_in_words_has_all_that_its_owner_holds(locale: str) -> None:
    words = words_for(locale)
    for moment in moments():
        hand = moment.view.hand
        assert isinstance(hand, HandView)
        for say in (FACE.hand_text, FACE.hand_alt):
            text = say(Reader(moment.view, NAMES, words))
            assert all(adventurer.name in text for adventurer in hand.adventurers)
        assert len(FACE.hand_alt(Reader(moment.view, NAMES, words))) <= ALT
    with pytest.raises(ValueError, match="the public has no"):
        FACE.hand_text(Reader(replace(moments()[0].view, seat=None, hand=None), NAMES, words))


def test_when_the_game_is_over_the_first_place_is_named() -> None:
    view = played(4, 1).public[-1]
    winners = [NAMES[seat] for seat, rank in enumerate(view.ranks) if rank == 1]
    assert any(
        line.startswith(winners[0]) and "wins on field" in line
        for line in FACE.alt_text(Reader(view, NAMES, EN)).splitlines()
    )
    shared = replace(view, ranks=(1, 1, 3, 4))
    assert "Anna and Ben share first place" in FACE.alt_text(Reader(shared, NAMES, EN))


@pytest.mark.parametrize(
    ("locale", "result"),
    [("en", "Anna wins on field 35"), ("nl", "Anna wint op veld 35"), ("de", "Anna gewinnt auf Feld 35")],
)
def test_a_result_is_a_field_and_no_points(locale: str, result: str) -> None:
    words = words_for(locale)
    assert FACE.won(("Anna",), 35, words) == result
    assert FACE.score(35, words) in result


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_leaves_every_text_whole(name: str, locale: str) -> None:
    words, names = words_for(locale), (name,) * 4
    view = first("bid").view
    shown = words.named(names, 0)
    plain = FACE.turn(Reader(view, ("Ñ",) * 4, words)).splitlines()[0]
    assert FACE.turn(Reader(view, names, words)).splitlines()[0] == plain.replace("Ñ", shown)
    assert shown in FACE.board_text(Reader(view, names, words))
    assert FACE.alt_text(Reader(view, names, words))


@pytest.mark.parametrize("seats", GAME.seats)
def test_turns_are_announced_for_every_decision(seats: int) -> None:
    view = played(seats, 1).public[5]
    for locale in LOCALES:
        for name in GAME.decisions:
            asked = replace(view, asked=(A,), asked_for=name)
            assert "Anna" in FACE.turn(Reader(asked, NAMES, words_for(locale)))
        assert FACE.turn(Reader(played(seats, 1).public[-1], NAMES, words_for(locale)))
        assert FACE.turn(Reader(replace(view, asked_for=None), NAMES, words_for(locale)))
