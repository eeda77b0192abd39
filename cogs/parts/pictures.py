"""Pictures, drawn outside the event loop and kept: while a picture is kept, it is not drawn again. A board, a
hand or a panel is several pictures, of which often only some have changed since the last time.

One thread draws them all. Drawing holds the interpreter's lock most of the time: more threads would draw no
faster, and the event loop would have to wait behind each of them. What a person asked for privately is drawn
before public boards.
"""

import asyncio
import functools
import hashlib
import io
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.parts.drawing_order import DrawingOrder
from cogs.parts.encoded_strips import Drawn, EncodedStrips, in_one
from cogs.parts.error_codes import TOO_LARGE
from engine import measures
from engine.play.codec import encode, event_kind
from engine.play.table import Event
from renders.face import AnyDecision, AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader

if TYPE_CHECKING:
    from renders.drawing.strips import Strip

log = logging.getLogger(__name__)

PAYLOAD_TOO_LARGE = 413

UNDRAWN: Final[tuple[Drawn, ...]] = ()
"""The pictures of whoever wants none: words stand in their place."""


@dataclass(eq=False, slots=True)
class _Wanted:
    """Strips that somebody waits for."""

    name: str
    game: str
    lay_out: "Callable[[], Sequence[Strip]]"
    done: "asyncio.Future[tuple[Drawn, ...] | None]"
    is_private: bool = False
    askers: int = 0
    seconds: float = 0.0
    """How long it took to draw them."""
    context: Context = field(default_factory=copy_context)
    """Of whoever wanted them first: the thread has none, and the log says for whom it drew."""


class Pictures:
    """Draws pictures, and keeps at most `capacity` bytes of them; a strip has some 50 kB. If `is_whole`, the
    strips of each board, hand and panel are one picture. Without a palette nothing is drawn, and nothing is
    missing: `UNDRAWN`."""

    def __init__(self, *, capacity: int = 8 << 20, is_whole: bool = False) -> None:
        self._capacity = capacity // 2
        self._is_whole = is_whole
        self._kept = 0
        self._drawn: OrderedDict[str, tuple[Drawn, ...]] = OrderedDict()
        """What was drawn last, by all that it was made from."""
        self._strips = EncodedStrips(capacity - self._capacity)
        self._wanted: dict[str, _Wanted] = {}
        """What waits to be drawn, and what is being drawn."""
        self._is_closed = False
        self._order = DrawingOrder[_Wanted]()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def board(
        self,
        face: AnyFace,
        reader: Reader[Any],
        *,
        changes: Sequence[Event] = (),
        palette: str | None = "standard",
        is_private: bool = False,
        is_large: bool = False,
    ) -> tuple[Drawn, ...] | None:
        """The table as strips, with marks on what the events in `changes` have changed. None if it could not
        be drawn; that is logged, and the game goes on. A private picture does not wait for public ones, and
        shows what only its viewer knows if the board has room for that; it may be in large print."""
        if palette is None:
            return UNDRAWN
        told = [(event_kind(event), event) for event in changes]
        is_own = is_private and face.board_has_hand
        kind = "large-board" if is_large else "own-board" if is_own else "board"
        key = (kind, *_seen(face, reader), told, palette)
        draw = face.own_board_strips if is_own else face.board_strips
        draw = face.large_board_strips if is_large else draw
        return await self._drawn_once(
            key, lambda: draw(reader, changes=changes, palette=palette), is_private=is_private
        )

    async def hand(
        self, face: AnyFace, reader: Reader[Any], *, palette: str | None = "standard", is_large: bool = False
    ) -> tuple[Drawn, ...] | None:
        """The viewer's own side as strips; None if it could not be drawn."""
        if palette is None:
            return UNDRAWN
        key = ("large-hand" if is_large else "hand", *_seen(face, reader), palette)
        draw = face.large_hand_strips if is_large else face.hand_strips
        return await self._drawn_once(key, lambda: draw(reader, palette=palette))

    async def panel(
        self,
        face: AnyFace,
        decision: AnyDecision,
        reader: Reader[Any],
        *,
        chosen: Sequence[str] = (),
        palette: str | None = "standard",
        is_large: bool = False,
    ) -> tuple[Drawn, ...] | None:
        """What is shown beside a decision, as strips, empty if that is nothing; None if it could not be
        drawn."""
        if palette is None:
            return UNDRAWN
        key = ("large-panel" if is_large else "panel", *_seen(face, reader), decision, chosen, palette)
        draw = face.large_panel_strips if is_large else face.panel_strips
        return await self._drawn_once(key, lambda: draw(decision, reader, chosen=chosen, palette=palette))

    async def made(
        self,
        kind: str,
        view: object,
        words: Words,
        lay_out: "Callable[[str], Sequence[Strip]]",
        *,
        palette: str | None = "standard",
    ) -> tuple[Drawn, ...] | None:
        """A picture that belongs to no match, as strips: of this `kind`, made by `lay_out` from nothing but a
        view, the words and the palette. None if it could not be drawn."""
        if palette is None:
            return UNDRAWN
        return await self._drawn_once((kind, kind, view, words.locale, palette), lambda: lay_out(palette))

    def close(self) -> None:
        """Give up the pictures that still wait. One that is being drawn is finished, but nobody gets it."""
        self._is_closed = True
        for name, wanted in list(self._wanted.items()):
            wanted.done.cancel()
            if self._order.discard(name):
                del self._wanted[name]
        self._thread.shutdown(wait=False)

    async def _drawn_once(
        self, key: tuple[Any, ...], lay_out: "Callable[[], Sequence[Strip]]", *, is_private: bool = True
    ) -> tuple[Drawn, ...] | None:
        name = hashlib.sha256(encode(key)).hexdigest()
        if name in self._drawn:
            self._drawn.move_to_end(name)
            return self._drawn[name]
        if self._is_closed:
            return None
        wanted = self._wanted.get(name)
        if wanted is None:
            wanted = self._want(name, key[1], lay_out, is_private=is_private)
        elif is_private:
            self._order.prefer(name)
        wanted.askers += 1
        try:
            return await asyncio.shield(wanted.done)  # others may wait for the same picture
        finally:
            wanted.askers -= 1
            is_still_wanted = self._wanted.get(name) is wanted  # else it was finished, and may be wanted anew
            if is_still_wanted and not wanted.askers and self._order.discard(name):
                del self._wanted[name]

    def _want(
        self, name: str, game: str, lay_out: "Callable[[], Sequence[Strip]]", *, is_private: bool
    ) -> _Wanted:
        """Let strips wait to be drawn, and the thread draw some more: those that are first then."""
        loop = asyncio.get_running_loop()
        wanted = self._wanted[name] = _Wanted(name, game, lay_out, loop.create_future(), is_private)
        self._order.add(name, wanted, is_private=is_private)
        self._thread.submit(self._draw_next, loop)
        return wanted

    def _draw_next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Draw, in the thread, what is first now, if anything still waits."""
        wanted = self._order.take()
        if wanted is None:
            return
        began = time.monotonic()
        try:
            outcome = wanted.context.run(self._draw, wanted)
        except BaseException as error:
            loop.call_soon_threadsafe(self._finish, wanted, None, error, context=wanted.context)
            raise
        wanted.seconds = time.monotonic() - began
        loop.call_soon_threadsafe(self._finish, wanted, outcome, None, context=wanted.context)

    def _draw(self, wanted: _Wanted) -> tuple[Drawn, ...]:
        strips = wanted.lay_out()
        return in_one(strips) if self._is_whole else self._strips.drawn(strips)

    def _finish(
        self, wanted: _Wanted, outcome: tuple[Drawn, ...] | None, error: BaseException | None
    ) -> None:
        """Keep the strips, back in the loop, and give them to whoever waits."""
        del self._wanted[wanted.name]
        if error is not None:
            measures.FAILURES.add("drawing")
            log.error("a picture of %s could not be drawn", wanted.game, exc_info=error)
        if outcome is not None:
            if not wanted.is_private:  # how long a hand takes may tell what is in it
                measures.DRAWN.saw(wanted.seconds, wanted.game)
            self._drawn[wanted.name] = outcome
            self._kept += _size(outcome)
        while self._kept > self._capacity:
            _, oldest = self._drawn.popitem(last=False)
            self._kept -= _size(oldest)
        if not wanted.done.cancelled():
            wanted.done.set_result(outcome)


def _size(drawn: tuple[Drawn, ...]) -> int:
    return sum(len(each.data) for each in drawn)


def _seen(face: AnyFace, reader: Reader[Any]) -> tuple[Any, ...]:
    """What tells pictures of the same kind apart: the game, and everything about their reader."""
    return face.name, reader.view, reader.names, reader.words.locale


async def halved(data: bytes) -> bytes:
    """The same picture at half its width and height, in case Discord does not take the larger one."""
    return await asyncio.to_thread(_halved, data)


@functools.lru_cache(maxsize=8)
def _halved(data: bytes) -> bytes:
    from PIL import Image

    from renders.drawing.inks import halved as half
    from renders.drawing.png import encode as encode_picture

    with Image.open(io.BytesIO(data)) as picture:
        return encode_picture(half(picture))


def is_too_large(error: discord.HTTPException) -> bool:
    """Whether Discord, or a server in front of it, refused an upload because it is too large."""
    return error.status == PAYLOAD_TOO_LARGE or error.code == TOO_LARGE


def attachment(data: bytes, name: str, alt: str) -> discord.File:
    """A picture as a new attachment (a File can be sent only once)."""
    return discord.File(io.BytesIO(data), filename=name, description=alt)
