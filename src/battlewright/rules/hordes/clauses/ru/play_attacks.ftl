# Атаки, повреждения и ярость: что спрашивают, предлагают, бросают, запрещают и рассказывают.

# Вопросы
hordes-ask-boost_attack = { $model }: усилить бросок на атаку за 1 очко ярости? Цель: { $target }. Ещё один кубик.
hordes-ask-boost_damage = { $model }: усилить бросок на повреждение за 1 очко ярости? Цель: { $target }. Ещё один кубик.

# Варианты
hordes-option-boost = Усилить бросок

# Броски
hordes-roll-attack-melee = { $model } бьёт { $target }: бросок на рукопашную атаку, нужно { $need } или больше.
hordes-roll-attack-ranged = { $model } стреляет по { $target }: бросок на дистанционную атаку, нужно { $need } или больше.
hordes-roll-attack-magic = { $model } колдует против { $target }: бросок на магическую атаку, нужно { $need } или больше.
hordes-roll-damage = { $model }: бросок на повреждение.
hordes-roll-branch = { $model }: какая ветвь спирали повреждена?
hordes-roll-tough = { $model } из стойких: на 5 или 6 остаётся в игре.

# Что произошло
hordes-event-attack =
    { $hits ->
    [true] { $model } атакует { $target }: попадание.
   *[false] { $model } атакует { $target }: мимо.
}

# Запреты
reason-attack-boosted-already = Этот бросок на атаку уже усилен.
reason-damage-boosted-already = Этот бросок на повреждение уже усилен.
reason-boost-attack-out-of-turn = Усилить бросок на атаку яростью можно только в собственную активацию модели.
reason-boost-damage-out-of-turn = Усилить бросок на повреждение яростью можно только в собственную активацию модели.

# За чем следят шансы
hordes-quantity-fury = очки ярости
