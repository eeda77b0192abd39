### My note, which only its writer reads; and what has changed, in the alternative text of the card’s board.

card-changes = Marked on the board, what is new: { $changes }

## My note

note-yours = **Your note:** { $note }
    -# Only you read it.
note-none = You have no note on game #{ $number }.
button-note = Keep a note for yourself
button-note-change = Change note
note-title = Your note
note-label = What were you about to do?
note-hint = Only you read it. Leave it empty to delete it.
refused-note-too-long = A note has at most { $most } characters. Make it shorter.

## Command

game-command-note = note
game-command-note-about = A note on a game that only you read: show it, or write it
parameter-note = text
parameter-note-about = Your note; a blank deletes it, and without this you see what you wrote
