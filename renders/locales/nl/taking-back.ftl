### Wat je kunt terugnemen.

taking-back-hardly = Meestal volgt er meteen een worp of een kaart. Dan kun je dit niet meer terugnemen.
