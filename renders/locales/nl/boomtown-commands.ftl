### De opdrachten van Boomtown: namen (geen hoofdletters of spaties, hoogstens 32 tekens) en wat ze doen
### (`-about`, hoogstens 100).

boomtown-command = boomtown
boomtown-command-about = Boomtown, goudkoorts voor 3 tot 5 spelers
boomtown-command-new = nieuw
boomtown-command-new-about = Open een spel Boomtown in dit kanaal
boomtown-command-rules = regels
boomtown-command-rules-about = De regels van Boomtown, allemaal of één

boomtown-command-bid = bieden
boomtown-command-bid-about = Bied goud op de eerste keus, of pas
boomtown-command-take = nemen
boomtown-command-take-about = Neem een van de kaarten op tafel
boomtown-command-mustang = mustang
boomtown-command-mustang-about = Speel Mustang om de volgende kaart te nemen, of bewaar hem
boomtown-command-telegraph = telegraaf
boomtown-command-telegraph-about = Verander met de Telegraaf een dobbelsteen, of bewaar de kaart
boomtown-command-dynamite = dynamiet
boomtown-command-dynamite-about = Blaas een mijn of saloon van een tegenstander op
boomtown-command-expropriation = onteigening
boomtown-command-expropriation-about = Neem een mijn van een tegenstander af
boomtown-command-holdup = overval
boomtown-command-holdup-about = Overval een speler en eis goud
boomtown-command-saloon = saloon
boomtown-command-saloon-about = Open je saloon in een stad
boomtown-command-saloon-girls = danseressen
boomtown-command-saloon-girls-about = Stuur de danseressen naar een van je saloons
boomtown-command-new-vein = goudader
boomtown-command-new-vein-about = Leg de nieuwe goudader onder een van je mijnen
boomtown-command-governor = gouverneur
boomtown-command-governor-about = Maak een van je burgemeesters gouverneur
boomtown-command-waiting = wachtkaart
boomtown-command-waiting-about = Kies welke wachtende kaart je als eerste uitvoert

## Parameters

boomtown-parameter-short = kort
boomtown-parameter-short-about = Alleen met z’n drieën: 15 kaarten gaan ongezien opzij
boomtown-parameter-last-keeps-all = laatste_houdt_alles
boomtown-parameter-last-keeps-all-about = Met vier of vijf: wie het bod als laatste bereikt, houdt alles wat over is
boomtown-parameter-bid = goud
boomtown-parameter-bid-about = Hoeveel goud, of pas
boomtown-parameter-take = kaart
boomtown-parameter-take-about = De kaart die je neemt
boomtown-parameter-mustang = antwoord
boomtown-parameter-mustang-about = Spelen of bewaren
boomtown-parameter-telegraph = dobbelsteen
boomtown-parameter-telegraph-about = Welke dobbelsteen wat toont, of bewaren
boomtown-parameter-dynamite = doel
boomtown-parameter-dynamite-about = De mijn of saloon die je opblaast
boomtown-parameter-expropriation = mijn
boomtown-parameter-expropriation-about = De mijn die je afneemt
boomtown-parameter-holdup = slachtoffer
boomtown-parameter-holdup-about = Wie je overvalt, en hoeveel goud je eist
boomtown-parameter-saloon = stad
boomtown-parameter-saloon-about = De stad van je saloon
boomtown-parameter-saloon-girls = saloon
boomtown-parameter-saloon-girls-about = De saloon waar de danseressen heen gaan
boomtown-parameter-new-vein = mijn
boomtown-parameter-new-vein-about = De mijn die meer gaat geven
boomtown-parameter-governor = stad
boomtown-parameter-governor-about = De stad waarvan de burgemeester gouverneur wordt
boomtown-parameter-waiting = kaart
boomtown-parameter-waiting-about = De kaart die je als eerste uitvoert
