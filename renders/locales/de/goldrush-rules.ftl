### Die Regeln von Goldrush, in unseren eigenen Worten: R1 bis R24. `{ house-ruling }` beginnt, was nicht in der
### Spielregel steht.

goldrush-rules-overview = 
    - Es geht um **Gold**: Wer zuerst fünf Nuggets in der **Bank** hat, gewinnt; im kurzen Spiel (`{ goldrush-parameter-short }`) reichen drei.
    - Vor der Stadt liegen 26 **Felder**, A bis Z, jedes mit einer verdeckten **Karte**. Auf einigen ist Gold. Der Bot wirft für dich einen Würfel und nummeriert die Orte, an denen du mit dem ganzen Wurf landen kannst: **Drück auf eine Nummer**, und du gehst dorthin.
    - Landest du auf einer Karte, **siehst du sie dir an, nur du**. Steht Gold oder mögliches Gold darauf, steckst du dort einen **Claim** ab, mit einem deiner drei **Marker**. Ist dort kein Gold, darfst du es auch tun, um die anderen in die Irre zu führen: Sie sehen nur den Claim.
    - In der **Registry** (dem Claimregister), einem Haus in der Stadt, werden deine Claims auf Gold **Minen**, die für immer dir gehören. Um mögliches Gold musst du vorher würfeln, im **Assay Office** (der Erzprüfstelle): Mit 4, 5 oder 6 ist es Gold. Eine Mine behält den Marker ihres Claims: Du kannst also höchstens drei Claims und Minen zusammen haben.
    - Jedes Mal, wenn du auf einer eigenen Mine landest, gräbst du ein **Nugget** aus und legst es auf deinen **Karren**, der vier fasst. Sicher ist es erst in der Bank: Bis dahin können dich alle, die dir begegnen, zum **Duell** um alles auf deinem Karren fordern.
    - Andere Karten und sechs **Ereignisfelder** vor den beiden Ausgängen der Stadt werden vorgelesen und sofort ausgeführt; die meisten schicken dich irgendwohin: ins Jail (Gefängnis) zum Beispiel oder in die Smithy (Schmiede).
    - **Wie lange es dauert**, gemessen mit Robotern: Die Hälfte der Spiele endet nach etwa 50 Zügen je Person, und acht von zehn dauern 30 bis 85. Für den ganzen Tisch sind das zu zweit etwa 100 Züge, zu dritt 150 und zu viert 220. Das kurze Spiel dauert etwa 30 Züge je Person (15 bis 50): 65, 95 oder 125 für den ganzen Tisch.
    - Der gedruckte Spielplan, der Text der meisten Karten und wie viele es von jeder gibt, sind verloren. **Spielplan und Karten sind hier unsere**, so gemacht, dass sie zu allem passen, was die Spielregel darüber sagt. `/goldrush karte` nennt alle Orte und Wege, und wie weit es von einem zum anderen ist.

## Kapitel

goldrush-chapter-set-up = Vor dem ersten Zug
goldrush-chapter-turn = Ein Zug
goldrush-chapter-claims = Karten und Claims
goldrush-chapter-town = Die Stadt und das Gold
goldrush-chapter-promises = Extrazüge, die verfallen
goldrush-chapter-duels = Duelle und Schießereien
goldrush-chapter-end = Das Ende
goldrush-chapter-knowledge = Wer weiß was

## Vor dem ersten Zug

goldrush-rule-r1-title = Womit alle beginnen
goldrush-rule-r1 = 
    Alle Goldsucher stehen in Jake’s General Store, mit leerem Karren und drei Markern, die als Claims und als Minen dienen. Im Vorrat liegen 20 Nuggets. Die 26 Karten liegen gemischt und verdeckt, eine auf jedem Feld. Wer am höchsten würfelt, beginnt; bei Gleichstand wird noch einmal gewürfelt. Dann geht es im Uhrzeigersinn.

    { house-ruling } Es gibt 9 Karten mit Gold, 4 mit möglichem Gold, 5 ohne Gold und 1 mit „Ein Nugget“; und je einmal „Ein alter Trapper“, „Kein Trinkwasser“, „Verlaufen“, „Ein heißes Bad“, „Das Klavier spielt“, „Als Bandit verdächtigt“ und „Freibier“.

## Ein Zug

goldrush-rule-r2-title = Würfeln und gehen
goldrush-rule-r2 = 
    Du wirfst einen Würfel und ziehst die ganze Augenzahl auf den Wegen, in einer Richtung: keinen Schritt zurück. An einer Gabelung wählst du den Weg. In die Häuser der Stadt kommst du nur mit genauer Augenzahl, und du gehst nie hindurch: Ein Haus kann nur der letzte Schritt sein.

    { house-ruling } In einem Zug betrittst du keinen Ort zweimal. Der Bot würfelt und nummeriert die Orte, an denen du landen kannst. Gibt es nur eine Möglichkeit, zieht der Bot von selbst.

goldrush-rule-r3-title = Die ganze Augenzahl ziehen
goldrush-rule-r3 = Du musst die ganze Augenzahl ziehen, auch wenn du lieber stehen bleiben würdest: mit einer 5 fünf Schritte. Es gibt nur drei Ausnahmen: Ein Duell hält dich unterwegs auf (R17), im Jail darfst du nicht mit jedem Wurf ziehen (R12), und im Assay Office würfelst du um Gold (R9).

goldrush-rule-r4-title = Nur das Zielfeld zählt
goldrush-rule-r4 = 
    Eine Karte oder ein Ereignisfeld zählt nur, wenn du dort landest, nicht, wenn du darüber gehst.

    { house-ruling } Eine Karte oder ein Ereignisfeld zählt auch, wenn dich eine Anweisung dorthin bringt. Hältst du für ein Duell an, zählt dort nur das Duell, auch wenn dein Wurf ohnehin dort geendet hätte: keine Karte, kein Nugget, keine Registry, kein Assay Office.

## Karten und Claims

goldrush-rule-r5-title = Was auf einer Karte steht
goldrush-rule-r5 = 
    Landest du auf einer verdeckten Karte, siehst du sie dir an, nur du.

    - **Gold** oder **mögliches Gold**: Du steckst dort einen Claim ab, wenn du einen Marker frei hast.
    - **Kein Gold**: Du steckst einen Claim ab, um die anderen in die Irre zu führen, oder keinen. Steckst du keinen ab, wissen sie, dass dort kein Gold ist.
    - **Alles andere** wird vorgelesen, sofort ausgeführt und wieder verdeckt hingelegt. Schickt es dich irgendwohin, wirst du samt Karren dorthin gesetzt und begegnest unterwegs niemandem.

    „Ein Nugget“ kommt aus dem Vorrat auf deinen Karren. „Ein alter Trapper“ wird dein Kundschafter: Du hast drei Züge hintereinander. „Kein Trinkwasser“ bringt dich zum nächsten Bach, „Verlaufen“ zum Mulch Tree.

    { house-ruling } Von den drei Zügen mit dem alten Kundschafter ist dieser der erste. Und außerdem:

    - „Ein heißes Bad“ bringt dich ins Bison Hotel, „Das Klavier spielt“ in den Saddle Saloon, „Als Bandit verdächtigt“ ins Jail (Gefängnis). „Freibier“ bringt alle in den Saddle Saloon; Gefangene bleiben im Jail.
    - Die Ereignisfelder vor dem Westausgang: ein verlorenes Hufeisen (zur Smithy, der Schmiede), ein vergessener Schürfschein (zum Sheriff), ein Überfall (zu Jake’s General Store).
    - Vor dem Ostausgang: ein Zimmer für die Nacht (ins Bison Hotel), für einen Viehdieb gehalten (ins Jail), eine Abkürzung (zum Mulch Tree).
    - Der nächste Bach ist der mit den wenigsten Schritten; sind zwei gleich nah, wählst du.
    - Ist dein Karren voll oder der Vorrat leer, bekommst du von einer Karte kein Nugget.
    - Was auch auf der Karte steht, die anderen sehen, dass dir dieselbe Frage gestellt wird, damit sie nichts daraus schließen können.

goldrush-rule-r6-title = Drei Marker
goldrush-rule-r6 = 
    Du hast insgesamt drei Marker, für Claims und Minen zusammen. Ist keiner frei, kannst du keinen Claim abstecken. Ein Claim bleibt liegen, bis du in die Registry kommst (R8), bis ihn jemand stiehlt (R7) oder bis die Prüfung zeigt, dass dort kein Gold ist (R9).

    { house-ruling } Du kannst einen Claim nicht verlegen.

goldrush-rule-r7-title = Einen Claim stehlen
goldrush-rule-r7 = 
    Landest du auf einem fremden Claim, siehst du dir die Karte an und darfst den Claim durch einen eigenen ersetzen; der fremde Marker geht zurück. Über die Karte wird nichts gesagt. Auf einer fremden Mine geschieht nichts.

    { house-ruling } Ersetzen darfst du ihn auf Gold, auf möglichem Gold und auf keinem Gold, wenn du einen Marker frei hast; sonst siehst du dir die Karte nur an. Auf deinem eigenen Claim geschieht nichts.

## Die Stadt und das Gold

goldrush-rule-r8-title = Die Registry
goldrush-rule-r8 = 
    In der Registry werden die Karten unter deinen Claims auf Gold aufgedeckt: Diese Claims werden Minen, für immer deine. Andere Claims darfst du zurücknehmen.

    { house-ruling } Alle deine Claims auf Gold werden Minen, ohne dass du gefragt wirst. Hast du noch andere Claims, wirst du nach ihnen allen zusammen gefragt, ganz gleich, ob sie auf möglichem Gold liegen oder auf keinem Gold: Du nimmst beliebig viele zurück und lässt die übrigen liegen. Hast du keine anderen, wirst du nichts gefragt. Die Karten dieser anderen Claims bleiben verdeckt, und so erfährt niemand, ob mögliches Gold oder kein Gold darauf steht.

    Alle erfahren nur, dass auf den Feldern dieser Claims **kein sicheres Gold** liegt, ob du den Claim zurücknimmst oder liegen lässt. Ihre Karten haben ein Fragezeichen, bis das Feld eine Mine wird.

goldrush-rule-r9-title = Das Assay Office
goldrush-rule-r9 = 
    Kommst du ins Assay Office und hast einen Claim auf möglichem Gold, darfst du darum würfeln. Mit 4, 5 oder 6 ist es Gold: sofort als deine Mine eingetragen. Mit 1, 2 oder 3 nicht: Du ziehst mit so vielen Schritten weiter, aus dem Haus hinaus, und nimmst den Claim zurück. Die Karte bleibt verdeckt, und alle dürfen dort wieder einen Claim abstecken.

    { house-ruling } Je Besuch wählst du einen Claim. Ist es Gold, gehst du weiter in die Registry und begegnest unterwegs niemandem; dort zählen auch deine anderen Claims (R8). Ohne Claim auf möglichem Gold geschieht nichts; aber hast du irgendeinen Claim, wirst du trotzdem gefragt, damit niemand erfährt, was auf seiner Karte steht.

goldrush-rule-r10-title = Gold graben
goldrush-rule-r10 = 
    Jedes Mal, wenn du auf einer eigenen Mine landest, legst du ein Nugget aus dem Vorrat auf deinen Karren. Er fasst höchstens 4. Ist er voll oder der Vorrat leer, bekommst du keines.

    { house-ruling } Eine Mine einzutragen bringt kein Nugget.

goldrush-rule-r11-title = Die Bank
goldrush-rule-r11 = Betrittst du die Bank, wird dein Karren abgeladen. Diese Nuggets sind sicher: Niemand kann sie dir mehr nehmen.

goldrush-rule-r12-title = Das Jail
goldrush-rule-r12 = 
    Um aus dem Jail (Gefängnis) zu kommen, musst du eine 1 oder eine 6 würfeln; dann gehst du so weit. Jeder andere Wurf beendet deinen Zug.

    { house-ruling } Das gilt auch, wenn du das Jail von selbst betreten hast.

## Extrazüge, die verfallen

goldrush-rule-r13-title = Die neueste Anweisung zählt
goldrush-rule-r13 = 
    Eine Anweisung, die dich irgendwohin bringt, beendet die Züge, die du mit dem alten Kundschafter noch hattest.

    { house-ruling } Die Karte „Ein Nugget“ beendet nichts davon.

goldrush-rule-r22-title = Der alte Kundschafter, noch einmal
goldrush-rule-r22 = { house-ruling } Triffst du den alten Kundschafter, während du noch Züge mit ihm hast, beginnen die drei Züge von vorn. Sie werden nicht zusammengezählt.

goldrush-rule-r23-title = Extrazüge bleiben
goldrush-rule-r23 = { house-ruling } Eine Anweisung, die dich irgendwohin bringt, beendet die Züge mit dem alten Kundschafter, aber keinen Extrazug, den du in einem Duell oder einer Schießerei gewonnen hast.

## Duelle und Schießereien

goldrush-rule-r14-title = Herausfordern
goldrush-rule-r14 = Triffst du auf deinem Weg oder an seinem Ende auf jemanden, darfst du dort anhalten und diese Person herausfordern, sofern auf mindestens einem eurer beiden Karren Gold liegt.

goldrush-rule-r15-title = Wer herausfordern muss
goldrush-rule-r15 = 
    Hast du Gold auf dem Karren und würdest an jemandem vorbeigehen, musst du dort anhalten und diese Person herausfordern. Endet dein Wurf genau dort, wo sie steht, gehst du nicht an ihr vorbei: Du darfst sie herausfordern, musst es aber nicht (R14).

    { house-ruling } An allen, die nicht herausgefordert werden können (R16), gehst du vorbei; von den übrigen musst du die erste Person auf deinem Weg herausfordern. Ohne Gold darfst du auch an jemandem mit Gold vorbei, um jemanden dahinter herauszufordern. Stehen mehrere an einem Ort, wählst du unter ihnen. Wer an dem Ort steht, an dem du beginnst, zählt nicht.

    Ein Beispiel: Du hast ein Nugget auf dem Karren und würfelst eine 5. Anna steht zwei Schritte weiter auf einer eigenen Mine, Ben vier Schritte weiter auf einem gewöhnlichen Feld. Auf diesem Weg gehst du an Anna vorbei und musst dich mit Ben duellieren.

goldrush-rule-r16-title = Wo niemand gefordert wird
goldrush-rule-r16 = 
    Auf deiner eigenen Mine, beim Sheriff oder in der Bank kannst du nicht herausgefordert werden.

    { house-ruling } Auch nicht im Jail. In den anderen Häusern kann nur herausfordern, wer mit genauer Augenzahl dort landet.

goldrush-rule-r17-title = Das Duell
goldrush-rule-r17 = 
    Beide würfeln. Wer höher würfelt, bekommt alle Nuggets vom anderen Karren und sofort einen Extrazug. Dann geht es so weiter, wie es ohne das Duell weitergegangen wäre.

    { house-ruling } Bei gleichen Würfen würfeln beide noch einmal. Was von der Augenzahl noch übrig war, verfällt. Der Extrazug kommt zuerst. Hat jemand noch Züge mit dem alten Kundschafter (R5), folgen sie danach.

goldrush-rule-r18-title = Zu viel für einen Karren
goldrush-rule-r18 = 
    Lägen nach einem Duell mehr als 4 Nuggets auf einem Karren, kommt alles darauf zurück in den Vorrat.

    { house-ruling } Auch nach einer Schießerei.

goldrush-rule-r19-title = Die Schießerei
goldrush-rule-r19 = 
    Bringt eine Anweisung Goldsucher zusammen und liegt auf einem ihrer Karren Gold, würfeln alle, die dort sind. Haben mehrere den höchsten Wurf, würfeln sie noch einmal. Wer gewinnt, bekommt alle Nuggets der anderen und sofort einen Extrazug.

    { house-ruling } Beim Sheriff, im Jail und auf einer eigenen Mine gibt es keine Schießerei. R18 gilt auch hier; den Extrazug gibt es auch, wenn der Karren dadurch leer ist. Dann geht es weiter wie nach einem Duell (R17).

## Das Ende

goldrush-rule-r20-title = Wer gewinnt
goldrush-rule-r20 = 
    Wer zuerst fünf Nuggets zur Bank gebracht hat, gewinnt auf der Stelle.

    { house-ruling } Im kurzen Spiel (`{ goldrush-parameter-short }`) reichen drei Nuggets. Die anderen folgen nach Nuggets in der Bank, dann auf dem Karren, dann nach Minen. Ist all das gleich, teilen sie sich den Platz.

## Wer weiß was

goldrush-rule-r21-title = Offen und geheim
goldrush-rule-r21 = 
    { house-ruling } Alle dürfen wissen: Orte, Karren, Nuggets in der Bank, Claims, Minen, welches Erz geprüft wurde und kein Gold war und auf welchen Feldern kein sicheres Gold liegt (R8). Was auf einer verdeckten Karte steht, ist geheim, außer für alle, die sie angesehen haben.

    Was vorgelesen wurde, haben alle gehört: Das Bild, das alle sehen, vermerkt es nicht, aber im Verlauf (`/spiel verlauf`) bleibt es stehen.

goldrush-rule-r24-title = Welche Karten du siehst
goldrush-rule-r24 = { house-ruling } Die Karten, die du angesehen hast, und die, die vorgelesen wurden oder auf andere Art bekannt sind (Prüfung ohne Gold), findest du dort, wo nur du es siehst: auf deinem eigenen Brett, mit `/spiel hand` und mit `/goldrush karte`.
