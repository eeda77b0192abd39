"""Rules, matches, sessions and the journal: everything Saloon knows without Discord and without pictures.

Read the rooms in this order. `play` steps a game's script: `decisions` (what a seat may choose), `table`
(all that a script may touch), `game` (what a game must offer; `datafile` reads values that an owner wrote),
`match` (the driver). `journal` is the file: `journal` (its one writer), `file_checks` (what must be true of
it), `copies` and `restores` (back it up and put it back), `replay` (a match rebuilt), the modules `*_rows`
(the only SQL) and their `records`. `sessions` is the async front door for people: `sessions`, which stands
before `live_matches`; `acts` and `steps` (every change of a running session), `positions` (what somebody may
see of a match), `chronicle` (the story with the names of its time), `session_events` (what sessions tell
themselves), `posted` (what is posted where), `preferences`. `folding` compares texts as a reader does. A game
lives in `games/<game>/`, reads like its rule book, and knows `play` alone.

The words: a *match* is the pure part of one play of a game; a *session* is a match with its people, thread
and stored rows; a *seat* is a place at a match; a *sitting* is somebody on a seat, under one name; a
*decision* is what one seat may choose now; an *answer* is a JSON value that a decision accepts; a *ticket*
names a question; an *aside* is what a seat may change secretly while a question is open; an *interjection* is
what a seat that nobody waits for may say to a question, and everybody hears it; a *story* is what happened,
as typed events.
"""
