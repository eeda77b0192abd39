"""Rules, matches, sessions and the journal: everything Saloon knows without Discord and without pictures.

Read in this order: `play` steps a script: `decisions` (what a seat may choose), `table` (all that a game's
script may touch), `game` (what a game must offer; `datafile` reads values that an owner wrote), `match` (the
driver). `sessions` is the async front door for people: `sessions` over `live_matches`; `positions` is what
they get of one, `acts` what sessions tell themselves, `chronicle` the story with the names of its time,
`posted` what was published where, `preferences` what people chose for themselves. `journal` is the file:
`journal` (its one writer), `file_checks` (what must be true of it), `copies` and `restores` (back it up and
put it back), `replay` (a match rebuilt), `rows`, `posted_rows` and `sitting_rows` (the only SQL; their
`records`). `folding` says when two texts are alike to a reader. A game lives in `games/<game>/`, reads like
its rule book, and knows `play` alone.

The words: a *match* is one play of a game; a *session* is a match with its people, thread and journal; a
*seat* is a place at a match; a *sitting* is somebody on it, under one name; a *decision* is what one seat may
choose now; an *answer* is a JSON value that a decision accepts; a *ticket* names a question; an *aside* is
what a seat may change secretly while a question is open; an *interjection* is what a seat that nobody waits
for may say to it, and everybody hears; a *story* is what happened, as typed events.
"""
