"""References: one word for what is being done, which tasks inherit, and which names whoever asked for it."""

import asyncio

import pytest

from engine.references import Doing, concerns, doing, of_interaction, origins, reference, under


def test_outside_of_everything_there_is_none():
    assert (reference(), doing(), origins()) == ("", None, ())
    concerns(12)
    assert doing() is None


def test_a_block_has_its_reference_and_the_one_around_it_has_its_own_again():
    with under("b12", session=12):
        with under("t5"):
            assert reference() == "t5"
            assert doing().session is None
        assert reference() == "b12"
        with under(""):
            assert (reference(), doing()) == ("", None)
    assert reference() == ""


def test_an_error_ends_it_too():
    with pytest.raises(ZeroDivisionError), under("b12"):
        raise ZeroDivisionError
    assert reference() == ""


def test_what_it_is_about_may_be_noted_later_also_by_a_task_of_it():
    async def find() -> None:
        concerns(7)

    async def press() -> Doing | None:
        with under("dk3x8w0q5a1c"):
            await asyncio.gather(find(), return_exceptions=True)
            return doing()

    assert asyncio.run(press()).session == 7


async def test_a_task_keeps_the_reference_under_which_it_was_created():
    async def work() -> str:
        await asyncio.sleep(0)
        return reference()

    with under("one"):
        first = asyncio.create_task(work())
    with under("two"):
        second = asyncio.create_task(work())
        assert await first == "one"
    assert await second == "two"


def test_who_asked_for_a_work_is_asked_for_by_all_that_the_work_begins():
    with under("press"):
        assert origins() == ("press",)
    with under("b12", asked_by=("press", "another")):
        assert origins() == ("press", "another")
    asked_by = list[str]()
    with under("b12", asked_by=asked_by):
        assert origins() == ("b12",)
        asked_by.append("press")
        assert origins() == ("press",)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, "1"),
        (35, "z"),
        (36, "10"),
        (1444000000000000000, "ayy7a25cudj4"),
        ((1 << 64) - 1, "3w5e11264sgsf"),
    ],
)
def test_an_interaction_is_its_id_in_base_36(number, expected):
    assert of_interaction(number) == expected
    assert int(expected, 36) == number
