# Words in pictures, maps, charts and reports. Message ids: `picture-...`, `report-...`.

picture-title = Table { NUMBER($width, maximumFractionDigits: 1) }″ × { NUMBER($depth, maximumFractionDigits: 1) }″
picture-description = Side A: { $a }. Side B: { $b }. Terrain: { $terrain }.
picture-none = none
picture-side-a = Side A
picture-side-b = Side B
picture-wounds = { $left }/{ $most }
picture-wounds-spoken = wounds { $left } of { $most }
picture-ap = AP { $count }
picture-token = { $name } { $left }/{ $most }
picture-token-fury = fury
picture-acted = acted
picture-legend-acted = ✓ has acted
picture-raised = up { NUMBER($inches, maximumFractionDigits: 1) }″
picture-length = { NUMBER($inches, maximumFractionDigits: 1) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } cm)
picture-legend-wounds = empty part of a base: wounds lost
picture-legend-active = active
picture-sight-clear = clear
picture-sight-blocked = blocked by { $blocker }
picture-stopped-by = stopped by { $obstacle }
picture-stopped-edge = table edge
picture-a-model = a model
picture-feature = { $id }: { $traits }; { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } cm) high
picture-feature-plain = { $id }: no traits

picture-height = { NUMBER($inches, maximumFractionDigits: 1) }″
picture-legend-height = height above the table
picture-legend-front = front
picture-faces = faces { $degrees }°
picture-models = { $count ->
    [one] { $count } model
   *[other] { $count } models
}
picture-gap = { NUMBER($inches, maximumFractionDigits: 2) }″ ({ NUMBER($centimetres, maximumFractionDigits: 1) } cm)
picture-contact = in contact
picture-turn = { NUMBER($degrees, maximumFractionDigits: 1) }°
picture-covered = covers { $marks }
picture-covered-none = covers nobody
picture-sight-partly = partly hidden by { $blocker }
picture-feature-height = { $id } { NUMBER($inches, maximumFractionDigits: 1) }″
picture-chances = { $count } likely places, the larger the likelier: at most { $most } each
picture-place = { NUMBER($x, maximumFractionDigits: 2) }″ across, { NUMBER($y, maximumFractionDigits: 2) }″ up
picture-nowhere = not on the table
picture-outlook = What may happen
picture-best = { $answer }: { $value }. Side { $side }, { $quantity }
picture-outlook-hit = hit { $value }
picture-outlook-knocked-down = down, not destroyed { $value }
picture-outlook-destroyed = destroyed { $value }
picture-outlook-damage = damage { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
picture-spread = { $name }: { $count ->
    [one] one likely place, { $most }
   *[other] { $count } likely places, the larger the likelier; at most { $most } each
}
picture-spread-stays = stays with { $p }
picture-spread-gone = gone with { $p }
picture-rose = Rose of directions, the longer the better: { $quantity }
picture-rose-best = direction { NUMBER($degrees, maximumFractionDigits: 1) }°: { $value }
picture-met-enter = enters { $thing }
picture-met-within = enters { $thing }: cost { NUMBER($inches, maximumFractionDigits: 1) }″ of movement up to the end
picture-met-leave = leaves { $thing }: cost { NUMBER($inches, maximumFractionDigits: 1) }″ of movement
picture-met-cross = crosses { $thing }
picture-met-climb = climbs { $thing }: cost { NUMBER($inches, maximumFractionDigits: 1) }″ of movement
picture-met-ascent = climbs { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-jump = jumps { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-fall = falls { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-over = passes over { $thing }
picture-met-drop = no ground: falls { NUMBER($inches, maximumFractionDigits: 1) }″
picture-met-body = stopped by { $thing }
picture-met-feature = stopped by { $thing }
picture-met-edge = stopped at the edge of the table

picture-terrain-water = water
picture-terrain-forest = woods, thicket
picture-terrain-ladder = ladder
picture-terrain-wall = wall, building
picture-terrain-impassable = impassable
picture-terrain-obstacle = obstacle, low wall
picture-terrain-hill = hill
picture-terrain-dangerous = dangerous
picture-terrain-rough = rough ground
picture-terrain-concealing = concealing
picture-terrain-floor = floor
picture-terrain-cloud = cloud, smoke
picture-terrain-plain = ground

picture-trait-rough = rough
picture-trait-obstacle = obstacle
picture-trait-obstruction = obstruction
picture-trait-linear = linear
picture-trait-solid = solid
picture-trait-concealing = concealing
picture-trait-forest = forest
picture-trait-hill = hill
picture-trait-water = water
picture-trait-impassable = impassable
picture-trait-dangerous = dangerous
picture-trait-ladder = ladder
picture-trait-floor = floor
picture-trait-cloud = cloud

picture-map-absent = Not on the table: { $names }

picture-bars-value = result
picture-bars-chance = chance
picture-bars-at-least = at least
picture-until = Until { $stop }.
picture-bars-mean = Mean { NUMBER($mean, maximumFractionDigits: 2) }
picture-bars-up-to = ≤ { $value }
picture-bars-from = ≥ { $value }
picture-bars-description = { $value }: { NUMBER($p, style: "percent", maximumFractionDigits: 1) }
picture-bars-scale = { NUMBER($p, style: "percent", maximumFractionDigits: 0) }
picture-bars-title = Chances
picture-yes = yes
picture-no = no
picture-percent = { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-above = > { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-figure = { NUMBER($value, maximumSignificantDigits: 4) }
picture-decimals = { $whole }.{ $decimals }…
picture-below = < { NUMBER($p, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

report-clauses = Clauses cited
report-dice = dice
