# Что `check` находит в сценарии: место, значение, что ожидалось. Идентификаторы: `check-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.
# Место (файл, строка, поле) пишется перед сообщением. $closest равно "no-suggestion", когда ничего похожего нет.

check-failed = { $file }: { $count ->
    [one] найдена { $count } ошибка
    [few] найдены { $count } ошибки
    [many] найдено { $count } ошибок
   *[other] найдено { $count } ошибки
}.

# Файл в целом.
check-no-file = Такого файла нет, и сценария с таким именем в поставке нет{ $closest ->
    [no-suggestion] {" "}({ $shipped }).
   *[similar] ; может быть, «{ $closest }»?
}
check-directory = Это каталог, а нужен файл сценария (.yaml).
check-not-a-file = Это не обычный файл, а нужен файл сценария (.yaml).
check-unreadable = Файл не читается: { $reason }.
check-too-big = Файл больше { $limit } КиБ; столько не нужно ни одному сценарию.
check-not-text = Это не текст в UTF-8: байт { $byte } не читается. Сохраните файл в кодировке UTF-8.
check-odd-character = Символ { $code } в сценарии недопустим. Это точно текстовый файл?
check-empty = Файл пуст; `./run new` напишет сценарий, с которого можно начать.
check-too-many-values = Больше { $limit } значений (повторённые по ссылкам считаются заново); столько не нужно ни одному сценарию.
check-too-deep = Списки и поля вложены друг в друга глубже { $limit } уровней.
check-yaml = Это не YAML, начиная со столбца { $column }: { $problem ->
    [alias] ссылке (*имя) нужна метка (&имя) перед ней
    [bracket] скобка не закрыта или пропущена запятая
    [character] с этого символа значение начаться не может; отступы делаются пробелами, а не табуляцией, текст, который начинается со знака, берётся в кавычки
    [colon] проверьте двоеточие и отступ: «поле: значение», после двоеточия пробел
    [documents] здесь начинается второй документ, а сценарий состоит из одного
    [indent] отступ не согласуется со строками выше
    [quote] не закрыта кавычка
   *[unclear] проверьте отступы, двоеточия, скобки и кавычки
}.
check-tag = Тип «{ $value }» в сценарии недопустим.
check-key = Имя поля должно быть словом, а не списком и не набором полей.
check-duplicate-key = Поле «{ $name }» стоит здесь дважды; первое в строке { $first }.
check-number-too-long = В числе { $value } больше { $limit } цифр.

# Форма.
check-missing-field = Нет поля «{ $name }».
check-unknown-field = Поля «{ $value }» здесь нет; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-choice = Указано «{ $value }»; { $closest ->
    [no-suggestion] ожидалось одно из: { $expected }
   *[similar] может быть, «{ $closest }»? Ожидалось одно из: { $expected }
}.
check-type = Указано { $value }; ожидалось { $kind ->
    [text] слово или текст
    [whole] целое число
    [number] число
    [boolean] true или false
    [list] перечисление: [..., ...]
   *[mapping] перечисление полей: имя: значение
}.
check-not-finite = Указано { $value }; ожидалось обычное число.
check-at-least = Указано { $value }; ожидалось не меньше { $limit }.
check-more-than = Указано { $value }; ожидалось больше { $limit }.
check-at-most = Указано { $value }; ожидалось не больше { $limit }.
check-less-than = Указано { $value }; ожидалось меньше { $limit }.
check-too-few = Указано { $value }; ожидалось не меньше { $limit ->
    [one] { $limit } записи
    [few] { $limit } записей
    [many] { $limit } записей
   *[other] { $limit } записи
}, указано { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}.
check-too-many = Указано { $value }; ожидалось не больше { $limit ->
    [one] { $limit } записи
    [few] { $limit } записей
    [many] { $limit } записей
   *[other] { $limit } записи
}, указано { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}.
check-text-too-short = Указано «{ $value }»; ожидалось не меньше { $limit ->
    [one] { $limit } знака
    [few] { $limit } знаков
    [many] { $limit } знаков
   *[other] { $limit } знака
}, в тексте { $count ->
    [one] { $count } знак
    [few] { $count } знака
    [many] { $count } знаков
   *[other] { $count } знака
}.
check-text-too-long = Указано «{ $value }»; ожидалось не больше { $limit ->
    [one] { $limit } знака
    [few] { $limit } знаков
    [many] { $limit } знаков
   *[other] { $limit } знака
}, в тексте { $count ->
    [one] { $count } знак
    [few] { $count } знака
    [many] { $count } знаков
   *[other] { $count } знака
}.
check-form = Указано «{ $value }»; ожидалась форма { $pattern }.
check-id-form = Указано «{ $value }»; ожидалось слово из строчных латинских букв, цифр и _, которое начинается с буквы.
check-shape = Указано { $value }; ожидалось polygon: [[x, y], ...], или line: [[x, y], ...] и thick, или disc: [x, y] и radius.
check-base = Указано { $value }; ожидалось round: 40, или rectangle: [25, 50], или block: с полями base, files и models; в миллиметрах.
check-invariant = До такого в битве по этим правилам дойти нельзя: { $problem }.
check-value = Указано «{ $value }»; ожидалось: { $expected }.

# Что находят правила игр.
check-unknown-profile = Профиля «{ $value }» нет; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-unknown-statistic = Характеристики «{ $value }» нет; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-unknown-weapon = Оружия «{ $value }» нет; { $closest ->
    [no-suggestion] известно: { $expected }
   *[similar] может быть, «{ $closest }»? Известно: { $expected }
}.
check-no-fury = Указано { $value }; у этой модели нет Ярости: ожидалось { $expected }.
check-fury-of-others = Указано { $value }; у воинов и соло нет очков ярости: уберите это поле.
check-active-of-nobody = «{ $value }» не может действовать: на этой стороне нет моделей.

# Имена и решения.
check-ruling = Решение { $name } не может быть «{ $value }»; ожидалось: { $expected }.
check-duplicate-id = Имя «{ $value }» уже занято; первое стоит в строке { $first }.
check-id-reserved = Имя «{ $value }» занято самим боем; выберите другое.
check-quantity-owner = «{ $name }»: в этом бою нет «{ $value }»; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-quantity-name = «{ $name }»: нет величины «{ $value }»; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-quantity-function = Нет функции «{ $value }»; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
check-quantity-syntax = «{ $value }» не величина: ожидались имена вида wolf.damage, функции вида count(B.destroyed), сравнения вида wolf.damage >= 3, и каждая скобка закрыта.

# Стол.
check-terrain-unknown-trait = «{ $feature }» не может быть «{ $trait }»; ожидалось: { $expected }.
check-terrain-heights = Верх «{ $feature }» ниже подножия ({ $top } и { $base } мкм).
check-terrain-radius = Радиус «{ $feature }» после округления до микрометра равен 0.
check-terrain-thickness = Толщина «{ $feature }» после округления до микрометра равна 0.
check-terrain-repeated-point = У «{ $feature }» одна и та же точка стоит дважды подряд.
check-terrain-too-few-points = У «{ $feature }» слишком мало разных точек: контуру нужны три, линии две.
check-terrain-self-crossing = Контур «{ $feature }» пересекает или касается сам себя; перечислите углы по порядку обхода.
check-terrain-off-table = «{ $feature }» лежит мимо стола { $size } дюймов.
check-off-table = Подставка выступила бы за край стола в точке { $value } (в дюймах); ожидалось x в { $x } и y в { $y }.
check-overlap = В точке { $value } (в дюймах) подставка перекрывает подставку «{ $other }».
check-in-terrain = В точке { $value } (в дюймах) подставка стоит в «{ $feature }», где стоять нельзя.
check-floor-without-support = «{ $feature }» висит в воздухе на высоте { $height }″: под ним и рядом с ним ничто, что начинается ниже, не достаёт до этой высоты.
check-ladder-leads-nowhere = «{ $feature }» никуда не ведёт: не касается ни пола, ни холма, верх которого выше её подножия ({ $foot }″) и не выше её верха ({ $top }″).
check-sunk = В точке { $value } (в дюймах) модель, от { $foot }″ до { $head }″ над столом, стоит внутри «{ $feature }», которое занимает высоты от { $low }″ до { $top }″; чтобы стоять на нём, нужно z { $top }.
check-in-the-air = В точке { $value } (в дюймах) на высоте { $z }″ над столом стоять не на чем; ожидалось z { $expected }, высота того, что внизу.
check-hole-outside = Пустое место { $value } вне отряда; ожидались шеренга 1..{ $ranks } и ряд 1..{ $files }.
check-hole-twice = Пустое место { $value } указано дважды.
check-too-many-models = Моделей { $count }, считая модели в отрядах; ожидалось не больше { $limit }.
check-no-game = Это стол без игры: на него можно смотреть (`./run look`), но не играть; для боя ожидалось одно из: { $expected }.
