"""That whatever takes the keyboard has a name a screen reader can say, on every scene of the gallery and in faves."""

import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, Atspi, forget, has, line, wait

GALLERY = PROGRAM.parent / "gallery"


@on_desktop
class Names(unittest.TestCase):
    def open(self, program):
        return App(self.desktop, program, reports=REPORTS / self._testMethodName)

    def test_of_every_scene_in_the_gallery(self):
        with self.open(GALLERY) as app:
            app.shows("Property")
            app.click(app.find("label", "Property", within=app.find("list box")))
            seen = []
            while title(app) not in seen:
                seen.append(title(app))
                with self.subTest(seen[-1]):
                    self.assertEqual(nameless(app), [])
                app.keys("Down")
                try:
                    wait(lambda: title(app) not in seen, "the next scene", 2)
                except AssertionError:
                    pass
            self.assertGreater(len(seen), 40)

    def test_of_the_contacts_and_films(self):
        with self.open(PROGRAM) as app:
            app.shows("Madison Thompson")
            self.assertEqual(nameless(app), [])
            app.act(app.find("radio button", "Fave Flicks"))
            app.shows("The Matrix")
            self.assertEqual(nameless(app), [])


def title(app):
    forget(app.root)
    return app.root.get_child_at_index(0).get_name()


def nameless(app):
    """What is shown and can have the focus, and is called nothing.

    Not what goes while we look: a row that the list has scrolled away. Not the links in a text: GTK gives them no name of their own, readers take their words from the text."""
    return [
        line(thing) for thing in app.walk()
        if has(thing, Atspi.StateType.FOCUSABLE) and not thing.get_name().strip() and has(thing, Atspi.StateType.SHOWING)
        and not (thing.get_role_name() == "link" and thing.get_parent().get_role_name() == "label")]


if __name__ == "__main__":
    unittest.main(verbosity=2)
