# Порядок игры: ходы, фазы, разгром, отступление, конец битвы.

# Вопросы
kill_team-ask-shooter = Кто следующим стреляет или бежит?
kill_team-ask-action = { $model }: в кого и из чего стрелять?

# Варианты
kill_team-option-pick = { $a }: стрелять
kill_team-option-stay = Ничего не делать
kill_team-option-done = Больше никто
kill_team-option-rout = Сдать битву: отряд бежит

# Слова, которые вводят игроки
word-pick = взять | выбрать
word-done = готово | хватит
word-rout = разгром | сдать

# Броски
kill_team-roll-fall-back = { $model } отступает на 2D6 дюймов.

# Сообщения
kill_team-event-regroups = { $model }: модель собралась и больше не отступает.
kill_team-event-no-target = { $model }: стрелять не в кого.

# Отказы
reason-has-had-its-go = { $model }: в эту фазу модель уже действовала.
kill_team-reason-no-target = { $model }: стрелять не в кого.

# Конец
kill_team-outcome-beaten = Противник разбит или потерял всех: победа стороны { $winner }.
kill_team-outcome-draw = Битва окончена, и ни один отряд не разбит: ничья.

# Вероятности
stop-end_of_movement_phase = конец фазы движения
stop-end_of_shooting_phase = конец фазы стрельбы
stop-end_of_assault_phase = конец фазы ближнего боя
kill_team-cli-play-round = (ход { $round })
