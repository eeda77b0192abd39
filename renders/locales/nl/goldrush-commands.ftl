### De opdrachten van Goldrush: namen (geen hoofdletters of spaties, hoogstens 32 tekens) en wat ze doen
### (`-about`, hoogstens 100).

goldrush-command = goldrush
goldrush-command-about = Goldrush, goudkoorts op een eigen kaart voor 2 tot en met 4 spelers
goldrush-command-new = nieuw
goldrush-command-new-about = Open een spel Goldrush in dit kanaal
goldrush-command-rules = regels
goldrush-command-rules-about = De regels van Goldrush, allemaal of één
goldrush-command-map = kaart
goldrush-command-map-about = Alle plaatsen en paden, en hoe ver elke plaats is

goldrush-command-move = lopen
goldrush-command-move-about = Loop je worp, of daag onderweg iemand uit
goldrush-command-claim = claim
goldrush-command-claim-about = Leg een claim op het kaartje dat je hebt bekeken, of leg er geen
goldrush-command-withdraw = terugnemen
goldrush-command-withdraw-about = In de Registry: neem claims terug, of laat ze liggen
goldrush-command-assay = onderzoeken
goldrush-command-assay-about = In het Assay Office: laat erts van een claim op mogelijk goud onderzoeken, of niets
goldrush-command-creek = kreek
goldrush-command-creek-about = Kies tussen twee kreken die even dichtbij zijn

## Parameters

goldrush-parameter-short = kort
goldrush-parameter-short-about = Een kort spel: drie goudklompjes in de Bank winnen, in plaats van vijf
goldrush-parameter-move = waarheen
goldrush-parameter-move-about = Het nummer van de zet, de plaats waar je heen loopt, of wie je uitdaagt
goldrush-parameter-claim = antwoord
goldrush-parameter-claim-about = Een claim leggen, of geen
goldrush-parameter-withdraw = claims
goldrush-parameter-withdraw-about = De claims die je terugneemt, of geen
goldrush-parameter-assay = claim
goldrush-parameter-assay-about = De claim waarvan het erts wordt onderzocht, of geen
goldrush-parameter-creek = kreek
goldrush-parameter-creek-about = De kreek waar je heen gaat
goldrush-parameter-from = vanaf
goldrush-parameter-from-about = De plaats vanaf waar stappen worden geteld; anders die waar je staat
