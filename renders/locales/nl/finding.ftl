### Wat de weg wijst: op wie een tafel wacht, de hulppagina, hoe lang spellen duren en hoe ver er een is.

## Op wie een tafel wacht

waits-for = De tafel wacht op { $players }.
waits-since = { $players } ({ $line })
waits-paused = De tafel pauzeert tot <t:{ $at }:f>.
waits-asleep = Het spel slaapt: een maand lang heeft er niemand gespeeld. Het wordt wakker zodra een van de spelers ergens op drukt.
waits-nobody-there = Wie aan de beurt is, is er niet: het spel gaat verder zodra er iemand terug is.
list-waits-for-you = **Wacht op jou** ({ $line })
list-waits = -# { $waits }

## De hulppagina

help-title = ### Wat je hier kunt doen
help-waits = **Wacht op jou**
help-game = - { $place }, { $line }
help-games-more = - … en nog { $count }: `/spel lijst`
help-nothing-waits = Hier wacht niets op jou. `/spel lijst` laat de spellen van deze server zien.
help-nothing-here = `/spellen` laat zien welke van je spellen op je wachten.
help-buttons = **Onder elk bord**
help-act = - **{ button-act }**: wat er aan jou gevraagd wordt, met alles wat je kunt antwoorden
help-ahead = - Daar kun je ook **alvast** zeggen wat je zult antwoorden: verder weet niemand het. **{ button-forget }** kan altijd.
help-hand = - **{ button-hand }** of **{ button-side }**: jouw kant van de tafel; alleen jij ziet die
help-more = - **{ menu-more }**: { more-rules }, { more-log }, { more-look }, { more-board }, { more-luck }, { more-leave }
help-others = - Elke andere knop is meteen je antwoord.
help-commands = **Hetzelfde met een opdracht, in elk kanaal**
help-commands-move = - `/spel beurt`, `/spel hand`, `/spel bord`, `/spel verloop`, `/spel terugkijken`
help-commands-order = - `/spel alvast`: wat je alvast kunt zeggen, en hebt gezegd
help-commands-undo = - `/spel terugnemen`: neemt je laatste antwoord terug, of vraagt de anderen of dat mag
help-commands-games = - `/spellen`: al je spellen op alle servers, op één plek; ook in privéberichten
help-commands-list = - `/spel lijst`: alle spellen van deze server
help-commands-new = - `/boomtown nieuw`: nieuw spel; `/boomtown bieden`: je antwoord zoals je het leest; zo in elk spel
help-commands-away = - `/spel afwezig`, `/spel uren`: vakantie, stille uren en herinneringen
help-words = **In woorden**: `/spel bord` toont ook het hele bord als tekst, en elke afbeelding heeft een beschrijving.

## Hoe lang een spel duurt, bij de vrije plaatsen

lobby-length = { $length }: zo’n { $minutes } minuten als iedereen erbij is.
lobby-length-days = { $length }: zo’n { $days } dagen als jullie allemaal een of twee keer per dag kijken, of { $minutes } minuten als iedereen erbij is.
lobby-length-brisk = { $length }: zo’n { $days } dagen als jullie allemaal een paar keer per dag kijken, of { $minutes } minuten als iedereen erbij is.
lobby-length-range = { $low } tot { $high }

## Hoe ver een spel is

lobby-players = Aan tafel: { $players }.
lobby-named-robot = { $name } (robot)
lobby-so-far = Tot nu toe: { $progress } (<t:{ $at }:R>).
plain-length = Ongeveer { $count } rondes
plain-progress = Ronde { $round }

## Opdrachten

game-command-act = beurt
game-command-act-about = Wat er aan jou gevraagd wordt, zoals bij “Mijn beurt”
game-command-help = hulp
game-command-help-about = Wat op jou wacht, en waar je op kunt drukken
