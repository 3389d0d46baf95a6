"""What happens when the disk takes no changes, up to the end of the program."""

import sqlite3
import subprocess
import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App

REFUSAL = "CREATE TRIGGER refusal BEFORE INSERT ON contact BEGIN SELECT RAISE(ABORT, 'no'); END"


@on_desktop
class WhatCannotBeSaved(unittest.TestCase):
    def open(self):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName)

    def refuse(self, statement=REFUSAL):
        """Makes the database refuse contacts, as a full disk would; no program has it open."""
        path = self.desktop.home / ".local/share/io.github.faves.Faves/faves.sqlite"
        connection = sqlite3.connect(path)
        connection.execute(statement)
        connection.commit()
        connection.close()

    def setUp(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            self.assertEqual(app.close_window(), 0)
        self.refuse()

    def add_ann(self, app):
        app.press("Add Contact")
        app.type("Name", "Ann Field")
        app.press("Save")
        app.shows("Your contacts could not be saved")
        app.press("Later")
        app.gone("push button", "Later")
        # The bar stays.
        app.find("push button", "Try Again")

    def test_the_window_asks_before_it_closes_over_what_is_not_saved(self):
        with self.open() as app:
            self.add_ann(app)
            for key in ("ctrl+w", "ctrl+q", "alt+F4"):
                with self.subTest(key):
                    app.keys(key)
                    app.press("Keep Open")
                    app.gone("push button", "Keep Open")
                    app.find("push button", "Try Again")
            app.keys("ctrl+w")
            app.press("Close Without Saving")
            self.assertEqual(app.process.wait(10), 0, app.output)
            self.assertEqual(app.output, "")

    def test_what_the_disk_refuses_at_the_very_end_is_told(self):
        with self.open() as app:
            app.press("Add Contact")
            app.type("Name", "Ann Field")
            # Saved and closed in one breath. Whether the disk answers in time or not: nothing is lost in silence.
            app.keys("Return", "ctrl+w")
            try:
                status = app.process.wait(3)
            except subprocess.TimeoutExpired:
                app.shows("Your contacts could not be saved")
                return
            self.assertEqual(status, 1)
            self.assertIn("Your contacts could not be saved", app.output)


if __name__ == "__main__":
    unittest.main(verbosity=2)
