"""A list in the gallery, by keys alone: what assistive tools are told of its rows, and what keys do with them."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, has, wait
from gallery import FOCUSED, GALLERY, open_scene, reach

SELECTED = Atspi.StateType.SELECTED
NORTH, SOUTH = ("Oslo", "Tromsø", "Turku"), ("Lagos", "Porto")


@on_desktop
class Lists(unittest.TestCase):
    def setUp(self):
        self.reports = REPORTS / self._testMethodName

    def test_rows_have_names_states_and_places(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Lists")
            rows = self.rows(app)
            self.assertEqual([name.split(",")[0] for name in rows], [*NORTH, *SOUTH])
            self.assertEqual([thing.get_name() for thing in app.all("heading", within=self.list(app))], ["North", "South"])
            self.assertEqual(self.selected(app), ["Tromsø"])
            attributes = rows["Porto, Portugal"].get_attributes()
            self.assertEqual((attributes["posinset"], attributes["setsize"]), ("5", "5"))

    def test_arrows_home_and_end_select(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Lists")
            self.enter(app)
            for key, chosen in (
                ("Home", "Oslo"), ("Down", "Tromsø"), ("Down", "Turku"), ("Down", "Lagos"), ("End", "Porto"),
                ("Down", "Porto"), ("Up", "Lagos"), ("Up", "Turku"), ("Page_Up", "Oslo"), ("Page_Down", "Porto"),
            ):
                with self.subTest(key):
                    app.keys(key)
                    self.expect(app, [chosen], focus=chosen)
                    app.shows(f"Chosen: {chosen}")

    def test_shift_control_and_space_select_several(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Lists")
            self.enter(app)
            app.keys("Home", "shift+Down", "shift+Down")
            self.expect(app, NORTH, focus="Turku")
            app.keys("shift+Up")
            self.expect(app, NORTH[:2], focus="Tromsø")
            app.keys("ctrl+End")
            self.expect(app, NORTH[:2], focus="Porto")
            app.keys("ctrl+space")
            self.expect(app, [*NORTH[:2], "Porto"], focus="Porto")
            app.keys("ctrl+space")
            self.expect(app, NORTH[:2], focus="Porto")
            app.keys("space")
            self.expect(app, ["Porto"], focus="Porto")
            app.keys("ctrl+a")
            self.expect(app, NORTH + SOUTH, focus="Porto")

    def test_delete_takes_a_row_out_and_the_next_has_the_focus(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Lists")
            self.enter(app)
            app.keys("Home", "Delete")
            wait(lambda: "Oslo, Norway" not in self.rows(app), "Oslo to be gone")
            wait(lambda: self.focused(app) == "Tromsø", "the next row to have the focus")
            # What swipe actions offer is there by keys as well.
            app.keys("End", "Menu")
            wait(lambda: has(app.find("menu item", "Remove"), SELECTED), "the keys to be on the first entry")
            app.keys("Return")
            wait(lambda: "Porto, Portugal" not in self.rows(app), "Porto to be gone")

    def test_rows_are_moved_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Lists")
            self.enter(app)
            app.keys("Home", "alt+Down")
            wait(lambda: list(self.rows(app))[:2] == ["Tromsø, Norway", "Oslo, Norway"], "Oslo to be second")
            wait(lambda: self.focused(app) == "Oslo", "it to keep the focus")

    # The list beside that of the scenes.

    def list(self, app):
        return next(thing for thing in app.all("list box") if thing.get_name() != "Sidebar")

    def rows(self, app):
        return {
            thing.get_name(): thing for thing in app.walk(self.list(app), showing=False)
            if thing.get_role_name() == "list item"}

    def town(self, thing):
        return thing.get_name().split(",")[0]

    def selected(self, app):
        return [self.town(row) for row in self.rows(app).values() if has(row, SELECTED)]

    def focused(self, app):
        return next((self.town(row) for row in self.rows(app).values() if has(row, FOCUSED)), None)

    def expect(self, app, selected, focus):
        wait(lambda: self.selected(app) == list(selected), f"{selected} to be selected, not {self.selected(app)}")
        wait(lambda: self.focused(app) == focus, f"{focus} to have the focus, not {self.focused(app)}")

    def enter(self, app):
        """Goes into the list by Tab."""
        reach(app, "list item", lambda name: name.split(",")[0] in NORTH + SOUTH)


if __name__ == "__main__":
    unittest.main(verbosity=2)
