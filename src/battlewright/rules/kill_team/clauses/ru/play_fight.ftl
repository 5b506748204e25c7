# Подфаза боя: что спрашивают и бросают, о чём сообщают и в чём отказывают.

# Вопросы
kill_team-ask-combat = Какой бой разыгрывается следующим?
kill_team-ask-weapon = { $model }: каким оружием драться в этом бою?
kill_team-ask-strike = { $kind ->
    [hammer] { $model } врезается во врагов: в кого?
    [supporting] { $model } поддерживает: кого атаковать?
   *[other] { $model }: { $attacks ->
        [one] осталась { $attacks } атака
        [few] осталось { $attacks } атаки
        [many] осталось { $attacks } атак
       *[other] осталось { $attacks } атаки
    }. Кого атаковать и сколько раз?
}
kill_team-ask-pile-in = { $model } подтягивается: к кому?
kill_team-ask-sweep = { $model } отступает: кто преследует?

# Варианты
kill_team-option-fight = Бой, в котором участвует { $a }
kill_team-option-weapon = { $a_named }
kill_team-option-strike = { $a }, атак: { $b }
kill_team-option-toward = К модели { $a }
kill_team-option-chase = { $a }
kill_team-option-let_go = Никто

# Слова, которые вводят игроки
word-chase = преследовать
word-let-go = отпустить

# Броски
kill_team-roll-sweep = { $model } преследует, цель: { $target }. Сначала кубик преследователя, затем кубик отступающего; к первому прибавляется { $lead }: если вышло не меньше второго, цель поймана.

# Сообщения
kill_team-event-result = Результат боя стороны { $side }: { $points }.
kill_team-event-falls-back = { $model }: модель дрогнула и отступает.
kill_team-event-caught = { $by } настигает отступающего: { $model }.

# Отказы
reason-no-combat = { $model } не участвует в бою.
reason-combat-fought = { $model }: в эту фазу модель уже сражалась.
reason-strike-out-of-reach = { $model } атакует только врагов в базовом контакте — своём или того из своих, кого поддерживает; { $target } не из них.
reason-strike-a-challenge = { $model } и { $target }: из-за вызова один не может атаковать другого.
reason-strike-too-often = { $model }: { $attacks ->
    [one] осталась только { $attacks } атака
    [few] осталось только { $attacks } атаки
    [many] осталось только { $attacks } атак
   *[other] осталось только { $attacks } атаки
}.

# Вероятности
quantity-result = результат боя
stop-end_of_fight = конец боя: удары, результат, мораль и преследование
stop-end_of_blows = конец ударов
stop-end_of_fight_phase = конец подфазы боя
