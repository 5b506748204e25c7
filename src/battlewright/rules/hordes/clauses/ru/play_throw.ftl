# Броски моделей, сопутствующие повреждения и падения: вопросы, броски кубиков, отказы и события.

# Вопросы
ask-direction = { $model } бросает { $target }: в каком направлении? Градусы от линии прямо вперёд, по часовой стрелке.
ask-two-hand-aim = { $model } бросает { $target } двумя руками: в каком направлении или в какую модель?

# Ответы
hordes-option-throw = Бросить { $a }, за 1 очко ярости
hordes-option-two_hand_throw = Бросить { $a } двумя руками, за 1 очко ярости
hordes-option-throw_at = В модель { $a }

# Слова, которые набирают игроки
word-throw = бросить | метнуть
word-two-hand-throw = двумя | двумя-руками

# Броски
roll-opposed-strength = { $model } (STR { $mine }) поднимает { $target } (STR { $theirs }): сначала кубики { $model }, потом d6 { $target }.
roll-deviation = { $model } летит: d6 на направление отклонения, затем d6 на его d3 дюймов.
roll-thrown-away = { $model } отброшена прочь: d6 на дюймы.
roll-least-disturbance = { $model } лежит поверх других: каким из равноценных способов их раздвинуть?

# Что случилось
event-breaks-free = { $model } вырывается от { $attacker }.
event-lifted = { $attacker } поднимает { $model } и бросает.
event-intended =
    { $model } летит на { $length }, считая от { $measured ->
    [centre] середины подставки
   *[edge] края подставки
}; намеченная точка падения: { $place }.
event-flies =
    { $by ->
    [model] { $model } летит и врезается в { $into }: ещё один кубик на повреждение.
    [terrain] { $model } летит и врезается в преграду: ещё один кубик на повреждение.
   *[nothing] { $model } летит и падает на землю.
}
event-falls = { $model } падает с высоты.

# Отказы
reason-throw-needs-open-fist = { $model } никого не бросает: для этого нужен варбист с Открытым Кулаком.
reason-two-hand-throw-needs-open-fists = { $model } никого не бросает двумя руками: для этого нужен варбист с двумя Открытыми Кулаками.
reason-no-action-for-throw = { $model } уже действует: бросок заменяет начальные атаки.
reason-down-cannot-throw = { $model } сбита с ног или неподвижна и никого не бросает.
reason-charge-attack-comes-first = { $model } в нападении: первой идёт атака нападения, а это не бросок.
reason-not-forced-to-throw = { $model }: больше не форсировать, бросок не оплатить.
reason-larger-base-not-thrown = { $model } не бросает модель с подставкой больше своей.
reason-out-of-throwing-range = { $model }: цель броска должна быть в пределах 0,5 дюйма.
reason-unseen-not-thrown = { $model } не видит цель броска.
reason-not-away-from-thrower = Бросать нужно прочь от атакующего; { $model } с другой стороны.
reason-unseen-not-thrown-at = { $model } не на линии видимости атакующего.
reason-boost-was-decided-before = Урон броска или слэма уже определяется: об усилении решали до первого кубика.
reason-collateral-is-never-boosted = Сопутствующее повреждение никогда не усиливают.
reason-falls-are-nobodys-damage = Бросок на повреждение от падения усилить нельзя.

# За чем следят шансы
hordes-quantity-knocked_down = сбита с ног и не уничтожена
quantity-thrown = брошена
