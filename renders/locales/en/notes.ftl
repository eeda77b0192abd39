### My note, which only its writer reads.

## My note

note-yours = **Your note:** { $note }
    -# Only you read it.
note-none = You have no note on game #{ $number }.
button-note = Add a note
button-note-change = Change note
note-title = Your note
note-label = What do you have in mind?
note-hint = Only you read it. Leave it empty to delete your note.
refused-note-too-long = A note has at most { $most } characters. Make it shorter.

## Command

game-command-note = note
game-command-note-about = A note on a game that only you read: show it, or write it
parameter-note = text
parameter-note-about = Your note; a space deletes it, and if you leave this out you see what you wrote
