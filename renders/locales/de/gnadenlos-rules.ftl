### Die Regeln von Gnadenlos! in eigenen Worten: G1 bis G29 und G33 bis G37. `{ house-ruling }` steht vor dem, was die
### Spielregel nicht sagt. Was ein Server ersetzen kann, ist ein „Standardwert“.

gnadenlos-rules-overview =
    - Dein Hut steht auf dem Weg des Erfolges. Es gewinnt, wessen Hut am Ende am weitesten vorne steht.
    - **Nuggets** sind das Geld in diesem Spiel. Jeder deiner 13 **Schuldscheine** hat deine Farbe und ist 0 bis 4 Nuggets wert. Ein **Abenteurer** hat drei Zahlen: Gold, Revolver und Karten.
    - Wer am Zug ist, hat den **Revolver**, einen Spielstein, der um den Tisch wandert; mit der Revolverzahl der Abenteurer hat er nichts zu tun. Wer ihn hat, deckt ein Ereignis auf, und alle legen einen Abenteurer aus.
    - Es gibt drei Arten von Ereignissen. Beim **Goldrausch** findest du mit der höchsten Goldzahl Nuggets. Bei **High Noon** stiehlst du mit der höchsten Revolverzahl Schuldscheine. Beim **Falschspiel** rückt dein Hut mit der höchsten Kartenzahl vor.
    - Dann darf die Person mit dem Revolver Felder auf dem Weg kaufen, jedes für ein Nugget. Das heißt **Ansehen kaufen**.
    - Hat diese Person jetzt weniger als drei Abenteurer, bieten alle Schuldscheine auf neue. Die Gebote derer, die einen bekommen, kommen verdeckt in den **Markt**, in Reihen zu sechs. Eine Reihe mit sechs Schuldscheinen ist **geschlossen**.
    - Hat der Markt so viele geschlossene Reihen, wie Personen mitspielen, ist **Zahltag**: Ein Würfel bestimmt, welche Schuldscheine aufgedeckt werden. Die Person mit der Farbe eines Scheins zahlt seinen Wert in Nuggets, egal wer ihn abgelegt hat.
    - Kannst du nicht zahlen, bekommst du einen **Geier** und gehst 5 Felder zurück. Mit dem dritten Geier hast du verloren.
    - Das Spiel endet, wenn ein Hut das grüne Ziel erreicht, wenn jemand einen dritten Geier bekommt oder wenn der **Undertaker**, der bei jedem High Noon weiterzieht, am Ende seiner Leiste ist.

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
    Du beginnst mit Nuggets, mit Schuldscheinen in deiner Farbe und mit deinem Hut auf dem Weg des Erfolges. Mit den Standardwerten des Bots: 10 Nuggets; 13 Schuldscheine (0 und 4 zweimal, 1, 2 und 3 je dreimal); Feld 6 auf einem Weg von 35 Feldern, mit dem Ziel ab Feld 30.

    Alle werfen den Würfel. Wer am höchsten würfelt, bekommt den **Revolver** und den ersten Zug. Dieser Revolver ist ein Spielstein, der zeigt, wer am Zug ist; mit der Revolverzahl der Abenteurer hat er nichts zu tun.

    { house-ruling } Haben mehrere den höchsten Wurf, würfeln diese noch einmal. Der Vorrat an Nuggets geht nie aus. Wer den Bot betreibt, darf die Werte ersetzen; ein Spiel läuft mit denen weiter, mit denen es begonnen hat.

gnadenlos-rule-g2-title = Deine ersten Abenteurer
gnadenlos-rule-g2 = Du bekommst 2 Abenteurer vom gemischten Stapel. Jeder hat drei Zahlen, immer in dieser Reihenfolge: Gold, Revolver, Karten. Deine Hand, Abenteurer und Schuldscheine, siehst nur du.

gnadenlos-rule-g3-title = Die ersten Schuldscheine im Markt
gnadenlos-rule-g3 = Alle geben einen Schuldschein mit dem Wert 1 und einen mit dem Wert 2. Sie werden gemischt und verdeckt ausgelegt, Reihe für Reihe. Eine Reihe hat 6 Spalten, eine für jede Würfelzahl. Liegt in jeder ein Schuldschein, ist die Reihe **geschlossen**.

gnadenlos-rule-g4-title = Die Vorbereitung für Fortgeschrittene
gnadenlos-rule-g4 =
    Ein Spiel kann mit `{ gnadenlos-parameter-advanced }` eröffnet werden. Dann entfallen G2 und G3, und der Markt beginnt leer: Es werden so viele Pärchen Abenteurer aufgedeckt, wie Personen mitspielen. Alle bieten darauf wie in G19 bis G22, angefangen bei der Person mit dem Revolver. Dann nehmt ihr, vom höchsten Gebot bis zum niedrigsten, je ein Pärchen und legt euer Gebot in den Markt.

    { house-ruling } Jede Person bekommt ein Pärchen. Deshalb bleiben alle Gebote im Markt: Keines kommt zurück auf die Hand, wie es in G21 vorkommt.

## Das Ereignis

gnadenlos-rule-g5-title = Das Ereignis eines Zuges
gnadenlos-rule-g5 =
    Wer den Revolver hat, deckt das nächste Ereignis auf. Es gibt drei Arten: Beim **Goldrausch** zählt das Gold (G10), bei **High Noon** der Revolver (G11), beim **Falschspiel** zählen die Karten (G14).

    Mit den Standardwerten des Bots gibt es dreimal Goldrausch (um 3 und 1, 5 und 3, 7 und 4 Nuggets), zweimal High Noon und zweimal Falschspiel.

gnadenlos-rule-g6-title = Das letzte Ereignis des Stapels
gnadenlos-rule-g6 = Der Stapel hat 7 Ereignisse. Wird das letzte aufgedeckt, wird es nicht ausgeführt. Stattdessen werden alle 7 zu einem neuen Stapel gemischt, und dessen erstes Ereignis wird aufgedeckt und ausgeführt. War das letzte des alten Stapels ein High Noon, zieht der Undertaker trotzdem weiter (G7).

gnadenlos-rule-g7-title = Der Undertaker
gnadenlos-rule-g7 = Bei jedem High Noon, der aufgedeckt wird, zieht der Undertaker ein Feld weiter, noch vor allem anderen. Kommt er auf das letzte Feld seiner Leiste, ist das Spiel sofort zu Ende (G34), und der Rest des Zuges entfällt. Mit den Standardwerten des Bots geschieht das beim siebten High Noon.

gnadenlos-rule-g8-title = Einen Abenteurer auslegen
gnadenlos-rule-g8 =
    Alle, die Abenteurer haben, legen einen verdeckt aus. Sobald alle liegen, werden sie gleichzeitig aufgedeckt; bis dahin kannst du deinen noch tauschen. Haben weniger als 2 Personen einen Abenteurer, entfällt das Ereignis.

    { house-ruling } Bei High Noon zieht der Undertaker trotzdem weiter. Hast du nur einen Abenteurer, legt ihn der Bot für dich aus.

gnadenlos-rule-g9-title = Alle gleich
gnadenlos-rule-g9 = Zeigen alle Abenteurer für das Ereignis dieselbe Zahl, geschieht nichts, und alle nehmen ihren zurück. Ein anderes Ereignis gibt es dafür nicht.

gnadenlos-rule-g10-title = Goldrausch
gnadenlos-rule-g10 = Wer die höchste Goldzahl zeigt, findet die größere Menge Nuggets, die auf der Karte steht; wer die zweithöchste zeigt, findet die kleinere. Zeigen mehrere eine solche Zahl, bekommt jede dieser Personen die volle Menge. Alle anderen gehen leer aus.

gnadenlos-rule-g11-title = High Noon: wer stiehlt
gnadenlos-rule-g11 =
    Wer als einzige Person die höchste Revolverzahl zeigt, darf 2 Schuldscheine vom Markt nehmen. Zeigen mehrere sie, dürfen sie je 1 nehmen. Du darfst auch weniger nehmen oder keinen. Du wählst Plätze und siehst erst danach, was dort lag, außer du hast es selbst abgelegt (G37). Was du nimmst, darfst du bieten, welche Farbe es auch hat; am Zahltag zahlt diese Farbe.

    Liegen im Markt weniger Schuldscheine, als insgesamt genommen werden dürfen, nimmt niemand einen.

    { house-ruling } Dürfen mehrere nehmen, geht es im Uhrzeigersinn, angefangen bei der Person mit dem Revolver. Nimmst du 2, nennst du zuerst beide Plätze. Alle sehen, wie viele du nimmst und von welchen Plätzen.

gnadenlos-rule-g12-title = Lücken im Markt
gnadenlos-rule-g12 =
    Danach füllt die Person mit dem Revolver die Lücken mit Schuldscheinen aus den letzten Reihen, ohne sie anzusehen, und wählt, welcher in welche Lücke kommt. Am Ende ist jede Reihe außer der letzten geschlossen.

    { house-ruling } Die letzte Reihe rückt danach zusammen. Du wirst nur gefragt, wenn sich die Lücken auf mehr als eine Art füllen lassen. Ein Spiel kann mit `{ gnadenlos-parameter-bot-fills-gaps }` eröffnet werden: Dann macht es der Bot, der letzte Schuldschein kommt in die erste Lücke.

gnadenlos-rule-g13-title = High Noon: wer erschossen wird
gnadenlos-rule-g13 = Am Ende eines High Noon werden alle Abenteurer mit der niedrigsten Revolverzahl erschossen: Sie kommen auf den Ablagestapel.

gnadenlos-rule-g14-title = Falschspiel
gnadenlos-rule-g14 =
    Zeigst du die höchste Kartenzahl, rückt dein Hut um das Plus des Abschnitts vor, in dem er steht. Zeigst du die niedrigste, geht er um das Minus dieses Abschnitts zurück. Es zählt, wo die Hüte standen, bevor sich einer bewegt hat. Mit den Standardwerten des Bots:

    - grau, 1 bis 11: plus 4 oder minus 1
    - beige, 12 bis 17: plus 3 oder minus 2
    - blau, 18 bis 23: plus 2 oder minus 3
    - rot, 24 bis 29: plus 1 oder minus 4

    { house-ruling } Kein Hut geht hinter Feld 1 zurück.

gnadenlos-rule-g15-title = Die Besten gehen
gnadenlos-rule-g15 = Ist das Ereignis vorbei, kommen alle Abenteurer mit der höchsten Zahl für dieses Ereignis auf den Ablagestapel: Sie haben das Ihre getan. Die anderen gehen zurück auf die Hand, außer sie wurden erschossen.

## Ansehen kaufen

gnadenlos-rule-g16-title = Ein Nugget je Feld
gnadenlos-rule-g16 = Wer den Revolver hat, darf bis zu 5 Felder vorrücken, für je 1 Nugget. Die anderen kaufen jetzt nichts. Ohne Nuggets wirst du nicht gefragt.

gnadenlos-rule-g17-title = Das Ziel
gnadenlos-rule-g17 =
    Das Ziel ist der grüne Abschnitt. Ein Hut, der dort landet, beendet das Spiel (G34). Er bleibt nicht auf dem ersten grünen Feld stehen: Er rückt so viele Felder vor, wie gewonnen oder gekauft wurden. Mit den Standardwerten des Bots umfasst das Ziel die Felder 30 bis 35.

    { house-ruling } Beim Falschspiel endet das Spiel, wenn das ganze Ereignis vorbei ist; beim Kaufen sofort. Ein Hut darf über das letzte Feld hinaus. Dann steht er dahinter, und die Felder zählen weiter: 35 + 2 ist Feld 37. Nennen die Werte eines Spiels kein Ziel, ist nur das letzte Feld das Ziel, und die Hüte bleiben dort stehen.

## Schuldscheine für Abenteurer

gnadenlos-rule-g18-title = Abenteurer zu haben
gnadenlos-rule-g18 =
    Hat die Person mit dem Revolver weniger als 3 Abenteurer, werden Abenteurer aufgedeckt: einer weniger, als Personen mitspielen. Sonst wird in diesem Zug nicht geboten. Ist der Stapel leer, wird der Ablagestapel gemischt und ist der neue Stapel.

    { house-ruling } Gemischt wird erst, wenn eine Karte gebraucht wird. Gibt es dann immer noch zu wenige Abenteurer, werden so viele aufgedeckt, wie da sind; ist keiner da, wird nicht geboten.

gnadenlos-rule-g19-title = Schuldscheine bieten
gnadenlos-rule-g19 = Alle machen ein offenes Gebot, im Uhrzeigersinn, angefangen bei der Person mit dem Revolver: 1, 2 oder 3 Schuldscheine aus der Hand. Es zählt ihre Summe. Sie muss sich von allen schon gebotenen Summen unterscheiden, darf aber niedriger sein. Auch 0 ist ein Gebot.

gnadenlos-rule-g20-title = Kein Gebot möglich
gnadenlos-rule-g20 = Kannst du bieten, musst du es tun. Haben andere schon jede Summe geboten, die du bilden könntest, kannst du nicht bieten. Zum Beweis zeigt der Bot allen deine Hand. Du stehst dann ganz unten, noch unter einem Gebot von 0.

gnadenlos-rule-g21-title = Nehmen und ablegen
gnadenlos-rule-g21 =
    Die Person mit dem höchsten Gebot nimmt als Erste einen Abenteurer und legt die Schuldscheine ihres Gebots verdeckt in den Markt, auf die nächsten freien Plätze, Reihe für Reihe. Dann folgt das nächstniedrigere Gebot, solange Abenteurer da sind. Bekommst du keinen, nimmst du dein Gebot zurück. Ohne Gebot bekommst du nie einen Abenteurer.

    { house-ruling } Abenteurer, die übrig bleiben, kommen auf den Ablagestapel.

gnadenlos-rule-g22-title = Die Reihenfolge beim Ablegen
gnadenlos-rule-g22 = { house-ruling } Deine Schuldscheine werden in der Reihenfolge abgelegt, in der du sie für dein Gebot wählst: der erste auf den ersten freien Platz. Diese Reihenfolge siehst nur du, und du kannst sie ändern, bis die Scheine liegen.

gnadenlos-rule-g29-title = Der Revolver wandert weiter
gnadenlos-rule-g29 = Am Ende eines Zuges, nach dem Zahltag, falls einer war, geht der Revolver im Uhrzeigersinn weiter, und der nächste Zug beginnt.

## Der Zahltag

gnadenlos-rule-g23-title = Wann Zahltag ist
gnadenlos-rule-g23 = Nach dem Bieten ist Zahltag, wenn der Markt mindestens so viele geschlossene Reihen hat, wie Personen mitspielen. Sonst beginnt der nächste Zug.

gnadenlos-rule-g24-title = Würfeln, aufdecken, zahlen
gnadenlos-rule-g24 = Wer den Revolver hat, würfelt: Die Zahl bestimmt eine Spalte. Der letzte verdeckt liegende Schuldschein dieser Spalte wird aufgedeckt, und die Person mit seiner Farbe zahlt seinen Wert in Nuggets an den Vorrat. Wer ihn abgelegt hat, ist egal. Dann folgt der nächste Wurf. Der Bot macht das alles.

gnadenlos-rule-g25-title = Eine leere Spalte
gnadenlos-rule-g25 = Der Zahltag ist vorbei, wenn der Würfel eine Spalte bestimmt, in der kein Schuldschein mehr verdeckt liegt.

gnadenlos-rule-g26-title = Geier
gnadenlos-rule-g26 = Der Zahltag ist auch vorbei, wenn jemand nicht zahlen kann. Wer es nicht kann, behält die Nuggets, bekommt einen **Geier** und geht 5 Felder zurück, aber nie hinter Feld 1.

gnadenlos-rule-g27-title = Schuldscheine kehren heim
gnadenlos-rule-g27 = Nach einem Zahltag kommen alle aufgedeckten Schuldscheine zurück auf die Hand ihrer Farbe, bezahlt oder nicht.

gnadenlos-rule-g28-title = Noch ein Zahltag?
gnadenlos-rule-g28 = Danach werden die Lücken gefüllt wie in G12, so dass möglichst viele Reihen geschlossen sind. Gibt es immer noch so viele geschlossene Reihen, wie Personen mitspielen, folgt sofort noch ein Zahltag.

## Das Ende

gnadenlos-rule-g33-title = Der dritte Geier
gnadenlos-rule-g33 = Ein dritter Geier beendet das Spiel sofort, ohne weiteren Zahltag. Wer ihn bekam, hat verloren und verlässt den Weg.

gnadenlos-rule-g34-title = Der letzte Zahltag
gnadenlos-rule-g34 = Steht der Undertaker auf seinem letzten Feld oder steht ein Hut im Ziel, gibt es noch einen Zahltag, was auch im Markt liegt. Er wird nicht wiederholt. Mit einem dritten Geier hast du auch dort verloren, wie in G33.

gnadenlos-rule-g35-title = Der letzte Kauf
gnadenlos-rule-g35 =
    Wie das Spiel auch endet: Alle, die noch auf dem Weg sind, dürfen zum Preis von G16 noch bis zu 3 Felder kaufen, auch im Ziel und dahinter.

    { house-ruling } Mehr Felder sind immer besser als mehr Nuggets, also kauft der Bot für alle so viel, wie sie zahlen können.

gnadenlos-rule-g36-title = Wer gewinnt
gnadenlos-rule-g36 =
    Es gewinnt, wessen Hut auf dem Weg am weitesten vorne steht. Von Hüten auf demselben Feld liegt der mit mehr Nuggets vorne.

    { house-ruling } Sind auch die gleich, wird der Platz geteilt. Wer einen dritten Geier bekommen hat, ist auf dem letzten Platz.

## Wer weiß was

gnadenlos-rule-g37-title = Offen und geheim
gnadenlos-rule-g37 =
    { house-ruling } Offen für alle sind Hüte, Nuggets, Geier, der Ablagestapel, wie viele Karten die anderen haben, und Gebote, bis sie abgelegt werden.

    Geheim sind Hände, verdeckt ausgelegte Abenteurer und jeder Schuldschein im Markt: Seine Rückseite zeigt weder Wert noch Farbe. In welcher Reihenfolge ein Gebot abgelegt wurde, weiß nur, wer es gemacht hat.

    Welche Schuldscheine im Markt du selbst abgelegt hast, siehst nur du, mit Wert und Farbe, wohin sie auch verschoben wurden. Du findest sie bei deiner Hand und wenn du Plätze wählst. Die von G3 wurden gemischt, also kennt sie niemand. Im Verlauf steht, was laut gesagt wurde.
