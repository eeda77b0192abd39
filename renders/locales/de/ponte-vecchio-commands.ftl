### Die Befehle von Ponte Vecchio: Namen (keine Großbuchstaben oder Leerzeichen, höchstens 32 Zeichen) und was sie
### tun (`-about`, höchstens 100).

ponte-vecchio-command = ponte-vecchio
ponte-vecchio-command-about = Ponte Vecchio, Läden auf einer alten Brücke für 2 bis 5 Personen
ponte-vecchio-command-new = neu
ponte-vecchio-command-new-about = Eröffne ein Spiel Ponte Vecchio in diesem Kanal
ponte-vecchio-command-rules = regeln
ponte-vecchio-command-rules-about = Die Regeln von Ponte Vecchio, alle oder eine

ponte-vecchio-command-build = bauen
ponte-vecchio-command-build-about = Baue einen Laden auf einer Stufe der Brücke
ponte-vecchio-command-bid = bieten
ponte-vecchio-command-bid-about = Biete Gulden für einen Laden oder passe
ponte-vecchio-command-card = karte
ponte-vecchio-command-card-about = Lege verdeckt eine Karte
ponte-vecchio-command-move = ziehen
ponte-vecchio-command-move-about = Ziehe den Reichen Herrn, verkaufe das Recht dazu oder bitte um Angebote
ponte-vecchio-command-offer = angebot
ponte-vecchio-command-offer-about = Biete Gulden für das Zugrecht oder ziehe dein Angebot zurück
ponte-vecchio-command-offers = angebote
ponte-vecchio-command-offers-about = Antworte, wenn um Angebote gebeten wird: Nenne einen Betrag oder passe
ponte-vecchio-command-owner = auszahlen
ponte-vecchio-command-owner-about = Wähle, welcher von zwei Läden Geld bekommt
ponte-vecchio-command-turn = umdrehen
ponte-vecchio-command-turn-about = Drehe den Reichen Herrn um oder nicht

## Parameter

ponte-vecchio-parameter-build = stufe
ponte-vecchio-parameter-build-about = Die Stufe, auf der du baust
ponte-vecchio-parameter-bid = gulden
ponte-vecchio-parameter-bid-about = Wie viele Gulden, in Fünferschritten, oder passen
ponte-vecchio-parameter-card = karte
ponte-vecchio-parameter-card-about = Die Karte, die du legst
ponte-vecchio-parameter-move = stufe
ponte-vecchio-parameter-move-about = Die Stufe, auf die du ziehst, das Angebot, das du annimmst, oder: Um Angebote bitten
ponte-vecchio-parameter-offer = gulden
ponte-vecchio-parameter-offer-about = Wie viele Gulden, in Fünferschritten, oder passen zum Zurückziehen
ponte-vecchio-parameter-offers = gulden
ponte-vecchio-parameter-offers-about = Wie viele Gulden, in Fünferschritten, oder passen, um nichts zu bieten
ponte-vecchio-parameter-owner = wer
ponte-vecchio-parameter-owner-about = Wessen Laden Geld bekommt
ponte-vecchio-parameter-turn = antwort
ponte-vecchio-parameter-turn-about = Den Reichen Herrn umdrehen oder nicht
