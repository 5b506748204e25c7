# Quantities that odds watch, and what is told of set-ups.

quantity-models = models left
quantity-casualties = casualties
quantity-wounds = wounds suffered
