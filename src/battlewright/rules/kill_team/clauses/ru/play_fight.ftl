# Подфаза боя: что спрашивают и бросают, о чём сообщают и в чём отказывают.

# Вопросы
kill_team-ask-combat = Какой бой разыгрывается следующим?
kill_team-ask-weapon = { $model }: каким оружием драться в этом бою?
kill_team-ask-strike = { $kind ->
    [hammer] { $model } врезается во врагов: в кого?
    [supporting] { $model } поддерживает: кого атаковать?
   *[melee] { $model }: { $attacks ->
        [one] осталась { $attacks } атака
        [few] осталось { $attacks } атаки
        [many] осталось { $attacks } атак
       *[other] осталось { $attacks } атаки
    }. Кого атаковать и сколько раз?
}
kill_team-ask-pile-in = { $model } подтягивается: к кому?
kill_team-ask-sweep = { $model } отступает: кто преследует?
kill_team-ask-challenge = Вызывает ли ваш командир чужого на поединок?
kill_team-ask-accept = Вызов командиру бросает { $model }: принять? Отказавшийся в этом бою не атакует.
kill_team-ask-consolidate = { $model }: врагов рядом не осталось. Провести консолидацию на D6 дюймов?
kill_team-ask-hit-and-run = { $model }: попробовать выйти из боя на 3D6 дюймов?
kill_team-ask-away = { $model } выходит из боя, самое большее на { $length }: куда?
kill_team-ask-taker = Кто примет следующую рану? Осталось распределить: { $wounds }.
ask-fast_dice = Бросить все атаки сразу? Атакующих: { $attackers }. Кто примет раны, решит противник.
ask-fast_dice_back = Бросить все атаки сразу? Атакующих: { $attackers }. Кто примет раны, решит противник.

# Варианты
kill_team-option-fight = Бой, в котором участвует { $a }
kill_team-option-weapon = { $a_named }
kill_team-option-strike = { $a } (атак: { $b })
kill_team-option-toward = К модели { $a }
kill_team-option-chase = { $a }
kill_team-option-let_go = Никто
kill_team-option-challenge = Вызов бросает { $a }
kill_team-option-accept = Принять
kill_team-option-refuse = Отказаться
kill_team-option-consolidate = Консолидация
kill_team-option-break_away = Выйти из боя
kill_team-option-take = { $a }
kill_team-option-together = Все сразу

# Слова, которые вводят игроки
word-chase = преследовать
word-let-go = отпустить
word-challenge = вызов
word-accept = принять
word-consolidate = консолидация
word-break-away = вырваться
word-take = рана
word-together = вместе | сразу

# Броски
kill_team-roll-sweep = { $model } преследует, цель: { $target }. Сначала кубик преследователя, затем кубик отступающего; к первому прибавляется { $lead }: если вышло не меньше второго, цель поймана.
kill_team-roll-consolidate = { $model } проводит консолидацию на D6 дюймов.
kill_team-roll-hit-and-run = { $model } выходит из боя на 3D6 дюймов.

# Сообщения
kill_team-event-result = Результат боя стороны { $side ->
    [0] A
   *[1] B
}: { $points }.
kill_team-event-result-line = Сторона { $side }, { $line ->
    [wounds] нанесённые Раны
    [charged] Наступление
    [counter_charge] Контрнаступление
    [counter_charge_with_counter_attack] Контрнаступление с правилом «Контратака»
    [banner] знамя
    [outnumbering_after_the_blows] моделей впятеро больше
    [outnumbering_before_the_blows] моделей впятеро больше
   *[line] { $line }
}: { $points }.
kill_team-event-falls-back = { $model }: модель дрогнула и отступает.
kill_team-event-caught = { $by } настигает отступающего: { $model }.
kill_team-event-challenge = Вызов принят: { $first } и { $second } сражаются друг с другом.
kill_team-event-refused = { $model } отказывается от вызова и не атакует.

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
reason-challenge-no-leader = { $model } не командир, а вызов бросают только командиры.
reason-challenge-not-facing = { $model } не касается командира противника, и вызывать некого.

# Вероятности
quantity-result = результат боя
stop-end_of_fight = конец боя: удары, результат, мораль и преследование
stop-end_of_blows = конец ударов
stop-end_of_fight_phase = конец подфазы боя
