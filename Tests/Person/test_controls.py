"""Every kind of control, in the gallery's scenes of views: what assistive tools are told of it, and its use by keys alone."""

import unittest

from stage import REPORTS, on_desktop
from app import App, Atspi, amount, contents, has, wait
from gallery import FOCUSED, GALLERY, is_focused, open_scene, reach

CHECKED, SELECTED = Atspi.StateType.CHECKED, Atspi.StateType.SELECTED

# What each scene shows, as (role, name), in order, without what only holds others.
SCENES = {
    "Buttons": [
        *(("push button", name) for name in (
            "Automatic", "Bordered", "Prominent", "Borderless", "Plain", "Delete", "Disabled", "Share", "Add", "Hold",
            "Own Style", "Mini", "Small", "Regular", "Large")),
        ("toggle button", "Menu"), ("link", "A link"), ("push button", "Share the link"),
    ],
    "Values": [
        ("toggle button", "Automatic"), ("toggle button", "Switch"), ("check box", "Check box"), ("toggle button", "Button"),
        ("push button", "Less, Count: 3"), ("push button", "More, Count: 3"), ("slider", "Slider"), ("slider", "In quarters"),
        ("progress bar", "Progress"), ("animation", "Busy"),
    ],
    "Text entry": [
        ("text", "Name"), ("text", "Amount"), ("password text", "Password"), ("text", "Plain"), ("text", "Grows with its lines"),
        ("text", "Note"),
    ],
    "Pickers": [
        ("combo box", "Menu"),
        *(("radio button", name) for name in ("Small", "Medium", "Large")),
        ("list box", "Wheel"), *(("list item", name) for name in ("Small", "Medium", "Large")),
        *(("radio button", name) for name in ("Small", "Medium", "Large") * 2),
        ("toggle button", "Date"), ("spin button", "Time, hours"), ("spin button", "Time, minutes"),
    ],
}
ROLES = {role for controls in SCENES.values() for role, _ in controls}


@on_desktop
class Controls(unittest.TestCase):
    def setUp(self):
        self.reports = REPORTS / self._testMethodName

    def test_roles_and_names(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            for scene, expected in SCENES.items():
                with self.subTest(scene):
                    open_scene(app, scene)
                    shown = [(thing.get_role_name(), thing.get_name()) for thing in controls(app)]
                    for control in expected:
                        self.assertIn(control, shown)
                    order = [shown.index(control) for control in dict.fromkeys(expected)]
                    self.assertEqual(order, sorted(order), "in the order they are read")

    def test_states(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Buttons")
            disabled = app.find("push button", "Disabled")
            self.assertFalse(has(disabled, Atspi.StateType.SENSITIVE))
            open_scene(app, "Values")
            for role, name in (("toggle button", "Automatic"), ("check box", "Check box"), ("toggle button", "Button")):
                self.assertTrue(has(app.find(role, name), CHECKED), name)
            self.assertAlmostEqual(amount(app.find("slider", "Slider")), 0.4)
            self.assertAlmostEqual(amount(app.find("progress bar", "Progress")), 0.4)
            open_scene(app, "Pickers")
            chosen = [thing.get_name() for thing in controls(app) if has(thing, CHECKED) or has(thing, SELECTED)]
            self.assertEqual(chosen, ["Medium"] * 4)
            self.assertEqual(app.choice("Menu"), "Medium")

    def test_toggles_and_values_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Values")
            reach(app, "toggle button", "Automatic")
            app.keys("space")
            wait(lambda: not has(app.find("check box", "Check box"), CHECKED), "all to be off")
            app.keys("Tab", "Tab", "space")
            wait(lambda: has(app.find("toggle button", "Switch"), CHECKED), "all to be on")
            reach(app, "push button", "More, Count: 3")
            app.keys("space")
            app.find("push button", "More, Count: 4")
            reach(app, "slider", "Slider")
            app.keys("Home")
            wait(lambda: amount(app.find("slider", "Slider")) == 0, "the slider to be at its start")
            reach(app, "slider", "In quarters")
            app.keys("Right")
            wait(lambda: amount(app.find("slider", "Slider")) == 0.25, "a quarter")
            app.shows("25%")

    def test_buttons_and_menus_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Buttons")
            reach(app, "push button", "Prominent")
            app.keys("space")
            app.shows("Prominent")
            reach(app, "push button", "Own Style")
            app.keys("Return")
            wait(lambda: app.all("label", "Own Style"), "what was pressed")
            reach(app, "toggle button", "Menu")
            app.keys("space")
            # GTK calls the entries of a popover's menu buttons; the first has the focus.
            wait(lambda: has(app.find("push button", "Copy"), FOCUSED), "the menu")
            app.keys("Return")
            app.gone("push button", "Copy")
            app.shows("Copy")

    def test_choices_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Pickers")
            reach(app, "radio button", "Medium")
            # Linked buttons: the arrow goes on, and space chooses.
            app.keys("Right", "space")
            wait(lambda: app.choice("Menu") == "Large", "the menu to show what was chosen beside it")
            reach(app, "list item", "Large")
            app.keys("Up", "Up")
            wait(lambda: app.choice("Menu") == "Small", "the wheel to choose")
            reach(app, "spin button", "Time, minutes")
            app.keys("Up")
            wait(lambda: contents(app.find("spin button", "Time, minutes")) == "14", "a minute more")

    def test_a_date_and_a_colour_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Pickers")
            reach(app, "toggle button", "Date")
            app.keys("space")
            wait(lambda: has(app.find("toggle button", "Date"), CHECKED), "the calendar to be open")
            wait(lambda: any(has(thing, FOCUSED) for thing in app.all("calendar")), "the calendar to have the keys")
            date = lambda: app.find("toggle button", "Date").get_description()
            self.assertEqual(date(), "14 Nov 2023")
            for key, chosen in (("Right", "15 Nov 2023"), ("Down", "22 Nov 2023"), ("Up", "15 Nov 2023"),
                                ("Page_Up", "15 Oct 2023"), ("Left", "14 Oct 2023")):
                app.keys(key)
                wait(lambda: date() == chosen, chosen)
            app.keys("Return")
            wait(lambda: is_focused(app, "toggle button", "Date"), "the focus to be back")
            reach(app, "push button", "Colour")
            app.keys("space")
            app.find("dialog", "Colour")
            before = app.find("push button", "Colour", within=app.root).get_description()
            app.keys("Escape")
            app.gone("dialog", "Colour")
            wait(lambda: is_focused(app, "push button", "Colour"), "the focus to be back")
            self.assertEqual(app.find("push button", "Colour").get_description(), before)
            app.keys("space")
            app.find("dialog", "Colour")
            # From swatch to swatch; Space takes one, Return is done.
            app.keys("Right", "Down", "space", "Return")
            app.gone("dialog", "Colour")
            wait(lambda: app.find("push button", "Colour").get_description() != before, "another colour")

    def test_text_by_keys(self):
        with App(self.desktop, GALLERY, reports=self.reports) as app:
            open_scene(app, "Text entry")
            reach(app, "text", "Name")
            app.keys("End", "a", "Return")
            amount = app.find("text", "Amount")
            wait(lambda: has(amount, FOCUSED), "Return to go on to the amount")
            self.assertEqual(app.value("Name"), "Anna")
            app.keys("ctrl+a", "7", "Return")
            app.shows("7.0")
            wait(lambda: app.value("Amount") == "7.00", "the amount in its format")
            reach(app, "text", "Note")
            app.keys("ctrl+End", "exclam")
            wait(lambda: app.value("Note") == "Several\nlines!", "what was typed")
            app.keys("ctrl+z")
            wait(lambda: app.value("Note") == "Several\nlines", "it to be taken back")


def controls(app):
    """What is shown beside the list of scenes."""
    sidebar = {(thing.get_role_name(), thing.get_name()) for thing in app.walk(app.find("list box", "Sidebar"))}
    return [
        thing for thing in app.walk()
        if thing.get_role_name() in ROLES and (thing.get_role_name(), thing.get_name()) not in sidebar
        and thing.get_name() not in ("Source", "Sidebar", "Search scenes") and thing.get_description() != "Menu"]


if __name__ == "__main__":
    unittest.main(verbosity=2)
