### Gnadenlos! in Großschrift: Wörter neben Zeichen und Zahlen, so kurz es geht.

gnadenlos-large-over = Vorbei: { $events }
gnadenlos-large-highest = höchster Wert
gnadenlos-large-shot = erschossen
gnadenlos-large-has-laid = hat gelegt
gnadenlos-large-void = Alle zeigen die gleiche Zahl: Nichts geschieht
gnadenlos-large-no-bid = kein Gebot möglich
gnadenlos-large-has-taken = hat genommen
