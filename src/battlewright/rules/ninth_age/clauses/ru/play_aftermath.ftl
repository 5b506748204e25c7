# Что следует за раундом: отступление, преследование, повороты, реформирование; и восстановление порядка.

# Вопросы
ask-flee-from = { $unit } отступает: от кого?
ask-pursuit = { $unit }: кого преследует или пытается удержаться?
ask-overrun = У { $unit } не осталось противников: прорываться вперёд?
ask-pivot = У { $unit } не осталось противников: куда повернуться?
ask-reform = { $unit }: перестраивается?
ask-reform-files = { $unit }: во сколько колонн построиться для боя?
ask-reform-first = Какая сторона перестраивается первой?
ask-nudge = Несколько подразделений потеряли контакт: кто смыкается первым?
ask-rally-files = { $unit } восстанавливает порядок: во сколько колонн построиться?

# Ответы
ninth_age-option-flee_from = Прочь от { $a }
ninth_age-option-pursue = Преследовать { $a }
ninth_age-option-restrain = Попытаться удержаться
ninth_age-option-overrun = Прорываться
ninth_age-option-stay = Оставить как есть
ninth_age-option-reform = Перестроиться
ninth_age-option-turn =
    { $a ->
    [right] На четверть оборота направо
    [left] На четверть оборота налево
   *[about] Кругом
}
ninth_age-option-face = Лицом к { $a }
ninth_age-option-files =
    { $a ->
    [one] В { $a } колонну
    [few] В { $a } колонны
    [many] В { $a } колонн
   *[other] В { $a } колонны
}
ninth_age-option-kept =
    { $a ->
    [one] В { $a } колонну, не поворачиваясь
    [few] В { $a } колонны, не поворачиваясь
    [many] В { $a } колонн, не поворачиваясь
   *[other] В { $a } колонны, не поворачиваясь
}
ninth_age-option-nudge = { $a } с { $b }
ninth_age-option-first = Сначала { $a }

# Слова, которые набирают игроки
word-flee_from = отступить_от
word-pursue = преследовать
word-restrain = удержаться
word-overrun = прорваться
word-reform = перестроиться
word-turn = повернуться
word-about = кругом
word-face = лицом_к
word-kept = лицом
word-files = колонны
word-nudge = сомкнуть
word-first = первыми

# Броски
roll-flight = { $unit } отступает: на сколько дюймов?
roll-pursuit = { $unit } бросается вслед: на сколько дюймов?
roll-danger = { $unit }: проверки опасного ландшафта; до { $fails } каждый кубик — рана.

# Рассказано
event-fled = { $unit } отступает на { $length }.
event-caught = { $model } настигает { $unit }.
event-pursued = { $unit } проходит прямо вперёд { $length }.
event-pursuer-charges = { $unit } налетает на { $target } и нападает.
event-off-table = { $unit } уходит за край стола и ещё вернётся.
event-returned = { $unit } возвращается на стол.
event-pivoted = { $unit } поворачивается вокруг своего центра.
event-nudged = { $unit } смыкается с { $target }.
event-dropped-out = { $unit } больше не касается { $target }.
event-rallied = { $unit } восстанавливает порядок.
