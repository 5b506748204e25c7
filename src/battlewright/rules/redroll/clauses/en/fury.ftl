# Clauses on Fury, in our own words.

ap-fury-01 = FUR (Fury) is a characteristic that only some models have.
    .source = Fury, sentence 1
ap-fury-02 = Fury tokens beside the model or on its card show how much Fury it has.
    .source = Fury, sentence 2
ap-fury-03 = A model can make melee attacks for Fury tokens.
    .source = Fury, sentence 3
ap-fury-04 = A model can use the special abilities printed on its card for Fury tokens.
    .source = Fury, sentence 3
ap-fury-05 = FUR belongs to werewolves in beast form and to warbeasts.
    .source = Fury, sentence 4
ap-fury-06 = A werewolf stays in beast form only while it has at least 1 Fury token.
    .source = Fury, sentence 5
ap-fury-07 = The moment its last Fury token is spent, a werewolf takes human form.
    .source = Fury, sentence 6
ap-fury-08 = A warbeast without Fury tokens enters the state Rest.
    .source = Fury, sentence 7
