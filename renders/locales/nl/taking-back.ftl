### Wat je kunt terugnemen.

taking-back-hardly = Meteen na je keuze wordt er meestal gedobbeld of een kaart omgedraaid. Daarna kun je je keuze niet meer terugnemen.
