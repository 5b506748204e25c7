"""Settings of all tests."""

import gc
import os

from hypothesis import settings

pytest_plugins = ["battlewright.clauses.plugin"]

# No test may depend on how fast a machine is. Every run of CI tries the same examples; at a desk they differ.
settings.register_profile("quick", deadline=None, max_examples=15, derandomize="CI" in os.environ)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """What pytest has collected stays to the end: the search for garbage need not go through it every time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
