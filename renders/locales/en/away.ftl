### Being away: the command, the button that ends it, and what somebody who is away reads.

## Private answers

away-begun = You are away until <t:{ $moment }:D>, in all your games. A table that waits for you waits 7 days at most; then a caretaker plays your seat until you are back.
away-begun-caretaker = You are away until <t:{ $moment }:D>, in all your games. Meanwhile caretakers play your seats.
away-left = { $left ->
    [one] 1 of your { $most } days a year is left.
   *[other] { $left } of your { $most } days a year are left.
}
away-over = You are back. Your games go on, with a full reserve in each of them.
button-back-home = I am back

## Refused acts

refused-away-budget = { $left ->
    [one] You have 1 of { $most } days left until <t:{ $moment }:D>. Ask for fewer days.
   *[other] You have { $left } of { $most } days left until <t:{ $moment }:D>. Ask for fewer days.
}
refused-not-away = You are not away.

## Command

game-command-away = away
game-command-away-about = Say that you are away for some days, in all your games; 0 days: you are back
parameter-days-away = days
parameter-days-away-about = How many days, from 1 to 21; 0 if you are back
parameter-meanwhile = meanwhile
parameter-meanwhile-about = What happens when a table needs you; it waits, if you choose nothing
meanwhile-wait = the table waits for up to 7 days
meanwhile-caretaker = a caretaker plays my seat
away-choice = { $days ->
    [one] 1 day, until { $date }
   *[other] { $days } days, until { $date }
}
away-choice-back = 0: I am back
date-in-words = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
