"""Pictures of positions, chances and battles: SVG, characters for a terminal, Markdown and HTML.

A picture is made from what a ruleset tells of its pieces (`Game.base`, `Game.describe`) and from the table; no module
here knows a rule. From the ground up: `scene_view` and `overlays` (what is shown), `palette`, `canvas`, `labels`,
`terrain_kinds` (how), `svg`, `charmap`, `bars` and `report` (the pictures).
"""
