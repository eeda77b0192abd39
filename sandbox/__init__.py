"""A strict local Discord on the loopback, which an unmodified discord.py program can log in to.

It knows nothing of the bot, its games or its pictures. A test sets the scene, starts the program and then
plays its people::

    async with Sandbox() as discord:                        # a free port on 127.0.0.1
        server = discord.add_server("Dodge City", locale="en-US")
        channel = server.add_channel("saloon")
        anna, bob = server.add_person("Anna", locale="de"), server.add_person("Bob")
        async with Program(discord, "bot", env={...}):      # python -m sandbox.launch bot, until READY
            reply = await anna.slash("boomtown new", short=True, channel=channel)
            assert reply.is_ephemeral and reply.latency < 1  # how it was acknowledged
            assert "12" in await reply.text()               # waits for what follows a deferral
            board = anna.last(discord.thread("Game 12"))
            reply = await bob.press(board, "Join")          # by label; refuses what a client would not offer
            panel = await reply.private()                   # the first answer that only Bob sees
            reply = await bob.choose(panel, "Which mine?", ["Gold mine"])
            reply = await bob.press(board, "Other amount…")
            reply = await bob.fill(reply.modal, {"Gold": "7"})
            choices = await anna.complete("boomtown bid", focused="gold", text="1")
            reply = await mallory.forge("12:3.1:pass", message=board)   # any custom id, on any message

**Doing** (`Person`): `slash`, `complete`, `use(command, on=message or person)`, `press`, `choose`, `fill`;
`say(text, files=[Upload(name, bytes)], reply_to=message)`, `edit`, `delete`, `react`, `unreact`, `dismiss`,
`type`. Whatever makes an interaction waits for the acknowledgement (3 seconds) unless `wait=False`, and
returns a `Reply`. Without a `channel`, the one where the person did something last is meant. People, roles
and channels are given as such or by their ids, files as `Upload`s; so they are in menus of people, roles,
both, or channels: `choose(panel, "Which channels?", [saloon, other])`, and `[]` where nothing need be chosen.
Hostile clients `forge` components and modals, `forge_command` with any options, and `forge_data`, which is no
command at all; but Discord itself refuses (`Refusal`, 50013) a command that the person may not use.

**NotOffered**, an AssertionError, is what a client would not do: it has a stable `key`, `values`, the English
sentence that they make, and the channel's transcript in its notes. `people.not_offered` lists all keys.

**Seeing** (`Person`): `sees(channel)` has all messages that the client shows, private ones included, in
order; `private(channel)` only the ephemeral ones; `last(channel)` the last public message; `dm` the direct
messages; `commands(channel)` what is offered; `typing(channel)` who types there; `restart_client()` loses the
ephemeral messages.

**Reply**: `ack` ("message", "deferred", "deferred update", "update", "choices", "modal", "none"),
`is_ephemeral`, `latency` (seconds), `modal`, `choices`, `messages` (all answers so far), `followups`;
`await answer()`, `text()`, `private()`, `followup(n)`, `until(condition)`. Waits end after ten seconds in an
AssertionError with the channel's transcript.

**SeenMessage** is live: it changes with the bot's edits (`frozen()` is a snapshot whose buttons can still be
pressed). It has `text`, `buttons` (labels that can be pressed), `button(label)`, `selects`, `select(name)`,
`pictures`, `files` (with `data` and `description`), `alt_texts`, `reactions` (names by emoji), `mentions`
(the names of those who were notified when it was posted), `edits`, `is_private`, `is_loading`, `is_deleted`,
`thread`.

**The world** (`Sandbox`): `add_server(..., bot_permissions=["MANAGE_THREADS"], shard=1)`, `thread(name)`,
`transcript(channel)`, `until(condition)`, `settle()` (waits until the bot is silent), `outgoing` (each
request of the bot: `method`, `path`, `body`, `files`, `addressee`, `status`), `violations`. Channels can be
`archive()`d, `unarchive()`d, `lock()`ed, `unlock()`ed and `delete()`d, and `deny("SEND_MESSAGES_IN_THREADS",
who=discord.bot)` takes a permission away; `server.timeout(anna, 600)` and `server.timeout_bot(600)` are what
a moderator does. `world.max_active_threads` and `person.user.accepts_dms` are switches.

**What admins do** (`Server`): `role = add_role("Players", "MANAGE_THREADS")`, `give(anna, role)`, `take`,
`change_role(role, *permissions)`, `delete_role(role)`; `channel.deny("ATTACH_FILES", who=role)` (or a user's,
or for everyone), `channel.allow`; `change(name=…, locale=…, system_channel=channel)`; `kick_bot()`, with
which its own role goes, and `invite_bot()`, for the first time or again; `fill_with_threads(channel, 900)`.
Server Settings, Integrations: `switch_off("boomtown", role)`, `switch_on` and `switch_back` switch a command
(None: all of them) for a person, a role, a channel (or `server.every_channel`) or (None) everyone. Who is
offered a command follows that and the command's own `default_member_permissions`; a bot reads it by REST and
hears of it at the gateway. A person is an admin by `add_person("Mia", permissions=["ADMINISTRATOR"])`, or by
the `roles` that they are given.
`Sandbox(history=200)` can run for weeks: each channel keeps only the 200 messages that were posted, edited or
pressed last, and what is of no use any more is forgotten.

**What there is** of Discord: servers with text channels, categories and threads (private ones too), roles by
rank (`server.add_role("Sheriff", "KICK_MEMBERS")` comes below all others, so the bot outranks it), members,
time-outs, bans, permission overwrites; messages with replies, files, embeds, both kinds of components,
reactions with Unicode's emojis, and pins; commands of all kinds, and all fields of forms. Each route asks for
the permission and the rank that Discord asks for, and refuses with its code. There are no voice, stage,
announcement and forum channels, no webhooks except those of interactions, no emojis or stickers of a server's
own, no polls, invites, scheduled events and audit logs: lists of them are empty, and making one is refused or
has no route. A bot that logged in without MESSAGE_CONTENT does not get what people write.

**The referee** checks every request, answer and event if Discord's description is at hand. `violations` has
what it found, and requests to routes that the sandbox does not have. Violations that are left at the end are
an error, so a test that means to violate something takes them with `take_violations()`.

**The recorder** (`Recorder`, as `discord.recorder`) has all that the bot said, by request and at the gateway,
and who reads it: `outgoing`, `said_to(anna)`, `public()`; `remember` is how many requests it keeps (None:
all). `search(canary)` finds a text wherever it hides: names of files and what is packed in them, alt texts,
ids, escaped, encoded, or with other signs and spaces between its letters. `leaks(canary, allowed=[anna])` is
what others can read of it; assert that it is `[]`, because its text then names request, place and reader.

**Time**: `pass_time(minutes=16)` moves everything's clock: tokens, nonces, archives, rate limits, and the
clock of the program, which is not modified. `await later(hours=1)` waits until the bot is silent, lets time
pass, and waits until it has done what was due; sleeps that it begins after a `pass_time` are not due yet. The
program's wall clock and `time.monotonic` move, and with them its loops: `asyncio.sleep`, time-outs,
`tasks.loop`, views. Threads and heartbeats keep the machine's time. A leap of more than a minute costs the
bot its line, as a laptop's sleep does: discord.py hears nothing for a minute, reconnects and resumes. A
request that is under way times out (`later` waits for those, and so does the page's wrench, which also lets
the last two minutes of a leap pass by themselves).

**The application** (`discord.application`), as its owner (`discord.world.owner`) has set it up:
`grant("MESSAGE_CONTENT")` toggles exactly these privileged intents on (until then, those that the bot asks
for are on), `shards` is how many are recommended, `session_starts` and `max_concurrency` limit log-ins, and
`discord.gateway.reset_token()` ends them. What the bot shows of itself is `discord.world.presence`.

**Faults**: one switchboard has them all; `active()` lists what is on and `clear()` ends it. Requests:
`discord.faults.fail_next("POST", r"/channels/\\d+/messages$", status=500, before_effect=False)`, `gate =
discord.faults.hold(...)` with `await gate.reached()` and `gate.open()`, `delay(path, 2.5)`, `storm_429`.
Limits: `limit_rate`, `limit_old_edits`, `limit_new_directs`, and `limit_as_discord()` for all that is known
of the real ones. Events: `duplicate_event("MESSAGE_CREATE")`, `drop_event`, `delay_event`, `hold_event` (a
gate). The line: `await cut_line()`, `ask_to_reconnect()`, `invalidate_session(resumable=True)`, each for one
shard if it is named (`shard=1`), `ask_for_heartbeat()`, `refuse_connections(n)`. Both: `with
discord.faults.outage():` or `take_down(server)`, until its end. `weather(seed, errors=0.02, losses=0.02,
waits=0.02, cuts=0.01)` lets things go wrong at random. What moderators do belongs to the world: a channel or
message deleted, a permission denied, a member or the bot sent away.

**The page**: `python -m sandbox -- python -m yourbot` prints an address at which a browser shows all this and
lets one person play all seats: an admin's, a moderator's, players' and a newcomer's. `sandbox.page` says how.
Enter in that terminal, or the wrench, starts the bot again after a change, in the same world; `python -m
sandbox --help` says how to name a bot that has its own Python, keeps its token elsewhere, or was invited with
more permissions. `discord.people` are those seats,
`discord.ended` is the exit code of a program that has ended, and `discord.page.is_watched` says whether a
page is open. After `offer_tools()` the page has a wrench: time, a crowd, faults, violations, and the bot's
latest requests.

**A crowd** (`discord.crowd`) plays by itself: `discord.add_crowd(server, 6)` adds people of several
languages, and `crowd.add(anna)` lets somebody join in. They press at random what their clients offer them:
what public messages have for everybody, once at first sight, and what a message asks that mentions them, on
through menus, forms and the private answers that follow, until nothing more is asked. A refusal is an
answer like any other: after a few tries they wait until the message changes or time has passed.
`crowd.habits` say what they press (`--crowd-joins`, `--crowd-plays`, `--crowd-never` on the command line).
`await crowd.look()` lets all of them look once, `await crowd.days(7)` lets days pass while they answer,
with a stop wherever a message names a moment (`<t:…>`), and `crowd.begin(90)` does that meanwhile, until
`await crowd.stop()`.

**No launcher**: with `Sandbox(port=443, certificate=…)` it answers as discord.com, gateway.discord.gg and
cdn.discordapp.com on TLS, and a `Program` is started as it is everywhere; `tests/sandbox/tls.py` shows how.

**Program**: `Program(discord, "bot.py", "--debug", python=["…/.venv/bin/python"], env={…}, any_token=True)`
runs a file or a module, in another Python if you name one. The last argument accepts whichever token the
program has, which is never sent. `async with` starts it and ends it with SIGTERM; `start`, `ready`, `synced`,
`says(text)`, `terminate`, `kill`, `restart`, `lines`, `returncode`, `pid`.

**The rooms**, each of which knows only those named after it: `play` (at a terminal), `program` (a bot as a
process), `sandbox.py` (puts all together), `server` (as a test sets one up), `site` (where all is reached),
`page` (in the browser), `people` (at their clients), `rest` and `gateway` (what the bot talks to), `payloads`
(the JSON that it gets), `faults` (what goes wrong), `recorder` (what the bot said), `clockline` (by which its
time follows), `world` (what exists), `limits` (what is refused), `codes` (Discord's numbers). `launch` runs
in the bot's own process, and knows none of them.
"""

from sandbox.faults import EventGate, Faults, Gate, Outage
from sandbox.limits.refusal import Refusal
from sandbox.people.forms import Form
from sandbox.people.not_offered import NotOffered
from sandbox.people.person import Person
from sandbox.people.reply import Choice, Reply
from sandbox.people.seen import Button, SeenMessage, Select
from sandbox.program import Program
from sandbox.recorder.recorder import Found, Outgoing, Recorder
from sandbox.sandbox import Sandbox
from sandbox.server import Server
from sandbox.world.objects import Channel
from sandbox.world.posting import Upload

__all__ = [
    "Button",
    "Channel",
    "Choice",
    "EventGate",
    "Faults",
    "Form",
    "Found",
    "Gate",
    "NotOffered",
    "Outage",
    "Outgoing",
    "Person",
    "Program",
    "Recorder",
    "Refusal",
    "Reply",
    "Sandbox",
    "SeenMessage",
    "Select",
    "Server",
    "Upload",
]
