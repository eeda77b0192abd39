### Wie oft jemand auf diesem Server auf welchem Platz gelandet ist.

figures-none-own = Du hast auf diesem Server noch kein Spiel zu Ende gespielt. Danach stehen hier deine Plätze.
figures-none-of = Von { $name } gibt es hier keine Zahlen.
figures-none = Es gibt keine Zahlen zu zeigen.
figures-hidden-own = -# Das siehst nur du: Du verbirgst deine Wertungen auf diesem Server.
button-figures = Allen zeigen
refused-figures-hidden = Du verbirgst deine Wertungen auf diesem Server und damit auch deine Zahlen. Zeig deine Wertungen mit `/wertung verbergen` wieder und poste dann deine Zahlen.

## Der Befehl

game-command-stats = zahlen
game-command-stats-about = Wie oft jemand auf diesem Server auf welchem Platz gelandet ist
parameter-figures-person = person
parameter-figures-person-about = Wessen Zahlen du sehen möchtest; ohne Angabe deine eigenen
help-commands-stats = - `/spiel zahlen`: wie oft du auf diesem Server auf welchem Platz gelandet bist
