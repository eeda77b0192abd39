### The slash commands of Goldrush: names (no capitals, no spaces, at most 32 characters) and what they do
### (`-about`, at most 100). A command is named after its decision.

goldrush-command = goldrush
goldrush-command-about = Goldrush, a gold rush on a map of its own for 2 to 4 players
goldrush-command-new = new
goldrush-command-new-about = Open a game of Goldrush in this channel
goldrush-command-rules = rules
goldrush-command-rules-about = The rules of Goldrush, all of them or one
goldrush-command-map = map
goldrush-command-map-about = All places and paths, and how far each place is

goldrush-command-move = move
goldrush-command-move-about = Move by your roll, or challenge somebody on the way
goldrush-command-claim = claim
goldrush-command-claim-about = Lay a claim on the card that you looked at, or lay none
goldrush-command-withdraw = withdraw
goldrush-command-withdraw-about = In the Registry: take claims back, or keep them
goldrush-command-assay = assay
goldrush-command-assay-about = In the Assay Office: have ore from a claim on possible gold assayed, or nothing
goldrush-command-creek = creek
goldrush-command-creek-about = Choose between two creeks that are equally near

## Parameters

goldrush-parameter-short = short
goldrush-parameter-short-about = A short game: three nuggets in the Bank win instead of five
goldrush-parameter-move = where
goldrush-parameter-move-about = The number of the move, the place to which you move, or whom you challenge
goldrush-parameter-claim = answer
goldrush-parameter-claim-about = Lay a claim, or lay none
goldrush-parameter-withdraw = claims
goldrush-parameter-withdraw-about = The claims that you take back, or none
goldrush-parameter-assay = claim
goldrush-parameter-assay-about = The claim whose ore is assayed, or none
goldrush-parameter-creek = creek
goldrush-parameter-creek-about = The creek to which you go
goldrush-parameter-from = from
goldrush-parameter-from-about = The place from which steps are counted; otherwise where you stand
