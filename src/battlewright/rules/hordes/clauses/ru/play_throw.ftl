# Броски моделей, сопутствующие повреждения и падения: вопросы, броски кубиков, отказы и события.

# Вопросы
hordes-ask-direction = { $model } бросает { $target }: в каком направлении? Градусы от линии прямо вперёд, по часовой стрелке.
hordes-ask-two-hand-aim = { $model } бросает { $target } двумя руками: в каком направлении или в какую модель?

# Ответы
hordes-option-throw = Бросить { $a }, за 1 очко ярости
hordes-option-two_hand_throw = Бросить { $a } двумя руками, за 1 очко ярости
hordes-option-throw_at = В модель { $a }

# Слова, которые набирают игроки
word-throw = бросить | бросок
word-two-hand-throw = двумя | двумя-руками

# Броски
hordes-roll-opposed-strength = { $model } (STR { $mine }) поднимает { $target } (STR { $theirs }): сначала кубики { $model }, потом d6 { $target }.
hordes-roll-deviation = { $model } летит: d6 на направление отклонения, затем d6 на его d3 дюймов.
hordes-roll-thrown-away = { $model } отброшена прочь: d6 на дюймы.
hordes-roll-least-disturbance = { $model } лежит поверх других: каким из равноценных способов их раздвинуть?

# Что случилось
hordes-event-breaks-free = { $model } вырывается от { $attacker }.
hordes-event-flies =
    { $stopped ->
    [true] { $model } летит, пока не врезается.
   *[false] { $model } летит и падает на землю.
}
hordes-event-falls = { $model } падает с высоты.

# Отказы
reason-throw-needs-open-fist = { $model } никого не бросает: для этого нужен варбист с Открытым Кулаком.
reason-two-hand-throw-needs-open-fists = { $model } никого не бросает двумя руками: для этого нужен варбист с двумя Открытыми Кулаками.
reason-throw-needs-action = { $model } уже действует: бросок заменяет начальные атаки.
reason-down-cannot-throw = { $model } сбита с ног или неподвижна и никого не бросает.
reason-throw-is-no-charge-attack = { $model } в нападении: первой идёт атака нападения, а это не бросок.
reason-throw-not-forced = { $model }: больше не понукать, бросок не оплатить.
reason-throw-of-larger-base = { $model } не бросает модель с подставкой больше своей.
reason-throw-out-of-range = { $model }: цель броска должна быть в пределах 0,5 дюйма.
reason-throw-at-unseen = { $model } не видит цель броска.
reason-throw-at-not-away = Бросать нужно прочь от атакующего; { $model } с другой стороны.
reason-throw-at-unseen-model = { $model } не на линии видимости атакующего.
reason-collateral-is-never-boosted = Сопутствующее повреждение никогда не усиливают.
reason-falls-are-nobodys-damage = Бросок на повреждение от падения усилить нельзя.

# За чем следят шансы
hordes-quantity-knocked_down = сбита с ног
