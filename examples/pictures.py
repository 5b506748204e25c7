"""Pictures of a resolved fight, light and dark: `python examples/pictures.py [DIRECTORY]`."""

import sys
from pathlib import Path
from tempfile import mkdtemp

import battlewright as bw
from battlewright.core.position import Position
from battlewright.pictures.bars import svg_bars
from battlewright.pictures.from_verdicts import straight_way
from battlewright.pictures.overlays import MovePath
from battlewright.pictures.scene_view import view
from battlewright.pictures.svg import svg

CLEARING = Path(__file__).with_name("clearing.yaml")
FIGHT = "charge wolf axe 5 1 red_roll claws 5 0 1 4"
"""Words and faces in one line: the charge, its hit roll, the Red Roll with the claws, the damage roll."""


def ways(before: Position, after: Position) -> list[MovePath]:
    """The straight way of every model that stands elsewhere now."""
    stood = {piece.id: piece.body for piece in view(before).pieces}
    stands = {piece.id: piece.body for piece in view(after).pieces}
    return [straight_way(stood[id], body) for id, body in stands.items() if body != stood[id]]


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else mkdtemp())
    scene = bw.load(CLEARING)
    battle = bw.Battle(scene)
    before = battle.position.fork()
    battle.say(FIGHT)
    damage = bw.odds_of(scene, ["wolf.damage"]).quantities["wolf.damage"].pmf
    for theme in ("light", "dark"):
        for name, picture in (
            (
                "fight",
                svg(battle.position, ways(before, battle.position), theme, heading="A tie: both strike"),
            ),
            ("damage", svg_bars(damage, theme, title="Damage to the wolf, before anyone rolls")),
        ):
            path = folder / f"{name}-{theme}.svg"
            path.write_text(picture, "utf-8")
            print(f"{path.name}: {len(picture):,} characters")


if __name__ == "__main__":
    main()
