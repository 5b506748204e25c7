# Вопросы без стола (команда `quick`) и числа, разложенные на шаги.

cli-help-quick = Ответить на вопрос без стола, по числам или профилям: `quick redroll melee --k 2 --damage -2 --wounds 5`.
cli-help-quick-words = Какие правила, какой вопрос и его числа; `quick redroll melee --help` перечисляет их.
cli-help-sweep = Спросить о многих значениях: attacks=1..6, distance=4..24:4, cover=none,light; два раза — сетка.
cli-help-ruling = Решить то, что правила оставляют открытым, например fury.cost=in_addition (можно повторять).
cli-help-explain-quantity = Разложить число на шаги, например "P(target.destroyed)": что бросают, почему и чего стоит каждый результат.

cli-odds-shortened = Длинные дроби обрезаны (…); целиком они есть в `--json`.
cli-odds-interval = интервал 95 %
cli-usage-twice = Параметр { $name } указан дважды; укажите его один раз.
cli-picture-kind = --picture { $file }: рисунки бывают только SVG, ожидалось имя с .svg на конце.

cli-help-quick-budget = Секунды на ответ (без параметра — 20): что не успеть за три четверти этого времени, считается в остаток выборкой; перебор делит их между числами.
cli-help-quick-goal = Что делает как можно больше тот, кто решает «как лучше», например "P(target.destroyed)"; minimise впереди — как можно меньше, B: впереди называет сторону.
cli-quick-progress = { $done } из { $count }
cli-quick-stopped = Остановлено, готово { $done } из { $count }. …: до этого не дошло.
cli-quick-sampled = ≈: выборка; погрешность вероятности (95 %) не больше { $bound }.
cli-quick-falls-short = хуже лучшего на
cli-quick-explain-sweep = --explain раскладывает одно число, а --sweep спрашивает о многих: уберите один из них.

cli-quick-question = вопрос
cli-quick-help-of = Что нужно вопросу: `{ $command } quick ПРАВИЛА ВОПРОС --help`.
cli-quick-meant = Лишний аргумент: «{ $value }»; может быть, { $meant }?
cli-quick-parameter = параметр
cli-quick-takes = значения
cli-quick-usual = без него
cli-quick-means = что это
cli-quick-as-profile = по остальному
cli-quick-number = { $name } { $value }
cli-quick-numbers = { $question }: { $numbers }
quick-word-on = да
quick-word-off = нет
quick-word-none = нет
quick-word-yes = да
quick-word-no = нет
cli-quick-own = у каждого своё: { $names }
cli-quick-idle = { $name } здесь не меняет ни одного числа.
cli-quick-same = { $name } { $value }: здесь то же, что { $usual }.
cli-quick-grid = { $quantity }: вниз { $down }, вправо { $across }.
cli-quick-refused = –: правила там этого не допускают.
cli-quick-ruling = --ruling: получено «{ $value }», ожидалось ИМЯ=ЗНАЧЕНИЕ.

cli-explain-time = (раз { $time })
cli-explain-dice = {"   "}{ $dice }; доля случаев, когда до него доходит: { $made }.
cli-explain-idle = {"   "}Ни один результат этого броска не меняет числа.
cli-explain-result = результат
cli-explain-share = доля
cli-explain-after = число после него
cli-explain-no-roll = По дороге ничего не бросают.
cli-explain-left = … { $count ->
    [one] { $count } дальнейший бросок не раскрыт, его вклад уже в числах выше.
    [few] { $count } дальнейших броска не раскрыты, их вклад уже в числах выше.
    [many] { $count } дальнейших бросков не раскрыты, их вклад уже в числах выше.
   *[other] { $count } дальнейшего броска не раскрыты, их вклад уже в числах выше.
}
cli-bars-at-most = не больше

quick-failed = Вопрос «{ $question }» нельзя задать: { $count ->
    [one] { $count } параметр неверен.
    [few] { $count } параметра неверны.
    [many] { $count } параметров неверны.
   *[other] { $count } параметра неверны.
}
quick-unknown-question = В правилах { $ruleset } нет вопроса «{ $value }»{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; может быть, «{ $closest }»?
} Известны: { $expected }.
quick-unknown-parameter = Нет такого параметра{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; может быть, { $closest }?
} Известны: { $expected }.
quick-sweep-values = Какие значения? Ожидалось { $name }=1..6, { $name }=4..24:4 или { $name }=1,2,4.
quick-sweep-run = Получено «{ $value }», ожидались два числа, как в { $name }=1..6 или { $name }=4..24:4.
quick-sweep-dots = Указано «{ $value }»; ряд значений пишут через две точки: { $expected }.
quick-sweep-backwards = «{ $value }» идёт назад, ожидалось { $expected }.
quick-sweep-step = Получен шаг «{ $value }», ожидалось число больше 0.
quick-sweep-many = { $value }: значений { $count } — слишком много; в переборе их не больше { $most }.
quick-sweep-again = Перебирается несколько раз ({ $count }); задайте один --sweep со всеми значениями.
quick-sweep-axes = Параметров { $count } — слишком много; перебор идёт не больше чем по { $most }.
quick-ruling-twice = Это решение по правилам { $ruling }, о нём же говорит --ruling { $ruling }={ $value }: укажите одно из двух.
quick-sweep-twice = { $name } задан одним значением и перебирается; укажите его один раз.
quick-sweep-no-number = «{ $quantity }» — не число, а перебор показывает по одному числу. Спросите о вероятности значения: P(...).
quick-unknown-word = Получено «{ $value }», ожидалось одно из слов (их { $count }), которые перечисляет --help{ $closest ->
    [no-suggestion] {"."}
   *[similar] ; может быть, «{ $closest }»?
}
quick-expected-whole = целое число, { $lowest }..{ $highest }
quick-expected-inches = дюймы, { $lowest }..{ $highest }
quick-expected-faces = грани вида 3 или 3,7 ({ $lowest }..{ $highest }, не больше { $most }) или none
quick-expected-words = любые из { $words } (через +) или none
quick-goal-idle = --goal: здесь никто не решает «как лучше». Параметры, при которых решают: { $options }.
error-odds-too-large-to-explain = В вопросе больше { $positions } позиций: слишком много, чтобы разложить на шаги. Спросите о меньшем, например до конца действия.
