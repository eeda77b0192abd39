### How the bot’s answers look to somebody: `/game display`. What others see does not change, but for the shared
### board’s colours. A name or description of a command has at most 100 characters, like the hints of menus.

## The command

game-command-display = display
game-command-display-about = Colours, large print or text alone: how answers look to you
parameter-palette = colours
parameter-palette-about = Which colours help you most
parameter-letters = letters
parameter-letters-about = How large letters on your own pictures are
parameter-texts = pictures
parameter-texts-about = Pictures, or text in their place

## The panel

display-title = ### How answers look to you
display-now = Colours: **{ $palette }**. Letters: **{ $letters }**. Pictures: **{ $texts }**.
display-about = Only you see this panel. The board that everybody sees stays a picture, in colours that suit all at the table.
display-option = { $menu }: { $choice }
display-palette = Colours
display-palette-stored = ✓ Colours: **{ $choice }**, on all pictures that only you see. The shared board of your games follows at its next move.
display-letters = Letters
display-letters-stored = ✓ Letters: **{ $choice }**, on the pictures of games that only you see.
display-texts = Pictures
display-texts-stored = ✓ Pictures: **{ $choice }**, in everything that only you see, from now on.

## What can be chosen

display-palette-standard = standard
display-palette-standard-about = The usual colours
display-palette-colour-blind = colour-blind
display-palette-colour-blind-about = Hues that are easy to tell apart with any colour vision
display-palette-high-contrast = high contrast
display-palette-high-contrast-about = Dark on white, for weak sight or bright light
display-palette-both = colour-blind and high contrast
display-palette-both-about = Strong contrast, and hues that are easy to tell apart
display-letters-usual = usual
display-letters-usual-about = Pictures as everybody sees them
display-letters-large = large
display-letters-large-about = Your pictures have larger letters, so there are more of them
display-texts-pictures = shown
display-texts-pictures-about = Boards, hands and questions as pictures, with text beside them
display-texts-brief = text only, brief
display-texts-brief-about = No pictures; what they alone would tell is said in words
display-texts-full = text only, full
display-texts-full-about = The same, and each question has the whole board in words below it

## Where it is found

lobby-display = Colours, large print or text alone: `/game display`
button-display = Display…
help-display = **Display** (`/game display`). { $now }
board-goes-on = -# The board goes on: `/game board` has all of it.
pictures-left-out = -# Not all pictures fit here: `/game board` has the board.
