"""The records of what exists: users, guilds, channels, threads, messages, files and interactions.

They have a few verbs for tests; how they change is `world.py`'s. They know neither HTTP nor JSON payloads.
`records` name each other, so they are in one module; what hangs on them is in `parts`. `news` is what
listeners are told of them.
"""

from sandbox.world.objects.news import Announced, Happening, Typing
from sandbox.world.objects.parts import Attachment, Overwrite, Role, ThreadState
from sandbox.world.objects.records import Channel, Guild, Home, Interaction, Member, Message
from sandbox.world.objects.users import User

__all__ = [
    "Announced",
    "Attachment",
    "Channel",
    "Guild",
    "Happening",
    "Home",
    "Interaction",
    "Member",
    "Message",
    "Overwrite",
    "Role",
    "ThreadState",
    "Typing",
    "User",
]
