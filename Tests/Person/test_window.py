"""What the window does: how it is left with something unsaved in it, that there is one of it, and where the focus is."""

import os
import socket
import subprocess
import unittest
from pathlib import Path

from stage import PROGRAM, REPORTS, on_desktop
from app import App, Atspi, has, wait, xdotool


class WindowCase(unittest.TestCase):
    def open(self, **options):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName, **options)

    def ends(self, app):
        self.assertEqual(app.process.wait(10), 0, app.output)
        self.assertEqual(app.output, "")


@on_desktop
class LeavingWithSomethingUnsaved(WindowCase):
    def test_the_window_asks_and_goes_when_the_changes_are_discarded(self):
        for key in ("alt+F4", "ctrl+w", "ctrl+q"):
            with self.subTest(key), self.open() as app:
                app.press("Add Contact")
                app.type("Name", "Ann")
                app.keys(key)
                app.press("Keep Editing")
                app.gone("push button", "Keep Editing")
                self.assertEqual(app.value("Name"), "Ann")
                app.keys(key)
                app.press("Discard")
                self.ends(app)

    def test_an_unchanged_form_asks_nothing(self):
        with self.open() as app:
            app.press("Add Contact")
            app.find("push button", "Cancel")
            app.keys("alt+F4")
            self.ends(app)

    def test_escape_asks_in_a_sheet_and_leaves_it_when_nothing_was_changed(self):
        with self.open() as app:
            app.press("Fave Flicks", role="radio button")
            for opener, field in (("Add Movie", "Title"), ("User", "Name")):
                with self.subTest(opener):
                    app.press(opener)
                    app.find("push button", "Cancel")
                    app.keys("Escape")
                    app.gone("push button", "Cancel")
                    app.press(opener)
                    app.type(field, "Ann")
                    app.keys("Escape")
                    app.press("Discard")
                    app.gone("push button", "Cancel")

    def test_quitting_from_a_sheet_asks_there(self):
        with self.open() as app:
            app.press("Fave Flicks", role="radio button")
            app.press("Add Movie")
            app.type("Title", "Heat")
            app.keys("ctrl+q")
            app.press("Discard")
            self.ends(app)


@on_desktop
class OneInstance(WindowCase):
    def test_a_second_start_brings_the_window_to_the_front_and_ends(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            window = app.root.get_child_at_index(0)
            xdotool("getactivewindow", "windowminimize")
            wait(lambda: not has(window, Atspi.StateType.ACTIVE), "the window to be out of the way")
            second = subprocess.run([PROGRAM], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
            self.assertEqual((second.returncode, second.stdout, second.stderr), (0, "", ""))
            wait(lambda: has(window, Atspi.StateType.ACTIVE), "the window in front again")
            self.assertEqual(app.root.get_child_count(), 1)
            self.assertEqual(app.close_window(), 0)
        # Nobody is there any more, so this one stays.
        with self.open() as app:
            app.shows("Madison Thompson")
            self.assertEqual(app.close_window(), 0)

    def test_a_second_start_reads_no_file(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            data = self.desktop.home / "elsewhere"
            second = subprocess.run(
                [PROGRAM], env=os.environ | {"XDG_DATA_HOME": str(data)}, stdin=subprocess.DEVNULL, timeout=60)
            self.assertEqual(second.returncode, 0)
            # Which is made as it is read for the first time.
            self.assertEqual(list(data.rglob("*.sqlite")), [])
            self.assertEqual(app.close_window(), 0)

    def test_the_file_is_read_before_there_is_a_display(self):
        data = self.desktop.home / "early"
        # One that takes connections, and answers none.
        with socket.socket(socket.AF_UNIX) as display:
            number = 4700 + os.getpid() % 1000
            path = Path(f"/tmp/.X11-unix/X{number}")
            display.bind(str(path))
            try:
                display.listen()
                environment = os.environ | {"DISPLAY": f":{number}", "XDG_DATA_HOME": str(data)}
                with subprocess.Popen([PROGRAM], env=environment, stdin=subprocess.DEVNULL) as process:
                    try:
                        wait(lambda: list(data.rglob("faves.sqlite")), "the file to be made")
                        self.assertIsNone(process.poll())
                    finally:
                        process.kill()
            finally:
                path.unlink()

    def test_without_a_session_bus_it_starts_all_the_same(self):
        environment = os.environ | {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "NO_AT_BRIDGE": "1"}
        with subprocess.Popen([PROGRAM], env=environment, stdin=subprocess.DEVNULL) as process:
            try:
                search = ["xdotool", "search", "--onlyvisible", "--class", "io.github.faves.Faves"]
                wait(lambda: subprocess.run(search, capture_output=True).stdout, "a window")
                wait(lambda: subprocess.run(
                    ["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True
                ).stdout.strip() == "Contacts", "the window to be active")
                xdotool("key", "ctrl+q")
                self.assertEqual(process.wait(10), 0)
            finally:
                process.kill()


@on_desktop
class WhereTheFocusIs(WindowCase):
    def test_after_save_it_is_on_the_row_of_who_was_added_or_edited(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            app.press("Add Contact")
            app.type("Name", "Ann Field")
            app.press("Save")
            self.focused(app, "Ann Field")
            app.keys("Down")
            self.focused(app, "Madison Thompson, Sales")
            app.press("Edit")
            app.type("Position", "Director")
            app.press("Save")
            self.focused(app, "Madison Thompson, Director")

    def focused(self, app, row):
        wait(lambda: [thing for thing in app.all("list item", row) if has(thing, Atspi.StateType.FOCUSED)],
             f"the row “{row}” to have the focus")


if __name__ == "__main__":
    unittest.main(verbosity=2)
