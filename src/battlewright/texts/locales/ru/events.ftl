# Что произошло: для журнала и экрана. Идентификаторы: `event-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.
#
# И то, что есть в каждой игре: почему нельзя встать сюда (`reason-...`), чем кончилась битва (`outcome-...`),
# за чем следят шансы (`quantity-...`) и где они останавливаются (`stop-...`).

event-forced = У стороны { $side } только один вариант: { $option }.
event-amended = Изменено по договорённости: { $reason }
event-round = Начинается раунд { $round }.
event-moved = { $model } теперь здесь: { $place }.
event-removed = { $model } покидает стол.

reason-off-table = Подставка окажется за краем стола.
reason-too-far = Так далеко за одно движение не дойти.
reason-body-in-way = На пути другая модель.
reason-feature-in-way = На пути препятствие.
reason-overlaps-body = Подставка встанет на другую подставку.
reason-outside-arc = Это направление вне разрешённого сектора.
reason-outside-area = Сюда ставить модели нельзя: это за пределами вашей зоны.

outcome-conceded = Одна из сторон сдалась: победа стороны { $winner }.
outcome-agreed = Стороны согласились на ничью.

quantity-damage = нанесённый урон
quantity-wounds_lost = полученные ранения
quantity-wounds_left = сколько ранений ещё выдержит
quantity-destroyed = уничтожена
quantity-place = место
quantity-score = счёт
quantity-hit = попадание

stop-end_of_action = конец действия
stop-end_of_activation = конец активации
stop-end_of_phase = конец фазы
stop-end_of_turn = конец хода
stop-end_of_round = конец раунда
stop-end_of_battle = конец битвы
