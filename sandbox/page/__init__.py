"""A page in the browser at which one person plays all seats. It is served by the sandbox on its own port.

The page is plain HTML, CSS and ES modules in `web/`; nothing is built, nothing comes from elsewhere. It sends
what a person does and shows what they see. Both go through `Person`, so the page can do only what a real
client offers, and gets nothing that belongs to others. Nothing here runs unless a page is connected.

**The line** is one websocket, `/page/line`, of JSON objects. The page *does* something, with a number; the
answer carries that number and either `ok`, `refused` (why the client would not do it; `why` says it as a key
and values) or `failed` (the bot did not answer within three seconds). There is no answer to what was asked
from a seat that the page has left since::

    -> {"n": 1, "do": "be", "person": null}                      null: the first; who acts from now on
    <- {"n": 1, "ok": {"you": ID, "bot": …, "servers": …, "people": …, "places": …, "roles": …}}
    -> {"n": 2, "do": "open", "place": ID}                       a channel, a thread, or direct messages
    <- {"n": 2, "ok": {"messages": [the last 50], "more": false, "commands": […], "read": ID}}
    -> {"n": 3, "do": "press", "message": ID, "custom_id": "…"}
    <- {"n": 3, "ok": {"ack": "modal", "modal": {"id": ID, "title": "…", "components": […]}}}

| do | with | ok |
| --- | --- | --- |
| `be` | `person` | who that is and what there is |
| `open` | `place` | its last messages, its commands; from now on its news |
| `earlier` | `place`, `before` | the messages before that one |
| `read` | `place`, `message` | {} : it is read up to there |
| `read_all` | `server` (null: direct messages) | {} : all of it is read |
| `tools` | | the state for developers: time, the crowd, faults, violations, the bot's latest requests |
| `tool` | `tool` (a word in `tools.py`), `minutes`, `days` or `count` | the same, once it is done or begun |
| `members` | `place` | `members`: who can see it, with their roles |
| `say` | `place`, `text`, perhaps `files`, `answers` (a message), `ping` | {} |
| `edit`, `delete` | `message`, for an edit `text` | {} |
| `react` | `message`, `emoji` | {} : added, or taken away |
| `type` | `place` | {} : others see who is typing |
| `slash` | `place`, `path`, `options` | how it was acknowledged |
| `complete` | `place`, `path`, `options`, `focused`, `text` | `choices` |
| `use` | `place`, `command`, `message` or `user` | the same as for `slash`: a command from its menu |
| `press` | `message`, `custom_id` | how it was acknowledged, and the `modal` if one opened |
| `choose` | `message`, `custom_id`, `values` | the same |
| `fill` | `modal`, `values` (by custom id) | how it was acknowledged |
| `dismiss` | `message` | {} |
| `language` | `locale` | {} |

**News** come without a number, as they happen: `places` (those that are new or changed, the ids of those that
are `gone`, and `people`: who has unread messages, who is called), `servers`, `message` (a new or changed one
in the open place), `gone` (a message there), `commands` (typed there and in its menus), `typing` (there),
`bot`.

**Files** come by `POST /page/tray`: the body is the file, the header `X-File-Name` its name. The answer has
the `key` by which `say`, `slash` and `fill` name it.

**Pictures** are as large as Discord's own program shows them: `web/pictures.css` has the box into which one
alone fits, what is known of it and what is assumed.

**The page's own files** have addresses that name their edition, which changes with any of them: a browser
keeps them, and fetches all of them (about 80) again only when one has changed. It never keeps the page
itself.

`door.py` has the routes and says who may come in; `visit.py` is one connection, `deeds.py` what it does.
`opened.py` shows it the open place, `surroundings.py` all else, both with `view.py` and `commands.py`.
`reading.py` knows what everybody has read, `tray.py` has the files that wait to be sent, `tools.py` is the
wrench, and `troubles.py` what that says about faults. `gone.py` says what is not there any more. In `web/`,
`main.js` puts the page together, and each style sheet is named after what it dresses.
"""
