### Ponte Vecchio in large print: words beside signs and numbers, as short as they can be.

ponte-vecchio-large-gulden = gulden
ponte-vecchio-large-built = on the bridge
ponte-vecchio-large-left = left
ponte-vecchio-large-last-card = last card
ponte-vecchio-large-new-shop = New shop on { $steps }
# The Rich Man’s last way; { $start }: from which step
ponte-vecchio-large-came = { $start ->
    [0] Came from the river bank.
   *[other] Came from step { $start }.
}
ponte-vecchio-large-turned = Just turned round.
ponte-vecchio-large-cards = Your cards
ponte-vecchio-large-played = Played: { $cards }
