# Quantities that odds watch, and what is told of set-ups.

quantity-models = models left
quantity-casualties = casualties
quantity-wounds = wounds suffered

# Set-ups
check-fight-without-contact = Got “{ $value }”, but nobody is in contact with an enemy; expected at: of two enemies front to front, or another phase.
check-fights = Got “{ $value }”, but there are { $count } combats, of { $first } and of { $second }: expected one, or the phase combat.
