### Die Regeln von Goldrush, in unseren eigenen Worten: R1 bis R24. `{ house-ruling }` beginnt, was nicht in der
### Spielregel steht.

goldrush-rules-overview =
    - Unter einigen der 26 **Karten** vor der Stadt liegt Gold. Der Bot würfelt für dich und setzt Nummern auf die Landkarte, wo du mit dem ganzen Wurf enden kannst: **Drück auf eine Nummer**, und du gehst dorthin.
    - Endest du auf einer Karte, so **siehst du sie dir an, du allein**. Auf Gold legst du einen Claim; wo keines ist, darfst du es auch tun, um die anderen in die Irre zu führen. Sie merken es nicht.
    - In der **Registry** werden deine Claims auf Gold **Minen**; mögliches Gold muss vorher ins **Assay Office**. Du hast drei **Marker**, für Claims und Minen zusammen.
    - Jedes Mal, wenn du auf einer eigenen Mine endest, gräbst du ein **Nugget** aus und legst es auf deinen **Karren**, der vier fasst. Sicher ist es erst in der **Bank**: Bis dahin kann dich jeder, der dir begegnet, zum **Duell** um alles auf deinem Karren fordern.
    - Andere Karten und die sechs Punkte vor den Ausgängen werden vorgelesen und schicken dich umher.
    - Wer zuerst fünf Nuggets in der Bank hat, gewinnt; im kurzen Spiel (`{ goldrush-parameter-short }`) reichen drei.
    - **Wie lange es dauert**, gemessen mit Robotern: Die Hälfte der Spiele endet nach etwa 50 Zügen je Person, und acht von zehn dauern 30 bis 85. Für den ganzen Tisch sind das zu zweit etwa 100 Züge, zu dritt 150 und zu viert 220. Das kurze Spiel dauert etwa 30 Züge je Person (15 bis 50): 65, 95 oder 125 für den ganzen Tisch.
    - Der gedruckte Plan, der Text der meisten Karten und wie viele es von jeder gibt, sind verloren. Die **Landkarte und die Karten hier sind unsere**, so gemacht, dass sie zu allem passen, was die Spielregel darüber sagt.

## Kapitel

goldrush-chapter-set-up = Vor dem ersten Zug
goldrush-chapter-turn = Ein Zug
goldrush-chapter-claims = Karten und Claims
goldrush-chapter-town = Die Stadt und das Gold
goldrush-chapter-promises = Versprechen, die enden
goldrush-chapter-duels = Duelle und Schießereien
goldrush-chapter-end = Das Ende
goldrush-chapter-knowledge = Wer was weiß

## Vor dem ersten Zug

goldrush-rule-r1-title = Womit alle beginnen
goldrush-rule-r1 =
    Alle Goldsucher stehen in Jake’s General Store, mit leerem Karren und drei Markern, die als Claims und als Minen dienen. Im Vorrat liegen 20 Nuggets. Die 26 Karten liegen gemischt und verdeckt, eine auf jedem Feld. Wer am höchsten würfelt, beginnt, bei Gleichstand wird noch einmal gewürfelt; dann geht es im Uhrzeigersinn.

    { house-ruling } Es gibt 9 Karten mit Gold, 4 mit möglichem Gold, 5 ohne Gold und 1 Nugget; und je einmal „Ein alter Führer“, „Kein Trinkwasser“, „Verlaufen“, „Ein heißes Bad“, „Das Klavier spielt“, „Als Bandit gesucht“ und „Freibier“.

## Ein Zug

goldrush-rule-r2-title = Würfeln und gehen
goldrush-rule-r2 =
    Du würfelst und gehst den ganzen Wurf auf den Wegen, in einer Richtung: keinen Schritt zurück. An einer Gabelung nimmst du, welchen Weg du willst. Die Häuser der Stadt betritt man nur mit genauer Augenzahl und geht nie hindurch: Ein Haus kann nur der letzte Schritt sein.

    { house-ruling } Kein Ort kommt in einem Zug zweimal vor. Der Bot würfelt und setzt auf der Landkarte Nummern, wo du enden kannst. Gibt es nur eine Möglichkeit, so geschieht sie von selbst.

goldrush-rule-r3-title = Was einen Wurf ändert
goldrush-rule-r3 = Nur Duelle, das Jail und das Assay Office ändern, was du mit einem Wurf tust. Sonst musst du ihn ganz gehen.

goldrush-rule-r4-title = Nur das Ende eines Zugs zählt
goldrush-rule-r4 =
    Eine Karte oder ein Anweisungspunkt zählt nur, wenn dein Zug dort endet, nicht, wenn du darüber gehst.

    { house-ruling } Sie zählen auch, wenn dich eine Anweisung hinbringt. Hältst du für ein Duell an, so zählt dort sonst nichts, auch nicht bei genauer Augenzahl: keine Karte, kein Nugget, keine Registry, kein Assay Office.

## Karten und Claims

goldrush-rule-r5-title = Was auf einer Karte steht
goldrush-rule-r5 =
    Endest du auf einer verdeckten Karte, so siehst du sie dir an, du allein.

    - **Gold** oder **mögliches Gold**: Du legst einen Claim darauf, wenn du einen Marker frei hast.
    - **Kein Gold**: Du legst einen Claim, um die anderen in die Irre zu führen, oder keinen; dann wissen sie, dass dort kein Gold ist.
    - **Alles andere** wird vorgelesen, sofort ausgeführt und liegt wieder verdeckt. Wer irgendwohin geschickt wird, wird samt Karren dorthin gesetzt und begegnet unterwegs niemandem.

    „Ein Nugget“ kommt aus dem Vorrat auf deinen Karren. „Ein alter Führer“ gibt dir drei Züge hintereinander. „Kein Trinkwasser“ bringt dich zum nächsten Bach, „Verlaufen“ zum Mulch Tree.

    { house-ruling } Von den drei Zügen des alten Führers ist dieser der erste. Und außerdem:

    - „Ein heißes Bad“ bringt dich ins Bison Hotel, „Das Klavier spielt“ in den Saddle Saloon, „Als Bandit gesucht“ ins Jail. „Freibier“ bringt alle in den Saddle Saloon; Gefangene bleiben im Jail.
    - Die Punkte vor dem Westausgang: ein verlorenes Hufeisen (zur Smithy), eine vergessene Lizenz (zum Sheriff), ein Überfall (zu Jake’s General Store).
    - Vor dem Ostausgang: ein Zimmer für die Nacht (ins Bison Hotel), für einen Viehdieb gehalten (ins Jail), eine Abkürzung (zum Mulch Tree).
    - Der nächste Bach ist der mit den wenigsten Schritten; sind es zwei, so wählst du.
    - Ein voller Karren bekommt von einer Karte kein Nugget, und aus einem leeren Vorrat bekommt niemand etwas.
    - Was auch auf der Karte steht, die Frage an dich ist dieselbe, damit niemand etwas daraus erfährt.

goldrush-rule-r6-title = Drei Marker
goldrush-rule-r6 =
    Du hast insgesamt drei Marker, für Claims und Minen zusammen. Ist keiner frei, so kannst du keinen Claim legen. Ein Claim bleibt liegen, bis du in die Registry kommst, bis er gestohlen wird oder bis Erz von ihm vergeblich geprüft ist (R9).

    { house-ruling } Ein Claim kann nicht verlegt werden.

goldrush-rule-r7-title = Einen Claim stehlen
goldrush-rule-r7 =
    Endest du auf dem Claim von jemand anderem, so siehst du die Karte an und darfst den Claim durch einen von dir ersetzen; der andere Marker geht zurück. Über die Karte wird nichts gesagt. Auf einer fremden Mine geschieht nichts.

    { house-ruling } Das geht auch auf möglichem Gold. Auf deinem eigenen Claim geschieht nichts.

## Die Stadt und das Gold

goldrush-rule-r8-title = Die Registry
goldrush-rule-r8 =
    In der Registry werden deine Claims auf Gold aufgedeckt: Es sind Minen, für immer deine. Andere Claims darfst du zurücknehmen.

    { house-ruling } Alle deine Claims auf Gold werden Minen, ohne dass du gefragt wirst. Bleiben Claims übrig, wählst du unter ihnen allen, ganz gleich, ob sie auf möglichem Gold liegen oder auf keinem Gold: Du nimmst beliebig viele zurück und lässt die übrigen liegen. Bleibt keiner übrig, wirst du nichts gefragt. Die Karten bleiben verdeckt, und so erfährt niemand, welches von beiden es war.

    Bekannt wird nur, dass auf diesen Feldern **kein sicheres Gold** liegt. Ihre Karten bekommen ein Fragezeichen, ob du den Claim zurücknimmst oder liegen lässt, bis das Feld eine Mine wird.

goldrush-rule-r9-title = Das Assay Office
goldrush-rule-r9 =
    Kommst du ins Assay Office und hast einen Claim auf möglichem Gold, so darfst du darum würfeln. Mit 4, 5 oder 6 ist es Gold: sofort als deine Mine eingetragen. Mit 1, 2 oder 3 nicht: Du gehst mit so vielen Schritten hinaus, als Zug, und nimmst den Claim zurück. Die Karte bleibt verdeckt, und alle dürfen wieder einen Claim darauf legen.

    { house-ruling } Je Besuch nennst du einen Claim. Ist es Gold, so gehst du weiter in die Registry und begegnest unterwegs niemandem; dort zählen auch deine anderen Claims (R8). Ohne Claim auf möglichem Gold geschieht nichts; aber hast du irgendeinen Claim, so wirst du trotzdem gefragt, damit niemand erfährt, was darunter liegt.

goldrush-rule-r10-title = Gold graben
goldrush-rule-r10 =
    Jedes Mal, wenn du auf einer eigenen Mine endest, legst du ein Nugget aus dem Vorrat auf deinen Karren. Er fasst höchstens 4. Mit vollem Karren oder bei leerem Vorrat bekommst du keines.

    { house-ruling } Eine Mine einzutragen bringt kein Nugget.

goldrush-rule-r11-title = Die Bank
goldrush-rule-r11 = Betrittst du die Bank, so wird dein Karren abgeladen. Diese Nuggets sind sicher: Niemand kann sie dir mehr nehmen.

goldrush-rule-r12-title = Das Jail
goldrush-rule-r12 =
    Um aus dem Jail zu kommen, musst du eine 1 oder eine 6 würfeln; dann gehst du so weit. Jeder andere Wurf beendet deinen Zug.

    { house-ruling } Das gilt auch, wenn du das Jail von selbst betreten hast.

## Versprechen, die enden

goldrush-rule-r13-title = Die neueste Anweisung zählt
goldrush-rule-r13 =
    Eine Anweisung, die dich versetzt, beendet, was dir vorher versprochen war: den Rest der drei Züge des alten Führers zum Beispiel.

    { house-ruling } Ein Nugget beendet nichts.

goldrush-rule-r22-title = Der alte Führer, noch einmal
goldrush-rule-r22 = { house-ruling } Triffst du den alten Führer, während du noch Züge von ihm hast, so beginnen seine drei Züge von vorn. Sie werden nicht zusammengezählt.

goldrush-rule-r23-title = Extrazüge bleiben
goldrush-rule-r23 = { house-ruling } Eine Anweisung, die dich versetzt, beendet die Züge des alten Führers, aber keinen Extrazug, den du in einem Duell oder einer Schießerei gewonnen hast.

## Duelle und Schießereien

goldrush-rule-r14-title = Herausfordern
goldrush-rule-r14 = Führt dein Weg zu einem anderen Goldsucher oder an ihm vorbei, so darfst du dort anhalten und ihn herausfordern, sofern wenigstens einer von euch beiden Gold auf dem Karren hat.

goldrush-rule-r15-title = Wer herausfordern muss
goldrush-rule-r15 =
    Hast du Gold auf dem Karren und willst an jemandem vorbei, so musst du herausfordern.

    { house-ruling } Wer nicht gefordert werden kann (R16), an dem gehst du vorbei; den Ersten der anderen musst du herausfordern. Ohne Gold darfst du an jemandem mit Gold vorbei, um zu jemand anderem zu kommen. Stehen mehrere an einem Ort, so wählst du unter ihnen. Wer dort steht, wo du beginnst, begegnet dir nicht.

goldrush-rule-r16-title = Wo niemand gefordert wird
goldrush-rule-r16 =
    Auf deiner eigenen Mine, beim Sheriff oder in der Bank kannst du nicht herausgefordert werden.

    { house-ruling } Auch nicht im Jail. In den anderen Häusern kann nur herausfordern, wer mit genauer Augenzahl dort endet.

goldrush-rule-r17-title = Das Duell
goldrush-rule-r17 =
    Beide würfeln. Wer höher würfelt, bekommt alle Nuggets vom Karren des anderen und sofort einen Extrazug. Dann geht es mit dem weiter, der ohne das Duell an der Reihe gewesen wäre.

    { house-ruling } Bei gleichen Würfen wird noch einmal gewürfelt. Der Rest des Wurfs, mit dem gegangen wurde, verfällt. Extrazüge kommen zuerst, dann, was schon im Gang war, wie der Rest der drei Züge des alten Führers.

goldrush-rule-r18-title = Zu viel für einen Karren
goldrush-rule-r18 =
    Lägen nach einem Duell mehr als 4 Nuggets auf einem Karren, so kommt alles darauf in den Vorrat zurück.

    { house-ruling } Auch nach einer Schießerei.

goldrush-rule-r19-title = Die Schießerei
goldrush-rule-r19 =
    Bringt eine Anweisung Goldsucher zusammen, und hat einer von ihnen Gold auf dem Karren, so würfeln alle, die dort sind. Haben mehrere den höchsten Wurf, so würfeln sie noch einmal. Wer gewinnt, bekommt alle Nuggets der anderen und würfelt zuerst.

    { house-ruling } Nicht beim Sheriff, im Jail oder auf einer eigenen Mine. R18 gilt auch hier; wer gewinnt, würfelt zuerst, auch wenn der Karren dadurch leer ist. Dann geht es weiter wie nach einem Duell (R17).

## Das Ende

goldrush-rule-r20-title = Wer gewinnt
goldrush-rule-r20 =
    Wer als Erstes fünf Nuggets zur Bank gebracht hat, gewinnt auf der Stelle.

    { house-ruling } Im kurzen Spiel (`{ goldrush-parameter-short }`) reichen drei Nuggets. Die anderen folgen nach Nuggets in der Bank, dann auf dem Karren, dann nach Minen. Ist all das gleich, wird der Platz geteilt.

## Wer was weiß

goldrush-rule-r21-title = Offen und geheim
goldrush-rule-r21 =
    { house-ruling } Offen für alle sind Orte, Karren, Nuggets in der Bank, Claims, Minen, was vergeblich geprüft wurde und auf welchen Feldern kein sicheres Gold liegt (R8). Geheim ist, was auf einer verdeckten Karte steht, außer für alle, die sie angesehen haben.

    Was vorgelesen wurde, haben alle gehört: Das Bild, das alle sehen, vermerkt es nicht, aber im Verlauf (`/spiel verlauf`) bleibt es stehen.

goldrush-rule-r24-title = Was deine eigene Landkarte vermerkt
goldrush-rule-r24 = { house-ruling } Die Landkarte, die nur du siehst, vermerkt die Karten, die du angesehen hast, und die, die vorgelesen oder vergeblich geprüft wurden.
