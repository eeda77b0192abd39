### How often somebody finished in each place on this server.

figures-none-own = You have not finished a game on this server yet. When you have, you see your places here.
figures-none-of = { $name } has no figures here.
figures-none = There are no figures to show.
figures-hidden-own = -# Only you see this: you hide your ratings on this server.
button-figures = Show everybody
refused-figures-hidden = You hide your ratings on this server, and your figures with them. Show your ratings again with `/rating hide`, then post your figures.

## Command

game-command-stats = stats
game-command-stats-about = How often somebody finished in each place on this server
parameter-figures-person = person
parameter-figures-person-about = Whose figures you would like to see; without it, your own
help-commands-stats = - `/game stats`: how often you finished in each place on this server
