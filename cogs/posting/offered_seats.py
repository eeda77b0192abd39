"""The messages about offered seats: one in the game's thread, one in its channel, and both say how an offer
ended.

It decides nothing about seats. The component id of a message's frame names its offer, so that a message that
was posted just before a crash is found again. Nobody is mentioned.
"""

import logging

import discord
from discord import ui

from cogs.parts.custom_ids import Verb
from cogs.parts.error_codes import THREAD_IS_ARCHIVED, THREAD_IS_LOCKED
from cogs.parts.layouts import NOBODY, card
from cogs.parts.readers import public_words, text_names
from cogs.parts.widgets import one_button_row
from cogs.posting.frame_ids import FrameKind, number_for
from cogs.posting.retries import try_later
from cogs.posting.threads import set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.journal.offer_rows import Offer, Outcome
from engine.journal.records import Session, SessionId
from engine.sessions.lost_seats import LostSeats
from renders.language.catalogues import Words
from renders.language.player_names import in_messages

log = logging.getLogger(__name__)


class OfferedSeats:
    """Posts offers, and edits them when they end; `wake` never waits."""

    def __init__(self, client: discord.Client, lost_seats: LostSeats, throttle: Throttle) -> None:
        self._client = client
        self._lost_seats = lost_seats
        self._wakings = Wakings("offered seat", self._show, throttle, mark="seat")
        self._offering: set[SessionId] = set()
        """The sessions with a seat that is free, as far as they were shown."""

    def wake(self, session_id: SessionId) -> None:
        """Make the messages of a session due, because an offer was made or has ended."""
        self._wakings.wake(session_id)

    def changed(self, session_id: SessionId) -> None:
        """Look whether an offer has ended, because a session has changed; never waits."""
        if session_id in self._offering:
            self.wake(session_id)

    async def wake_all(self) -> None:
        """After a start: bring the messages of all offers up to date that have changed."""
        self._offering.update(await self._lost_seats.offering())
        self._wakings.wake_in_turn(await self._lost_seats.to_show())

    async def close(self) -> None:
        """Stop at once: what is missing is posted after the next start."""
        await self._wakings.close()

    async def _show(self, session_id: SessionId) -> None:
        session, offers = await self._lost_seats.offers(session_id)
        self._wakings.is_on(session_id, session.guild)
        if any(offer.outcome is None for offer in offers):
            self._offering.add(session_id)
        else:
            self._offering.discard(session_id)
        for offer in offers:
            if offer.is_shown:
                continue
            try:
                await self._show_in(session, offer, is_in_channel=False)
                await self._show_in(session, offer, is_in_channel=True)
            except discord.Forbidden as error:
                log.info("an offered seat of game %s cannot be shown: %s", session_id, error.text)
                try_later(self._client, self._wakings, session.guild, session.id)
                return
            except discord.HTTPException as error:
                if error.code == THREAD_IS_LOCKED:
                    try_later(self._client, self._wakings, session.guild, session.id)
                    return
                if not is_refusal(error):
                    raise
                log.error("an offered seat of game %s is not taken: %s", session_id, error)
            await self._lost_seats.set_shown(session_id, offer)

    async def _show_in(self, session: Session, offer: Offer, *, is_in_channel: bool) -> None:
        """Post or edit the message in the channel or in the thread. If the place or the message is gone,
        there is nothing to show."""
        place = session.channel if is_in_channel else session.thread
        message = offer.channel_message if is_in_channel else offer.message
        if place is None:
            return
        channel = self._client.get_partial_messageable(place, guild_id=session.guild)
        try:
            if message is None:
                number = _number(session, offer)
                message = await FrameKind.OFFERED_SEAT.found(self._client, channel, number, offer.since)
                if message is None and offer.outcome is None:
                    message = await self._post(channel, session, offer, is_in_channel=is_in_channel)
                if message is not None:
                    await self._lost_seats.set_message(
                        session.id, offer, message, is_in_channel=is_in_channel
                    )
            if message is not None and offer.outcome is not None:
                view = _view(session, offer, is_in_channel=is_in_channel)
                await self._edit(channel, message, view, is_to_close=session.status != "playing")
        except discord.NotFound as error:
            log.info("an offered seat of game %s is not shown: %s", session.id, error.text)

    async def _post(
        self, channel: discord.PartialMessageable, session: Session, offer: Offer, *, is_in_channel: bool
    ) -> int:
        message = await channel.send(
            view=_view(session, offer, is_in_channel=is_in_channel),
            nonce=f"o{session.id}-{offer.seat}-{int(offer.since) % 10**6}",
            allowed_mentions=NOBODY,
        )
        return message.id

    async def _edit(
        self, channel: discord.PartialMessageable, message: int, view: ui.LayoutView, *, is_to_close: bool
    ) -> None:
        """Edit a message, also in a thread that is archived. If it `is_to_close`, the thread is archived
        again."""
        shown = channel.get_partial_message(message)
        try:
            await shown.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code != THREAD_IS_ARCHIVED:
                raise
            await set_archived(self._client, channel.id, False)
            await shown.edit(view=view, allowed_mentions=NOBODY)
            if is_to_close:
                await set_archived(self._client, channel.id, True)


def _number(session: Session, offer: Offer) -> int:
    """The number in the frames of an offer's messages. A later offer of the same seat has another."""
    return number_for(session.id, offer.seat, offer.since)


def _view(session: Session, offer: Offer, *, is_in_channel: bool) -> ui.LayoutView:
    """The whole message about an offer."""
    words = public_words(session)
    where, rows = "", []
    if is_in_channel:
        where = words.text("offer-in-channel", thread=session.thread or 0)
    if offer.outcome is None:
        rows = [one_button_row(Verb.TAKE, session.id, words, key=str(offer.seat))]
    return card(
        _text(session, offer, words),
        where,
        rows=rows,
        number=FrameKind.OFFERED_SEAT.frame_id(_number(session, offer)),
    )


def _text(session: Session, offer: Offer, words: Words) -> str:
    names = list(session.names)
    names[offer.seat] = offer.left
    left = in_messages(names, words)[offer.seat]
    match offer.outcome:
        case None:
            return words.text("told-seat-offered", name=left)
        case Outcome.TAKEN:
            name = words.named(text_names(session, words), offer.seat)
            return words.text("told-took-seat", name=name, left=left)
        case Outcome.BACK:
            return words.text("offer-back", left=left)
        case Outcome.OVER:
            return words.text("offer-over", left=left)
