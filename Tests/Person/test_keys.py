"""What the keyboard does without a pointer: searching, and taking a deletion back."""

import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, Atspi, contents, has, line, wait


@on_desktop
class ByKeyboard(unittest.TestCase):
    def open(self):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName)

    def test_f10_opens_the_menu_of_the_window(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            app.keys("F10")
            app.find("menu item", "Keyboard Shortcuts")
            wait(lambda: any(has(item, Atspi.StateType.SELECTED) for item in app.all("menu item")), "an entry to be chosen")
            app.keys("Escape")
            app.gone("menu item", "Keyboard Shortcuts")
            self.assertEqual(app.close_window(), 0, app.output)

    def test_control_f_and_typing_search_and_escape_ends_the_search(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            self.add(app, "Ann Field")
            search = app.find("text", "Search Contacts")
            self.assertFalse(has(search, Atspi.StateType.FOCUSED))
            app.keys("ctrl+f")
            self.focused(search)
            app.keys("m", "a", "d")
            wait(lambda: contents(search) == "mad", "what was typed")
            app.gone("list item", lambda text: "Ann Field" in text)
            app.keys("Escape")
            wait(lambda: contents(search) == "", "an empty search")
            app.find("list item", lambda text: "Ann Field" in text)
            self.assertFalse(has(search, Atspi.StateType.FOCUSED))
            # The focus is on the list again; typing begins a search there.
            self.focused(app.find("list item", lambda text: "Ann Field" in text))
            app.keys("a", "n")
            wait(lambda: contents(search) == "an", "what was typed without Ctrl+F")
            self.focused(search)
            app.keys("n")
            app.gone("list item", lambda text: "Madison" in text)
            # Enter shows who was found.
            app.keys("Return")
            app.find("label", "Gardener")
            self.assertEqual(app.close_window(), 0, app.output)
            self.assertEqual(app.output, "")

    def test_typing_into_a_field_of_a_form_stays_there(self):
        with self.open() as app:
            app.press("Add Contact")
            app.find("push button", "Cancel")
            app.keys("ctrl+f")
            app.type("Name", "Zed")
            self.assertEqual(app.value("Name"), "Zed")
            app.press("Cancel")
            app.press("Discard")
            app.gone("push button", "Cancel")
            self.assertEqual(app.value("Search Contacts"), "")

    def test_films_are_searched_in_the_same_way(self):
        with self.open() as app:
            app.press("Fave Flicks", role="radio button")
            search = app.find("text", "Search Films")
            row = app.find("list item", lambda text: "The Matrix" in text)
            wait(lambda: has(row, Atspi.StateType.FOCUSED), "the focus on the first film")
            app.keys("Down")
            row = app.find("list item", lambda text: "Airplane!" in text)
            wait(lambda: has(row, Atspi.StateType.FOCUSED), "the focus on the second film")
            app.keys("ctrl+f")
            self.focused(search)
            app.keys("d", "a", "r", "k")
            app.gone("list item", lambda text: "Airplane!" in text)
            app.keys("Return")
            app.find("frame", "The Dark Knight")
            app.keys("alt+Left")
            app.keys("ctrl+f", "Escape")
            app.find("list item", lambda text: "Airplane!" in text)

    def test_control_z_takes_a_deletion_back_and_control_shift_z_deletes_again(self):
        with self.open() as app:
            app.click(app.find("label", "Madison Thompson"))
            app.press("Delete")
            app.shows("No Contacts Yet")
            app.keys("ctrl+z")
            app.find("list item", lambda text: "Madison Thompson" in text)
            app.find("push button", "Edit")
            app.keys("ctrl+shift+z")
            app.shows("No Contacts Yet")
            app.keys("ctrl+z")
            app.find("list item", lambda text: "Madison Thompson" in text)
            self.assertEqual(app.close_window(), 0, app.output)
        with self.open() as app:
            app.shows("Madison Thompson")

    def test_several_contacts_are_selected_and_deleted_together(self):
        with self.open() as app:
            app.shows("Madison Thompson")
            self.add(app, "Ann Field")
            self.add(app, "Zoe Quinn")
            row = app.find("list item", lambda text: "Zoe Quinn" in text)
            self.focused(row)
            app.keys("shift+Up")
            app.shows("2 Contacts Selected")
            app.keys("Delete")
            app.shows("Deleted 2 contacts", "Ann Field")
            self.assertNotIn("Zoe Quinn", app.texts())
            app.keys("ctrl+z")
            app.shows("Zoe Quinn", "2 Contacts Selected")
            app.press("Delete 2 Contacts")
            app.press("Undo")
            app.shows("Zoe Quinn", "2 Contacts Selected")
            self.assertEqual(app.close_window(), 0, app.output)
            self.assertEqual(app.output, "")

    # What is done.

    def add(self, app, name):
        app.press("Add Contact")
        app.type("Name", name)
        app.type("Position", "Gardener")
        app.press("Save")
        app.gone("push button", "Save")

    def focused(self, thing):
        wait(lambda: has(thing, Atspi.StateType.FOCUSED), f"the focus on {line(thing)}")


if __name__ == "__main__":
    unittest.main(verbosity=2)
