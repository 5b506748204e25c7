# Clauses on redirecting a charge and on supporting charges, in our own words.

kt-redirect-01 = A charge can be redirected by a model that wants to charge but cannot, because the target it chose in the Shooting phase is already dead.
    .source = Redirecting a charge, sentence 1
kt-redirect-02 = It may try to; it need not.
    .source = Redirecting a charge, sentence 1
kt-redirect-03 = It has to pass a Leadership test for that.
    .source = Redirecting a charge, sentence 2
kt-redirect-04 = If it passes, it may choose a new target within 3 inches of the spot where the first one died.
    .source = Redirecting a charge, sentence 3
kt-redirect-05 = In everything else that charge is like any other.
    .source = Redirecting a charge, sentence 3
kt-redirect-06 = If it fails, the model cannot charge.
    .source = Redirecting a charge, sentence 4

kt-support-01 = A model may declare a charge against an enemy that is already in close combat.
    .source = Supporting charge, sentence 1
kt-support-02 = It may do so even if friends around that enemy leave no room to bring its base into contact.
    .source = Supporting charge, sentence 1
kt-support-03 = The charge distance is still measured to the base of the enemy model.
    .source = Supporting charge, sentence 2
kt-support-04 = If the roll reaches that far, the charger is moved as near to the enemy as it can get.
    .source = Supporting charge, sentence 2
kt-support-05 = If it cannot be brought into base contact with a friend that is in base contact with the enemy, the charge fails.
    .source = Supporting charge, sentence 3
