"""What the built program says when something is not as it should be, and that it leaves the data alone."""

import hashlib
import os
import subprocess
import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App

APPLICATION = "io.github.faves.Faves"


def run(*arguments, **environment):
    """Runs the program without a display, to its end."""
    without_display = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [PROGRAM, *arguments], env=without_display | environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, timeout=120)


@on_desktop
class WithoutADisplay(unittest.TestCase):
    def test_it_says_so_and_fails(self):
        result = run()
        self.assertEqual(result.returncode, 1)
        self.assertIn("no display", result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)

    def test_a_display_that_cannot_be_opened_is_named(self):
        result = run(DISPLAY=":4711")
        self.assertEqual(result.returncode, 1)
        self.assertIn(":4711", result.stderr)

    def test_help_and_version_need_none(self):
        for option, expected in (("--help", "Usage: faves"), ("--version", "faves ")):
            with self.subTest(option):
                result = run(option)
                self.assertEqual(result.returncode, 0)
                self.assertIn(expected, result.stdout)
                self.assertEqual(result.stderr, "")

    def test_an_argument_it_does_not_know_is_refused(self):
        result = run("--nonsense")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("--nonsense", result.stderr)


@on_desktop
class WithDataItCannotUse(unittest.TestCase):
    def open(self, **options):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName, **options)

    @property
    def database(self):
        return self.desktop.home / ".local/share" / APPLICATION / "faves.sqlite"

    def test_a_file_that_is_no_database_is_left_as_it_is(self):
        self.database.parent.mkdir(parents=True)
        self.database.write_bytes(b"These are not the contacts you are looking for.\n" * 1000)
        before = content_of(self.database)
        with self.open() as app:
            app.shows("Your contacts and films cannot be opened")
            # No samples in place of what cannot be read.
            self.assertNotIn("Madison Thompson", app.texts())
            app.find("push button", "Try Again")
            self.assertEqual(app.close_window(), 0, app.output)
        self.assertEqual(content_of(self.database), before)

    def test_a_damaged_database_is_left_as_it_is(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            self.assertEqual(app.close_window(), 0)
        damage(self.database)
        before = content_of(self.database)
        with self.open() as app:
            app.shows("Your contacts and films cannot be opened")
            self.assertEqual(app.close_window(), 0, app.output)
        self.assertEqual(content_of(self.database), before)

    def test_a_file_that_may_not_be_read_is_left_as_it_is(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            self.assertEqual(app.close_window(), 0)
        before = content_of(self.database)
        self.database.chmod(0o000)
        with self.open(prefix=as_anybody()) as app:
            app.shows("Your contacts and films cannot be opened")
            self.assertEqual(app.close_window(), 0, app.output)
        self.database.chmod(0o600)
        self.assertEqual(content_of(self.database), before)

    def test_a_home_that_may_not_be_written_to_is_named(self):
        self.desktop.home.chmod(0o500)
        try:
            with self.open(prefix=as_anybody()) as app:
                app.shows("Your contacts and films cannot be opened")
                folder = f"“{self.desktop.home}”"
                app.find("label", lambda text: folder in text)
                self.assertEqual(app.close_window(), 0)
        finally:
            self.desktop.home.chmod(0o700)
        self.assertEqual(list(self.desktop.home.iterdir()), [])


def content_of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def damage(path):
    """Overwrites all pages after the first, so that the file opens as a database and cannot be read as one."""
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)


def as_anybody():
    """Permissions do not hold for root; without these capabilities they do."""
    if os.geteuid() != 0:
        return ()
    dropped = "-dac_override,-dac_read_search,-fowner"
    return ("setpriv", f"--inh-caps={dropped}", f"--bounding-set={dropped}", "--")


if __name__ == "__main__":
    unittest.main(verbosity=2)
