"""What comes in front of a window, in the gallery's scene of it: live while it is open, and closed in every way."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, has, wait
from gallery import GALLERY, is_focused, open_scene, reach


@on_desktop
class Presentations(unittest.TestCase):
    def setUp(self):
        self.reports = REPORTS / self._testMethodName

    def test_a_sheet_is_live_and_closes_in_every_way(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Sheet…")
            ways = {
                "Esc": lambda: app.keys("Escape"),
                "the window manager": lambda: app.keys("alt+F4"),
                "its binding": lambda: app.press("Cancel"),
                "its own button": lambda: app.press("Done"),
            }
            for count, (way, close) in enumerate(ways.items(), 1):
                with self.subTest(way):
                    app.keys("space")
                    sheet = app.find(("dialog", "frame"), "Sheet")
                    wait(lambda: has(sheet, Atspi.StateType.MODAL), "the sheet to be answered first")
                    reach(app, "push button", lambda name: name.startswith("More"))
                    app.keys("space")
                    # Both show it: the sheet and the window behind.
                    wait(lambda: len(self.shown(app, f"Count: {count}")) >= 2, "the count on both")
                    close()
                    app.gone(("dialog", "frame"), "Sheet")
                    wait(lambda: is_focused(app, "push button", "Sheet…"), "the focus to be back")

    def test_a_destination_in_a_sheet_is_live_and_goes_back(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Sheet…")
            app.keys("space")
            app.find(("dialog", "frame"), "Sheet")
            reach(app, "push button", "Further")
            app.keys("space")
            app.find(("dialog", "frame"), "Further")
            app.press("Back")
            app.find(("dialog", "frame"), "Sheet")
            wait(lambda: is_focused(app, "push button", "Further"), "the focus to be back")
            app.keys("Escape")
            app.gone(("dialog", "frame"), "Sheet")

    def test_a_cover_closes_and_opens_again(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Cover…")
            for way, close in (("Esc", lambda: app.keys("Escape")), ("its binding", lambda: app.press("Done"))):
                with self.subTest(way):
                    app.keys("space")
                    app.find("push button", "Done")
                    close()
                    app.gone("push button", "Done")
                    wait(lambda: is_focused(app, "push button", "Cover…"), "the focus to be back")

    def test_a_popover_is_live_and_closes(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Popover")
            for count, close in enumerate(("Escape", "Escape"), 1):
                app.keys("space")
                wait(lambda: len(self.shown(app, f"Count: {count - 1}")) >= 2, "the popover")
                reach(app, "push button", lambda name: name.startswith("More"), most=4)
                app.keys("space")
                wait(lambda: len(self.shown(app, f"Count: {count}")) >= 2, "the count in both")
                app.keys(close)
                wait(lambda: len(self.shown(app, f"Count: {count}")) == 1, "the popover to be gone")
                wait(lambda: is_focused(app, "push button", "Popover"), "the focus to be back")

    def test_an_alert_is_answered_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Alert…")
            for keys, said in ((["Escape"], "Kept"), (["alt+F4"], "Kept")):
                app.keys("space")
                app.find("push button", "Throw Away")
                app.keys(*keys)
                app.gone("push button", "Throw Away")
                app.shows(said)
                wait(lambda: is_focused(app, "push button", "Alert…"), "the focus to be back")
            app.keys("space")
            reach(app, "push button", "Throw Away", most=4)
            app.keys("space")
            app.gone("push button", "Throw Away")
            app.shows("Thrown away")

    def test_a_question_is_answered_or_not(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Presentations")
            reach(app, "push button", "Question…")
            app.keys("space")
            app.find("push button", "Small")
            app.keys("Escape")
            app.gone("push button", "Small")
            app.shows("Nothing answered")
            wait(lambda: is_focused(app, "push button", "Question…"), "the focus to be back")
            app.keys("space")
            reach(app, "push button", "Large", most=4)
            app.keys("Return")
            app.gone("push button", "Small")
            app.shows("Large")

    def shown(self, app, text):
        """The labels with this text, in all windows."""
        return [thing for thing in app.walk(app.root) if thing.get_name() == text and thing.get_role_name() == "label"]


if __name__ == "__main__":
    unittest.main(verbosity=2)
