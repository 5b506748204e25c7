# Слова идущей игры: история, отмена, часы, файлы. Идентификаторы: `error-...` и `word-...` для слов, которые вводят игроки.
# Те же идентификаторы и переменные есть в английском файле. Как писать сообщения: index.ftl.

# Ответы и отмена

error-consent-needed = На это должны согласиться оба игрока.
error-not-your-seat = Отвечать должна сторона { $expected }, а не сторона { $seat }.
error-no-roll-asked = Сейчас бросок не нужен.
error-dice-by-people = В этой битве кубики бросают на столе. Сколько кубиков бросить и ввести: { $count }.
error-undo-nothing = Отменять нечего: запрошено шагов: { $value }, сыграно меньше.
error-undo-count = Ответов для отмены или возврата: указано { $value }, ожидалось от 1 до { $expected }.
error-undo-needs-consent = Чтобы отменить бросок, тайный выбор, договорённость или ответ другой стороны ({ $seat }, { $asked }), нужно согласие другого игрока.
error-redo-nothing = Возвращать нечего: запрошено шагов: { $value }, отменено меньше.

# Кубики, которые вводят люди

error-dice-face = Кубик { $position } ({ $die }): указано «{ $value }», ожидалось { $expected }.
error-dice-missing = Не хватает кубика { $position } ({ $die }). Введено кубиков: { $value }, ожидалось: { $expected }.
error-dice-surplus = Лишние кубики: указано { $value }, ожидалось { $expected }.

# Команды

error-command-empty = Ничего не введено.
error-command-unknown = «{ $value }» здесь не понять, ожидалось одно из: { $expected }.
error-command-did-you-mean = «{ $value }» здесь не понять. Может быть, «{ $meant }»? Ожидалось одно из: { $expected }.
error-command-ambiguous = «{ $value }» можно понять по-разному: { $expected }.
error-command-nothing-asked = «{ $value }» ни на что не отвечает: битва не ждёт ответа.
error-command-dice = «{ $value }»: нужен бросок, ожидались выпавшие числа по порядку. Сколько кубиков: { $expected }.
error-command-place = «{ $value }» — не место: ожидались два числа, x и y в дюймах (или с «см», «мм»), например «в 10.5 12».
error-command-further = «{ $value }» отвечает на этот вопрос; «{ $further }» ответило бы на следующий, но: { $reason }
error-command-not-offered = «{ $value }»: этот бросок сейчас такого не допускает.
error-command-stopped = «{ $value }» опоздало: битва остановилась раньше. Остановка попозже пустит её дальше, например stop: end_of_activation.
error-command-direction = «{ $value }» — не направление: ожидались градусы, например «направление -30».
error-command-not-there = Направление { $value }° не годится; ближайшее разрешённое — { $expected }°.
error-command-outside = Место { $value } не годится; ближайшее разрешённое — { $expected } (x и y в дюймах).
error-script-line = Сценарий, строка { $line } («{ $value }»): { $reason }

# Слова, которые вводят игроки. `word-<слово ответа>`: другие имена для него через |.

word-to = в | к | на
word-at = в | у
word-decline = нет | отказ | отказаться
word-end = конец | закончить
word-activate = активировать | ходит
word-move = двигаться | движение | идти
word-shoot = выстрел | стрелять
word-charge = натиск
word-melee = рукопашная | атака | ударить

# Файлы битв

error-file-foreign = { $file }, строка { $line }: это не файл битвы battlewright (ожидалось { $expected }).
error-file-damaged-line = { $file }, строка { $line }: повреждена, её нельзя прочитать: { $value }
error-file-chain = { $file }, строка { $line }: здесь рвётся цепочка хешей: эта строка или одна из предыдущих изменена, переставлена или удалена. Поле { $field }: указано { $value }, ожидалось { $expected }.
error-file-format = { $file }, строка { $line }: формат { $value } этой версии battlewright неизвестен, она читает форматы до { $expected }. Обновите battlewright.
error-file-ruleset = { $file }, строка { $line }: неизвестный набор правил «{ $value }», ожидалось одно из: { $expected }.
error-file-rulings = { $file }, строка { $line }: { $field }: указано «{ $value }», ожидалось { $expected }.
error-file-setup = { $file }, строка { $line }: расстановку нельзя построить: { $reason }
error-file-illegal-answer = { $file }, строка { $line }: ответ { $answer } ({ $value }) не по правилам: { $reason }
error-file-seat = { $file }, строка { $line }: ответ записан за стороной { $value }, а отвечать должна была сторона { $expected }.
error-file-events = { $file }, строка { $line }: у ответа { $answer } другие последствия: записано { $value }, при повторе { $expected }.
error-file-replay-differs = { $file }, строка { $line }: сыграно по версии правил { $old }, сейчас { $new }: ответ { $answer } ведёт к другому. Было { $value }, стало { $expected }.
error-file-replay-refused = { $file }, строка { $line }: сыграно по версии правил { $old }, сейчас { $new }: ответ { $answer } ({ $value }) больше не по правилам: { $reason }
error-file-snapshot = { $file }, строка { $line }: положение, записанное после строки истории { $value }, не то, к которому ведут ответы.
error-file-dice = { $file }, строка { $line }: бросок { $value } сделан не кубиками этой битвы, они дали { $expected }.
error-file-locked = { $file } открыт для записи в другой программе.
error-file-exists = { $file } уже есть.
error-file-unreadable = { $file } нельзя прочитать: { $value }.
error-file-unwritable = { $file } нельзя записать: { $value }.
