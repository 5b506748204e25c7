# Расстановка: что отвергается до боя.

kill_team-check-not-in-this-turn = В том ходу, который играется, никто на этой стороне не мог сделать «{ $value }».
kill_team-check-no-contact = «{ $value }» бывает только у моделей в базовом контакте с врагом.
kill_team-check-second-leader = { $model }: «{ $value }» делает модель вторым лидером, а у отряда он уже есть — { $first }. Возьмите другой профиль или напишите is_leader: false в её stats.
kill_team-check-contradiction = «{ $value }» и «{ $other }» не бывают у одной модели одновременно.
