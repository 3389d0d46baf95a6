"""That the window of the built program opens as it was left, on a screen of any size."""

import plistlib
import subprocess
import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, Atspi, wait, xdotool

APPLICATION = "io.github.faves.Faves"


@on_desktop
class WindowSize(unittest.TestCase):
    def open(self):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName)

    @property
    def kept(self):
        return self.desktop.home / ".local/state" / APPLICATION / "window-sizes.plist"

    def test_it_is_the_same_after_a_restart(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            first = size(app)
            xdotool("windowsize", "--sync", window(app), str(first[0] + 90), str(first[1] + 40))
            wanted = wait(lambda: size(app) if size(app) != first else None, "the window to be resized")
            self.assertEqual(app.close_window(), 0, app.output)
        with self.open() as app:
            app.shows("Madison Thompson")
            wait(lambda: size(app) == wanted, f"the window to be {wanted}, not {size(app)}")
            self.assertEqual(app.close_window(), 0, app.output)

    def test_one_kept_for_a_larger_screen_is_on_this_one(self):
        self.kept.parent.mkdir(parents=True)
        huge = {"width": 9000, "height": 7000, "isMaximized": False}
        self.kept.write_bytes(plistlib.dumps({"main": huge}))
        with self.open() as app:
            app.shows("Madison Thompson")
            area = extents(app)
            self.assertGreaterEqual(area.x, 0)
            self.assertGreaterEqual(area.y, 0)
            self.assertLessEqual(area.x + area.width, self.desktop.size[0])
            self.assertLessEqual(area.y + area.height, self.desktop.size[1])
            self.assertEqual(app.close_window(), 0, app.output)


def window(app):
    command = ["xdotool", "search", "--onlyvisible", "--pid", str(app.process.pid)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0]


def extents(app):
    return Atspi.Component.get_extents(app.find("frame"), Atspi.CoordType.SCREEN)


def size(app):
    area = extents(app)
    return (area.width, area.height)


if __name__ == "__main__":
    unittest.main(verbosity=2)
