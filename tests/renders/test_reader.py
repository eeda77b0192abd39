"""What a reader brings: names for sentences."""

from engine.play.table import Seat
from renders.language.catalogues import words_for
from renders.reader import Reader

EN = words_for("en")
READER = Reader(None, ("Anna", "\u200b", "Cleo Quicksilver"), EN)


def test_a_name_can_stand_in_a_sentence_and_is_cut_where_there_is_a_limit() -> None:
    assert (READER.name(0), READER.name(1), READER.name(2, 6)) == ("Anna", "Player 2", "Cleo…")
    assert READER.named(6) == Reader(None, ("Anna", "Playe…", "Cleo…"), EN)
    assert READER.named().names == ("Anna", "Player 2", "Cleo Quicksilver")


def test_players_are_listed_as_they_are_called() -> None:
    assert READER.calling(["you", "Ben", "Cleo"]).listed([Seat(0), Seat(2)]) == "you and Cleo"
    assert READER.listed([]) == ""


def test_equal_readers_are_one_key() -> None:
    assert len({READER, Reader(None, READER.names, EN), READER.calling(["Anna", "Ben", "Cleo"])}) == 2
