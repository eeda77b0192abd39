### Boomtown in grote letters: woorden naast tekens en getallen, zo kort als het kan.

boomtown-large-gold = goud
boomtown-large-roll = laatste worp
boomtown-large-bid = bod
boomtown-large-has-card = heeft een kaart
boomtown-large-no-mayor = geen burgemeester
boomtown-large-no-mines = geen mijnen
boomtown-large-new-mayor = nieuwe burgemeester
boomtown-large-yields = geeft
boomtown-large-fee = heffing aan
boomtown-large-new-fee = nieuwe heffing
boomtown-large-yielded = Heeft zojuist goud gegeven: { $mines }
boomtown-large-elected = Nieuwe burgemeester van { $towns }
boomtown-large-number = jouw { $mine }
boomtown-large-would-new = je wordt burgemeester
boomtown-large-would-stays = je blijft burgemeester
boomtown-large-elects = maakt je burgemeester
boomtown-large-as-it-lies = zoals die ligt
boomtown-large-collapse = gevaarlijke mijnen storten in
boomtown-large-ways = Hoeveel van de { $rolls } worpen elk getal halen:
boomtown-large-for-mines = voor mijnen
boomtown-large-for-mayors = voor burgemeesters
