# Подфаза наступления: вопросы, броски, сообщения и причины отказов.

# Вопросы
kill_team-ask-charge = На какую вражескую модель объявить наступление?
kill_team-ask-declare = Кто наступает на { $target }?
kill_team-ask-overwatch = Кто следующим откроет огонь на упреждение по наступающим на { $target } и из чего?
kill_team-ask-victim = Двое одинаково близки к { $model }: кому достанется попадание?
kill_team-ask-counter-charge = Кто перейдёт в контрнаступление на тех, кто дошёл до { $target }?
kill_team-ask-attacker = В контакт с кем встаёт { $model }?
kill_team-ask-reroll = { $model }: чтобы дойти до { $target }, нужно { $need }. Какие кубы перебросить?
ask-assault_grenades = { $model } наступает через труднопроходимый ландшафт: бросить штурмовые гранаты (один раз за битву), чтобы сохранить Инициативу?
kill_team-ask-mover = Кто из наступающих на { $target } движется следующим?

# Варианты
kill_team-option-charge = { $a }
kill_team-option-redirect = { $a } пробует перенаправить наступление
kill_team-option-declare = { $a } наступает
kill_team-option-declared = Больше никто
kill_team-option-overwatch = { $a } ({ $b_named })
kill_team-option-hold = Никто
kill_team-option-takes = { $a }
kill_team-option-counter_charge = { $a } пробует
kill_team-option-into = { $a }
kill_team-option-throw = Бросить

# Броски
kill_team-roll-charge = { $model } наступает на { $target }: 2D6, нужно не меньше { $need }.
kill_team-roll-charge-again = { $model } наступает на { $target }: переброс, всего нужно не меньше { $need }.
kill_team-roll-counter-charge = { $model } в контрнаступлении на { $target }: 2D6, нужно не меньше { $need }.

# Сообщения
kill_team-event-declared = { $model } объявляет наступление на { $target }.
kill_team-event-distance = { $model }: { $reaches ->
    [true] броска хватает
   *[false] бросок слишком мал
}.
kill_team-event-charge-made = { $model } завершает наступление на { $target }.
kill_team-event-charge-fails = Наступление { $model } на { $target } не удалось.
kill_team-event-overwatch = { $model } ведёт огонь на упреждение: { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}.
kill_team-event-counter-charge = { $model } переходит в контрнаступление на { $target }.
kill_team-event-counter-charge-fails = { $model } не добирается до { $target }.
kill_team-event-grenades = { $model } тратит штурмовые гранаты и сохраняет Инициативу.

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
reason-charge-without-room = У этой модели врага нет места, и рядом с ней нет союзника, которого { $model } мог бы коснуться.
reason-redirect-without-a-charge = { $model } всё равно не может наступать, поэтому и перенаправлять нечего.
reason-charge-friend = { $model } — на стороне, которая сейчас атакует, а атакуют только врагов.
reason-charge-nobody-there = { $model } уже не на столе: атаковать некого.
reason-charged-before = На эту модель врага уже наступали в эту фазу; дважды её не называют.
reason-overwatch-while-locked = { $model } связан боем и огонь на упреждение не ведёт.
reason-overwatch-twice = { $model } уже стрелял на упреждение в эту фазу.
reason-overwatch-from-the-ground = { $model } залёг и огонь на упреждение не ведёт.
reason-overwatch-in-flight = { $model } отступает и огонь на упреждение не ведёт.
reason-overwatch-too-slow = { $model } медлителен и целеустремлён: огонь на упреждение не ведёт.
reason-overwatch-without-skill = У { $model } НС 0: огонь на упреждение не ведёт.
reason-overwatch-without-a-weapon = У { $model } нет оружия для огня на упреждение.
reason-overwatch-too-far = { $model } слишком далеко от атакованной модели, чтобы поддержать её огнём на упреждение.
reason-overwatch-not-called = Атакованная модель сама стрелять не может, поэтому { $model } её не поддерживает.
reason-overwatch-at-nobody = Из этого оружия { $model } не достаёт или не видит никого из наступающих.
reason-overwatch-with-another-weapon = У { $model } нет «{ $weapon }» для огня на упреждение; есть { $expected }.
reason-counter-charge-while-locked = { $model } связан боем и в контрнаступление не переходит.
reason-counter-charge-in-flight = { $model } отступает и в контрнаступление не переходит.
reason-counter-charge-from-the-ground = { $model } залёг и в контрнаступление не переходит.
reason-counter-charge-twice = { $model } уже пытался перейти в контрнаступление.
reason-counter-charge-too-far = { $model } не дотягивается ни до кого из наступавших.
reason-redirect-without-a-death = Цель, которую { $model } выбирает в фазу стрельбы, не погибла: перенаправлять нечего.
reason-redirect-twice = { $model } уже пытался перенаправить наступление в эту фазу.
reason-charge-after-failed-redirect = { $model } не смог перенаправить наступление и в эту фазу не наступает.
reason-charge-at-another = { $model } уже стрелял по другой модели и наступать может только на неё.
reason-charge-not-redirected = Цель { $model } мертва: чтобы наступать на другую модель, сначала нужно перенаправить наступление.
reason-charge-far-from-the-dead = Эта модель дальше 3 дюймов от места, где погибла цель { $model }.

# Odds
quantity-charged = завершённое наступление
stop-end_of_charge = конец наступлений на одну модель врага
stop-end_of_charge_phase = конец подфазы наступления
