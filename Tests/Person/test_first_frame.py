"""What the first frame of the built program shows: the start-up benchmark ends with it, so there has to be something in it."""

import os
import shlex
import shutil
import subprocess
import unittest
from pathlib import Path

from stage import PROGRAM, ROOT, on_desktop

HERE = Path(__file__).parent
# What the benchmark ends a program by, and what looks at it before that does.
TIMER = ROOT / "Sources/CBench/programs/first-frame.c"
LOOK = HERE / "first_rows.c"


def module(source, folder):
    """Builds a module for GTK_MODULES."""
    built = folder / (source.stem + ".so")
    compiler = os.environ.get("CC") or shutil.which("clang") or "cc"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "gtk+-3.0"], check=True, capture_output=True, text=True).stdout
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-Wall", "-Werror", str(source), "-o", str(built), *shlex.split(flags)], check=True)
    return built


@on_desktop
class FirstFrame(unittest.TestCase):
    def test_of_10000_contacts_those_in_sight_are_in_it(self):
        folder = self.desktop.home
        data, frames, rows = folder / "data", folder / "frames", folder / "rows"
        subprocess.run([str(PROGRAM.parent / "Bench"), "--fill", str(data), "10000"], check=True, timeout=120)
        modules = [module(source, folder) for source in (LOOK, TIMER)]
        environment = dict(
            os.environ, XDG_DATA_HOME=str(data), GTK_MODULES=":".join(map(str, modules)),
            FIRST_ROWS=str(rows), BENCH_FRAMES=str(frames), BENCH_FIRST="1")
        subprocess.run([str(PROGRAM)], env=environment, check=True, timeout=120)
        first, last, _ = map(float, frames.read_text().split())
        self.assertEqual(first, last, "the program ends with its first frame")
        names = sorted(text for text in rows.read_text().splitlines() if text.startswith("Contact "))
        # They stand by name, numbered on from those that were there at first; in 680 points there is room for more than eight.
        expected = [f"Contact {number}" for number in (1, 10, 100, 1000, 1001, 1002, 1003, 1004)]
        self.assertEqual(names[:8], expected)


if __name__ == "__main__":
    unittest.main(verbosity=2)
