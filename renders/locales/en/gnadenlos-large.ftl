### Gnadenlos! in large print: words beside signs and numbers, as short as they can be.

gnadenlos-large-over = Over: { $events }
gnadenlos-large-highest = highest
gnadenlos-large-shot = shot
gnadenlos-large-has-laid = has laid
gnadenlos-large-void = All show the same number: nothing happens
gnadenlos-large-no-bid = no possible bid
gnadenlos-large-has-taken = has taken
