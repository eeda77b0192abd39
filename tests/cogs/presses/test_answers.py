"""What a person does at a running game, where it needs no Discord to see it."""

from types import SimpleNamespace

import pytest

from cogs.parts.choices import Draft
from cogs.presses.answers import _draft
from engine.play.codec import encode
from tests.cogs.plain_face import keys, pick

ASKED = SimpleNamespace(decision=pick(keys(3)))


@pytest.mark.parametrize("left", ['{"group": 7}', '["k1"]', "", "half"])
async def test_a_draft_that_another_version_left_in_another_shape_starts_afresh(left: str) -> None:
    assert await _draft(_services(left), ASKED) == Draft()


async def test_a_draft_comes_back_as_it_was_kept() -> None:
    draft = Draft("g1", ("k1", "k2"))
    assert await _draft(_services(encode(draft).decode()), ASKED) == draft


def _services(stored: str) -> SimpleNamespace:
    async def draft(asked: object) -> str:
        return stored

    return SimpleNamespace(sessions=SimpleNamespace(draft=draft))
