"""What players are called in texts: told apart by their marks where they are called alike, safe to read."""

import pytest

from renders.language.catalogues import LOCALES, words_for
from renders.language.player_names import called, in_labels, in_messages, signs, unsigned

EN = words_for("en")


@pytest.mark.parametrize("other", ["Lena", "LENA", "Lеna", "Le\u200bna", " Léna ", "■ Lena", "𝐋𝐞𝐧𝐚"])
@pytest.mark.parametrize("naming", [in_labels, in_messages])
def test_whoever_are_called_alike_have_their_marks_and_the_others_none(naming, other):
    first, second, third = naming(("Lena", "Ben", other), EN)
    assert (first, second) == ("● Lena", "Ben")
    assert third.startswith("▲ ")
    assert "■" not in third


def test_names_that_labels_may_cut_to_the_same_have_their_marks():
    assert signs(("Christian", "Christiane", "Christi"), EN) == ("● ", "■ ", "")


@pytest.mark.parametrize("language", LOCALES)
def test_a_player_without_a_name_is_told_from_whoever_calls_themselves_so(language):
    words = words_for(language)
    called = words.text("player-without-name", number=1)
    first, second = in_labels(("\u200b", called), words)
    assert (first, second) == (f"● {called}", f"■ {called}")


def test_a_name_from_right_to_left_keeps_its_mark_beside_it():
    assert in_labels(("محمد", "محمد"), EN) == ("\u2068● محمد\u2069", "\u2068■ محمد\u2069")


def test_names_in_messages_are_escaped_also_where_something_invisible_stands_before():
    assert in_messages(("\u200b# Anna", "\u202e*Ben*", "Cleo"), EN) == ("\\# Anna", "\\*Ben\\*", "Cleo")
    assert in_messages(("*a*", "*A*"), EN) == ("● \\*a\\*", "■ \\*A\\*")


def test_names_of_texts_stay_as_they_are_where_a_sentence_takes_them_up():
    for names in (("*Lena*", "*lena*", "محمد", "", "@everyone", "W" * 5000), ("\\" * 64, "*" * 64)):
        for naming in (in_labels, in_messages):
            shown = naming(names, EN)
            assert tuple(EN.named(shown, seat) for seat in range(len(shown))) == shown


def test_on_a_kept_seat_the_caretaker_stands_behind_the_name():
    caretakers = ("Dusty", None, "Robot 10", "Rosie")
    shown = in_messages(("*Anna*", "Ben", "*" * 64, "محمد"), EN, caretakers=caretakers)
    assert shown[:2] == ("\\*Anna\\* (Dusty)", "Ben")
    assert shown[2].endswith("* (Robot 10)")
    assert shown[3] == "\u2068محمد (Rosie)\u2069"
    assert tuple(EN.named(shown, seat) for seat in range(4)) == shown


def test_whoever_calls_themselves_like_a_kept_seat_is_told_from_it():
    names = ("Anna", "Anna (Dusty)")
    assert in_messages(names, EN, caretakers=("Dusty", None)) == ("Anna (Dusty)", "■ Anna (Dusty)")
    assert in_messages(names, EN) == names


def test_where_the_mark_stands_anyway_it_is_not_said_twice():
    assert [unsigned(name) for name in ("● Lena", "\u2068■ محمد\u2069", "Ben")] == [
        "Lena",
        "\u2068محمد\u2069",
        "Ben",
    ]


def test_a_name_that_is_nothing_but_a_mark_stays_one():
    assert in_labels(("■", "■"), EN) == ("● ■", "■ ■")


@pytest.mark.parametrize("naming", [in_labels, in_messages])
def test_whoever_puts_a_mark_before_their_name_is_not_taken_for_whom_it_marks(naming):
    assert naming(("Anna", "● Ben", "⚫ Cleo"), EN) == ("Anna", "■ Ben", "▲ ⚫ Cleo")
    assert naming(("● Anna", "Ben"), EN) == ("● Anna", "Ben")


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "a former player", "former player 3"),
        ("nl", "een oud-speler", "oud-speler 3"),
        ("de", "Ex-Mitglied", "Ex-Mitglied 3"),
    ],
)
def test_whoever_was_forgotten_is_a_former_player_with_the_seats_number_if_there_are_several(
    language, one, several
):
    words = words_for(language)
    for naming in (called, in_labels, in_messages):
        assert naming(("Anna", "", "Ben"), words) == ("Anna", one, "Ben")
    assert called(("", "Anna", ""), words)[2] == several
    for naming in (in_labels, in_messages):
        first, _, third = naming(("", "Anna", ""), words)
        assert first.startswith("● ")
        assert third == f"▲ {several}"


def test_former_players_of_different_times_are_told_apart_in_one_text():
    before, since = ("", "Ben", "Cleo"), ("Dusty", "", "Cleo")
    known = (before, since)
    assert in_messages(before, EN, known) == ("● former player 1", "Ben", "Cleo")
    assert in_messages(since, EN, known) == ("Dusty", "■ former player 2", "Cleo")
    assert in_messages(before, EN, [before]) == ("a former player", "Ben", "Cleo")


def test_whoever_calls_themselves_a_former_player_is_told_from_one():
    assert in_labels(("A former player", ""), EN) == ("● A former player", "■ a former player")
