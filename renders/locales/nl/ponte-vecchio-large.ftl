### Ponte Vecchio in grote letters: woorden naast tekens en getallen, zo kort als kan.

ponte-vecchio-large-gulden = gulden
ponte-vecchio-large-built = op de brug
ponte-vecchio-large-left = over
ponte-vecchio-large-last-card = laatste kaart
ponte-vecchio-large-new-shop = Nieuwe winkel op { $steps }
# De laatste weg van de Rijke Heer; { $start }: van welke trede
ponte-vecchio-large-came = { $start ->
    [0] Kwam van de oever.
   *[other] Kwam van trede { $start }.
}
ponte-vecchio-large-turned = Net omgedraaid.
ponte-vecchio-large-cards = Je kaarten
ponte-vecchio-large-played = Gespeeld: { $cards }
