"""Every kind of control in one window: what assistive tools are told of each, and its use by keys alone."""

import unittest
from typing import NamedTuple

from stage import REPORTS, on_desktop
from app import App, Atspi, amount, contents, destination, has, matches, wait
from gallery import GALLERY, KITCHEN_SINK, is_focused, reach

# The states that are compared. What is not named for a control below, it must not have.
STATES = ("focusable", "sensitive", "checked", "selected", "expandable", "expanded", "editable", "single_line", "multi_line")


class Control(NamedTuple):
    role: str
    name: str
    states: str = ""
    description: str = ""
    # What is in it: text, or a number.
    value: object = None
    # Whether Tab comes to it.
    is_stop: bool = True
    is_enabled: bool = True

    @property
    def all_states(self):
        words = {"focusable"} | set(self.states.split())
        return words | ({"sensitive"} if self.is_enabled else set())


def button(name, **more):
    return Control("push button", name, **more)


def field(name, text, role="text", **more):
    return Control(role, name, "editable single_line", value=text, **more)


def radio(name, states="", is_stop=True):
    return Control("radio button", name, states, is_stop=is_stop)


def row(name, states="", is_stop=False):
    return Control("list item", name, states, is_stop=is_stop)


# What takes the keyboard, in the order in which Tab goes through it.
CONTROLS = [
    button("Automatic"), button("Prominent"), button("Plain"),
    button("Delete"), button("Disabled", is_enabled=False, is_stop=False), button("Add"),
    Control("toggle button", "Menu"), button("A link"),
    button("Paste"), button("Share…"), button("With a menu"),
    button("Less"), button("More"),
    button("Disclosure", states="expandable expanded"),
    Control("toggle button", "Switch", "checked"), Control("check box", "Check box", "checked"),
    Control("toggle button", "Pressed in", "checked"),
    button("Less, Count: 3"), button("More, Count: 3"),
    Control("slider", "Level", value=0.4), Control("slider", "In quarters", value=0.4),
    field("Name", "Ann"), field("Empty", ""), field("Password", "", role="password text"), field("Amount", "12.5"),
    field("Disabled field", "Ann", is_enabled=False, is_stop=False),
    Control("text", "Growing", "editable multi_line", value="Lines that are added"),
    Control("text", "Note", "editable multi_line", value="Several lines\nof a note"),
    Control("combo box", "Menu of cups", value="Medium"),
    radio("Small"), radio("Medium", "checked"), radio("Large"),
    row("Small"), row("Medium", "selected", is_stop=True), row("Large"),
    radio("Small", is_stop=False), radio("Medium", "checked"), radio("Large", is_stop=False),
    radio("Small", is_stop=False), radio("Medium", "checked"), radio("Large", is_stop=False),
    Control("toggle button", "Date", description="14 Nov 2023"),
    Control("spin button", "Hours", "editable single_line", value=22),
    Control("spin button", "Minutes", "editable single_line", value=13),
    button("Colour", description="rgba(230,97,0,1.0)"),
]
# What only shows something.
SHOWN = [
    ("progress bar", "Progress", 0.4), ("progress bar", "Gauge", 0.6), ("progress bar", "Ring", 0.4),
    ("animation", "Busy", None), ("icon", "Hills", None),
]
ROLES = {control.role for control in CONTROLS}


@on_desktop
class KitchenSink(unittest.TestCase):
    def open(self):
        return App(self.desktop, GALLERY, prefix=KITCHEN_SINK, reports=REPORTS / self._testMethodName)

    def test_roles_names_states_and_values(self):
        with self.open() as app:
            app.find("push button", "Automatic")
            wait(lambda: len(controls(app)) == len(CONTROLS), f"{len(CONTROLS)} controls")
            for thing, control in zip(controls(app), CONTROLS):
                with self.subTest(control.name, role=control.role):
                    self.assertEqual((thing.get_role_name(), thing.get_name()), (control.role, control.name))
                    states = {word for word in STATES if has(thing, getattr(Atspi.StateType, word.upper()))}
                    self.assertEqual(states, control.all_states)
                    if control.description:
                        self.assertEqual(thing.get_description(), control.description)
                    if control.role == "combo box":
                        self.assertEqual(app.choice(control.name), control.value)
                    elif isinstance(control.value, str):
                        self.assertEqual(contents(thing), control.value)
                    elif control.value is not None:
                        self.assertAlmostEqual(amount(thing), control.value)
            for role, name, value in SHOWN:
                with self.subTest(name, role=role):
                    thing = app.find(role, name)
                    self.assertFalse(has(thing, Atspi.StateType.FOCUSABLE))
                    if value is not None:
                        self.assertAlmostEqual(amount(thing), value)
            self.assertEqual(destination(app.find("push button", "A link")), "https://example.org")

    def test_tab_goes_through_all_and_changes_nothing(self):
        with self.open() as app:
            stops = [place for place, control in enumerate(CONTROLS) if control.is_stop]
            reach(app, "push button", "Automatic")
            for key, way in (("Tab", stops[1:] + stops[:1]), ("shift+Tab", list(reversed(stops)))):
                for place in way:
                    app.keys(key)
                    wait(lambda: focused(app) == [place], f"{key} to go on to {CONTROLS[place]}")
            self.assertEqual(app.choice("Menu of cups"), "Medium")
            app.find("label", "Pressed 0 times")

    def test_buttons(self):
        with self.open() as app:
            count = 0
            for name in ("Automatic", "Prominent", "Plain", "Delete", "Add", "With a menu", "More"):
                for key in ("space", "Return"):
                    reach(app, "push button", name)
                    app.keys(key)
                    count += 1
                    app.find("label", f"Pressed {count} times")
            reach(app, "push button", "Less")
            app.keys("space")
            app.find("label", f"Pressed {count - 1} times")

    def test_what_was_copied_is_pasted(self):
        with self.open() as app:
            reach(app, "text", "Name")
            app.keys("ctrl+a", "ctrl+c")
            reach(app, "push button", "Paste")
            app.keys("space")
            app.find("label", "Pressed 1 times")

    def test_the_menu_of_a_button_opens_by_its_key(self):
        with self.open() as app:
            reach(app, "push button", "With a menu")
            app.keys("Menu")
            app.find("menu item", "Twenty")
            app.keys("Escape")
            app.gone("menu item", "Twenty")
            wait(lambda: is_focused(app, "push button", "With a menu"), "the focus to be back")
            app.find("label", "Pressed 0 times")
            app.keys("Menu")
            app.find("menu item", "Twenty")
            app.keys("Down", "Return")
            app.gone("menu item", "Twenty")
            app.find("label", "Pressed 20 times")

    def test_a_menu_opens_and_closes(self):
        with self.open() as app:
            reach(app, "toggle button", "Menu")
            app.keys("space")
            wait(lambda: is_focused(app, "push button", "First"), "the first entry to have the focus")
            app.keys("Escape")
            app.gone("push button", "First")
            wait(lambda: is_focused(app, "toggle button", "Menu"), "the focus to be back")
            app.keys("Return")
            wait(lambda: is_focused(app, "push button", "First"), "the first entry to have the focus")
            app.keys("Down")
            wait(lambda: is_focused(app, "push button", "Second"), "the second entry to have the focus")
            app.keys("Return")
            app.gone("push button", "Second")
            app.find("label", "Pressed 2 times")

    def test_a_disclosure_opens_and_closes(self):
        with self.open() as app:
            disclosure = app.find("push button", "Disclosure")
            reach(app, "push button", "Disclosure")
            app.keys("space")
            app.gone("label", "What is inside")
            wait(lambda: not has(disclosure, Atspi.StateType.EXPANDED), "it to be told as closed")
            self.assertTrue(has(disclosure, Atspi.StateType.EXPANDABLE))
            app.keys("Return")
            app.find("label", "What is inside")
            wait(lambda: has(disclosure, Atspi.StateType.EXPANDED), "it to be told as open")

    def test_toggles_steppers_and_sliders(self):
        with self.open() as app:
            checked = lambda role, name: has(app.find(role, name), Atspi.StateType.CHECKED)
            toggles = (("toggle button", "Switch"), ("check box", "Check box"), ("toggle button", "Pressed in"))
            # The three show one value.
            for role, name in toggles:
                before = checked(role, name)
                reach(app, role, name)
                app.keys("space")
                for other in toggles:
                    wait(lambda: checked(*other) != before, f"“{other[1]}” to follow “{name}”")
            reach(app, "push button", "More, Count: 3")
            app.keys("space")
            reach(app, "push button", "Less, Count: 4")
            app.keys("Return")
            app.find("push button", "More, Count: 3")
            level = lambda name: amount(app.find("slider", name))
            reach(app, "slider", "Level")
            app.keys("Home")
            wait(lambda: level("Level") == 0, "the slider to be at its start")
            app.keys("Right")
            wait(lambda: level("Level") > 0, "the slider to go on")
            app.keys("End")
            wait(lambda: level("Level") == 1, "the slider to be at its end")
            reach(app, "slider", "In quarters")
            app.keys("Left")
            wait(lambda: level("In quarters") == 0.75, "a quarter less")

    def test_text(self):
        with self.open() as app:
            for name, role, text in (("Name", "text", "Zoe"), ("Empty", "text", "filled"), ("Amount", "text", "7")):
                reach(app, role, name)
                app.keys("ctrl+a", *text)
                wait(lambda: app.value(name) == text, f"“{text}” in “{name}”")
            # The other field of the same value, which nobody can write in.
            wait(lambda: app.value("Disabled field") == "Zoe", "the name in both fields")
            reach(app, "password text", "Password")
            app.keys(*"secret")
            password = app.find("password text", "Password")
            wait(lambda: Atspi.Text.get_character_count(password) == 6, "six letters")
            self.assertNotIn("secret", contents(password))
            reach(app, "text", "Growing")
            app.keys("ctrl+End", "exclam", "shift+Return", "a")
            wait(lambda: app.value("Growing") == "Lines that are added!\na", "what was typed, and a line")
            # Word by word.
            app.keys("ctrl+z")
            wait(lambda: app.value("Growing") == "Lines that are added!\n", "the last word to be taken back")
            app.keys("ctrl+z")
            wait(lambda: app.value("Growing") == "Lines that are added", "the one before, too")
            reach(app, "text", "Note")
            app.keys("ctrl+End", "exclam")
            wait(lambda: app.value("Note") == "Several lines\nof a note!", "what was typed")

    def test_choices(self):
        with self.open() as app:
            chosen = lambda: app.choice("Menu of cups")
            reach(app, "combo box", "Menu of cups")
            app.keys("space")
            app.find("menu item", "Large")
            app.keys("Escape")
            app.gone("menu item", "Large")
            wait(lambda: is_focused(app, "combo box", "Menu of cups"), "the focus to be back")
            app.keys("space")
            app.find("menu item", "Large")
            app.keys("Down", "Return")
            wait(lambda: chosen() == "Large", "the menu to choose")
            app.gone("menu item", "Large")
            reach(app, "radio button", "Small")
            app.keys("space")
            wait(lambda: chosen() == "Small", "a button beside others to choose")
            reach(app, "list item", "Small")
            app.keys("Down")
            wait(lambda: chosen() == "Medium", "the wheel to choose")
            app.keys("Tab", "Down")
            wait(lambda: chosen() == "Large", "a radio button to choose")
            app.keys("Tab", "Up")
            wait(lambda: chosen() == "Medium", "one of those that are inline to choose")

    def test_a_date_a_time_and_a_colour(self):
        with self.open() as app:
            reach(app, "toggle button", "Date")
            app.keys("space")
            wait(lambda: is_focused(app, "calendar", None), "the calendar to have the keys")
            app.keys("Right")
            wait(lambda: app.find("toggle button", "Date").get_description() == "15 Nov 2023", "the day after")
            app.keys("Escape")
            wait(lambda: is_focused(app, "toggle button", "Date"), "the focus to be back")
            for name, value in (("Hours", 23), ("Minutes", 14)):
                reach(app, "spin button", name)
                app.keys("Up")
                wait(lambda: amount(app.find("spin button", name)) == value, f"{name} to be {value}")
            reach(app, "push button", "Colour")
            before = app.find("push button", "Colour").get_description()
            app.keys("space")
            app.find("dialog", "Colour")
            app.keys("Right", "Down", "space", "Return")
            app.gone("dialog", "Colour")
            wait(lambda: app.find("push button", "Colour").get_description() != before, "another colour")


def controls(app):
    """What takes the keyboard in the window, in the order of the tree."""
    window = app.root.get_child_at_index(0)
    return [thing for thing in app.walk(window) if any(matches(thing, role, None) for role in ROLES)]


def focused(app):
    """The places of those that have the focus."""
    return [place for place, thing in enumerate(controls(app)) if has(thing, Atspi.StateType.FOCUSED)]


if __name__ == "__main__":
    unittest.main(verbosity=2)
