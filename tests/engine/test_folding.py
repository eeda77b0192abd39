"""What two texts have in common to a reader: for whoever searches, and for whoever must tell names apart."""

import unicodedata

import pytest

from engine.folding import folded, is_in, skeleton


@pytest.mark.parametrize(
    "typed", ["zoe", "ZOE", "Zoë", unicodedata.normalize("NFD", "Zoë"), "ｚｏë", "\u2068zoe"]
)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_name_is_found_without_its_accents_in_any_case_and_form(typed, form):
    assert is_in(typed, unicodedata.normalize(form, "⁨● Zoë⁩ · 3"))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("joerg", "Jörg"),
        ("jorg", "Jo\u0308rg"),
        ("jörg", "Joerg"),
        ("soren", "Søren"),
        ("strasse", "Straße"),
        ("lukasz", "Łukasz"),
    ],
)
def test_letters_that_have_another_spelling_are_found_by_it(typed, name):
    assert is_in(typed, name)


def test_what_is_not_there_is_not_found():
    assert not is_in("zoa", "Zoë")
    assert not is_in("moe", "Mona")
    assert is_in("", "Zoë")
    assert folded("  a \n b ") == "a b"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Lena", "lena"),
        ("Lena", "Lеna"),  # with a Cyrillic е
        ("Lena", "Le\u200bna"),
        ("Lena", " Lena\u2800"),
        ("Lena", "Léna"),
        ("Lena", "𝓛𝓮𝓷𝓪"),
        ("Lena", "■ Lena"),
        ("Bob", "B0b"),
        ("Ilse", "lIse"),
        ("Ilse", "1lse"),
        ("Ben", "ΒΕΝ"),  # in Greek capitals
        ("νίκος", "ΝΊΚΟΣ"),
        ("Вера", "Bepa"),
        ("Zoë", "Zoe\u0308"),
        ("Arne", "Ame"),
        ("An na", "An  na"),
        ("Jean-Luc", "Jean\u2010Luc"),
        ("O'Hara", "O’Hara"),
        ("Anna", "\u0251nna"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one, other):
    assert skeleton(one) & skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ben", "Bea"), ("Player 1", "Player 2"), ("🎲", "🎯")]
)
def test_names_that_differ_to_the_eye_have_not(one, other):
    assert not skeleton(one) & skeleton(other)
