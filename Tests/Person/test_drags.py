"""Words that are dragged with the pointer from one view to another, in the gallery's scene of it."""

import time
import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, steady, wait, xdotool
from gallery import GALLERY, open_scene


@on_desktop
class Drags(unittest.TestCase):
    def setUp(self):
        self.reports = REPORTS / self._testMethodName

    def test_what_is_dragged_arrives_where_it_is_dropped(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Drag and drop")
            self.assertEqual(self.basket(app), "Drop something here")
            self.drag(app, "Pear", self.place(app, self.basket(app)))
            wait(lambda: self.basket(app) == "In the basket: Pear", "the pear in the basket")
            self.drag(app, "Apple", self.place(app, self.basket(app)))
            wait(lambda: all(name in self.basket(app) for name in ("Pear", "Apple")), "both in the basket")

    def test_what_is_dropped_elsewhere_arrives_nowhere(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Drag and drop")
            self.drag(app, "Plum", self.place(app, "draggable and dropDestination."))
            time.sleep(1)
            self.assertEqual(self.basket(app), "Drop something here")
            # And nothing is stuck: the next one is dropped as ever.
            self.drag(app, "Plum", self.place(app, self.basket(app)))
            wait(lambda: self.basket(app) == "In the basket: Plum", "the plum in the basket")

    def basket(self, app):
        return app.find("label", lambda name: name.startswith(("Drop something", "In the basket"))).get_name()

    def place(self, app, name):
        thing = app.find("label", name)
        wait(lambda: steady(thing), f"“{name}” to stand still")
        area = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
        return area.x + area.width // 2, area.y + area.height // 2

    def drag(self, app, name, target):
        """As a hand does it: in steps, so that GTK sees a drag, and who is below sees it come."""
        (x, y), (to_x, to_y) = self.place(app, name), target
        xdotool("mousemove", str(x), str(y), "mousedown", "1")
        steps = 12
        for step in range(1, steps + 1):
            time.sleep(0.05)
            xdotool("mousemove", str(x + (to_x - x) * step // steps), str(y + (to_y - y) * step // steps))
        time.sleep(0.3)
        xdotool("mouseup", "1")


if __name__ == "__main__":
    unittest.main(verbosity=2)
