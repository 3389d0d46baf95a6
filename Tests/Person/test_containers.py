"""What holds rows, pages and months, in one window: what assistive tools are told of it, and its use by keys alone."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, has, wait
from gallery import CONTAINERS, FOCUSED, GALLERY, is_focused, reach

SELECTED, CHECKED, EXPANDED = (getattr(Atspi.StateType, word) for word in ("SELECTED", "CHECKED", "EXPANDED"))

# What is shown, as (role, name), in order.
SHOWN = [
    ("text", "Search"), ("list box", "Plants"), ("heading", "Found"),
    *(("list item", name) for name in ("Basil", "Fern", "Ivy", "Moss")),
    ("label", "Chosen: Fern"), ("push button", "Edit"), ("push button", "Further"),
    ("filler", "Films"), ("column header", "Title"), ("column header", "Year"), ("table", "Films"),
    *(("table row", name) for name in ("Alpha, 2001", "Beta, 1999", "Gamma, 2010")),
    ("push button", "Fruit"), ("label", "Bread"), ("label", "Nothing here"), ("label", "There is nothing to show."),
    ("toggle button", "Switched on"), ("text", "Name"), ("radio button", "Small"), ("radio button", "Large"),
    *(("radio button", f"Page {number} of 3") for number in (1, 2, 3)),
    ("radio button", "Inbox"), ("radio button", "Sent"), ("label", "Nothing new"),
    ("calendar", "Day"), ("push button", "Previous Month"), ("heading", "November 2023"), ("push button", "Next Month"),
    ("toggle button", "Wednesday, 1 November 2023"), ("toggle button", "Thursday, 30 November 2023"), ("label", "1 chosen"),
]


@on_desktop
class Containers(unittest.TestCase):
    def open(self):
        return App(self.desktop, GALLERY, prefix=CONTAINERS, reports=REPORTS / self._testMethodName)

    def test_roles_names_and_states(self):
        with self.open() as app:
            app.find("label", "1 chosen")
            shown = [(thing.get_role_name(), thing.get_name()) for thing in app.walk()]
            places = []
            for thing in SHOWN:
                self.assertIn(thing, shown)
                places.append(shown.index(thing))
            self.assertEqual(places, sorted(places), "in the order they are read")
            for role, name, state in (
                ("list item", "Fern", SELECTED), ("toggle button", "Switched on", CHECKED), ("radio button", "Large", CHECKED),
                ("radio button", "Page 1 of 3", CHECKED), ("radio button", "Inbox", CHECKED), ("toggle button", "Tuesday, 7 November 2023", CHECKED),
            ):
                with self.subTest(name):
                    self.assertTrue(has(app.find(role, name), state))
            for thing in app.walk():
                if has(thing, Atspi.StateType.FOCUSABLE):
                    self.assertTrue(thing.get_name().strip(), f"{thing.get_role_name()} without a name")

    def test_rows_are_found_chosen_moved_and_deleted(self):
        with self.open() as app:
            reach(app, "text", "Search")
            app.keys(*"moss")
            app.gone("list item", "Basil")
            app.keys("Escape")
            app.find("list item", "Basil")
            self.enter(app, "Plants")
            app.keys("Home")
            app.find("label", "Chosen: Basil")
            app.keys("alt+Down")
            wait(lambda: self.rows(app, "Plants")[:2] == ["Fern", "Basil"], "Basil to be second")
            app.keys("Delete")
            app.gone("list item", "Basil")
            reach(app, "push button", "Edit")
            app.keys("space")
            app.find("push button", "Delete Ivy")
            reach(app, "push button", "Done")
            app.keys("space")
            app.gone("push button", "Delete Ivy")

    def test_a_link_leads_on_and_back(self):
        with self.open() as app:
            reach(app, "push button", "Further")
            app.keys("space")
            app.find("label", "What is further on")
            reach(app, "push button", "Return")
            app.keys("space")
            app.gone("label", "What is further on")
            wait(lambda: is_focused(app, "push button", "Further"), "the focus to be back")

    def test_a_table_is_sorted_and_chosen_in(self):
        with self.open() as app:
            reach(app, "column header", "Year")
            app.keys("space")
            wait(lambda: self.rows(app, "Films") == ["Beta, 1999", "Alpha, 2001", "Gamma, 2010"], "them by year")
            app.keys("space")
            wait(lambda: self.rows(app, "Films") == ["Gamma, 2010", "Alpha, 2001", "Beta, 1999"], "the last year first")
            self.enter(app, "Films")
            app.keys("End")
            wait(lambda: has(app.find("table row", "Beta, 1999"), SELECTED), "the last one to be chosen")

    def test_an_outline_opens(self):
        with self.open() as app:
            fruit = app.find("push button", "Fruit")
            self.assertFalse(has(fruit, EXPANDED))
            reach(app, "push button", "Fruit")
            app.keys("space")
            app.find("label", "Pear")
            wait(lambda: has(fruit, EXPANDED), "it to be told as open")
            app.keys("space")
            app.gone("label", "Pear")

    def test_a_form_and_pages(self):
        with self.open() as app:
            reach(app, "toggle button", "Switched on")
            app.keys("space")
            wait(lambda: not has(app.find("toggle button", "Switched on"), CHECKED), "it to be off")
            reach(app, "radio button", "Large")
            app.keys("Up")
            wait(lambda: has(app.find("radio button", "Small"), CHECKED), "the other to be chosen")
            reach(app, "radio button", "Page 1 of 3")
            app.keys("Right", "space")
            app.find("label", "Page 2")
            wait(lambda: has(app.find("radio button", "Page 2 of 3"), CHECKED), "the second page to be told as shown")

    def test_tabs(self):
        with self.open() as app:
            reach(app, "radio button", "Inbox")
            app.keys("Right", "space")
            app.find("label", "Nothing sent")
            app.gone("label", "Nothing new")
            wait(lambda: has(app.find("radio button", "Sent"), CHECKED), "the other tab to be told as shown")
            self.assertFalse(has(app.find("radio button", "Inbox"), CHECKED))
            app.keys("Left", "space")
            app.find("label", "Nothing new")

    def test_months(self):
        with self.open() as app:
            reach(app, "toggle button", "Wednesday, 1 November 2023")
            app.keys("space")
            app.find("label", "2 chosen")
            reach(app, "push button", "Next Month")
            app.keys("space")
            app.find("heading", "December 2023")
            reach(app, "calendar", "Day")
            app.keys("Right")
            app.find("calendar", "Day")

    def enter(self, app, name):
        """Goes on with Tab until the focus is in the list."""
        for _ in range(60):
            if any(has(thing, FOCUSED) for thing in (self.list(app, name), *self.items(app, name))):
                return
            app.keys("Tab")
        raise AssertionError(f"No Tab comes to “{name}”\n{app.tree()}")

    def list(self, app, name):
        """The list or table with this name, or in what has it: a table's rows are within it, below its titles."""
        named = app.find(("list box", "filler"), name)
        return named if named.get_role_name() == "list box" else app.find("table", within=named)

    def items(self, app, name):
        return app.all(("list item", "table row"), within=self.list(app, name))

    def rows(self, app, name):
        place = lambda thing: Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN).y
        return [thing.get_name() for thing in sorted(self.items(app, name), key=place)]


if __name__ == "__main__":
    unittest.main(verbosity=2)
