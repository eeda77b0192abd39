### What counts: who has a place after a game, and when that makes ratings. The page of help and the rules lead to it.

button-counting = What counts
counting-about =
    ### What counts
    When a game is over, everybody who played it has a **place**. Places make **ratings**: one for each game, on this server alone.
counting-robots = - **Robots** have no place and no rating. People are ranked among themselves: with one robot, a table of four counts as a table of three.
counting-gone = - **If you give up your seat or lose it**, you are last, however well it goes on without you, and even if you take it again. If several of you do, the first to go is last. If you sit on two seats one after the other, only the first one counts.
counting-share = - **If you stay, but give fewer than half of your seat’s answers**, you come after all who played, and before those who have gone. What you said ahead is your own answer. What a caretaker or the clock answers for you is not.
counting-never = - **If you never answer**, you were not there: for the others the table is one smaller. If at least two of them counted, your own rating falls as if you had been last; nobody gains by that.
counting-substitute = - **If you take over a seat**, it counts for you only if no player has answered there before, and if you give at least half of its answers (if you leave: half of those until then). Otherwise you play for honour.
counting-decided = - **If all others have gone for good**, you are first as soon as you have answered once. You may play on, but nothing changes any more.
counting-unrated = - **Ratings stay as they are** if fewer than two people counted, if the game was opened as one that does not count, if this server has no ratings, if robots played a league’s table to its end, or if the game was not decided before moderators ended it, or before it was closed because everybody had stopped. If a table without clocks waited until then for somebody whose seat was already offered to others, they count as gone.
counting-rating = **Your rating** begins at { $start }. The ± says how unsure it is, and shrinks as you play: your true strength is within it some nine times in ten.
counting-provisional = With fewer than { $games } rated games, or fewer than { $opponents } different opponents, it is provisional: you read a ? instead of the ±, and it has no place in the list.
counting-listed = If you finish no rated game for { $days } days, you are not listed until your next one. With `/rating hide` nobody but you sees your rating.

## A line of the page of help

help-commands-ratings = - `/rating show`, `/rating table`: your rating, and the list of each game
