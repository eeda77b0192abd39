### Taking an answer back: immediately while nobody else has answered, else if all agree.

## Buttons

button-takeback = Take back
button-takeback-ask = Ask to take back
button-askback = Ask them

## Private answers

undo-taken = Taken back:
undo-would = This would be taken back:
undo-fell = That answer no longer counts: it was taken back.

## What everybody reads

told-taken-back = { $name } takes back: { $what }
told-taken-back-above = { $name } takes that back.
board-taken-back = What was told here was taken back.

## The message that asks the others

motion-undo = { $name } asks to take back: { $what }
motion-undo-falls = This would be taken back with it:
motion-undo-open = Open until <t:{ $moment }:f>, or until somebody plays on. If you do not answer, you have not agreed.
motion-undo-passed = Agreed: { $name } answers again.
motion-undo-gone = The game has gone on meanwhile: nothing changes.

## Refused acts

refused-undo-dice = Dice have been rolled or cards shuffled since. Your answer stays, even if everybody agrees.
refused-undo-seen = A card or something else secret has come out since. Your answer stays, even if everybody agrees.
refused-undo-old = This answer, or one since, is from before answers could be taken back, so nobody knows whether it has revealed anything. It stays; later ones can be taken back.
refused-undo-over = This game is over. Nothing in it can be taken back.
refused-undo-others = Others have answered since. They have to agree first.
refused-undo-nothing = You have given no answer here that you could take back.
refused-undo-sealed = Nobody has seen your answer yet. You can change it until all have answered.
refused-undo-often = You have taken back { $most } answers in this round, and that is the limit. Your answers stay now.
refused-undo-refused = The others did not agree that you take this answer back. You can ask them about it only once.

## Command

game-command-undo = undo
game-command-undo-about = Take back your last answer, or ask the others whether you may
