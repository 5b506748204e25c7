# Подфаза наступления: вопросы, броски, сообщения и причины отказов.

# Вопросы
kill_team-ask-charge = На какую вражескую модель объявить наступление?
kill_team-ask-declare = Кто наступает на { $target }?
kill_team-ask-mover = Кто из наступающих на { $target } движется следующим?

# Броски
kill_team-roll-charge = { $model } наступает на { $target }: { $need ->
    [0] никакого броска не хватит
   *[other] на 2D6 нужно не меньше { $need }
}.

# Сообщения
kill_team-event-declared = { $model } объявляет наступление на { $target }.
kill_team-event-distance = { $model }: { $rolled ->
    [0] броска не хватает
   *[other] выпало не меньше { $rolled }
}.
kill_team-event-charge-made = { $model } завершает наступление на { $target }.
kill_team-event-charge-fails = Наступление { $model } на { $target } не удалось.

# Отказы
reason-charge-after-running = { $model } в этот ход бежит и наступать не может.
reason-charge-after-firing = { $model } уже стреляет из оружия, после которого наступать нельзя.
reason-charge-while-locked = { $model } связан боем и наступать не может.
reason-charge-falling-back = { $model } отступает и наступать не может.
reason-charge-from-the-ground = { $model } залёг и наступать не может.
reason-charge-just-regrouped = { $model } только что собрался и в этот ход не наступает.
reason-charge-once = { $model } уже объявил наступление в эту фазу.
reason-charge-too-far = Эта модель врага слишком далеко: { $model } до неё не дойдёт.
reason-charge-out-of-sight = { $model } не видит эту модель врага.
reason-charged-before = На эту модель врага уже наступали в эту фазу; дважды её не называют.
