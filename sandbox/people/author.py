"""What a person writes and does with messages, their own and others': a bot need not listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.limits.messages import MOST_CONTENT, MOST_FILES
from sandbox.people.not_offered import NotOffered
from sandbox.people.onlooker import Onlooker
from sandbox.people.options import check_file
from sandbox.people.seen import SeenMessage
from sandbox.world.objects import Channel, Message
from sandbox.world.posting import Upload
from sandbox.world.reactions import MOST_EMOJIS, is_emoji, react, unreact


class Author(Onlooker):
    """What a person says, and what they do with messages."""

    def say(
        self,
        text: str = "",
        channel: Channel | None = None,
        *,
        files: Sequence[Upload] = (),
        reply_to: SeenMessage | None = None,
        ping: bool = True,
    ) -> SeenMessage:
        """Write a message; in a thread this also joins it, and opens it if it was archived.

        A reply calls the author of the message it answers, unless `ping` is False.
        """
        place = reply_to.channel if reply_to is not None and channel is None else self._place(channel)
        with self._at(place):
            self._need(self.why_not_say(place))
            if files:
                self._need(self._lacks(place, "ATTACH_FILES"))
            _check_said(text, files)
            answered = self._answerable(reply_to, place) if reply_to is not None else None
        self.here = place
        state = place.thread
        if state is not None:
            self._stage.world.join_thread(place, self.user)
        if state is not None and state.archived:
            place.unarchive()
        uploads = {str(number): upload for number, upload in enumerate(files)}
        body = {"content": text}
        posting = self._stage.posting
        return SeenMessage(posting.post(place, self.user, body, uploads, answers=answered, ping=ping))

    def _answerable(self, message: SeenMessage, place: Channel) -> Message:
        current = self._present(message)
        if current.channel is not place or message.is_private or not self.may("READ_MESSAGE_HISTORY", place):
            raise NotOffered("cannot-reply", who=self.name, message=message)
        return current

    def edit(self, message: SeenMessage, text: str) -> None:
        """Change the text of a message of one's own."""
        with self._at(message.channel):
            current = self._present(message)
            if current.author is not self.user:
                raise NotOffered("cannot-edit", who=self.name, message=message)
            if current.channel.thread is not None and current.channel.thread.archived:
                raise NotOffered("place-archived", place=current.channel.name)
            _check_said(text, current.attachments)
        self._stage.posting.revise(current, {"content": text}, {})

    def delete(self, message: SeenMessage) -> None:
        """Delete a message; others' messages only with MANAGE_MESSAGES."""
        with self._at(message.channel):
            current = self._present(message)
            is_own = current.author is self.user
            if message.is_private or not (is_own or self.may("MANAGE_MESSAGES", current.channel)):
                raise NotOffered("cannot-delete", who=self.name, message=message)
        self._stage.world.delete_message(current)

    def dismiss(self, message: SeenMessage) -> None:
        """Put an ephemeral message away; the bot does not hear of it."""
        with self._at(message.channel):
            current = self._stage.world.messages.get(message.id, message.message)
            if not self._has(current):
                raise NotOffered("cannot-dismiss", who=self.name)
        current.dismissed = True

    def type(self, channel: Channel | None = None) -> None:
        """Begin to write something: others see that for ten seconds, or until the person has sent it."""
        place = self._place(channel)
        with self._at(place):
            self._need(self.why_not_say(place))
        self.here = place
        self._stage.world.start_typing(self.user, place)

    def react(self, message: SeenMessage, emoji: str) -> None:
        """Add a reaction; one that nobody has added yet needs a permission."""
        with self._at(message.channel):
            current = self._present(message)
            self._need(self._why_not_react(current, emoji))
        react(self._stage.world, current, self.user, emoji)

    def unreact(self, message: SeenMessage, emoji: str) -> None:
        """Take a reaction of one's own away."""
        with self._at(message.channel):
            current = self._present(message)
            if self.user not in current.reactions.get(emoji, []):
                raise NotOffered("no-reaction", who=self.name, message=message, emoji=emoji)
        unreact(self._stage.world, current, self.user, emoji)

    def _why_not_react(self, message: Message, emoji: str) -> NotOffered | None:
        place, is_new = message.channel, emoji not in message.reactions
        if not is_emoji(emoji):
            return NotOffered("emoji-unknown", emoji=emoji)
        if place.thread is not None and place.thread.archived:
            return NotOffered("place-archived", place=place.name)
        if message.reader is not None or (is_new and len(message.reactions) >= MOST_EMOJIS):
            return NotOffered("cannot-react", who=self.name, message=SeenMessage(message))
        return self._lacks(place, "READ_MESSAGE_HISTORY", *(["ADD_REACTIONS"] if is_new else []))


def _check_said(text: str, files: Sequence[object]) -> None:
    if not text.strip() and not files:
        raise NotOffered("message-empty")
    if len(text) > MOST_CONTENT:
        raise NotOffered("message-too-long", most=MOST_CONTENT, length=len(text))
    if len(files) > MOST_FILES:
        raise NotOffered("too-many-files", most=MOST_FILES, count=len(files))
    for file in files:
        if isinstance(file, Upload):
            check_file(file)
