"""What a person sees of a message: its text, pictures, buttons and menus, as a client shows them.

It knows no interaction and changes nothing.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

from sandbox.codes import (
    BUTTON,
    GALLERY,
    LINK,
    PREMIUM,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    Json,
    Snowflake,
    walk,
)
from sandbox.limits.components import counts
from sandbox.people.not_offered import NotOffered
from sandbox.world.objects import Attachment, Channel, Message


@dataclass(frozen=True)
class Button:
    """`label` is its text, or its emoji if it has no text."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    emoji: str | None
    url: str | None
    component: Json

    @property
    def can_be_pressed(self) -> bool:
        """Whether it is neither disabled nor a link or a shop, whose presses the bot does not hear of."""
        return not self.disabled and self.style not in (LINK, PREMIUM)

    def __str__(self) -> str:
        return f"[{self.label}]" if self.can_be_pressed else f"({self.label})"


@dataclass(frozen=True)
class Select:
    """A menu. `options` are labels; a menu of users, roles or channels has none of its own."""

    placeholder: str
    custom_id: str
    options: tuple[str, ...]
    defaults: tuple[str, ...]
    least: int
    most: int
    disabled: bool
    component: Json

    def __str__(self) -> str:
        return f"<{self.placeholder or self.custom_id}: {', '.join(self.options)}>"


class SeenMessage:
    """A message as it is *now*: it changes when the bot edits it. `frozen()` gives a snapshot."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def __repr__(self) -> str:
        return f"<SeenMessage {self.id} {self.text[:60]!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenMessage) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def frozen(self) -> SeenMessage:
        """The message as it is now, for a client that has not heard of later edits.

        Its buttons can still be pressed, as long as the message exists.
        """
        return SeenMessage(copy.deepcopy(self.message, _keep_the_rest(self.message)))

    @property
    def id(self) -> str:
        return self.message.id

    @property
    def channel(self) -> Channel:
        return self.message.channel

    @property
    def author(self) -> str:
        return self.message.author.name

    @property
    def is_private(self) -> bool:
        """Whether only one person sees it (it is ephemeral)."""
        return self.message.reader is not None

    @property
    def is_loading(self) -> bool:
        """Whether it still says "… is thinking"."""
        return self.message.loading

    @property
    def is_deleted(self) -> bool:
        return self.message.deleted

    @property
    def edits(self) -> int:
        """How many times it was edited."""
        return self.message.revision

    @property
    def thread(self) -> Channel | None:
        """The thread that starts from this message."""
        return self.message.channel.world.channels.get(self.id)

    @property
    def text(self) -> str:
        """All that can be read, one line each: content, then embeds, then text displays in their order."""
        lines: list[str | None] = [self.message.content]
        for embed in self.message.embeds:
            fields = [part.get(key) for part in embed.get("fields") or [] for key in ("name", "value")]
            footer = (embed.get("footer") or {}).get("text")
            lines += [embed.get("title"), embed.get("description"), *fields, footer]
        lines += [c["content"] for c in self._components() if c["type"] == TEXT_DISPLAY]
        return "\n".join(line for line in lines if line)

    @property
    def mentions(self) -> list[str]:
        """The names of those who were notified when this message was posted; edits notify nobody."""
        return [user.name for user in self.message.notified]

    @property
    def reactions(self) -> dict[str, list[str]]:
        """The names of those who reacted, by emoji."""
        return {emoji: [user.name for user in users] for emoji, users in self.message.reactions.items()}

    @property
    def buttons(self) -> list[str]:
        """The labels of all buttons that can be pressed."""
        return [button.label for button in self.all_buttons if button.can_be_pressed]

    @property
    def all_buttons(self) -> list[Button]:
        """Every button, including disabled ones and links."""
        return [_button(c) for c in self._components() if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        channel = self.message.channel
        return [_select(c, channel) for c in self._components() if c["type"] in SELECTS]

    def button(self, name: str) -> Button:
        """The one button with this label, emoji or custom id; `NotOffered` otherwise."""
        buttons = self.all_buttons
        found = [b for b in buttons if b.label == name] or [
            b for b in buttons if name in (b.emoji, b.custom_id)
        ]
        if len(found) == 1:
            return found[0]
        key = "button-ambiguous" if found else "button-unknown"
        raise self._refusal(key, button=name, offered=[b.label for b in buttons], count=len(found))

    def select(self, name: str | None = None) -> Select:
        """The one menu with this placeholder or custom id (None: the only one); `NotOffered` otherwise."""
        selects = self.selects
        found = [s for s in selects if name is None or name in (s.placeholder, s.custom_id)]
        if len(found) == 1:
            return found[0]
        key = "menu-ambiguous" if found else "menu-unknown"
        raise self._refusal(key, menu=name, offered=selects, count=len(found))

    def _refusal(self, key: str, **values: object) -> NotOffered:
        refusal = NotOffered(key, **values)
        refusal.add_note(transcript_of(self.message.channel))
        return refusal

    @property
    def files(self) -> list[Attachment]:
        """Every attached file, with `filename`, `data` (bytes) and `description`."""
        return list(self.message.attachments)

    @property
    def pictures(self) -> list[Attachment]:
        """The attached files that are pictures."""
        return [a for a in self.message.attachments if a.content_type.startswith("image/")]

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of the pictures: those of galleries and thumbnails, else those of the files."""
        shown = [item for c in self._components() if c["type"] == GALLERY for item in c["items"]]
        shown += [c for c in self._components() if c["type"] == THUMBNAIL]
        described = [str(item["description"]) for item in shown if item.get("description")]
        return described or [a.description for a in self.message.attachments if a.description]

    def _components(self) -> list[Json]:
        return list(walk(self.message.components))


def _keep_the_rest(message: Message) -> dict[int, object]:
    """A memo for deepcopy, which then copies the message's own lists and shares everything around it."""
    own = ("components", "embeds")
    return {
        id(value): value for name, value in vars(message).items() if name not in own and value is not None
    }


def _button(component: Json) -> Button:
    emoji = (component.get("emoji") or {}).get("name")
    return Button(
        label=component.get("label") or emoji or "",
        custom_id=component.get("custom_id", ""),
        style=component["style"],
        disabled=bool(component.get("disabled")),
        emoji=emoji,
        url=component.get("url"),
        component=component,
    )


def _select(component: Json, channel: Channel) -> Select:
    """A menu as it is shown; defaults that are people, roles or channels have their names."""
    named = [_name(str(default["id"]), channel) for default in component.get("default_values") or []]
    least, most = counts(component)
    options = component.get("options", []) if component["type"] == STRING_SELECT else []
    return Select(
        placeholder=component.get("placeholder") or "",
        custom_id=component["custom_id"],
        options=tuple(option["label"] for option in options),
        defaults=(*(option["label"] for option in options if option.get("default")), *named),
        least=least,
        most=most,
        disabled=bool(component.get("disabled")),
        component=component,
    )


def _name(key: Snowflake, channel: Channel) -> str:
    guild = channel.guild
    if guild is not None and key in guild.members:
        return guild.members[key].user.name
    roles = {role.id: role.name for role in (guild.everyone, *guild.roles)} if guild is not None else {}
    place = channel.world.channels.get(key)
    return place.name if place is not None else roles.get(key, key)


def transcript_of(channel: Channel) -> str:
    """A channel as text: a paragraph for each message, private ones with their reader's name."""
    state = channel.thread
    marks = [name for name in ("archived", "locked") if state is not None and getattr(state, name)]
    lines = [f"=== {channel.name} {' '.join(marks)}".rstrip()]
    for message in channel.all_messages:
        seen = SeenMessage(message)
        only = f" (only for {message.reader.name})" if message.reader is not None else ""
        edits = f" (edited {message.revision} times)" if message.revision else ""
        lines.append(f"--- {message.author.name}{only}{edits}")
        lines += [f"    {line}" for line in (seen.text or ("…" if message.loading else "")).splitlines()]
        pictures = [f"{{{a.filename}: {a.description or 'no alt text'}}}" for a in seen.files]
        reactions = [f"({emoji} {len(users)})" for emoji, users in message.reactions.items()]
        controls = [str(button) for button in seen.all_buttons] + [str(select) for select in seen.selects]
        lines += [f"    {' '.join(part)}" for part in (pictures, controls, reactions) if part]
    return "\n".join(lines)
