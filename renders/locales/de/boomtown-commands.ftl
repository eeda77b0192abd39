### Die Befehle von Boomtown: Namen (keine Großbuchstaben oder Leerzeichen, höchstens 32 Zeichen) und was sie tun
### (`-about`, höchstens 100).

boomtown-command = boomtown
boomtown-command-about = Boomtown, ein Goldrausch für 3 bis 5 Personen
boomtown-command-new = neu
boomtown-command-new-about = Eröffne ein Spiel Boomtown in diesem Kanal
boomtown-command-rules = regeln
boomtown-command-rules-about = Die Regeln von Boomtown, alle oder eine

boomtown-command-bid = bieten
boomtown-command-bid-about = Biete Gold auf die erste Wahl oder passe
boomtown-command-take = nehmen
boomtown-command-take-about = Nimm eine der offenen Karten
boomtown-command-mustang = mustang
boomtown-command-mustang-about = Spiele den Mustang für die nächste Karte oder behalte ihn
boomtown-command-telegraph = telegraf
boomtown-command-telegraph-about = Drehe mit dem Telegrafen einen Würfel oder behalte die Karte
boomtown-command-dynamite = dynamit
boomtown-command-dynamite-about = Sprenge eine fremde Mine oder einen fremden Saloon
boomtown-command-expropriation = enteignung
boomtown-command-expropriation-about = Nimm eine fremde Mine
boomtown-command-holdup = überfall
boomtown-command-holdup-about = Überfalle jemanden und verlange Gold
boomtown-command-saloon = saloon
boomtown-command-saloon-about = Eröffne deinen Saloon in einer Stadt
boomtown-command-saloon-girls = tänzerinnen
boomtown-command-saloon-girls-about = Schicke die Tänzerinnen in einen deiner Saloons
boomtown-command-new-vein = goldader
boomtown-command-new-vein-about = Lege die Neue Goldader unter eine deiner Minen
boomtown-command-governor = gouverneur
boomtown-command-governor-about = Berufe in einer deiner Städte den Gouverneur
boomtown-command-waiting = wartekarte
boomtown-command-waiting-about = Wähle, welche wartende Karte du zuerst ausführst

## Parameter

boomtown-parameter-short = kurz
boomtown-parameter-short-about = Nur zu dritt: 15 Karten kommen ungesehen beiseite
boomtown-parameter-last-keeps-all = rest_behalten
boomtown-parameter-last-keeps-all-about = Zu viert oder fünft: Wer zuletzt vom Gebot bekommt, behält alles, was übrig ist
boomtown-parameter-bid = gold
boomtown-parameter-bid-about = Wie viel Gold, oder passen
boomtown-parameter-take = karte
boomtown-parameter-take-about = Die Karte, die du nimmst
boomtown-parameter-mustang = antwort
boomtown-parameter-mustang-about = Spielen oder behalten
boomtown-parameter-telegraph = würfel
boomtown-parameter-telegraph-about = Welcher Würfel was zeigt, oder behalten
boomtown-parameter-dynamite = ziel
boomtown-parameter-dynamite-about = Die Mine oder der Saloon, den du sprengst
boomtown-parameter-expropriation = mine
boomtown-parameter-expropriation-about = Die Mine, die du nimmst
boomtown-parameter-holdup = opfer
boomtown-parameter-holdup-about = Wen du überfällst und wie viel Gold du verlangst
boomtown-parameter-saloon = stadt
boomtown-parameter-saloon-about = Die Stadt deines Saloons
boomtown-parameter-saloon-girls = saloon
boomtown-parameter-saloon-girls-about = Der Saloon, in dem die Tänzerinnen auftreten
boomtown-parameter-new-vein = mine
boomtown-parameter-new-vein-about = Die Mine, die mehr bringen soll
boomtown-parameter-governor = stadt
boomtown-parameter-governor-about = Die Stadt, in die der Gouverneur kommt
boomtown-parameter-waiting = karte
boomtown-parameter-waiting-about = Die Karte, die du zuerst ausführst
