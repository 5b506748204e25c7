# Words by which rules are looked for: beginnings of words for the same thing, groups divided by |.

rules-alike = climb scal | stomp trampl | charg | flee flight fled
