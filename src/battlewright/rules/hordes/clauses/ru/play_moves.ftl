# Нападения, слэмы, растаптывания, толчки и свободные удары: вопросы, броски кубиков, отказы и события.

# Вопросы
ask-stop = { $model } движется прямо на { $target }: где остановиться? По умолчанию вплотную или так близко, как получится.
ask-trample = { $model } растаптывает: в каком направлении? Градусы по часовой стрелке от дальнего края стола; по умолчанию прямо вперёд.
ask-stop-trample = { $model } растаптывает: как далеко? По умолчанию так далеко, как может.
ask-free-strike = { $target } уходит, и { $model } может нанести свободный удар. Каким оружием — или не бить?

# Ответы
hordes-option-charge = Напасть на { $a }
hordes-option-slam = Сшибить { $a } (слэм), за 1 очко ярости
hordes-option-trample = Растоптать тех, кто на пути, за 1 очко ярости
hordes-option-strike = { $a_named }
hordes-option-spare = Не бить

# Слова, которые набирают игроки
word-slam = слэм | сшибить
word-trample = растоптать | растаптывание
word-strike = удар

# Броски
roll-slammed = { $model } сбита слэмом: d6 на дюймы.

# Что случилось
event-charge-fails = { $model } не достаёт до { $target }: нападение не удалось, активация окончена.
event-slam-fails = { $model } не достаёт до { $target }: слэм не удался, активация окончена.
event-slammed =
    { $by ->
    [model] { $model } отлетает от слэма и врезается в { $into }: ещё один кубик на повреждение.
    [terrain] { $model } отлетает от слэма и врезается в преграду: ещё один кубик на повреждение.
   *[nothing] { $model } отлетает от слэма.
}
event-pushed = { $model } оттолкнута.
event-free-strike = { $model } наносит свободный удар по { $target }.

# Отказы
reason-hindered-cannot-charge = { $model } не совершает нападения: на её движение действует штраф.
reason-hindered-cannot-slam = { $model } не совершает слэма: на её движение действует штраф.
reason-hindered-cannot-trample = { $model } не растаптывает: на её движение действует штраф.
reason-down-cannot-charge = { $model } сбита с ног или неподвижна и не совершает нападения.
reason-down-cannot-slam = { $model } сбита с ног или неподвижна и не совершает слэма.
reason-down-cannot-trample = { $model } сбита с ног или неподвижна и никого не растаптывает.
reason-charge-needs-all = { $model }: для нападения нужны и движение, и действие.
reason-slam-needs-all = { $model }: для слэма нужны и движение, и действие.
reason-trample-begins-the-movement = { $model } уже использовала движение: растаптывание объявляют в его начале.
reason-trample-needs-the-action = { $model } уже без действия, а растаптывание его требует.
reason-charge-needs-melee-range = { $model } без рукопашного оружия и не совершает нападения.
reason-beast-is-forced-to-charge = { $model }: больше не форсировать, а варбист нападает только форсированный.
reason-not-forced-to-slam = { $model }: больше не форсировать, слэм не оплатить.
reason-not-forced-to-trample = { $model }: больше не форсировать, растаптывание не оплатить.
reason-unseen-not-charged = { $model } не видит цель нападения.
reason-unseen-not-slammed = { $model } не видит цель слэма.
reason-down-not-slammed = { $model } не сбивает слэмом того, кто уже на земле.
reason-slam-needs-warbeast = { $model } не совершает слэма: силовые атаки есть только у варбистов.
reason-only-heavy-warbeasts-trample = { $model } не растаптывает: на это способен только тяжёлый варбист.
reason-charge-attack-goes-to-the-target = { $model } в нападении: первая атака должна достаться его цели.
