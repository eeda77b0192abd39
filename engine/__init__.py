"""Rules, matches, sessions and the journal: everything Saloon knows without Discord and without pictures.

Read the rooms in this order.

- `play` steps a script. `decisions`: what a seat may choose. `table`: all that a script may touch. `seats`
  and `views`: their order round the table, and what every view begins with. `orders`: what a seat may say
  ahead, and what that answers. `game`: what a game must offer; `datafile` reads values that an owner wrote.
  `match`: the driver. `tickets`: the names of questions and of orders.
  `digests`: whether a replay leads where the stored answer led. `draws`: all luck that a replay draws.
- `games/<game>/` reads like the rule book of the game, and knows `play` alone.
- `clock` is time as pure functions: a person's quiet `hours`, the `zones` that they can choose, and the
  `pace` of a table, which gives each call its deadlines; a `long_absence` costs a seat at a league's table.
  Games do not know it.
- `results` is pure, too: `places` says who counted in a game that is over and in which place, `ratings` what
  that says about how well people play, `steps` what each game changes in it.
- `sessions` is the async front door for people: `sessions`, and `open_seats` before the start.
  `league_tables` deals tables of leagues and lets robots play them out; no session knows more of its league
  than the number of its fixture. More front
  doors share their `workings`: `motions` (what a table decides together; `motion_kinds` says how), `undoing`
  (answers that are taken back; `rewinds` says which may be, and has the match from before them), `absences`,
  `invitations` and `lost_seats` (seats that are kept, and seats that others take), `endings` and `sequels`
  (what is over), `moderation` (what moderators do, each act with its reason), `last_resort` (what the
  operator does; `inspection` is what only they may look at), `overview` (how a server's games stand, by
  `stuck`, and its `figures`), `arrivals` and `erasing` (where the bot is, and how all of a server is
  deleted), `forgetting` and `retention` (what is stored of people, and for how long), `calls` (what
  is due, and when), `reminders`, `posted` (what was posted where), `preferences` and `personal_hours` (what
  people chose for themselves), `private_notes` (what they write for themselves), `servers` (what a server's
  admins chose; `server_settings` says what it means, and `openings` what it allows), `luck` (a game that is
  over is checked, or given as a file; its pure parts are `verification`, `sealings` and `exports`),
  `ratings` (`settling` makes them, `rating_lists` computes them again from the places), `personal_figures`
  (how often people came in which place), `corrections` (a result is set by hand, and set back). Behind them
  are `live_matches`, and `acts`, which are the changes of
  a running session; modules that end in `_acts` have more of them. `steps` carries them out, `stand_ins`
  answer for seats while no person does, `session_events` are what sessions add to the story. `positions`:
  what people get of a match. `chronicle`: the story with the names of its time.
- `journal` is the file, and its one writer; `disk` knows whether it can write. `file_checks`: what must be
  true of it. `copies` and `restores` back it up and put it back, `updates` keeps a copy before its tables
  change, `need_rows` says which bots can go on with it, `rewriting` leaves nothing in it of what was deleted.
  `personal_columns`: all that it holds of people. `replay` rebuilds a match; a `course` is all that is stored
  of one. The modules that end in `_rows` are the only SQL, one for each subject; `records` and
  `posted_records` are what they store.
- `leagues` begins pure. `acts` and their `ledger`: all that happens in a `season`, of which the `parts` are
  entrants, rounds and tables. `settings`, and the `calendar` that they make; what is `due`. `proposals`: what
  a season is to be like. `rounds`: who is there, and the `draw` of each of the `divisions`. `points` of
  tables, what each round has `earned`, `standings`, and what is `sure` before the end; `ranking` makes them
  from a season. `exporting` and the program `python -m engine.leagues` make them from a file. Around these is
  the front door, `leagues`: `books` (a lock for each league, seasons made from their acts, every act stored),
  `founding` (seasons open), `tables` (are dealt, and what happens at them becomes acts), `entering` (what
  people do), `ticking` (what is due is done), `organising` (what organisers do, and what it corrects),
  `checking` (all of it is made again) and `telling` (what is still to be told of tables).
- `replay` is a program: it plays a game again from its file.

`folding` says when two texts look alike to a reader, `errors` whose fault something is, `measures` what is
counted while the bot runs, if anybody listens, `references` by which word the log shows all that belongs
together.

The words: a *match* is the pure part of one play of a game; a *session* is a match with its people, thread
and stored rows; a *seat* is a place at a match; a *sitting* is somebody on a seat, under one name; a
*decision* is what one seat may choose now; an *answer* is a JSON value that a decision accepts; a *ticket*
names a question; an *aside* is what a seat may change secretly while a question is open; an *interjection* is
what a seat that nobody waits for may say to a question, and everybody hears it; an *order* is an answer that
a seat has given ahead, before it is asked; a *story* is what happened, as typed events. An answer that is
*taken back* falls, and so does all that was told since: it stays stored, but does not count any more. Another
*epoch* begins then, whose tickets no epoch before it had.

The words of time: a *pace* is how long a table waits; a *call* is one seat that is waited for, and has a
*clock*; a *reserve* is the time that a seat has beyond its calls; a *miss* is a call that the clock answered.
A *brief* call is short and never a miss: whoever says nothing commits themselves to nothing. A seat is *kept*
while a *caretaker* plays it for an owner who is not there; a *substitute* takes over a seat that is lost.
Whoever may say something ahead together with others is *invited*, which is a call that waits for nobody.
Whoever owns a seat, plays it and is not *away* is *present*. A *motion* is a proposal to the table. A session
*sleeps* if nobody has acted for a month.

The words of results: a *result* is what a match left to every seat, robots too; a *place* is what it left
to a person who *counted*, who are ranked among themselves. A session is *settled* once it is known who
counted: when it is over, or as soon as all people but one have gone for good (`settling`; `outcomes` reads
what it has left). A *rating* says how well a person plays one game on one server, and its *deviation* how
unsure that is; it is *provisional* after few games or with few different opponents. A *step* is what a
settled session did to the rating of a person, and a *list* has all ratings of a game on a server. Steps and
ratings follow from places alone, so that a list can always be *computed anew*.
The words of leagues: a *season* has sign-up, rounds and an end; an *entry* is one person's part in it, and
has a number, by which everything calls them; a *division* plays and is ranked by itself, the first is the
highest; a *round* is a draw and its tables, each of which is a *fixture* in code; an *act* is one thing that
happened; the *list* is the order of everybody after a season. Whoever is *there* is drawn, and whoever is
*full* has too many unfinished tables.
"""
