# Что сообщают все части правил: раны, места, тесты, чей ход.

kill_team-event-wounded = { $model } теряет { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
}; осталось { $left }.
kill_team-event-destroyed = { $model }: модель убрана как потеря.
kill_team-event-left = { $model }: модель бежала со стола.
kill_team-event-moved = { $model } перемещается в { $x }, { $y }.
kill_team-event-turn = Ход { $turn }.
kill_team-event-side = Играет сторона { $side }.
kill_team-event-routs = Команда { $side } разбита и бежит.
kill_team-event-test = { $model }, { kill_team-test-name }: { $passed ->
    [true] пройден
   *[other] провален
}.
kill_team-roll-leadership = { $model }, { kill_team-test-name }: на 2D6 не больше { $value }.
kill_team-roll-initiative = { $model }, { kill_team-test-name }: на D6 не больше { $value }.
kill_team-test-name = { $why ->
    [redirect] тест на Лидерство для перенаправления наступления
    [counter_charge] тест на Лидерство для контрнаступления
    [morale] тест на мораль
    [regroup] тест на Лидерство для сбора
    [rout] тест на разгром
    [fear] тест на Лидерство против страха
    [pinning] тест на Лидерство против прижатия
    [riot] тест на Лидерство против натиска
    [climb] тест на Инициативу при карабкании
    [jump] тест на Инициативу при спрыгивании
    [dive] тест на Инициативу при наступлении с воздуха
    [hit_and_run] тест на Инициативу для выхода из боя
   *[other] тест
}
