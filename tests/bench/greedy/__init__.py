"""The committed baselines, by game: greedy robots that look no further than now.

They stay as they are, so that strength measured today can be compared with strength measured later.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from tests.bench.greedy import boomtown, gnadenlos, goldrush, ponte_vecchio

GREEDY: Mapping[str, Callable[[Any, Decision[Answer], Chance], Answer]] = {
    "boomtown": boomtown.choose,
    "gnadenlos": gnadenlos.choose,
    "ponte-vecchio": ponte_vecchio.choose,
    "goldrush": goldrush.choose,
}
