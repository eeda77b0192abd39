### Reminders, and what somebody is told whom a direct message did not reach.

reminder-until = { $person }, { $game } #{ $number } still waits for you, until <t:{ $due }:f> (<t:{ $due }:R>).
reminder-since = { $person }, { $game } #{ $number } has been waiting for you since <t:{ $since }:f> (<t:{ $since }:R>).
reminders-unreached = -# My direct message did not reach you, so from now on I remind you in the thread of a game. Allow direct messages from this server before you choose them again.
