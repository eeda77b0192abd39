### Reminders, and what somebody is told whom a direct message did not reach.

reminder-until = { $count ->
    [one] { $people }, { $game } still waits for you, until <t:{ $at }:f> (<t:{ $at }:R>).
   *[other] { $people }, { $game } still waits for you, until <t:{ $at }:f> (<t:{ $at }:R>).
}
reminder-since = { $count ->
    [one] { $people }, { $game } has been waiting for you since <t:{ $at }:f> (<t:{ $at }:R>).
   *[other] { $people }, { $game } has been waiting for you since <t:{ $at }:f> (<t:{ $at }:R>).
}
reminders-unreached = -# My direct message did not reach you, so from now on I remind you in the thread of a game. Allow direct messages from this server before you choose them again.
