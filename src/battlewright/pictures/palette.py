"""Colours of pictures, light and dark, and the style sheet made of them.

The sides are blue and vermilion, which people with any colour blindness tell apart, and differ in the form of their
rings too. Every style sheet is scoped to its theme, so that a page may hold pictures of several.
"""

from __future__ import annotations

from typing import Literal

Theme = Literal["light", "dark", "auto"]
"""`auto` follows the reader's system."""

FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"

# Of each name the light colour and the dark one.
COLOURS = {
    "page": ("#ffffff", "#12161b"),
    "ground": ("#f7f4ec", "#1c2229"),
    "grid": ("#e4dfd2", "#2b333d"),
    "track": ("#efece5", "#262e37"),
    "frame": ("#625d51", "#8d96a3"),
    "ink": ("#1c1e22", "#eceef1"),
    "muted": ("#5c5f66", "#a9b1bc"),
    "a": ("#0b5c9e", "#7dc1ff"),
    "a-fill": ("#b9d8f0", "#1f4d75"),
    "b": ("#b0420a", "#ffab66"),
    "b-fill": ("#fbd3b5", "#74401a"),
    "empty": ("#ffffff", "#101419"),
    "active": ("#1c1e22", "#ffe27a"),
    "glow": ("#ffcf33", "#ffe27a"),
    "forest": ("#dfecd4", "#203222"),
    "forest-sign": ("#6d9655", "#6f9f60"),
    "water": ("#d5e8f2", "#17303f"),
    "water-sign": ("#5a93b2", "#5c9bbd"),
    "wall": ("#b4aea3", "#545a63"),
    "wall-sign": ("#4f4a42", "#a9b1bc"),
    "rough": ("#f0e6cf", "#302a1d"),
    "rough-sign": ("#b59a60", "#8f7a4a"),
    "hill": ("#ece2c8", "#2e2c22"),
    "hill-sign": ("#a38b57", "#9a8a5e"),
    "impassable": ("#c9c5bc", "#3a3d42"),
    "impassable-sign": ("#77736a", "#8b8f96"),
    "obstacle": ("#d3c3a3", "#5d5139"),
    "obstacle-sign": ("#7d6a42", "#bba672"),
    "dangerous": ("#f7ddd8", "#3b2222"),
    "dangerous-sign": ("#b3594c", "#d0776a"),
    "concealing": ("#e8e8da", "#2a2d27"),
    "concealing-sign": ("#8b8d6c", "#8d9174"),
    "ladder": ("#e6d9bd", "#443a26"),
    "ladder-sign": ("#7d6a42", "#c4ae78"),
    "floor": ("#e7e5e0", "#2b2f35"),
    "floor-sign": ("#a5a198", "#5b626c"),
    "cloud": ("#e3e3ea", "#3a3f4a"),
    "cloud-sign": ("#8a8a9c", "#a6adbb"),
    "plain": ("#e9e6de", "#282d34"),
    "plain-sign": ("#8f8b81", "#7b828c"),
    "clear": ("#1a7f37", "#5fd07f"),
    "blocked": ("#c1121f", "#ff7b7b"),
    "move": ("#6a3fa0", "#c9a6ff"),
    "partly": ("#8a5a00", "#f0c04a"),
    "template": ("#a1246b", "#ff8ac6"),
    "reach": ("#5c5f66", "#a9b1bc"),
    "shade": ("#3a3428", "#000000"),
}

# Declarations by selector; {name} in them stands for a colour.
RULES = {
    "text": f"font-family:{FONT};fill:{{ink}}",
    ".page": "fill:{page}",
    ".ground": "fill:{ground}",
    ".grid": "stroke:{grid};stroke-width:1;fill:none",
    ".frame": "stroke:{frame};stroke-width:1.5;fill:none",
    ".tick": "stroke:{frame};stroke-width:1",
    ".scale": "font-size:11px;fill:{muted}",
    ".heading": "font-size:16px;font-weight:600",
    ".legend": "font-size:12px",
    ".legend-line": "stroke:{frame};stroke-width:1",
    ".name": "font-size:12px;font-weight:600",
    ".detail": "font-size:11px;fill:{muted}",
    ".place": "font-size:11px;font-style:italic;fill:{muted}",
    ".halo": "stroke:{ground};stroke-width:3;stroke-linejoin:round;paint-order:stroke",
    ".leader": "stroke:{muted};stroke-width:0.8;fill:none",
    ".mark": "font-weight:700;text-anchor:middle",
    ".empty": "fill:{empty}",
    ".a-ring": "stroke:{a};fill:none;stroke-width:2.6",
    ".b-ring": "stroke:{b};fill:none;stroke-width:1.9",
    ".b-inner": "stroke:{b};fill:none;stroke-width:1;stroke-dasharray:3 2",
    ".a-health": "fill:{a-fill}",
    ".b-health": "fill:{b-fill}",
    ".a-front": "fill:{a};stroke:{empty};stroke-width:1.4;paint-order:stroke",
    ".b-front": "fill:{empty};stroke:{b};stroke-width:1.7;stroke-linejoin:round",
    ".a-edge": "fill:{a}",
    ".b-edge": "fill:{b}",
    ".a-base": "fill:{a-fill};stroke:{a};stroke-width:0.8;stroke-linejoin:round",
    ".b-base": "fill:{b-fill};stroke:{b};stroke-width:0.8;stroke-linejoin:round",
    ".below": "stroke:{ink};fill:none;stroke-width:1.2;stroke-dasharray:2 3;stroke-opacity:0.7",
    ".plate": "fill:{empty};fill-opacity:0.92",
    ".height": "fill:{ink}",
    ".height-text": "fill:{page};font-size:9px;font-weight:700;text-anchor:middle",
    ".shade": "fill:{shade};fill-opacity:0.2",
    ".ledge": "stroke:{frame};stroke-width:2;fill:none;stroke-linejoin:round",
    ".hidden-edge": "stroke:{frame};stroke-width:1;fill:none;stroke-dasharray:3 3;stroke-opacity:0.75",
    ".active": "stroke:{active};fill:none;stroke-width:2",
    ".glow": "fill:{glow};fill-opacity:0.35",
    ".sight-text": "fill:{clear};font-size:12px;font-weight:600",
    ".sight-clear": "stroke:{clear};stroke-width:2.2;fill:none",
    ".sight-blocked": "stroke:{blocked};stroke-width:2;fill:none;stroke-dasharray:2 4",
    ".sight-partly": "stroke:{partly};stroke-width:2.2;fill:none;stroke-dasharray:9 3",
    ".partly-text": "fill:{partly};font-size:12px;font-weight:600",
    ".hider": "stroke:{partly};stroke-width:2.2;fill:none;stroke-dasharray:8 3",
    ".blocker": "stroke:{blocked};stroke-width:2.4;fill:none",
    ".blocked-text": "fill:{blocked};font-size:12px;font-weight:600",
    ".move": "stroke:{move};stroke-width:2.2;fill:none",
    ".placed": "stroke:{move};stroke-width:1.8;fill:none;stroke-dasharray:6 4",
    ".move-ghost": "stroke:{move};stroke-width:1.6;fill:{move};fill-opacity:0.12;stroke-dasharray:4 3",
    ".move-head": "fill:{move}",
    ".stop": "fill:{page};stroke:{move};stroke-width:1.5",
    ".numeral": "fill:{move};font-size:10px;font-weight:700;text-anchor:middle",
    ".swept": "stroke:{move};stroke-width:1;fill:{move};fill-opacity:0.1;stroke-dasharray:2 3",
    ".pivot": "fill:{page};stroke:{move};stroke-width:2",
    ".move-text": "fill:{move};font-size:12px;font-weight:600",
    ".region": "stroke:{move};stroke-width:1.4;fill:{move};fill-opacity:0.1;stroke-linejoin:round",
    ".reach": "stroke:{reach};stroke-width:1.4;fill:none;stroke-dasharray:7 4",
    ".reach-text": "fill:{reach};font-size:11px",
    ".arc": "stroke:{reach};stroke-width:1;fill:{reach};fill-opacity:0.1;stroke-dasharray:1 3",
    ".measure": "stroke:{ink};stroke-width:1.6;fill:none",
    ".measure-text": "font-size:12px;font-weight:600",
    ".template": "stroke:{template};stroke-width:1.8;fill:{template};fill-opacity:0.12",
    ".covered": "stroke:{template};stroke-width:2;fill:none;stroke-dasharray:5 2",
    ".template-text": "fill:{template};font-size:12px;font-weight:600",
    ".chance": "stroke:{move};stroke-width:1;fill:{move};fill-opacity:0.35",
    ".likely-way": "stroke:{move};stroke-width:0.8;stroke-opacity:0.45",
    ".rose": "stroke:{template};stroke-width:1;fill:{template};fill-opacity:0.14;stroke-linejoin:round",
    ".rose-best": "stroke:{template};stroke-width:2",
    ".rose-number": "fill:{page};stroke:{template};stroke-width:1.5",
    ".rose-numeral": "fill:{template};font-size:10px;font-weight:700;text-anchor:middle",
    ".outlook": "fill:{move};font-size:11px;font-weight:600",
    ".act-strong": "fill:{template};fill-opacity:0.75",
    ".act-half": "fill:{template};fill-opacity:0.3",
    ".act-none": "fill:none",
    ".act-framed": "stroke:{ink};stroke-width:1.4;fill:none",
    ".bar": "fill:{a}",
    ".bar-track": "fill:{track}",
    ".mean": "stroke:{blocked};stroke-width:1.5;stroke-dasharray:4 3",
}


def colour_scheme(shade: int) -> dict[str, str]:
    """The colours by name; shade 0 is light, 1 dark."""
    return {name: pair[shade] for name, pair in COLOURS.items()}


def stylesheet(theme: Theme) -> str:
    """The rules of a picture whose root has the class `bw-<theme>`."""
    if theme == "auto":
        return f"{_rules(theme, 0)}\n@media (prefers-color-scheme: dark) {{\n{_rules(theme, 1)}\n}}"
    return _rules(theme, 0 if theme == "light" else 1)


def _rules(theme: Theme, shade: int) -> str:
    colours = colour_scheme(shade)
    terrain = {}
    for name in colours:
        if f"{name}-sign" in colours:
            sign = f"{name}-sign"
            terrain[f".{name}"] = f"fill:{{{name}}}"
            terrain[f".{sign}"] = f"stroke:{{{sign}}};fill:none"
            terrain[f".{name}-line"] = f"stroke:{{{name}}};fill:none"
            terrain[f".{name}-dot"] = f"fill:{{{sign}}}"
    return "\n".join(
        f".bw-{theme} {selector} {{{_filled(declarations, colours)}}}"
        for selector, declarations in {**RULES, **terrain}.items()
    )


def _filled(declarations: str, colours: dict[str, str]) -> str:
    for name, colour in colours.items():
        declarations = declarations.replace(f"{{{name}}}", colour)
    return declarations
