# Вопросы без стола (команда `quick`) и числа, разложенные на шаги.

cli-help-quick = Ответить на вопрос без стола, по числам или профилям: `quick redroll melee --k 2 --damage -2 --wounds 5`.
cli-help-quick-words = Какие правила, какой вопрос и его числа; `quick redroll melee --help` перечисляет их.
cli-help-sweep = Спросить о многих значениях: attacks=1..6, distance=4..24:4, cover=none,light; два раза — сетка.
cli-help-ruling = Решить то, что правила оставляют открытым, например fury.cost=in_addition (можно повторять).
cli-help-explain-quantity = Разложить число на шаги, например "P(target.destroyed)": что бросают, почему и чего стоит каждый результат.

cli-quick-question = вопрос
cli-quick-help-of = Что нужно вопросу: `battlewright quick ПРАВИЛА ВОПРОС --help`.
cli-quick-parameter = параметр
cli-quick-takes = значения
cli-quick-usual = без него
cli-quick-means = что это
cli-quick-as-profile = по остальному
cli-quick-number = { $name } { $value }
cli-quick-numbers = { $question }: { $numbers }
cli-quick-idle = { $name } здесь не меняет ни одного числа.
cli-quick-grid = { $quantity }: вниз { $down }, вправо { $across }.
cli-quick-refused = –: правила там не допускают этого действия.
cli-quick-ruling = --ruling: получено «{ $value }», ожидалось ИМЯ=ЗНАЧЕНИЕ.

cli-explain-value = { $quantity } = { $value }
cli-explain-time = (раз { $time })
cli-explain-dice = {"   "}{ $dice }; доля случаев, когда до него доходит: { $made }.
cli-explain-ways = {"   "}{ $count ->
    [one] Ещё { $count } путь ведёт к этому броску с другими значениями.
    [few] Ещё { $count } пути ведут к этому броску с другими значениями.
    [many] Ещё { $count } путей ведут к этому броску с другими значениями.
   *[other] Ещё { $count } пути ведут к этому броску с другими значениями.
}
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
quick-sweep-values = Получено «{ $value }», ожидалось ИМЯ=1..6, ИМЯ=4..24:4 или ИМЯ=1,2,4.
quick-sweep-twice = { $name } задан одним значением и перебирается; укажите его один раз.
quick-sweep-size = Перебор идёт не больше чем по { $axes } параметрам, каждый назван один раз, и по { $cells } клеткам.
error-odds-too-large-to-explain = В вопросе больше { $positions } позиций: слишком много, чтобы разложить на шаги. Спросите о меньшем, например до конца действия.

# redroll: вопросы.
quick-redroll-melee = Рукопашные атаки по цели, до которой достаёт оружие.
quick-redroll-charge = Рывок с его атакой и дальнейшие атаки.
quick-redroll-shoot = Выстрелы, каждый из своего оружия.
quick-redroll-attacker = Чьи числа у атакующего там, где они не заданы.
quick-redroll-target = Чьи числа у цели там, где они не заданы.
quick-redroll-wounds = Сколько ранений осталось у цели.
quick-redroll-attacker-wounds = Сколько ранений осталось у атакующего.
quick-redroll-symbols = Символы и их комбинации.
quick-redroll-weapon = Рукопашное оружие атакующего.
quick-redroll-k = Бонус атакующего минус бонус защитника: MEL - AGI.
quick-redroll-mel = MEL атакующего.
quick-redroll-agi = AGI цели.
quick-redroll-damage = На сколько изменён бросок урона: STR + POW - ARM.
quick-redroll-str = STR атакующего.
quick-redroll-pow = POW оружия атакующего.
quick-redroll-arm = ARM цели.
quick-redroll-counter = POW оружия цели: ранения от контратаки.
quick-redroll-red = Делает ли цель Красные броски; best: когда это чаще спасает её.
quick-redroll-fury = Жетоны ярости атакующего, каждый — ещё одна атака.
quick-redroll-lucky-target = Счастливые числа цели, для Красных бросков.
quick-redroll-attacks = Очки действия на атаки; возвращённые комбинациями тоже идут в дело.
quick-redroll-charge-attacks = Атаки вместе с атакой рывка; очки действия, возвращённые комбинациями, тоже идут в дело.
quick-redroll-distance = Дюймы между подставками.
quick-redroll-charge-distance = Дюймы между подставками до рывка; +1, начиная с 3″ пути.
quick-redroll-spd = SPD атакующего, в дюймах.
quick-redroll-shots = Выстрелы, каждый из другого оружия того же вида.
quick-redroll-gun = Стрелковое оружие.
quick-redroll-need = Что должен показать кубик, без укрытия: DEF - AIM.
quick-redroll-aim = AIM стрелка.
quick-redroll-def = DEF цели.
quick-redroll-power = POW стрелкового оружия: ранения от попадания.
quick-redroll-arm-shot = ARM цели; считается при --ruling ranged_arm=true.
quick-redroll-range = RNG оружия: каждое превышение даёт повторный бросок, берётся худший.
quick-redroll-cover = Укрытие цели.
quick-redroll-lucky = Счастливые числа стрелка.
quick-redroll-overkill = Сверх оставшихся ранений: в среднем { $mean }; ничего лишнего: { $none }.
quick-redroll-twice = --{ $whole } говорит то же, что и --{ $part }: задайте что-нибудь одно.
quick-redroll-fists = Получено { $value }; у голых рук POW задаёт решение fist_pow.
