# Выстрелы, площади поражения, распыление и заклинания: что бросают, запрещают и рассказывают.

# Варианты
hordes-option-shoot = Стрелять по { $a } ({ $b_named })
hordes-option-buy_shot = Выстрелить ещё раз по { $a } за 1 очко ярости ({ $b_named })
hordes-option-cast = Сотворить заклинание «{ $a_named }»: { $b }

# Слова, которые вводят игроки
word-buy-shot = вдогонку
word-cast = заклинание | сотворить

# Броски
roll-redirect = { $model } промахивается: кто из сражающихся там теперь под угрозой? { $others }.
roll-deviation-area = { $model } промахивается: d6 на направление, в котором отклоняется взрыв, затем d6 на его дюймы.

# Что произошло
event-range =
    { $model }, { $target }: расстояние { $length }; { $reached ->
    [true] цель досягаема
   *[false] цель вне досягаемости
}.
event-redirected = { $model }: атака уходит в другую модель, { $target }.
event-impact = { $model }: взрыв приходится в точку { $place }.

# Запреты
reason-no-action-for-shots = { $model }: боевое действие уже потрачено, и не на дистанционные атаки.
reason-charged-and-cannot-shoot = { $model } в нападении: первая атака рукопашная, выстрела нет.
reason-initial-shots-given-up = { $model }: дополнительные выстрелы уже были, начальных больше нет.
reason-no-shot-to-add-to = { $model }: дистанционной атаки ещё не было, дополнительные выстрелы идут только после неё.
reason-additional-shot-not-paid = { $model }: на дополнительный выстрел не хватает очка ярости.
reason-down-cannot-shoot = { $model } на земле или в неподвижности: выстрелов нет.
reason-in-melee-cannot-shoot = { $model } в рукопашной: выстрелов нет.
reason-initial-shot-made = { $model }: начальные атаки этим оружием уже сделаны.
reason-past-rate-of-fire = { $model }: это оружие уже стреляло столько раз, сколько ROF позволяет за активацию.
reason-terrain-is-no-target = { $model }: целью может быть только модель, не земля и не ландшафт.
reason-untargetable = { $model }: эту модель нельзя выбрать целью по её собственному правилу.
reason-out-of-arc = { $model }: цель вне фронтального сектора.
reason-out-of-sight = { $model }: линии видимости до этой цели нет.
reason-redirected-roll-keeps-what-it-was = Переброшенный бросок усилен, только если был усилен первый.
reason-down-cannot-cast = { $model } на земле или в неподвижности: заклинаний нет.
reason-charged-and-cannot-cast = { $model } в нападении: первая атака рукопашная, заклинания нет.
reason-gave-up-acting = { $model }: боевое действие упущено, заклинаний больше нет.
reason-spell-not-paid = { $model }: на это заклинание не хватает ярости.
reason-all-boosts-were-decided-before = Броски на повреждение синхронные: усиления решены до первого из них.
