# Атаки в рукопашной и выстрелы: что бросают и о чём сообщают.

# Броски
kill_team-roll-strike = { $model } атакует { $target }.
kill_team-roll-strikes = Одновременные удары, все вместе.
kill_team-roll-strike-attacks =
    { $counted ->
    [true] { $model } атакует { $target }: число добавочных атак
   *[false] { $model } атакует { $target }: все броски разом
}.
kill_team-striker =
    { $model }{ $weapon ->
    [none] { "" }
   *[weapon] {" "}({ $weapon_named })
}
kill_team-roll-strike-hit = { kill_team-striker } → { $target }: бросок на попадание, нужно { $hit }+.
kill_team-roll-strike-rerolled = { kill_team-striker } → { $target }: переброс промахов, нужно { $rerolled }+.
kill_team-roll-strike-wound = { kill_team-striker } → { $target }: бросок на ранение, { $wound ->
    [0] ранить нельзя
   *[4] нужно { $wound }+
}{ $pierces ->
    [0] { "" }
   *[6] {" "}({ $pierces }+ пробивает броню)
}.
kill_team-roll-strike-wound-again = { kill_team-striker } → { $target }: переброс неудачных бросков на ранение, нужно { $wound }+.
kill_team-roll-strike-save = { $target }: спасброски, нужно { $save }+; атакует { kill_team-striker }.
kill_team-roll-strike-pierced = { $target }: спасброски от пробивающих ран, нужно { $pierced }+; атакует { kill_team-striker }.
kill_team-roll-strike-pain = { $target } не чувствует боли: спасброски, нужно { $pain }+; атакует { kill_team-striker }.

# Сообщения
kill_team-event-unsaved =
    { $model } атакует { $target }: { $wounds ->
    [0] неспасённых ран нет
    [one] { $wounds } неспасённая рана
    [few] { $wounds } неспасённые раны
    [many] { $wounds } неспасённых ран
   *[other] { $wounds } неспасённой раны
}.
