# Что битва спрашивает у игрока и какие варианты предлагает. Идентификаторы: `ask-...` и `option-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.
#
# `request-...` обращает вопрос или бросок к стороне, `roll-...` говорит, зачем бросок, `throw-...`, какие кубики
# бросать. Свод правил, у которого слова свои, заводит `<свод>-<идентификатор>`. Остальные слова варианта это
# $a, $b, $c, а названия (оружия, умений) $a_named, $b_named, $c_named.

request-choose = Сторона { $side }. { $question }
request-roll = Сторона { $side }. { $purpose } Бросьте { $dice }.

ask-activate = Какая модель действует сейчас?
ask-deploy = Какую модель поставить сейчас?
ask-spot = { $model }: куда поставить модель?
ask-place = { $model }: куда идёт модель? По прямой, не дальше { $length }.
ask-replacement = Происходящее меняют сразу несколько правил. Какое сработает первым?

option-activate = { $a }
option-direction = направление { $degrees }°
option-at = точка { $place }
option-decline = Нет
option-end = Закончить активацию
option-move = Двигаться
option-place = { $a }
option-replace = { $a }

roll-off = Бросок за первенство: на 1–3 первой будет сторона A, на 4–6 сторона B.

throw-plain = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
} ({ $faces })
throw-lowest = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
} ({ $faces }; засчитывается наихудший)
throw-highest = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
} ({ $faces }; засчитывается лучший)
throw-then = { $first }, затем { $then }
throw-nothing = ноль кубиков

# Точка стола; отсчёт от левого нижнего угла.
place = { NUMBER($x, maximumFractionDigits: 2) }″ вправо, { NUMBER($y, maximumFractionDigits: 2) }″ вверх ({ NUMBER($x_cm, maximumFractionDigits: 1) } и { NUMBER($y_cm, maximumFractionDigits: 1) } см)
