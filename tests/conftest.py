"""Settings of all tests."""

import os

from hypothesis import settings

pytest_plugins = ["battlewright.clauses.plugin"]

# No test may depend on how fast a machine is. With CI set, hypothesis takes its own `ci` profile: fixed examples.
if "CI" not in os.environ:
    settings.register_profile("unhurried", deadline=None)
    settings.load_profile("unhurried")
