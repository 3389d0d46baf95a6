"""That the built program sleeps while nobody uses it."""

import time
import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, wait

REST = 5.0  # seconds


@on_desktop
class Idle(unittest.TestCase):
    def test_nothing_wakes_it_on_the_contacts_screen(self):
        with App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName) as app:
            app.shows("Contacts", "Madison Thompson")
            # A text cursor blinks for ten seconds after the last key, and what the start has left to do goes on.
            process = app.process.pid
            wait(lambda: rests(process, 2), "it to come to rest", 90)
            self.assertEqual(woken(process, REST), 0)


def rests(process, seconds):
    return woken(process, seconds) == 0


def woken(process, seconds):
    """How often the main thread woke up and went to sleep again in this time."""
    before = sleeps(process)
    time.sleep(seconds)
    return sleeps(process) - before


def sleeps(process):
    with open(f"/proc/{process}/task/{process}/status") as status:
        lines = dict(line.split(":", 1) for line in status)
    return int(lines["voluntary_ctxt_switches"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
