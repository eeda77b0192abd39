"""Pictures of a message: which file and which alternative text each has."""

from cogs.parts.encoded_strips import Drawn
from cogs.parts.galleries import Picture, file_name, pictures_of
from renders.language.catalogues import ALT, words_for

EN = words_for("en")
PARTS = {"turn": "Anna bids.", "map": "The map\nhas a river.", "": "Luck is sealed."}


def test_each_strip_tells_what_it_shows_and_the_last_one_also_what_no_strip_names():
    drawn = [Drawn(b"a", ("map",)), Drawn(b"b", ("turn", "sides"))]
    assert pictures_of(drawn, PARTS, EN) == (
        Picture(b"a", "The map\nhas a river."),
        Picture(b"b", "Anna bids.\nLuck is sealed."),
    )


def test_all_in_one_picture_is_told_as_the_whole():
    (picture,) = pictures_of([Drawn(b"a")], PARTS, EN)
    assert picture.alt == "Anna bids.\nThe map\nhas a river.\nLuck is sealed."


def test_a_strip_with_nothing_of_its_own_to_tell_says_that_the_board_goes_on():
    told = pictures_of([Drawn(b"a", ("map",)), Drawn(b"b", ("map",)), Drawn(b"c")], {"map": "The map."}, EN)
    assert [each.alt for each in told] == ["The map.", "Part 2.", "Part 3."]


def test_no_alternative_text_is_longer_than_discord_takes():
    (picture,) = pictures_of([Drawn(b"a")], {str(n): "x" * 400 for n in range(4)}, EN)
    assert len(picture.alt) <= ALT


def test_what_could_not_be_drawn_is_a_picture_without_data_and_what_has_no_text_is_none():
    assert pictures_of(None, PARTS, EN)[0].data is None
    assert pictures_of((), {}, EN) == ()


def test_a_changed_picture_has_another_name_and_one_that_moves_too():
    names = {file_name(1, b"a"), file_name(2, b"a"), file_name(1, b"b")}
    assert len(names) == 3
    assert all(name.isascii() and len(name) == 14 for name in names)
