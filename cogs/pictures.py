"""Pictures drawn off the event loop and kept: no picture is drawn twice for the same view.

One thread draws them all. Drawing holds the interpreter for most of its time, so that more threads would draw
no faster, but the event loop would have to wait for its turn behind each of them.
"""

import asyncio
import functools
import hashlib
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import discord

from cogs.codes import TOO_LARGE
from engine.codec import encode, event_kind
from engine.table import Event
from renders.face import AnyDecision, AnyFace, Names
from renders.words import Words

if TYPE_CHECKING:
    from PIL import Image

log = logging.getLogger(__name__)

PAYLOAD_TOO_LARGE = 413


class Pictures:
    """A bounded cache of encoded pictures; `capacity` counts pictures of some 100 kB."""

    def __init__(self, *, capacity: int = 64) -> None:
        self._capacity = capacity
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes | None]] = {}
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def board(
        self,
        face: AnyFace,
        view: Any,
        names: Names,
        words: Words,
        *,
        news: Sequence[Event] = (),
        palette: str = "standard",
    ) -> bytes | None:
        """The table as a PNG, with marks on what the events in `news` changed; None if it could not be drawn
        (which is logged: a game never waits for it)."""
        told = [(event_kind(event), event) for event in news]
        key = ("board", face.name, view, names, words.locale, told, palette)
        return await self._draw(key, lambda: face.board(view, names, words, news=news, palette=palette))

    async def hand(
        self, face: AnyFace, view: Any, names: Names, words: Words, *, palette: str = "standard"
    ) -> bytes | None:
        """The viewer's own side as a PNG; None if it could not be drawn."""
        key = ("hand", face.name, view, names, words.locale, palette)
        return await self._draw(key, lambda: face.hand(view, names, words, palette=palette))

    async def panel(
        self,
        face: AnyFace,
        decision: AnyDecision,
        view: Any,
        names: Names,
        words: Words,
        *,
        chosen: Sequence[str] = (),
        palette: str = "standard",
    ) -> bytes | None:
        """What a decision is about, as a PNG; None if it has no picture, or could not be drawn."""
        draw = face.panel_picture
        if draw is None:
            return None
        key = ("panel", face.name, decision, view, names, words.locale, chosen, palette)
        return await self._draw(
            key, lambda: draw(decision, view, names, words, chosen=chosen, palette=palette)
        )

    async def close(self) -> None:
        """Give up what is still to be drawn."""
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        self._thread.shutdown(wait=False)

    async def _draw(self, key: tuple[Any, ...], draw: "Callable[[], Image.Image | None]") -> bytes | None:
        name = hashlib.sha256(encode(key)).hexdigest()
        if name in self._drawn:
            self._drawn.move_to_end(name)
            return self._drawn[name]
        if name not in self._drawing:
            self._drawing[name] = asyncio.create_task(self._keep(name, key[1], draw), name="picture")
        return await asyncio.shield(self._drawing[name])  # others may wait for the same picture

    async def _keep(self, name: str, game: str, draw: "Callable[[], Image.Image | None]") -> bytes | None:
        def work() -> bytes | None:
            from renders.png import encode as encode_picture  # with Pillow, which an idle bot does without

            picture = draw()
            return None if picture is None else encode_picture(picture)

        drawing = asyncio.get_running_loop().run_in_executor(self._thread, work)
        (outcome,) = await asyncio.gather(drawing, return_exceptions=True)
        del self._drawing[name]
        if isinstance(outcome, BaseException):
            log.error("a picture of %s could not be drawn", game, exc_info=outcome)
            return None
        if outcome is not None:
            self._drawn[name] = outcome
        while len(self._drawn) > self._capacity:
            self._drawn.popitem(last=False)
        return outcome


async def halved(data: bytes) -> bytes:
    """The same picture half as wide and high, for where a larger one is not taken."""
    return await asyncio.to_thread(_halved, data)


@functools.lru_cache(maxsize=8)
def _halved(data: bytes) -> bytes:
    from PIL import Image

    from renders.inks import halved as half
    from renders.png import encode as encode_picture

    with Image.open(io.BytesIO(data)) as picture:
        return encode_picture(half(picture))


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord, or what stands before it, does not take so large an upload."""
    return error.status == PAYLOAD_TOO_LARGE or error.code == TOO_LARGE


def attachment(data: bytes, name: str, alt: str) -> discord.File:
    """A picture as a new attachment (a File can be sent only once)."""
    return discord.File(io.BytesIO(data), filename=name, description=alt)
