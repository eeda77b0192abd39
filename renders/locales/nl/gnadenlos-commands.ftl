### De opdrachten van Gnadenlos!: namen (geen hoofdletters of spaties, hoogstens 32 tekens) en wat ze doen
### (`-about`, hoogstens 100).

gnadenlos-command = gnadenlos
gnadenlos-command-about = Gnadenlos!, schuldbrieven, betaaldagen en gieren voor 3 of 4 spelers
gnadenlos-command-new = nieuw
gnadenlos-command-new-about = Open een spel Gnadenlos! in dit kanaal
gnadenlos-command-rules = regels
gnadenlos-command-rules-about = De regels van Gnadenlos!, allemaal of één

gnadenlos-command-adventurer = avonturier
gnadenlos-command-adventurer-about = Leg voor de gebeurtenis een avonturier dicht neer
gnadenlos-command-steal = stelen
gnadenlos-command-steal-about = Neem na een High Noon schuldbrieven van de markt, of geen
gnadenlos-command-fill = opvullen
gnadenlos-command-fill-about = Vul de gaten in de markt op
gnadenlos-command-buy = kopen
gnadenlos-command-buy-about = Koop aanzien voor goudklompjes, of niets
gnadenlos-command-bid = bieden
gnadenlos-command-bid-about = Bied 1, 2 of 3 schuldbrieven op een avonturier
gnadenlos-command-order = volgorde
gnadenlos-command-order-about = Verander de volgorde waarin je bod straks wordt neergelegd
gnadenlos-command-take = nemen
gnadenlos-command-take-about = Neem een van de avonturiers op tafel

## Parameters

gnadenlos-parameter-advanced = gevorderd
gnadenlos-parameter-advanced-about = Jullie bieden op jullie eerste avonturiers, en de markt begint leeg
gnadenlos-parameter-bot-fills-gaps = bot_vult_gaten
gnadenlos-parameter-bot-fills-gaps-about = De bot vult de gaten in de markt op en vraagt niemand iets
gnadenlos-parameter-adventurer = avonturier
gnadenlos-parameter-adventurer-about = De avonturier die je neerlegt
gnadenlos-parameter-steal = plaatsen
gnadenlos-parameter-steal-about = Van welke plaatsen op de markt je neemt, of pas
gnadenlos-parameter-fill = plaatsen
gnadenlos-parameter-fill-about = Van welke plaatsen de gaten worden opgevuld, het eerste gat eerst
gnadenlos-parameter-buy = goudklompjes
gnadenlos-parameter-buy-about = Hoeveel goudklompjes je uitgeeft, één per veld, of pas
gnadenlos-parameter-bid = schuldbrieven
gnadenlos-parameter-bid-about = Je schuldbrieven in de volgorde van neerleggen, zoals 3,2,0
gnadenlos-parameter-order = schuldbrieven
gnadenlos-parameter-order-about = Dezelfde schuldbrieven in een andere volgorde; de eerste wordt het eerst neergelegd
gnadenlos-parameter-take = avonturier
gnadenlos-parameter-take-about = De avonturier, of het paar, dat je neemt
