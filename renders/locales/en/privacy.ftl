### What is stored about a person, and how it is deleted. Only that person reads it. The policy itself is in
### docs/privacy.en.md.

privacy-command-show = show
privacy-command-show-about = What is stored about you, who runs this bot, and the privacy policy
privacy-command-export = export
privacy-command-export-about = All that is stored about you, as a file
privacy-command-delete = delete
privacy-command-delete-about = Have everything about you deleted; first you see what will happen

## What is stored

privacy-knows = **What Saloon knows about you:** { $what }.
privacy-knows-nothing = **Saloon knows nothing about you:** nothing is stored.
privacy-kept-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} on { $servers ->
    [one] 1 server
   *[other] { $servers } servers
}
privacy-kept-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
} in them
privacy-kept-acts = { $count ->
    [one] 1 other action in games
   *[other] { $count } other actions in games
}
privacy-kept-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
privacy-kept-orders = { $count ->
    [one] 1 thing said ahead
   *[other] { $count } things said ahead
}
privacy-kept-drafts = { $count ->
    [one] 1 half-made choice
   *[other] { $count } half-made choices
}
privacy-kept-invitations = { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
}
privacy-kept-absences = { $count ->
    [one] 1 absence
   *[other] { $count } absences
}
privacy-kept-office = { $count ->
    [one] 1 act of a server’s admins or moderators, by you or about you
   *[other] { $count } acts of a server’s admins or moderators, by you or about you
}
privacy-kept-places = { $count ->
    [one] 1 finishing place
   *[other] { $count } finishing places
}
privacy-kept-ratings = { $count ->
    [one] 1 rating
   *[other] { $count } ratings
}
privacy-kept-hidden = { $count ->
    [one] that you hide your ratings on 1 server
   *[other] that you hide your ratings on { $count } servers
}
privacy-kept-entries = { $count ->
    [one] 1 season of a league
   *[other] { $count } seasons of leagues
}
privacy-kept-organised = { $count ->
    [one] 1 act as an organiser of a league
   *[other] { $count } acts as an organiser of leagues
}
privacy-kept-reports = { $count ->
    [one] 1 report to organisers
   *[other] { $count } reports to organisers
}
privacy-kept-active = { $count ->
    [one] when you last answered on 1 server
   *[other] when you last answered on { $count } servers
}
privacy-kept-preferences = what you have chosen, like colours and time zone
privacy-seated = You have a seat in { $games }.
privacy-in-running = { $count ->
    [one] 1 running game
   *[other] { $count } running games
}
privacy-in-open = { $count ->
    [one] 1 game that has not started
   *[other] { $count } games that have not started
}
privacy-operator = This bot is run by: { $operator }
privacy-no-operator = Whoever runs this bot has named no contact. Ask the admins of your server who it is.
privacy-kept-for = Your choices are deleted three years after you last pressed something. Games are kept, because they are other people’s, too. Backups are kept for 35 days. Under **Policy** you can read it all.

button-privacy-show = Back
button-privacy-export = Export
button-privacy-delete = Delete…
button-privacy-policy = Policy
button-privacy-before = Previous page
button-privacy-after = Next page

## The file

privacy-exported = { $count ->
    [one] All that is stored about you is in this file. Only you see it here: your notes and what you have said ahead are in it, too.
   *[other] All that is stored about you is in { $count } files, this one and those below. Only you see them here: your notes and what you have said ahead are in them, too.
}

## Deletion

privacy-nothing-to-delete = Nothing is stored about you, so there is nothing to delete.
privacy-delete-title = **Delete everything about you?**
privacy-delete-yours = Your choices, absences, notes, invitations and what you have said ahead are deleted.
privacy-delete-running = { $count ->
    [one] You have a seat in 1 running game{ $games }: a robot plays on.
   *[other] You have seats in { $count } running games{ $games }: robots play on.
}
privacy-delete-open = { $count ->
    [one] You have a seat in 1 game that has not started{ $games }: your seat becomes free.
   *[other] You have seats in { $count } games that have not started{ $games }: your seats become free.
}
privacy-delete-hosted = { $count ->
    [one] You are in charge of 1 of them: somebody else at the table takes over. If nobody else is there, the game is closed.
   *[other] You are in charge of { $count } of them: others at these tables take over. If nobody else is there, the game is closed.
}
privacy-delete-stays = Games that others have played with you stay as they are, because they are theirs, too. There you are “a former player”.
privacy-delete-messages = Messages on Discord stay. You stay in backups for 35 more days.
privacy-delete-warning = This cannot be undone. You may play again afterwards, as somebody new.
button-forget-me = Delete everything about me
privacy-asked-again = Since you were asked, some time has passed or your games have changed, so nothing has been deleted yet. Look again:
privacy-forgotten = **Everything about you is deleted.**
privacy-forgotten-running = { $count ->
    [one] A robot plays on in your running game.
   *[other] Robots play on in your { $count } running games.
}
privacy-forgotten-open = { $count ->
    [one] Your seat in 1 game that had not started is free.
   *[other] Your seats in { $count } games that had not started are free.
}
privacy-forgotten-after = You may play again at any time, as somebody new.
privacy-forgotten-before = That is done already: nothing is stored about you.
