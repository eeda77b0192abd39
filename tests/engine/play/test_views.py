"""What every view begins with."""

from dataclasses import dataclass

import pytest

from engine.play.decisions import Option, Pick
from engine.play.table import Question, Seat
from engine.play.views import View, asked_of

A, B, C = Seat(0), Seat(1), Seat(2)


@dataclass(frozen=True, slots=True)
class Purse:
    seat: Seat
    gold: int


PURSES = (Purse(A, 3), Purse(B, 5), Purse(C, 8))


def seen_by(seat):
    return View(seat=seat, players=PURSES, asked=(A,), asked_for="bid", is_over=False)


def test_a_seat_finds_its_own_side_and_those_of_the_others():
    assert seen_by(B).own == Purse(B, 5)
    assert seen_by(B).others == (Purse(A, 3), Purse(C, 8))


def test_the_public_has_no_side_of_its_own():
    assert seen_by(None).others == PURSES
    with pytest.raises(ValueError, match="no side"):
        _ = seen_by(None).own


def test_nobody_has_a_place_before_the_end():
    assert seen_by(A).ranks == ()


def letter(name):
    return Pick(name=name, rule="T1", options=(Option("x"), Option("y")))


def test_a_view_says_whom_the_table_waits_for_and_for_what():
    question = Question("all", {A: letter("one"), B: letter("one"), C: letter("one")}, (A, B, C))
    assert asked_of(question) == ((A, B, C), "one")
    question.answers[A] = "x"
    assert asked_of(question) == ((B, C), "one")


def test_whoever_may_only_interject_is_not_waited_for():
    assert asked_of(Question("any", {A: letter("other"), B: letter("one")}, (B,))) == ((B,), "one")


def test_when_nothing_is_asked_nobody_is_waited_for():
    assert asked_of(None) == ((), None)
