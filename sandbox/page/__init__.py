"""A page in the browser at which one person plays all seats. It is served by the sandbox on its own port.

The page is plain HTML, CSS and ES modules in `web/`; nothing is built, nothing comes from elsewhere. It sends
what a person does and shows what he sees. Both go through `Person`, so it can do only what a real client
would offer, and gets nothing that is another's. Nothing here runs unless a page is connected.

**The line** is one websocket, `/page/line`, of JSON objects. The page *does* something, with a number; the
answer carries that number and either `ok`, `refused` (why the client would not do it; `why` says it as a key
and values) or `failed` (the bot did not answer within three seconds). What was asked from a seat that one has
left since is not answered::

    -> {"n": 1, "do": "be", "person": null}                      null: the first; he is all that follows
    <- {"n": 1, "ok": {"you": ID, "bot": …, "servers": …, "people": …, "places": …, "roles": …}}
    -> {"n": 2, "do": "open", "place": ID}                       a channel, a thread, or his direct messages
    <- {"n": 2, "ok": {"messages": [the last 50], "more": false, "commands": […], "read": ID}}
    -> {"n": 3, "do": "press", "message": ID, "custom_id": "…"}
    <- {"n": 3, "ok": {"ack": "modal", "modal": {"id": ID, "title": "…", "components": […]}}}

| do | with | ok |
| --- | --- | --- |
| `be` | `person` | who he is and what there is |
| `open` | `place` | its last messages, its commands; from now on its news |
| `earlier` | `place`, `before` | the messages before that one |
| `read` | `place`, `message` | {} : he has read up to there |
| `read_all` | `server` (null: direct messages) | {} : he has read all of it |
| `tools` | | how things stand, for developers: time, faults, violations, the bot's latest requests |
| `tool` | `tool` (a word of `tools.py`'s), `minutes` | the same, once it is done |
| `members` | `place` | `members`: who can see it, with their roles |
| `say` | `place`, `text`, perhaps `files`, `answers` (a message), `ping` | {} |
| `edit`, `delete` | `message`, for an edit `text` | {} |
| `react` | `message`, `emoji` | {} : added, or taken away |
| `type` | `place` | {} : the others see that he is typing |
| `slash` | `place`, `path`, `options` | how it was acknowledged |
| `complete` | `place`, `path`, `options`, `focused`, `text` | `choices` |
| `use` | `place`, `command`, `message` or `user` | the same as for `slash`: a command from its menu |
| `press` | `message`, `custom_id` | how it was acknowledged, and the `modal` if one opened |
| `choose` | `message`, `custom_id`, `values` | the same |
| `fill` | `modal`, `values` (by custom id) | how it was acknowledged |
| `dismiss` | `message` | {} |
| `language` | `locale` | {} |

**News** come without a number, as they happen: `places` (those that are new or have changed, and the ids of
those that are `gone`, with `people`: who has unread messages, who is called), `servers`, `message` (new or
changed, of the open place), `gone` (a message of it), `commands` (of it, and of its menus), `typing` (there),
`bot`.

**Files** come by `POST /page/tray`, the body as it is and the name in the header `X-File-Name`; the answer
has the `key` by which `say`, `slash` and `fill` name them.

**The page's own files** have addresses that name their edition, which changes with any of them: a browser
keeps them, and fetches some eighty anew only when one has changed. The page itself is never kept.

`door.py` has the routes and who may come in; `visit.py` is one connection, `deeds.py` what it does; it is
shown the open place by `opened.py`, all else by `surroundings.py`, both with `view.py` and `commands.py`.
`reading.py` knows what everybody has read, `tray.py` has the files that wait to be sent, `tools.py` is the
wrench and `troubles.py` what it tells of faults. In `web/`, `main.js` puts the page together, and each
style sheet is named after what it dresses.
"""
