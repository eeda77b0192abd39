### Boomtown in Großschrift: Wörter neben Zeichen und Zahlen, so kurz es geht.

boomtown-large-gold = Gold
boomtown-large-roll = letzter Wurf
boomtown-large-bid = Gebot
boomtown-large-has-card = hat eine Karte
boomtown-large-no-mayor = Amt frei
boomtown-large-no-mines = keine Minen
boomtown-large-new-mayor = Amt neu besetzt
boomtown-large-yields = bringt
boomtown-large-fee = Gebühr an
boomtown-large-new-fee = neue Gebühr
boomtown-large-yielded = Hat gerade Gold gebracht: { $mines }
boomtown-large-elected = Neu im Amt: { $towns }
boomtown-large-number = deine { $mine }
boomtown-large-would-new = du bekommst das Amt
boomtown-large-would-stays = du behältst das Amt
boomtown-large-elects = bringt dir das Amt
boomtown-large-as-it-lies = wie er liegt
boomtown-large-collapse = gefährliche Minen stürzen ein
boomtown-large-ways = Wie viele von { $rolls } Würfen jede Zahl erreichen:
boomtown-large-for-mines = für Minen
boomtown-large-for-mayors = für Ämter
