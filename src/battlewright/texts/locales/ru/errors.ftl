# Что не так с ответом или вводом, полным предложением. Идентификаторы: `error-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.

# Ответы
error-not-an-option = Сейчас такого варианта нет: «{ $answer }».
error-unknown-action = Нет такого действия: «{ $action }».
error-nothing-asked = Сейчас ни о чём не спрашивают: битва окончена или ещё не началась.
error-both-asked = Сейчас обе стороны решают тайно: дайте ответ вместе со стороной.
error-nothing-sealed = Тайный выбор сейчас не нужен.
error-already-sealed = { $seat ->
    [0] Сторона A
    [1] Сторона B
   *[unknown] Сторона { $seat }
} не может сделать тайный выбор: он уже сделан, или такой стороны нет.
error-cannot-concede = { $side ->
    [0] Сторона A
    [1] Сторона B
   *[unknown] Сторона { $side }
} не может сдаться: битва окончена, или такой стороны нет.
error-battle-over = Битва окончена.

# Изменения по договорённости
error-amend-empty = Для изменения по договорённости нужны причина и хотя бы один эффект.
error-amend-breaks = После этого изменения положение станет невозможным: { $reason }.
error-unknown-effect = Нет такого эффекта: «{ $effect }»; есть: { $expected }.
error-effect-field = Эффект «{ $effect }» описан не полностью или неверно: { $reason }.

# Кубики
dice-missing = Не хватает кубика { $position }; ожидалось одно из: { $expected }.
dice-surplus = Кубик { $position } («{ $value }») лишний.
dice-wrong-face = Кубик { $position }: указано «{ $value }», ожидалось одно из: { $expected }.
dice-left-over = Не понадобились записанные кубики: { $count }, начиная с номера { $position }.
dice-no-faces = Кубик задают гранями: указано «{ $value }», ожидался список целых чисел, например [1, 2, 3].
dice-no-number = Грань кубика — целое число: указано «{ $value }».

# Своды правил и решения по правилам
error-unknown-ruleset = Нет таких правил: «{ $name }»; есть: { $expected }.
error-unknown-procedure = В правилах { $ruleset } нет процедуры «{ $name }»; есть: { $expected }.
error-ruling-name = В правилах { $ruleset } нет решения «{ $name }»; есть: { $expected }.
error-ruling-value = Решение { $name } не может быть «{ $value }»; ожидалось: { $expected }.

# Сохранённые положения
error-save-damaged = Сохранённое положение повреждено и не читается: { $reason }.
error-save-format = У сохранённого положения формат { $found }, а эта версия battlewright читает { $expected }.
error-save-ruleset = Сохранённое положение из других правил: { $found }, ожидалось { $expected }.
error-save-version = Положение сохранено по версии правил { $found }, сейчас { $expected }.
error-save-ruling = Положение сохранено с решением { $name } = { $found }, здесь { $expected }.
error-save-pieces = В сохранённом положении строк: { $found }, в этой битве: { $expected }.

# Шансы: о чём спросили
error-odds-no-decision = Сейчас нечего решать, поэтому и выбирать лучшее не из чего.
error-odds-no-aim = Для «best» нужна цель: скажите, что сделать как можно вероятнее или больше.
error-odds-aim-side = Сторона в цели: указано «{ $value }», ожидалось одно из: { $expected }.
error-odds-aim-both = Цель делает одну величину большой или малой: укажите либо maximise, либо minimise.
error-odds-aim-number = «{ $text }» не может быть целью: это не всегда число. Спросите вероятность, например P(...).
error-odds-policy-entry = В линии поведения нет поля «{ $name }»; ожидалось: { $expected }.
error-odds-policy-word = Линия поведения, { $name }: указано «{ $value }», ожидалось: { $expected }.
error-odds-decision = { $player ->
    [0] Сторона A
    [1] Сторона B
   *[unknown] Сторона { $player }
} должна решать сама ({ $kind }): так велит её линия поведения.
error-odds-no-default = { $player ->
    [0] Сторона A
    [1] Сторона B
   *[unknown] Сторона { $player }
} должна решить ({ $kind }), а обычного ответа нет; задайте линию поведения.
error-odds-game-too-large = Тайный выбор { $rows } на { $columns } вариантов слишком велик, чтобы его решить; можно не больше { $largest } у каждого.
error-odds-endless = По этим правилам можно ходить по кругу без конца и не дойти до остановки: { $stack }. Спросите о нескольких раундах: `stop` с полями `step` и `times`.
error-odds-cancelled = Расчёт прерван.

# Шансы: где остановиться
error-stop-unknown = Нет такой остановки: «{ $stop }»; есть: { $expected }.
error-stop-times = `times` у остановки: указано «{ $value }», ожидалось целое число не меньше 1.

# Шансы: за чем следить
error-quantity-list = «{ $text }», столбец { $column }: здесь нужно одно число, а не несколько.
error-quantity-syntax = «{ $text }», столбец { $column }: указано «{ $found }», ожидалось { $expected ->
    [quantity] название величины
    [constant] число или слово для сравнения
    [digits] число не длиннее 15 цифр
    [end] окончание записи
   *[sign] { $expected }
}.
error-quantity-unknown = «{ $text }», столбец { $column }: нет величины «{ $name }»{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; может быть, «{ $closest }»?
} Есть: { $expected }.
error-quantity-unlike = «{ $text }», столбец { $column }: указано «{ $found }», а { $expected ->
    [number] это число; ожидалось другое число или величина, которая тоже число
    [truth] это либо так, либо нет; ожидалось = true или = false
    [words] это слово; ожидалось = или != и одно из: { $words }
    [word] это слово; ожидалось = или != и слово
   *[else] это ни с чем не сравнивают
}{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; может быть, «{ $closest }»?
}
error-quantity-no-number = «{ $text }», столбец { $column }: { $function }(...) складывают из чисел, а это не число.
