### What players say ahead, for a question that they are not asked yet.

order-limit = Up to…
order-wishes = Favourites…
order-up-to = Up to { $amount }
order-prompt = { $decision }: what will you answer once you are asked?
order-said = Once you are asked, your answer is: { $answer }.

## Buttons and panels

button-forget = Forget it
# Where there is no room for a button for each thing
button-ahead = Say ahead…
button-forget-one = Forget { $number }
order-also = -# Say ahead: { $what }
order-also-many = -# Say ahead, { $count } things: `/game order`
order-may = You may say ahead: { $what }
order-not-your-turn = Not your turn yet. With `/game order` you may say ahead: { $what }
order-about = What you say ahead is your answer as soon as you are asked. Nobody else knows of it.
order-secret = -# Nobody else knows.
order-forgotten = Forgotten. You will be asked.
# In a line of the log or of the news, behind what an order of the reader’s own has answered
order-used = (as you said ahead)

## The command

game-command-order = order
game-command-order-about = Say ahead what you will answer, or forget what you said
parameter-order-decision = decision
parameter-order-decision-about = What it is about; without it you see all that you have said
parameter-order-answer = answer
parameter-order-answer-about = What you will answer; “forget” cancels what you said
refused-order-nothing = There is nothing to say ahead now. Try again when the game has gone on.
refused-order-which = It is not clear which question that answers. Choose it with the option `{ parameter-order-decision }`.
