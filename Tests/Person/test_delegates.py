"""Programs without an `App`, whose delegates open their windows, as Xcode's templates had them before SwiftUI had one."""

import unittest

from app import App
from stage import REPORTS, ROOT, on_desktop

PROGRAMS = ROOT / ".build/debug"


@on_desktop
class Delegates(unittest.TestCase):
    def start(self, name, *arguments):
        return App(self.desktop, PROGRAMS / name, arguments, reports=REPORTS / self._testMethodName)

    def test_a_scene_delegates_window_lives_and_gets_what_the_program_was_started_with(self):
        with self.start("Phone", "fruit://shop/Quince") as app:
            app.shows("Apple")
            app.shows("Quince")
            app.press("Add")
            app.shows("Pear 2")

    def test_a_window_of_appkits_shows_a_hosting_view(self):
        with self.start("Mac") as app:
            app.find("frame", "Steps")
            app.press("Step")
            app.shows("Steps: 1")

    def test_a_program_that_starts_by_its_own_main_keeps_its_window(self):
        with self.start("Plain") as app:
            app.find("frame", "By hand")
            app.shows("From main.swift")
