"""What every test of this folder stands on: the built program, and a desktop per test."""

import atexit
import functools
import os
from pathlib import Path

from desktop import Desktop

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("FAVES_PROGRAM", ROOT / ".build/debug/faves"))
REPORTS = Path(os.environ.get("FAVES_REPORTS", ROOT / ".build/person"))

# One display and one bus for the process, since the accessibility library connects once; a home for each test.
DESKTOP = Desktop(*(int(length) for length in os.environ.get("FAVES_SCREEN", "").split("x") if length))


def on_desktop(case):
    """Tests of this class find `self.desktop`, with a home that nobody has used."""
    plain = case.setUp

    @functools.wraps(plain)
    def setUp(self):
        self.desktop = DESKTOP
        DESKTOP.use_home(DESKTOP.folder / self._testMethodName)
        plain(self)

    case.setUp = setUp
    return case


DESKTOP.__enter__()
atexit.register(DESKTOP.__exit__)
