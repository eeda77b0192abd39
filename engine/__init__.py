"""Rules, matches, sessions and the journal: everything Saloon knows without Discord and without pictures.

Read in this order: `decisions` (what a seat may choose), `table` (all that a game's script may touch),
`game` (what a game must offer; `datafile` reads values that an owner wrote), `match` (the driver that steps
a script), `sessions` (the async front door for people, over `live` matches; `seen` is what they get of one,
`acts` what sessions tell themselves, `telling` the story with the names of its time), `journal` (the file
and its one writer; `file_checks` says what must be true of the file, `copies` and `restores` back it up and
put it back), `rows`, `posted_rows` and `sitting_rows` (the only SQL; their `records`), `posted` (what was
published where), `people` (what they chose for themselves). `folding` says when two texts are alike to a
reader. A game lives in `games/<game>/` and reads like its rule book.

The words: a *match* is one play of a game; a *session* is a match with its people, thread and journal; a
*seat* is a place at a match; a *sitting* is somebody on it, under one name; a *decision* is what one seat may
choose now; an *answer* is a JSON value that a decision accepts; a *ticket* names a question; an *aside* is
what a seat may change secretly while a question is open; an *interjection* is what a seat that nobody waits
for may say to it, and everybody hears; a *story* is what happened, as typed events.
"""
