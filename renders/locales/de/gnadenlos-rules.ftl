### Die Regeln von Gnadenlos! in eigenen Worten: G1 bis G29 und G33 bis G37. `{ house-ruling }` steht vor dem, was die
### Spielregel nicht sagt. Was ein Server ersetzen kann, ist ein Wert, „der zum Bot gehört“.

gnadenlos-rules-overview =
    - Du heuerst Abenteurer mit Schuldscheinen an. Wer den Revolver hat, deckt ein **Ereignis** auf, und alle legen einen Abenteurer aus: Gold findet Nuggets, Revolver stehlen Schuldscheine, Karten bewegen Hüte.
    - Dann darf, wer den Revolver hat, **Ansehen** kaufen: ein Nugget je Feld.
    - Danach bieten alle Schuldscheine auf neue Abenteurer, und die Gebote kommen verdeckt in den **Markt**.
    - Hat der Markt so viele geschlossene Reihen, wie Leute mitspielen, ist **Zahltag**: Der Würfel deckt Schuldscheine auf, und wer sie ausgestellt hat, muss zahlen.
    - Wer nicht zahlen kann, bekommt einen **Geier** und geht zurück. Mit dem dritten hast du verloren.
    - Das Spiel endet, wenn ein Hut das Ziel erreicht, mit dem dritten Geier oder wenn der **Undertaker** am Ende seiner Leiste ist.
    - Es gewinnt, wessen Hut auf dem Weg des Erfolges am weitesten vorne steht.

## Kapitel

gnadenlos-chapter-set-up = Vor dem ersten Zug
gnadenlos-chapter-event = Das Ereignis
gnadenlos-chapter-buying = Ansehen kaufen
gnadenlos-chapter-bidding = Schuldscheine für Abenteurer
gnadenlos-chapter-payday = Der Zahltag
gnadenlos-chapter-end = Das Ende
gnadenlos-chapter-knowledge = Wer weiß was

## Vor dem ersten Zug

gnadenlos-rule-g1-title = Nuggets, Schuldscheine und der Revolver
gnadenlos-rule-g1 =
    Du beginnst mit Nuggets, mit Schuldscheinen in deiner Farbe und mit deinem Hut auf dem Weg des Erfolges. Mit den Werten, die zum Bot gehören: 10 Nuggets; 13 Schuldscheine (0 und 4 zweimal, 1, 2 und 3 je dreimal); Feld 6 auf einem Weg von 35 Feldern, mit dem Ziel ab Feld 30.

    Alle werfen den Würfel. Der höchste Wurf bekommt den **Revolver** und den ersten Zug.

    { house-ruling } Haben mehrere den höchsten Wurf, würfeln diese noch einmal. Der Vorrat an Nuggets geht nie aus. Wer den Bot betreibt, darf die Werte ersetzen; ein Spiel läuft mit denen weiter, mit denen es begonnen hat.

gnadenlos-rule-g2-title = Deine ersten Abenteurer
gnadenlos-rule-g2 = Du bekommst 2 Abenteurer vom gemischten Stapel. Jeder hat drei Zahlen, immer in dieser Reihenfolge: Gold, Revolver, Karten. Deine Hand, Abenteurer und Schuldscheine, siehst nur du.

gnadenlos-rule-g3-title = Die ersten Schuldscheine im Markt
gnadenlos-rule-g3 = Alle geben einen Schuldschein mit dem Wert 1 und einen mit dem Wert 2. Sie werden gemischt und verdeckt ausgelegt, Reihe für Reihe. Eine Reihe hat 6 Spalten, eine für jede Würfelzahl.

gnadenlos-rule-g4-title = Die Vorbereitung für Fortgeschrittene
gnadenlos-rule-g4 =
    Ein Spiel kann mit `{ gnadenlos-parameter-advanced }` eröffnet werden. Dann entfallen G2 und G3, und der Markt beginnt leer: Es werden so viele Pärchen Abenteurer aufgedeckt, wie Leute mitspielen. Alle bieten darauf wie in G19 bis G22, angefangen bei der Person mit dem Revolver, nehmen je ein Pärchen, das höchste Gebot zuerst, und legen ihr Gebot in den Markt.

    { house-ruling } Niemand nimmt sein Gebot zurück: Es gibt ein Pärchen für alle.

## Das Ereignis

gnadenlos-rule-g5-title = Das Ereignis eines Zuges
gnadenlos-rule-g5 =
    Wer den Revolver hat, deckt das nächste Ereignis auf. Es gibt drei Arten: Beim **Goldrausch** zählt das Gold (G10), bei **High Noon** der Revolver (G11), beim **Falschspiel** zählen die Karten (G14).

    Mit den Werten, die zum Bot gehören, gibt es dreimal Goldrausch (3/1, 5/3 und 7/4), zweimal High Noon und zweimal Falschspiel.

gnadenlos-rule-g6-title = Das letzte Ereignis des Stapels
gnadenlos-rule-g6 = Der Stapel hat 7 Ereignisse, und das letzte wird nie ausgeführt: Alle werden gemischt, das erste des neuen Stapels wird aufgedeckt, und dieses wird ausgeführt. War das letzte ein High Noon, zieht der Undertaker trotzdem weiter (G7).

gnadenlos-rule-g7-title = Der Undertaker
gnadenlos-rule-g7 = Jeder High Noon, der aufgedeckt wird, zieht den Undertaker ein Feld weiter, vor allem anderen. Auf dem letzten Feld seiner Leiste ist das Spiel sofort zu Ende (G34), und der Rest des Zuges entfällt. Mit den Werten, die zum Bot gehören, geschieht das beim siebten High Noon.

gnadenlos-rule-g8-title = Einen Abenteurer auslegen
gnadenlos-rule-g8 =
    Alle, die Abenteurer haben, legen einen verdeckt aus. Liegt der letzte da, werden sie gleichzeitig aufgedeckt; bis dahin kannst du deinen noch tauschen. Haben weniger als 2 Personen einen Abenteurer, entfällt das Ereignis.

    { house-ruling } Ein High Noon hat den Undertaker dann schon gezogen. Hast du nur einen Abenteurer, legt ihn der Bot für dich aus.

gnadenlos-rule-g9-title = Alle gleich
gnadenlos-rule-g9 = Zeigen alle Abenteurer für das Ereignis dieselbe Zahl, geschieht nichts, und alle nehmen ihren zurück. Ein anderes Ereignis gibt es dafür nicht.

gnadenlos-rule-g10-title = Goldrausch
gnadenlos-rule-g10 = Die höchste Goldzahl findet die größere Menge Nuggets auf der Karte, die nächstniedrigere Zahl die kleinere. Zeigen mehrere eine solche Zahl, bekommt jede dieser Personen die volle Menge. Alle anderen gehen leer aus.

gnadenlos-rule-g11-title = High Noon: wer stiehlt
gnadenlos-rule-g11 =
    Wer als einzige Person die höchste Revolverzahl zeigt, darf 2 Schuldscheine vom Markt nehmen. Zeigen mehrere sie, dürfen sie je 1 nehmen. Du darfst auch weniger nehmen oder keinen. Du wählst Plätze und siehst erst danach, was dort lag, außer du hast es selbst abgelegt (G37). Was du nimmst, darfst du bieten, welche Farbe es auch hat; am Zahltag zahlt diese Farbe.

    Liegen zu wenige Schuldscheine für alle aus, die nehmen dürften, nimmt niemand einen.

    { house-ruling } Mehrere nehmen im Uhrzeigersinn, angefangen bei der Person mit dem Revolver. Nimmst du 2, nennst du zuerst beide Plätze. Alle sehen, wie viele du nimmst und von welchen Plätzen.

gnadenlos-rule-g12-title = Lücken im Markt
gnadenlos-rule-g12 =
    Danach schließt, wer den Revolver hat, die Lücken mit Schuldscheinen der letzten Reihen, unbesehen und nach eigenem Ermessen, so dass jede Reihe außer der letzten voll ist.

    { house-ruling } Die letzte Reihe rückt danach zusammen. Du wirst nur gefragt, wenn es mehr als eine Möglichkeit gibt. Ein Spiel kann mit `{ gnadenlos-parameter-bot-fills-gaps }` eröffnet werden: Dann macht es der Bot, der letzte Schuldschein kommt in die erste Lücke.

gnadenlos-rule-g13-title = High Noon: wer erschossen wird
gnadenlos-rule-g13 = Am Ende eines High Noon werden alle Abenteurer mit der niedrigsten Revolverzahl erschossen: Sie kommen auf den Ablagestapel.

gnadenlos-rule-g14-title = Falschspiel
gnadenlos-rule-g14 =
    Die höchsten Kartenzahlen ziehen ihren Hut vor, die niedrigsten zurück: so weit, wie Plus und Minus des Abschnitts sagen, in dem der Hut steht. Für alle zählt, wo sie vorher standen. Mit den Werten, die zum Bot gehören:

    - grau, 1 bis 11: +4 oder −1
    - beige, 12 bis 17: +3 oder −2
    - blau, 18 bis 23: +2 oder −3
    - rot, 24 bis 29: +1 oder −4

    { house-ruling } Kein Hut geht hinter Feld 1 zurück.

gnadenlos-rule-g15-title = Die Besten gehen
gnadenlos-rule-g15 = Ist das Ereignis vorbei, kommen alle Abenteurer mit der höchsten Zahl dafür auf den Ablagestapel: Sie haben das Ihre getan. Die anderen gehen zurück auf die Hand, außer sie wurden erschossen.

## Ansehen kaufen

gnadenlos-rule-g16-title = Ein Nugget je Feld
gnadenlos-rule-g16 = Wer den Revolver hat, darf bis zu 5 Felder vorrücken, für je 1 Nugget. Die anderen kaufen jetzt nichts. Ohne Nuggets wirst du nicht gefragt.

gnadenlos-rule-g17-title = Das Ziel
gnadenlos-rule-g17 =
    Das Ziel ist der grüne Abschnitt. Ein Hut, der dort landet, beendet das Spiel (G34), wie weit er auch kommt: Auf dem ersten grünen Feld wird er nicht aufgehalten. Mit den Werten, die zum Bot gehören, umfasst das Ziel die Felder 30 bis 35.

    { house-ruling } Beim Falschspiel endet das Spiel, wenn das ganze Ereignis vorbei ist; beim Kaufen sofort. Ein Hut darf über das letzte Feld hinaus. Dann steht er dahinter, und die Felder zählen weiter: 35 + 2 ist Feld 37. Nennen die Werte eines Spiels kein Ziel, ist nur das letzte Feld das Ziel, und die Hüte bleiben dort stehen.

## Schuldscheine für Abenteurer

gnadenlos-rule-g18-title = Abenteurer zu haben
gnadenlos-rule-g18 =
    Nur wenn die Person mit dem Revolver weniger als 3 Abenteurer hat: Es wird ein Abenteurer weniger aufgedeckt, als Leute mitspielen. Ist der Stapel leer, wird der Ablagestapel gemischt und ist der neue Stapel.

    { house-ruling } Gemischt wird, wenn eine Karte gebraucht wird. Sind es dann immer noch zu wenige, werden so viele aufgedeckt, wie da sind; ist keiner da, wird nicht geboten.

gnadenlos-rule-g19-title = Schuldscheine bieten
gnadenlos-rule-g19 = Alle machen ein offenes Gebot, im Uhrzeigersinn, angefangen bei der Person mit dem Revolver: 1, 2 oder 3 Schuldscheine aus der Hand. Es zählt ihre Summe. Sie muss sich von allen schon gebotenen Summen unterscheiden, darf aber niedriger sein. Auch 0 ist ein Gebot.

gnadenlos-rule-g20-title = Kein Gebot möglich
gnadenlos-rule-g20 = Wer bieten kann, muss. Sind alle Summen vergeben, die du bilden kannst, beweist du es, indem du deine Hand zeigst, und stehst ganz unten, noch unter der 0. Der Bot zeigt sie für dich.

gnadenlos-rule-g21-title = Nehmen und ablegen
gnadenlos-rule-g21 =
    Das höchste Gebot kommt zuerst: Du nimmst einen Abenteurer, und deine Schuldscheine kommen verdeckt in den Markt, auf die nächsten freien Plätze, Reihe für Reihe. Dann folgt das nächstniedrigere Gebot, solange Abenteurer da sind. Wer keinen bekommt, nimmt das Gebot zurück. Ohne Gebot bekommst du nie einen Abenteurer.

    { house-ruling } Abenteurer, die übrig bleiben, kommen auf den Ablagestapel.

gnadenlos-rule-g22-title = Die Reihenfolge beim Ablegen
gnadenlos-rule-g22 = { house-ruling } In der Reihenfolge, in der du deine Schuldscheine wählst, werden sie abgelegt. Niemand sonst sieht sie, und du kannst sie ändern, bis sie liegen.

gnadenlos-rule-g29-title = Der Revolver wandert weiter
gnadenlos-rule-g29 = Am Ende eines Zuges, nach dem Zahltag, falls einer war, geht der Revolver im Uhrzeigersinn weiter, und der nächste Zug beginnt.

## Der Zahltag

gnadenlos-rule-g23-title = Wann Zahltag ist
gnadenlos-rule-g23 = Nach dem Bieten ist Zahltag, wenn der Markt mindestens so viele geschlossene Reihen hat, wie Leute mitspielen. Bei weniger ist keiner.

gnadenlos-rule-g24-title = Würfeln, aufdecken, zahlen
gnadenlos-rule-g24 = Wer den Revolver hat, würfelt eine Spalte. Ihr äußerster verdeckter Schuldschein wird aufgedeckt, und die Person mit seiner Farbe zahlt seinen Wert in Nuggets an den Vorrat. Dann folgt der nächste Wurf. Der Bot macht das alles.

gnadenlos-rule-g25-title = Eine leere Spalte
gnadenlos-rule-g25 = Der Zahltag ist vorbei, wenn eine Spalte gewürfelt wird, in der kein Schuldschein mehr verdeckt liegt.

gnadenlos-rule-g26-title = Geier
gnadenlos-rule-g26 = Der Zahltag ist auch vorbei, wenn jemand nicht zahlen kann. Wer es nicht kann, behält die Nuggets, nimmt einen **Geier** und geht 5 Felder zurück, aber nie hinter Feld 1.

gnadenlos-rule-g27-title = Schuldscheine kehren heim
gnadenlos-rule-g27 = Nach einem Zahltag kommen alle aufgedeckten Schuldscheine zurück auf die Hand ihrer Farbe, bezahlt oder nicht.

gnadenlos-rule-g28-title = Noch ein Zahltag?
gnadenlos-rule-g28 = Danach werden die Lücken geschlossen wie in G12, für so viele geschlossene Reihen wie möglich. Sind es immer noch so viele, wie Leute mitspielen, folgt sofort noch ein Zahltag.

## Das Ende

gnadenlos-rule-g33-title = Der dritte Geier
gnadenlos-rule-g33 = Ein dritter Geier beendet das Spiel sofort, ohne weiteren Zahltag. Wer ihn bekam, hat verloren und verlässt den Weg.

gnadenlos-rule-g34-title = Der letzte Zahltag
gnadenlos-rule-g34 = Steht der Undertaker auf seinem letzten Feld oder ein Hut im Ziel, gibt es noch einen Zahltag, was auch im Markt liegt. Er wird nicht wiederholt. Mit einem dritten Geier hast du auch dort verloren, wie in G33.

gnadenlos-rule-g35-title = Der letzte Kauf
gnadenlos-rule-g35 =
    Wie das Spiel auch endet: Alle, die noch auf dem Weg sind, dürfen noch bis zu 3 Felder kaufen, auch im Ziel und dahinter.

    { house-ruling } Mehr Felder sind immer besser als mehr Nuggets, also kauft der Bot, was alle zahlen können.

gnadenlos-rule-g36-title = Wer gewinnt
gnadenlos-rule-g36 =
    Es gewinnt, wessen Hut auf dem Weg am weitesten vorne steht. Von Hüten auf demselben Feld liegt der mit mehr Nuggets vorne.

    { house-ruling } Sind auch die gleich, wird der Platz geteilt. Wer einen dritten Geier genommen hat, ist auf dem letzten Platz.

## Wer weiß was

gnadenlos-rule-g37-title = Offen und geheim
gnadenlos-rule-g37 =
    { house-ruling } Offen für alle sind Hüte, Nuggets, Geier, der Ablagestapel, wie viele Karten jemand hat, und Gebote, bis sie abgelegt werden.

    Geheim sind Hände, verdeckt ausgelegte Abenteurer und jeder Schuldschein im Markt: Seine Rückseite zeigt weder Wert noch Farbe. In welcher Reihenfolge ein Gebot abgelegt wurde, weiß nur, wer es gemacht hat.

    Welche Schuldscheine im Markt du selbst abgelegt hast, siehst nur du, mit Wert und Farbe, wohin sie auch verschoben wurden. Du findest sie bei deiner Hand und wenn du Plätze wählst. Die von G3 wurden gemischt, also kennt sie niemand. Im Verlauf steht, was laut gesagt wurde.
