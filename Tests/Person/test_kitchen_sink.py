"""Every kind of control in one window: exactly what assistive tools are told of each, and the way to all of them by Tab alone."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, has, line, wait
from gallery import FOCUSED, GALLERY, KITCHEN_SINK, focused

# Role, name and state of each, in the order they are read.
CONTROLS = [
]
ROLES = {role for role, *_ in CONTROLS}
STATES = ("checked", "selected", "disabled", "editable", "expanded")


@on_desktop
class KitchenSink(unittest.TestCase):
    def open(self):
        return App(self.desktop, GALLERY, prefix=KITCHEN_SINK, reports=REPORTS / self._testMethodName)

    def test_roles_names_and_states(self):
        self.maxDiff = None
        with self.open() as app:
            app.find("push button", "Automatic")
            self.assertEqual([told(thing) for thing in app.walk() if thing.get_role_name() in ROLES], CONTROLS)

    def test_tab_comes_to_every_control(self):
        with self.open() as app:
            app.find("push button", "Automatic")
            wanted = {
                told(thing)[:2] for thing in app.walk()
                if has(thing, Atspi.StateType.FOCUSABLE) and has(thing, Atspi.StateType.SENSITIVE)
                and thing.get_role_name() not in PASSED_OVER}
            reached = set()
            for _ in range(90):
                before = focused(app)
                reached |= {told(thing)[:2] for thing in app.walk() if has(thing, FOCUSED)}
                # An editor keeps Tab for itself; Ctrl goes on from everywhere.
                app.keys("ctrl+Tab")
                try:
                    wait(lambda: focused(app) != before, "the focus to go on", 0.6)
                except AssertionError:
                    pass
                if wanted <= reached:
                    break
            self.assertEqual(wanted - reached, set())


# Of buttons that are one choice the chosen one is reached by Tab, the others by arrows; so are the rows of a list.
PASSED_OVER = {"radio button", "list item", "list box", "frame"}


def told(thing):
    states = []
    for word in STATES:
        if word == "disabled":
            if not has(thing, Atspi.StateType.SENSITIVE):
                states.append(word)
        elif has(thing, getattr(Atspi.StateType, word.upper())):
            states.append(word)
    return (thing.get_role_name(), thing.get_name(), *states)


if __name__ == "__main__":
    unittest.main(verbosity=2)
