### De opdrachten van Ponte Vecchio: namen (geen hoofdletters of spaties, hoogstens 32 tekens) en wat ze doen
### (`-about`, hoogstens 100).

ponte-vecchio-command = ponte-vecchio
ponte-vecchio-command-about = Ponte Vecchio, winkels op een oude brug voor 2 tot 5 spelers
ponte-vecchio-command-new = nieuw
ponte-vecchio-command-new-about = Open een spel Ponte Vecchio in dit kanaal
ponte-vecchio-command-rules = regels
ponte-vecchio-command-rules-about = De regels van Ponte Vecchio, allemaal of één

ponte-vecchio-command-build = bouwen
ponte-vecchio-command-build-about = Bouw een winkel op een trede van de brug
ponte-vecchio-command-bid = bieden
ponte-vecchio-command-bid-about = Bied gulden op een winkel, of pas
ponte-vecchio-command-card = kaart
ponte-vecchio-command-card-about = Leg een kaart dicht neer
ponte-vecchio-command-move = zetten
ponte-vecchio-command-move-about = Zet de Rijke Heer vooruit, verkoop het recht daarop, of vraag om biedingen
ponte-vecchio-command-offer = bod
ponte-vecchio-command-offer-about = Bied gulden op het recht om te zetten, of trek je bod in
ponte-vecchio-command-offers = biedingen
ponte-vecchio-command-offers-about = Antwoord als er om biedingen wordt gevraagd: noem een bedrag, of pas
ponte-vecchio-command-owner = uitbetalen
ponte-vecchio-command-owner-about = Kies welke van twee winkels geld krijgt
ponte-vecchio-command-turn = omdraaien
ponte-vecchio-command-turn-about = Draai de Rijke Heer om, of niet

## Parameters

ponte-vecchio-parameter-build = trede
ponte-vecchio-parameter-build-about = De trede waarop je bouwt
ponte-vecchio-parameter-bid = gulden
ponte-vecchio-parameter-bid-about = Hoeveel gulden, in stappen van vijf, of pas
ponte-vecchio-parameter-card = kaart
ponte-vecchio-parameter-card-about = De kaart die je neerlegt
ponte-vecchio-parameter-move = trede
ponte-vecchio-parameter-move-about = De trede waarheen je zet, het bod dat je aanneemt, of: Om biedingen vragen
ponte-vecchio-parameter-offer = gulden
ponte-vecchio-parameter-offer-about = Hoeveel gulden, in stappen van vijf, of pas om je bod in te trekken
ponte-vecchio-parameter-offers = gulden
ponte-vecchio-parameter-offers-about = Hoeveel gulden, in stappen van vijf, of pas om niets te bieden
ponte-vecchio-parameter-owner = speler
ponte-vecchio-parameter-owner-about = Wiens winkel geld krijgt
ponte-vecchio-parameter-turn = antwoord
ponte-vecchio-parameter-turn-about = De Rijke Heer omdraaien, of niet
