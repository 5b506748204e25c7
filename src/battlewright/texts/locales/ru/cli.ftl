# Слова командной строки: заголовки, справка, примечания. Идентификаторы: `cli-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.

# Справка
cli-help = Разыгрывает настольные сражения миниатюр по правилам, считает точные шансы и лучшее решение. Для начала: `./run play`.
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-verbs = Команды
cli-help-required = [обязательно]
cli-help-usage-options = [ПАРАМЕТРЫ]
cli-help-help = Показать эту страницу.
cli-help-version = Назвать версию.
cli-help-lang = Язык всего вывода; если не указан, берётся из окружения.
cli-help-json = Ответить в JSON, для программ.
cli-help-file = Файл сценария (.yaml) или имя готового: { $starters }, redroll/duel, ninth_age/duel, table/touching, ...
cli-help-ruleset = Свод правил: { $rulesets }.
cli-help-ruleset-or-table = Свод правил: { $rulesets }, или table: стол без игры.
cli-help-play = Сыграть битву в этом терминале, обе стороны за одной клавиатурой.
cli-help-scenario = Какой сценарий играть: файл или готовый: { $starters }; без него redroll/starter. Файл битвы будет продолжен.
cli-help-battle-file = Хранить битву в этом файле; если он есть, продолжить с того же вопроса.
cli-help-no-file = Не хранить файл битвы.
cli-help-dice = local: кубики бросает battlewright; physical: вы бросаете на столе и вводите грани.
cli-help-seed = Делает кубики повторимыми: то же слово даёт те же броски.
cli-help-help-mode = open: расстояния и шансы в любой момент; by_the_rules: только то, что правила дают измерить.
cli-help-opponent = Кто играет за сторону B: none (люди) или random (наугад).
cli-help-terminal = Играть в терминале (другого стола пока нет).
cli-help-resolve = Разыграть сценарий до его остановки и рассказать каждый шаг: кубики, пункты правил, причины.
cli-help-faces = Какие грани взять, в порядке бросков.
cli-help-picture = Нарисовать итог в этот файл.
cli-help-odds = Назвать точные шансы того, о чём спрашивает сценарий.
cli-help-watch = За какой величиной следить (можно повторять), например target.damage или "joint(a.damage, b.damage)".
cli-help-aim = Что сделать как можно больше, например "P(target.destroyed)"; как можно меньше — с minimise впереди ("minimise sum(A.damage)"); A: или B: в самом начале называет сторону.
cli-help-stop = Где остановиться: end_of_action, end_of_turn или end_of_battle; где они есть, также end_of_activation и end_of_round; или процедура.шаг. Без него — в конце начатого действия, иначе активации.
cli-help-rational = Вероятности точными дробями.
cli-help-best = Назвать, чего стоит каждый ответ на нынешний вопрос, лучший первым.
cli-help-look = Ответить на вопросы о столе: промежутки, контакт, обзор, движение; каждый ответ с объяснением.
cli-help-questions = Например, «gap mauler wolf» или «sight mauler wolf»; без них ответы на вопросы из поля look сценария.
cli-help-check = Назвать все ошибки сценариев: файл, строка, поле, значение, что ожидалось.
cli-help-new = Написать сценарий с пояснениями, с которого можно начать.
cli-help-new-file = В какой файл (поверх других не пишется); без него сценарий выводится на экран.
cli-help-report = Сделать из файла битвы документ: ход за ходом, с кубиками, пунктами правил и рисунками.
cli-help-battle = Файл битвы (.bw).
cli-help-format = md (Markdown) или html.
cli-help-output = В какой файл, .html или .md; без него отчёт выводится на экран вместе с рисунками (длинными строками данных).
cli-help-explain = Показать процедуру правил, как в книге: кому её можно начать, её шаги и для каждого — предложения, величины и таблицы, которые в нём участвуют.
cli-help-procedure = Процедура; без неё выводится их список.
cli-help-clauses = Показать для каждого пункта правил, что его исполняет и какие тесты это доказывают; при пробеле код выхода 1.
cli-help-mutate = Выключать по одной части, ссылающейся на пункт: хоть один тест должен это заметить.
cli-help-sample = Выключить только столько частей.
cli-help-rules = Найти пункты правил по номеру или по словам, русским или английским.
cli-help-words = Номер пункта или слова для поиска.
cli-help-schema = Вывести JSON Schema передаваемых данных.
cli-help-schema-kind = Что описать.

# Ошибки командной строки
cli-usage-no-such-verb = Нет команды «{ $value }»; { $closest ->
    [no-suggestion] известны: { $expected }
   *[similar] может быть, «{ $closest }»? Известны: { $expected }
}.
cli-usage-no-such-option = Нет параметра { $value }{ $closest ->
    [no-suggestion] .
   *[similar] ; может быть, { $closest }?
}
cli-usage-missing = Не хватает { $name }.
cli-usage-bad-value = { $name }: { $reason }
cli-usage-option-value = Параметру { $name } нужно значение.
cli-usage-surplus = Лишний аргумент: «{ $value }».
cli-usage-other = Командная строка непонятна: { $reason }
cli-help-usage = Запуск:
cli-help-usage-verb = КОМАНДА [АРГУМЕНТЫ]...
cli-did-you-mean = Может быть, «{ $closest }»?
cli-usage-help = Справка: { $command }
cli-usage-not-a-number = { $name }: ожидалось число.
cli-usage-too-small = { $name }: ожидалось число не меньше { $expected }.
cli-option-value = { $name }: получено «{ $value }», ожидалось одно из: { $expected }.
cli-unknown-schema = Схема: получено «{ $value }», ожидалось одно из: { $expected }.
cli-scenario-dice = { $file }: dice: { $reason }
cli-scenario-script = { $file }: сценарий, строка { $line } («{ $value }»): { $reason }
cli-faces = Кубики: получено «{ $value }», ожидались грани целыми числами: 3,7,2.

# Отказы системы
cli-system-missing = { $file }: такого файла или каталога нет.
cli-system-forbidden = { $file }: читать или писать здесь нельзя.
cli-system-directory = { $file }: это каталог, а нужен файл.
cli-system-exists = { $file } уже есть, и поверх него не пишется.
cli-system-full = { $file }: на диске не осталось места.
cli-system-other = { $file }: { $reason }

# Дефекты
cli-defect = Это ошибка в самой программе battlewright: { $error }. Сообщите о ней, пожалуйста, её авторам и приложите файл { $file }, там подробности.
cli-defect-unkept = Это ошибка в самой программе battlewright: { $error }. Сообщите о ней, пожалуйста, её авторам.

# Команды
cli-progress = считаю: позиций { $done }, впереди { $frontier }
cli-check-good = { $file }: ошибок нет.
cli-new-written-table = Файл { $file } написан. Дальше: `./run check { $file }`, `./run look { $file }`.
cli-new-written = Файл { $file } написан. Дальше: `./run check { $file }`, `./run odds { $file }`.
cli-written = Записано: { $file }
cli-explain-which = Процедуры:
cli-explain-window = (окно)
cli-explain-goes-on = (лишь говорит, где продолжать)
cli-explain-by = шаг поставил { $by }
cli-explain-action = с него начинается действие { $name }
cli-explain-nobody = кому нельзя:
cli-explain-against = против кого нельзя:
cli-explain-called-by = вызывают: { $names }
cli-explain-causes = эффекты: { $names }
cli-explain-calls = продолжение: { $names }
cli-explain-above = (см. выше)
cli-explain-value = величина { $name }:
cli-explain-entry = таблица { $name }:
cli-explain-base = сначала: { $name }
cli-explain-replace = вместо этого: { $name }
cli-explain-add = прибавка: { $name }
cli-explain-multiply = множитель: { $name }
cli-explain-cap = предел: { $name }
cli-explain-natural = в конце: { $name }
cli-explain-replacement = что меняет эффект { $name }:
cli-explain-trigger = что следует за эффектом { $name }:
cli-rules-source = Источник: { $source }
cli-rules-nothing = Ни в одном пункте { $ruleset } нет слов «{ $value }».
cli-resolve-seed = Кубики бросал battlewright; --seed { $seed } повторит броски.
cli-resolve-nothing = Ничего не произошло: в сценарии нет команд, и до остановки ничего не решали и не бросали.

cli-odds-quantity = величина
cli-odds-chance = вероятность
cli-odds-sampled = Выборка, проб: { $trials }; остановка: { $stop }. Погрешность вероятности (95 %) не больше { $bound }.
cli-odds-rest = … и ещё { $count ->
    [one] { $count } исход
    [few] { $count } исхода
    [many] { $count } исходов
   *[other] { $count } исхода
}: вместе { $chance }
cli-odds-of-what = Шансы чего? Назовите номер ответа или величину: `odds wolf.damage`.
cli-best-aim = Для стороны { $side }, по среднему { $quantity }:
cli-best-option = ответ
cli-best-value = цена
cli-best-regret = хуже на
cli-best-more = … и ещё { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}

cli-report-title = Отчёт о битве
cli-report-start = Перед битвой
cli-report-end = Конец
cli-report-ruleset = Правила
cli-report-dice = Кубики
cli-report-dice-local = бросал battlewright
cli-report-dice-physical = бросали на столе
cli-report-dice-scripted = записаны заранее
cli-report-file = Файл битвы
cli-report-date = Дата
cli-report-outcome = Исход

# Игра
cli-play-title = battlewright: { $ruleset }
cli-play-kept = Битва хранится в { $file }: каждый ответ сразу, как он дан.
cli-play-continued = Продолжение после { $count ->
    [one] { $count } ответа
    [few] { $count } ответов
    [many] { $count } ответов
   *[other] { $count } ответа
}. Показать их: `лог`.
cli-play-help = Отвечайте номером, словами или Enter. `помощь` покажет, что ещё можно ввести; `выход` прекращает игру.
cli-play-round = (раунд { $round })
cli-play-enter = [Enter: { $answer }]
cli-play-direction = Введите направление в градусах по часовой стрелке от названной линии (30, -45.5). `отмена` возвращает на один ответ назад.
cli-play-place = Введите место в дюймах от левого нижнего угла (12 8.5), модель, к которой или от которой идти (навстречу B3, прочь B3), или сторону света и дюймы (n 4, sw 2). `отмена` возвращает на один ответ назад.
cli-play-roll = Сторона { $side }. { $purpose } Бросьте { $dice }.
cli-play-faces = грани, или `бросить`, и бросит battlewright
cli-play-bye = Битва сохранена. Продолжить: ./run play --file { $file }
cli-play-bye-unkept = Битва не сохранена: у неё не было файла.
cli-play-over = Битва сохранена. Сделать документ: ./run report { $file } -o report.html
cli-play-how = Отвечайте номером, началом слов ответа ({ $answer }) или Enter. Кроме того:
cli-play-no-number = Ответа { $value } нет; номера от 1 до { $expected }.
cli-play-no-numbers = У этого вопроса нет ответов с номерами: { $value } здесь ничего не значит.
cli-play-no-default = Здесь ничего не выбирается само: введите ответ.
cli-play-no-menu = Сейчас нет ответов, которые можно перечислить.
cli-play-no-way = «{ $value }»: путь туда не свободен.
cli-play-short = Дальше в эту сторону нельзя: путь кончается через { NUMBER($inches, maximumFractionDigits: 2) }″. `отмена` вернёт назад.
cli-play-no-piece = На столе нет «{ $value }».
cli-play-no-roll = Сейчас бросать нечего.
cli-play-count = Получено «{ $value }», ожидалось число.
cli-play-file-exists = { $file } уже есть. Уберите { $scenario }, чтобы продолжить ту битву, или назовите другой файл.
cli-play-file-or-none = С --no-file битва не хранится, а { $file } — файл битвы. Уберите одно из двух.
cli-play-seed-of-what = --seed нужен кубикам, которые бросает battlewright. Уберите его или --dice physical.
cli-play-settled = { $file }: эта битва уже идёт, её кубики и подсказки выбраны. Уберите --dice, --seed и --help-mode.

cli-menu-distance = до цели
cli-menu-cost = цена
cli-menu-hit = попадёт
cli-menu-reach = дойдёт
cli-menu-kill = убьёт
cli-menu-dealt = ран
cli-menu-taken = в ответ
cli-menu-far = { NUMBER($inches, minimumFractionDigits: 1, maximumFractionDigits: 1) }″ { NUMBER($centimetres, maximumFractionDigits: 0) } см
cli-menu-unseen = не видно
cli-menu-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-menu-percent = { NUMBER($p, style: "percent", maximumFractionDigits: 0) }
cli-menu-more = … ещё { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}: `все`

cli-told-roll = { $purpose } Кубики: { $faces }
cli-told-setting = { $option } (по настройке)
cli-undone = { $count ->
    [one] Отменён { $count } ответ
    [few] Отменено { $count } ответа
    [many] Отменено { $count } ответов
   *[other] Отменено { $count } ответа
}. Вернуть: `вернуть`.
cli-redone = { $count ->
    [one] Возвращён { $count } ответ
    [few] Возвращено { $count } ответа
    [many] Возвращено { $count } ответов
   *[other] Возвращено { $count } ответа
}.
cli-why-question = За этим вопросом:
cli-why-events = За тем, что произошло:
cli-why-nothing = Пункта правил за этим нет.
cli-log-skipped = … раньше ещё { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}: `лог all`
cli-stats-none = Ещё ничего не бросали.
cli-stats-die = { $die }, { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}. Сколько раз выпала грань: { $faces }. Ожидалось каждой по { NUMBER($expected, maximumFractionDigits: 1) }.
cli-stats-too-few = Бросков слишком мало, чтобы сказать больше (нужно, чтобы каждой грани ожидалось хотя бы 5).
cli-stats-fair = Честные кубики отклонились бы так же или сильнее с вероятностью { NUMBER($p, style: "percent", maximumFractionDigits: 1) }.
cli-settings-line = Сторона { $side }, { $offer }: { $mode }
cli-settings-what = `settings [A|B] ПРЕДЛОЖЕНИЕ РЕЖИМ`. Предложения: { $offers }. Режимы: { $modes }.
cli-mode-ask = всегда спрашивать
cli-mode-never = не спрашивать, отказываться
cli-mode-when_matters = спрашивать, когда это важно
cli-saved = Битва уже в { $file }, до последнего ответа.
cli-saved-copy = Копия в { $file }.
cli-load-what = Какую битву открыть? `load ФАЙЛ`
cli-concede-sure = Сторона { $side } сдаётся? да / нет:
cli-draw-sure = Обе стороны согласны на ничью? да / нет:

cli-order-help = этот список
cli-order-all = все ответы, а не только самые вероятные
cli-order-undo = отменить последний ответ вместе с кубиками (undo 3: три ответа)
cli-order-redo = вернуть отменённое
cli-order-why = пункты правил за вопросом и за тем, что произошло
cli-order-odds = шансы ответа (odds 1, odds { $answer }) или величины (odds 1 P({ $enemy }.destroyed)); «stop { $stop }» в конце говорит, до чего считать
cli-order-best = чего стоит каждый ответ (best P({ $enemy }.destroyed), best stop { $stop })
cli-order-map = стол и все, кто на нём
cli-order-picture = стол рисунком (picture table.svg)
cli-order-status = обе стороны: карточки, ранения, оружие, состояния, характеристики, правила
cli-order-log = что сыграно (log 10, log all)
cli-order-stats = честны ли кубики
cli-order-settings = о чём не спрашивать (settings A { $offer } never)
cli-order-save = где хранится битва; save ФАЙЛ делает копию
cli-order-load = перейти к другой битве (load ФАЙЛ)
cli-order-concede = сдаться
cli-order-draw = согласиться на ничью
cli-order-roll = пусть battlewright бросит кубики, которых ждёт игра
cli-order-quit = прекратить; битву можно продолжить

# Другие имена этих слов через |.
word-help = помощь | справка
word-all = все | ещё
word-undo = отмена | отменить
word-redo = вернуть
word-why = почему | правила
word-odds = шансы
word-best = совет | лучшее
word-map = карта
word-picture = рисунок
word-status = состояние | статус
word-log = лог | история
word-stats = кубики | удача
word-settings = настройки
word-save = сохранить
word-load = загрузить | открыть
word-concede = сдаться
word-draw = ничья
word-roll = бросок | кинуть
word-quit = выход | выйти
word-stop = до | остановка
word-yes = да
word-toward = навстречу | к
word-away = прочь | от

# Советы: то, что окружает таблицу `best`.
cli-help-sensitivity = Показать, чего стоит лишнее очко каждой характеристики.
cli-odds-stored = По графу, сохранённому от прежнего обхода.
cli-best-aim-least = Для стороны { $side }, чем меньше среднее { $quantity }, тем лучше:
cli-best-then = { $first } → { $next }
cli-best-equal = Все ответы стоят одинаково: до остановки ({ $stop }) они не меняют того, что задано целью.
cli-flip-state = Совет меняется: { $piece }, { $field } { $value } (сейчас { $now }): { $advice }
cli-flip-distance = Совет меняется, если { $piece } в { $value }" вместо { $now }" от { $other }: { $advice }
cli-flips-none = Совет тот же: проверено { $tried } близких значений ран, запасов и расстояний, по одному, и ни одно его не меняет.
cli-worth = Чего стоит лишнее очко
cli-worth-statistic = характеристика
cli-worth-now = сейчас
cli-worth-found = Характеристики, которые ничего не меняют: { $idle }. Обойдено заново: { $cold }, по сохранённым графам: { $stored }.
