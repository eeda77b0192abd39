### When nobody hurries somebody: `/game hours`, and the question where people are.

## The command (a description has at most 100 characters)

game-command-hours = hours
game-command-hours-about = Your time zone, your quiet hours, and how you are reminded
parameter-zone = zone
parameter-zone-about = Your city, or what your clock shows now (14:05)
parameter-from = from
parameter-from-about = The full hour at which your quiet hours begin (22)
parameter-to = to
parameter-to-about = The full hour at which they end (8)
parameter-reminders = reminders
parameter-reminders-about = Where you are reminded of a game that waits for you
reminding-thread = in the game’s thread
reminding-dm = by direct message
reminding-off = not at all
hours-zone-choice = { $city }, { $time } there now

## What is set

hours-quiet = Nobody hurries you between { $begins } and { $ends } ({ $city }). `/game hours` changes that.
hours-never-quiet = You have chosen no quiet hours ({ $city }). `/game hours` changes that.
hours-zone = Your time zone is that of **{ $city }**, where it is { $time } now.
hours-zone-guessed = Your time zone is guessed: **{ $city }**, where it is { $time } now. You can choose the right one below.
hours-set = Nobody hurries you between **{ $begins }** and **{ $ends }**: no reminder comes then, and your time does not run out then or in the two hours after. At the pace “{ pace-evening }” this does not count.
hours-none = You have no quiet hours: your time may run out at any hour, and reminders may come at any hour.
hours-reminders-thread = You are reminded in the game’s thread.
hours-reminders-dm = You are reminded by direct message.
hours-reminders-off = You are not reminded.
hours-from-now = This counts from your next turn on, in all your games, on all servers. Only you see it.
hours-how = This counts in all your games, on all servers. Only you see it. The options of `/game hours` change it.

## The menu

hours-where = Where are you? Your clock shows…
hours-city = Which city always has your time?
hours-clock = { $time } ({ $cities })
hours-other-times = Other times…
hours-back = Back

## Refused

refused-no-such-zone = There is no such city or time in the list of time zones. Type a large city in your zone, or what your clock shows, such as 14:05.
refused-several-zones = That could be several places, such as { $zones }. Choose one from the list that appears while you type.
refused-too-quiet = That makes { $hours } quiet hours a day. With more than { $most }, the others can hardly play. Choose fewer.
