"""Pictures of a resolved fight, light and dark: `python examples/pictures.py [DIRECTORY]`."""

import sys
from pathlib import Path
from tempfile import mkdtemp

import battlewright as bw
from battlewright.core.requests import Choose, Roll
from battlewright.pictures.bars import svg_bars
from battlewright.pictures.overlays import MovePath
from battlewright.pictures.svg import svg
from battlewright.rules.redroll.state import body
from battlewright.table.path import advance_to

CLEARING = Path(__file__).with_name("clearing.yaml")


def resolve(battle: bw.Battle) -> MovePath:
    """The charge with its rolls, the Red Roll taken; returns the way that the brute went."""
    brute = battle.position.scene.index["brute"]
    before = body(battle.position, brute)
    battle.say("charge wolf axe")
    while isinstance(battle.pending, Roll) or is_red_roll(battle.pending):
        if isinstance(battle.pending, Roll):
            battle.roll()
        else:
            battle.say("red_roll claws")
    after = body(battle.position, brute)
    table = battle.position.scene.table
    return MovePath(before, advance_to(before, (after.x, after.y), table.width, table))


def is_red_roll(request: object) -> bool:
    return isinstance(request, Choose) and request.kind == "ask-red_roll"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else mkdtemp())
    scene = bw.load(CLEARING)
    battle = bw.Battle(scene, seed="clearing 13")
    way = resolve(battle)
    damage = bw.odds_of(scene, ["wolf.damage"]).quantities["wolf.damage"].pmf
    for theme in ("light", "dark"):
        for name, picture in (
            ("fight", svg(battle.position, [way], theme=theme, heading="The brute has charged")),
            ("damage", svg_bars(damage, theme=theme, title="Damage to the wolf, before anyone rolls")),
        ):
            path = folder / f"{name}-{theme}.svg"
            path.write_text(picture, "utf-8")
            print(f"{path.name}: {len(picture):,} characters")


if __name__ == "__main__":
    main()
