### Ponte Vecchio in Großschrift: Wörter neben Zeichen und Zahlen, so kurz wie möglich.

ponte-vecchio-large-gulden = Gulden
ponte-vecchio-large-built = auf der Brücke
ponte-vecchio-large-left = übrig
ponte-vecchio-large-last-card = letzte Karte
ponte-vecchio-large-new-shop = Neuer Laden auf { $steps }
# Der letzte Weg des Reichen Herrn; { $start }: von welcher Stufe
ponte-vecchio-large-came = { $start ->
    [0] Kam vom Ufer.
   *[other] Kam von Stufe { $start }.
}
ponte-vecchio-large-turned = Gerade umgedreht.
ponte-vecchio-large-cards = Deine Karten
ponte-vecchio-large-played = Gespielt: { $cards }
