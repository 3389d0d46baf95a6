"""That whatever takes the keyboard has a name a screen reader can say, on every scene of the gallery and in faves."""

import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, Atspi, has, line, wait

GALLERY = PROGRAM.parent / "gallery"


@on_desktop
class Names(unittest.TestCase):
    def open(self, program):
        return App(self.desktop, program, reports=REPORTS / self._testMethodName)

    def test_of_every_scene_in_the_gallery(self):
        with self.open(GALLERY) as app:
            app.shows("Property")
            scenes = [row.get_name() for row in rows(app)]
            self.assertGreater(len(scenes), 5, app.tree())
            for scene in scenes:
                with self.subTest(scene):
                    row = next(row for row in rows(app) if row.get_name() == scene)
                    app.click(row)
                    app.find("frame", scene)
                    self.assertEqual(nameless(app), [])

    def test_of_the_contacts_and_films(self):
        with self.open(PROGRAM) as app:
            app.shows("Madison Thompson")
            self.assertEqual(nameless(app), [])
            app.act(app.find("radio button", "Fave Flicks"))
            app.shows("The Matrix")
            self.assertEqual(nameless(app), [])


def rows(app):
    """The rows of the first list."""
    lists = wait(lambda: app.all("list box"), "a list")
    return [row for row in app.walk(lists[0]) if row.get_role_name() == "list item"]


def nameless(app):
    """What is shown and can have the focus, and is called nothing."""
    return [
        line(thing) for thing in app.walk()
        if has(thing, Atspi.StateType.FOCUSABLE) and not thing.get_name().strip()]


if __name__ == "__main__":
    unittest.main(verbosity=2)
