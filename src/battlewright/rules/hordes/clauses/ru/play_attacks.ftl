# Атаки, повреждения и ярость: что спрашивают, предлагают, бросают, запрещают и рассказывают.

# Вопросы
ask-boost_attack = { $model }: усилить бросок на атаку за 1 очко ярости? Цель: { $target }. Ещё один кубик.
ask-boost_damage = { $model }: усилить бросок на повреждение за 1 очко ярости? Цель: { $target }. Ещё один кубик.

# Варианты
hordes-option-boost = Усилить бросок
hordes-option-attack = Атаковать { $a } ({ $b_named })
hordes-option-buy = Атаковать { $a } ещё раз за 1 очко ярости ({ $b_named })
hordes-option-heal =
    { $b ->
    [mind] Вылечить { $a } за 1 очко ярости: 1 круг Разума
    [body] Вылечить { $a } за 1 очко ярости: 1 круг Тела
    [spirit] Вылечить { $a } за 1 очко ярости: 1 круг Духа
   *[box] Вылечить { $a } за 1 очко ярости: 1 клетку
}

# Слова, которые вводят игроки
word-attack = атака | атаковать
word-buy = снова | дополнительная
word-heal = лечить | вылечить

# Броски
roll-attack-melee = { $model } бьёт { $target }: бросок на рукопашную атаку, нужно { $need } или больше.
roll-attack-ranged = { $model } стреляет по { $target }: бросок на дистанционную атаку, нужно { $need } или больше.
roll-attack-magic = { $model } колдует против { $target }: бросок на магическую атаку, нужно { $need } или больше.
roll-damage = { $model }: бросок на повреждение.
roll-branch = { $model }: какая ветвь спирали повреждена?
roll-tough = { $model } из стойких: на 5 или 6 остаётся в игре.

# Что произошло
event-attack =
    { $hits ->
    [true] { $model } попадает в { $target }.
   *[false] { $model } промахивается по { $target }.
}

event-critical = { $model } атакует { $target }: критическое попадание.
event-damaged =
    { $model } получает { $points ->
    [one] { $points } повреждение
    [few] { $points } повреждения
    [many] { $points } повреждений
   *[other] { $points } повреждения
}{ $branch ->
    [0] { "" }
   *[some] , начиная с ветви { $branch }
}; { $left ->
    [0] целых клеток нет
    [one] осталась { $left } клетка
    [few] осталось { $left } клетки
    [many] осталось { $left } клеток
   *[other] осталось { $left } клетки
}.
event-healed =
    { $model } возвращает себе { $boxes ->
    [one] { $boxes } клетку
    [few] { $boxes } клетки
    [many] { $boxes } клеток
   *[other] { $boxes } клетки
}.
event-destroyed = { $model }: модель уничтожена.
event-forced-beast = { $model }: варбист форсирован; теперь на нём { $fury ->
    [one] { $fury } очко ярости
    [few] { $fury } очка ярости
    [many] { $fury } очков ярости
   *[other] { $fury } очка ярости
}.
event-fury-spent = { $model } тратит ярость; осталось { $fury ->
    [one] { $fury } очко
    [few] { $fury } очка
    [many] { $fury } очков
   *[other] { $fury } очка
}.
event-fury-gained = { $model } получает ярость; теперь { $fury ->
    [one] { $fury } очко
    [few] { $fury } очка
    [many] { $fury } очков
   *[other] { $fury } очка
}.
event-fury-lost = { $model } теряет ярость; осталось { $fury ->
    [one] { $fury } очко
    [few] { $fury } очка
    [many] { $fury } очков
   *[other] { $fury } очка
}.

# Запреты
reason-attack-boosted-already = Этот бросок на атаку уже усилен.
reason-damage-boosted-already = Этот бросок на повреждение уже усилен.
reason-boost-attack-out-of-turn = Усилить бросок на атаку яростью можно только в собственную активацию модели.
reason-boost-damage-out-of-turn = Усилить бросок на повреждение яростью можно только в собственную активацию модели.
reason-action-used-otherwise = { $model }: боевое действие уже потрачено, и не на рукопашные атаки.
reason-initial-attack-made = { $model }: начальные атаки этим оружием уже сделаны.
reason-nothing-to-add-to = { $model }: рукопашной или силовой атаки ещё не было, дополнительные идут только после неё.
reason-additional-attack-not-paid = { $model }: на дополнительную атаку не хватает очка ярости.
reason-down-cannot-attack = { $model } на земле или в неподвижности: атак нет.
reason-out-of-the-weapons-range = { $model }: до цели дальше, чем радиус рукопашной этого оружия.
reason-not-in-sight = { $model }: линии видимости до этой цели нет.
reason-mind-crippled = { $model }: целых кругов Разума нет, силовые атаки невозможны.
reason-heal-not-paid = { $model }: на лечение не осталось очков ярости.
reason-heal-out-of-area = { $model }: варбист вне зоны контроля.

# За чем следят шансы
hordes-quantity-fury = очки ярости
quantity-mind_crippled = Разум искалечен
quantity-body_crippled = Тело искалечено
quantity-spirit_crippled = Дух искалечен

# Слова объяснений
hordes-part-crippled-mind = Разум искалечен
hordes-part-crippled-body = Тело искалечено
hordes-result-critical = критическое попадание
