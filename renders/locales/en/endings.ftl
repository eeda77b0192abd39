### How games sleep and are closed, how people play again, and how seats are kept, offered and taken.

## Open seats

lobby-expired = Nobody has joined for a week, so the seats are closed.
lobby-given-up = Nobody came back: this game is closed. Nothing was lost but time.
lobby-kept = { $number }. kept for { $person } until <t:{ $until }:f>
lobby-all-kept = Anyone seated may start. The other seats are kept.
lobby-again = Play again after game #{ $before }? Press **{ button-join }** to take your seat.
invited = { $mention }: { $name } keeps a seat for you here until <t:{ $until }:f>.
invited-to = -# { $game }
invited-privately = A seat in game #{ $number } is kept for { $person } until <t:{ $until }:f>.
joined = You have a seat: { $game }.
really-start = Seats are still kept. Start without these people?
kept-for = - { $person }, until <t:{ $until }:f>
lost-open-seats = { $count ->
    [one] { $names } has left the server, so that seat is free.
   *[other] { $names } have left the server, so those seats are free.
}

button-start-anyway = Start anyway
button-wake = Wake it
button-replay = Play again
button-reopen = Open again
button-take = Take the seat

## Sleep, the end, and what comes after

board-given-up = Nobody came: this game is closed. Nothing was lost but time.
told-given-up = The game has slept for three months, so it was closed.
told-decided = The game is decided: **{ $name }** is first, because everybody else has left. Whatever is still played changes no place.
told-all-have-gone = The game is decided: all who count have left, and whoever stayed longest is first.
sequel-opened = { $kept ->
    [0] The seats are open: { $game }. You have one.
    [one] The seats are open: { $game }. You have one, and one is kept for two days for the other player.
   *[other] The seats are open: { $game }. You have one, and { $kept } are kept for two days for the others.
}
sequel-open = The seats are open already: { $game }. If you have none there yet, press **{ button-join }**.
sequel-on = Game #{ $number } is on already, in <#{ $thread }>.

## Seats that are offered

offer-back = { $left } keeps this seat, so it is no longer free.
offer-over = The game has ended, so { $left }’s seat is no longer free.
offer-in-channel = -# <#{ $thread }>
seat-offered = { $name }’s seat is now free for whoever likes to play on.
took-seat = You play on for { $left } in game #{ $number }, in <#{ $thread }>. Everything that belongs to the seat is yours.

## Commands

game-command-invite = invite
game-command-invite-about = Keep a seat of an open game for somebody, for two days
game-command-seat = seat
game-command-seat-about = Let somebody else play on in the seat of a player who stays away
parameter-person = person
parameter-person-about = Who you would like to play with
parameter-seat = seat
parameter-seat-about = Whose seat it is

## Refused acts

refused-seats-kept = The free seats are kept for people who were invited. Try again <t:{ $until }:R>.
refused-invite-full = All free seats are taken or kept already. Wait until one is free.
refused-invite-again = A seat is kept for this person already, until <t:{ $until }:f>.
refused-invite-often = That is enough invitations for a day. Write to this person yourself, or invite them tomorrow.
refused-invite-seated = This person has a seat in this game already. Invite somebody else.
refused-invite-robot = Bots cannot be invited. Press “{ button-robot }” at the open seats instead.
refused-invite-stranger = This person is not on this server. Invite somebody who is.
refused-no-open-seats = You have no seat in a game that has not started. Open one, then invite people.
refused-not-expired = Only seats to which nobody came can be opened again. Open a new game instead.
refused-not-over = This game is not over yet.
refused-channel-gone = The channel of that game is gone. Open a new game in another one.
refused-seat-not-lost = No such seat can be offered yet. A seat can be offered once its player has stayed away for a week, or has left.
refused-seat-offered = This seat is offered already.
refused-no-such-seat = There is no such seat. Choose one from the list.
refused-which-seat = Several seats can be offered: { $names }. Say which one with the option `{ parameter-seat }`.
