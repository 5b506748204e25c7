# Решения по номеру, под которым на них ссылаются шаги и ошибки: сначала те, что выбирают в сценарии, затем по темам
# то, на что опираются пункты источника, своими словами.

hrd-r-01 = { hordes-ruling-edition }. { hordes-ruling-edition.values }
    .source = Решение, номер HRD-R-01
hrd-r-02 = { hordes-ruling-throw_measured_from }. { hordes-ruling-throw_measured_from.values }
    .source = Решение, номер HRD-R-02
hrd-r-03 = { hordes-ruling-two_hand_deviation_cap }. { hordes-ruling-two_hand_deviation_cap.values }
    .source = Решение, номер HRD-R-03
hrd-r-04 = { hordes-ruling-trample_hits }. { hordes-ruling-trample_hits.values }
    .source = Решение, номер HRD-R-04
hrd-r-05 = { hordes-ruling-redirect_checks_range }. { hordes-ruling-redirect_checks_range.values }
    .source = Решение, номер HRD-R-05
hrd-r-06 = { hordes-ruling-two_hand_roll_vs_knocked_down }. { hordes-ruling-two_hand_roll_vs_knocked_down.values }
    .source = Решение, номер HRD-R-06
hrd-r-07 = { hordes-ruling-shield_wall_origin }. { hordes-ruling-shield_wall_origin.values }
    .source = Решение, номер HRD-R-07
hrd-r-08 = { hordes-ruling-throw_bonus }. { hordes-ruling-throw_bonus.values }
    .source = Решение, номер HRD-R-08
hrd-r-09 = { hordes-ruling-concealment_by }. { hordes-ruling-concealment_by.values }
    .source = Решение, номер HRD-R-09
hrd-r-10 = { hordes-ruling-magic_penalty_waived_in_melee }. { hordes-ruling-magic_penalty_waived_in_melee.values }
    .source = Решение, номер HRD-R-10
hrd-r-11 = { hordes-ruling-ends }. { hordes-ruling-ends.values }
    .source = Решение, номер HRD-R-11
