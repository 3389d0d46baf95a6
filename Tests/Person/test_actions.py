"""That what a program lets assistive tools do with its views reaches them, over the accessibility bus."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, offers
from gallery import GALLERY, KITCHEN_SINK


@on_desktop
class Actions(unittest.TestCase):
    def setUp(self):
        self.reports = REPORTS / self._testMethodName

    def test_named_actions_and_steps_are_offered_and_done(self):
        with App(self.desktop, GALLERY, prefix=KITCHEN_SINK, reports=self.reports) as app:
            words = app.find("label", "Pressed 0 times")
            self.assertEqual(names(words), ["Reset", "increment", "decrement"])
            do(words, "increment")
            app.shows("Pressed 10 times")
            app.press("Automatic")
            app.shows("Pressed 11 times")
            do(app.find("label", "Pressed 11 times"), "decrement")
            app.shows("Pressed 1 times")
            do(app.find("label", "Pressed 1 times"), "Reset")
            app.shows("Pressed 0 times")

    def test_what_has_no_actions_offers_none(self):
        with App(self.desktop, GALLERY, prefix=KITCHEN_SINK, reports=self.reports) as app:
            self.assertFalse(offers(app.find("label", "A label"), "Action"))
            self.assertEqual(names(app.find("push button", "Automatic")), ["click"])


def names(thing):
    return [Atspi.Action.get_action_name(thing, index) for index in range(Atspi.Action.get_n_actions(thing))]


def do(thing, name):
    Atspi.Action.do_action(thing, names(thing).index(name))


if __name__ == "__main__":
    unittest.main(verbosity=2)
