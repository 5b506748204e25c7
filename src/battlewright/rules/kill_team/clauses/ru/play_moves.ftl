# Перемещения: пешком, вверх и вниз, прыжками; бег, падения, труднопроходимая и опасная местность.

# Вопросы
kill_team-ask-move = Кто и как перемещается следующим?
kill_team-ask-place = { $model }: куда { $manner ->
    [ran] бежать
   *[moved] идти
}? Не дальше { $length }, прямо или в обход, и не ближе 1″ к врагу.
kill_team-ask-level = { $model }: куда? Не дальше { $length }, по прямой, если смотреть сверху; высота подъёма считается.
kill_team-ask-landing = { $model }: куда приземлиться? Не дальше { $length }.
kill_team-ask-run = { $model } бежит, на кубике { $rolled }: перебросить?

# Варианты
kill_team-option-move = { $a }: идти{ $b ->
    [slowly] {" "}через труднопроходимую местность
   *[plainly] {""}
}
kill_team-option-climb = { $a }: вскарабкаться на { $b }
kill_team-option-ladder = { $a }: по лестнице { $b } { $c ->
    [table] вниз на стол
   *[up] на { $c }
}
kill_team-option-jump = { $a }: { $b ->
    [down] спрыгнуть вниз
   *[over] прыгнуть через разрыв: { $b }
}
kill_team-option-fly = { $a }: прыжок надо всем { $b ->
    [table] на стол
   *[onto] на { $b }
}
kill_team-option-run = { $a }: бежать{ $b ->
    [slowly] {" "}через труднопроходимую местность
   *[plainly] {""}
}
kill_team-option-keep = Оставить
kill_team-option-reroll = Перебросить

# Слова, которые вводят игроки
word-slowly = медленно
word-ladder = лестница
word-fly = лететь | прыжок

# Броски
kill_team-roll-difficult = { $model } идёт через труднопроходимую местность: не дальше, чем старший из кубиков ({ $dice }).
kill_team-roll-dangerous = { $model } идёт через опасную местность: 1 наносит рану.
kill_team-roll-run = { $model } бежит.

# Сообщения
kill_team-event-no-way = { $model }: места там нет, модель остаётся.
kill_team-event-falls = { $model } падает с высоты { $length }.

# Отказы
reason-move-while-locked = { $model }: модель связана боем и не перемещается.
reason-move-falling-back = { $model }: модель отступает и иначе не перемещается.
reason-move-from-the-ground = { $model }: модель залегла и не перемещается.
reason-fly-without-jump = { $model }: у модели нет прыжка.
reason-run-while-locked = { $model }: модель связана боем и не бежит.
reason-run-after-firing = { $model }: модель в этот ход уже стреляла и не бежит.
reason-run-twice = { $model }: модель уже бежала.
reason-run-in-flight = { $model }: модель отступает и не бежит.
reason-run-just-regrouped = { $model }: модель только что собралась и в этот ход не бежит.
reason-run-from-the-ground = { $model }: модель залегла и не бежит.
reason-run-slow-and-purposeful = { $model }: модель медлительна и целеустремлённа, она никогда не бежит.
