# Реестр пунктов: где какой пункт исполняется, какими тестами подтверждён, чего не хватает. Идентификаторы: `clauses-...`.
# Каждый есть и в английском файле, с теми же переменными. Как писать сообщения: index.ftl.

clauses-kind-rule = правило
clauses-kind-example = пример
clauses-kind-note = пояснение
clauses-kind-none = не исполнен

clauses-where-declared = (объявлено)

clauses-gap-uncarried = { $clause }: ни одна часть правил его не исполняет, и он не объявлен ни примером, ни пояснением.
clauses-gap-noted-yet-carried = { $clause } объявлен пояснением, которое нечему исполнять, но его исполняет { $part }.
clauses-gap-untested = { $clause }: ни один тест его не называет.
clauses-gap-unknown-cited = { $part } ссылается на { $clause }, а такого пункта нет.
clauses-gap-unknown-noted = { $clause } объявлен пояснением или примером, а такого пункта нет.
clauses-gap-unknown-named = { $test } называет { $clause }, а такого пункта нет ни в одних правилах.
clauses-gap-too-many-named = { $test }: названо пунктов { $count }, можно не больше { $most }.
clauses-gap-too-many-notes = Пояснений в правилах { $count }, можно не больше { $most }.
clauses-gap-not-literal = { $test }: номера пунктов нужно писать строками, чтобы их можно было прочесть, не запуская тестов.
clauses-gap-unreadable = { $file }, строка { $line }: это не читается как Python: { $reason }.
clauses-gap-no-tests = Отключать части нельзя: battlewright установлен без тестов.
clauses-gap-test-fails = { $test } не проходит, даже когда ничего не отключено, и потому ничего не доказывает.
clauses-gap-part-green = { $part } можно отключить, и ни один тест этого не заметит. Пункты: { $clauses }.
clauses-gap-part-broken = Без { $part } правила не собираются, хотя ни одна правка на эту часть не ссылается.
clauses-gap-part-crashed = Когда { $part } отключена, процесс с тестами рушится.

clauses-tests-unknown = О тестах ничего не известно: battlewright установлен без них.
clauses-tests-missing = Эти тесты не запускались (медленные или pytest их не находит): { $tests }
clauses-mutation-sum = Частей отключено по одной: { $parts }; замечено тестами: { $noticed }.
clauses-mutation-seed = Части выбраны по дате или слову { $seed }.
clauses-partly-proven = { $part }: отключение замечено, но не теми тестами, которые называют { $clauses }.
clauses-sum = Пунктов: { $total }; правил: { $rule }; примеров: { $example }; пояснений: { $note }. Пробелов: { $gaps }.

error-clauses-bench = Не удалось запустить тесты с отключёнными частями. Последнее, что сказал pytest: { $reason }
error-clauses-sample = Выборка: указано { $value }, нужна хотя бы 1 часть.
