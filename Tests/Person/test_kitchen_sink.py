"""Every kind of control in one window: what assistive tools are told of each, and its use by keys alone."""

import time
import unittest
from typing import NamedTuple

from stage import REPORTS, on_desktop
from app import App, Atspi, amount, contents, destination, has, matches, picture, wait
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
    # What holds it: a role and a name.
    group: tuple = ()

    @property
    def all_states(self):
        words = {"focusable"} | set(self.states.split())
        return words | ({"sensitive"} if self.is_enabled else set())


def button(name, **more):
    return Control("push button", name, **more)


def field(name, text, role="text", **more):
    return Control(role, name, "editable single_line", value=text, **more)


def radio(name, group, states="", is_stop=True):
    return Control("radio button", name, states, is_stop=is_stop, group=("grouping", group))


def row(name, group, states="", is_stop=False):
    return Control("list item", name, states, is_stop=is_stop, group=("list box", group))


def day(name):
    return Control("toggle button", name, description="14 Nov 2023")


def spin(name, value):
    return Control("spin button", name, "editable single_line", value=value)


# What takes the keyboard, in the order in which Tab goes through it.
CONTROLS = [
    button("Automatic"), button("Prominent"), button("Plain"),
    button("Delete"), button("Disabled", is_enabled=False, is_stop=False), button("Add"),
    Control("toggle button", "Menu"), Control("link", "A link"),
    button("Paste"), button("Share…"), button("With a menu"),
    button("Less"), button("More"), button("Rename"),
    button("Disclosure", states="expandable expanded"),
    Control("toggle button", "Switch", "checked"), Control("check box", "Check box", "checked"),
    Control("toggle button", "Pressed in", "checked"),
    button("Less, Count: 3"), button("More, Count: 3"),
    Control("slider", "Level", value=0.4), Control("slider", "In quarters", value=0.4),
    field("Name", "Ann"), field("Empty", ""), field("Password", "", role="password text"), field("Amount", "12.5"),
    field("Disabled field", "Ann", is_enabled=False, is_stop=False),
    Control("text", "Growing", "editable multi_line", value="Lines that are added"),
    Control("text", "Note", "editable multi_line", value="Several lines\nof a note"),
    Control("combo box", "Menu of cups", value="Medium"), Control("combo box", "Cups on a page", value="Medium"),
    *(radio(name, group, states) for group in ("Cups beside each other", "Palette of cups")
      for name, states in (("Small", ""), ("Medium", "checked"), ("Large", ""))),
    row("Small", "Wheel"), row("Medium", "Wheel", "selected", is_stop=True), row("Large", "Wheel"),
    *(radio(name, group, states, is_stop=bool(states)) for group in ("Radio", "Inline")
      for name, states in (("Small", ""), ("Medium", "checked"), ("Large", ""))),
    button("Colour", description="rgba(230,97,0,1.0)"),
    day("Date"), spin("Time, hours", 22), spin("Time, minutes", 13), day("Compact"), day("Field"),
    spin("Steps, hours", 22), spin("Steps, minutes", 13), day("Wheels"),
]
# What only shows something.
SHOWN = [
    ("progress bar", "Progress", 0.4), ("progress bar", "Gauge", 0.6), ("progress bar", "Ring", 0.4),
    ("progress bar", "Dial", 0.6),
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
                    if control.group:
                        parent = thing.get_parent()
                        self.assertEqual((parent.get_role_name(), parent.get_name()), control.group)
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
            self.assertEqual(destination(app.find("link", "A link")), "https://example.org")

    def test_tab_goes_through_all_and_changes_nothing(self):
        with self.open() as app:
            stops = [place for place, control in enumerate(CONTROLS) if control.is_stop]
            reach(app, "push button", "Automatic")
            order = places(app)
            for key, way in (("Tab", stops[1:] + stops[:1]), ("shift+Tab", list(reversed(stops)))):
                for place in way:
                    app.keys(key)
                    wait(lambda: focused(app, order) == [place], f"{key} to go on to {CONTROLS[place]}")
            self.assertEqual(app.choice("Menu of cups"), "Medium")
            app.find("label", "Pressed 0 times")

    def test_the_focus_is_seen_on_each(self):
        with self.open() as app:
            stops = [place for place, control in enumerate(CONTROLS) if control.is_stop]
            reach(app, "push button", "Automatic")
            order = places(app)
            # It is marked from the first key that moves it.
            app.keys("Tab", "shift+Tab")
            wait(lambda: focused(app, order) == [0], "the focus to be back at the first")
            for place, following in zip(stops, stops[1:] + stops[:1]):
                area = surroundings(controls(app)[place])
                time.sleep(0.3)  # A ring fades in and out.
                focused_looks = [self.look(app, area)]
                if "multi_line" in CONTROLS[place].states:
                    # What marks it is the caret, which is out of sight for a third of each 1.2 seconds.
                    time.sleep(0.5)
                    focused_looks.append(self.look(app, area))
                app.keys("Tab")
                wait(lambda: focused(app, order) == [following], f"Tab to go on to {CONTROLS[following]}")
                time.sleep(0.3)
                with self.subTest(CONTROLS[place].name, role=CONTROLS[place].role):
                    left = self.look(app, area)
                    self.assertTrue(
                        any(look != left for look in focused_looks), "It looks the same with the focus and without.")

    def look(self, app, area):
        path = self.desktop.folder / "look.png"
        picture(path, area)
        return path.read_bytes()

    def test_what_cannot_be_pressed_any_more_leaves_the_focus_to_the_nearest(self):
        with self.open() as app:
            reach(app, "push button", "More, Count: 3")
            app.keys(*["space"] * 7)
            wait(lambda: is_focused(app, "push button", "Less, Count: 10"), "the focus on what can be pressed")
            self.assertFalse(has(app.find("push button", "More, Count: 10"), Atspi.StateType.SENSITIVE))
            app.keys("Tab")
            wait(lambda: is_focused(app, "slider", "Level"), "Tab to go on from there")

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
            reach(app, "push button", "Rename")
            app.keys("Return")
            app.find("label", "Pressed 30 times")

    def test_links_are_followed_by_keys(self):
        opened = self.follow_links()
        with self.open() as app:
            count = 0
            for role, name in (("link", "A link"), ("push button", "Share…")):
                for key in ("space", "Return"):
                    reach(app, role, name)
                    app.keys(key)
                    count += 1
                    wait(lambda: opened() == ["https://example.org"] * count, f"{key} on “{name}” to open the address")

    def follow_links(self):
        """Has a program that stands in for a browser take links; gives what tells the addresses it was opened with."""
        applications = self.desktop.home / ".local/share/applications"
        applications.mkdir(parents=True)
        log = self.desktop.home / "opened"
        (applications / "stand-in.desktop").write_text(
            "[Desktop Entry]\nType=Application\nName=Stand-in\nNoDisplay=true\n"
            f"Exec=sh -c 'echo \"$1\" >> {log}' sh %u\nMimeType=x-scheme-handler/https;\n")
        config = self.desktop.home / ".config"
        config.mkdir(exist_ok=True)
        (config / "mimeapps.list").write_text("[Default Applications]\nx-scheme-handler/https=stand-in.desktop\n")
        return lambda: log.read_text().split() if log.exists() else []

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
            wait(lambda: has(app.find("menu item", "Twenty"), Atspi.StateType.SELECTED), "the keys to be on the entry")
            app.keys("Return")
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
            reach(app, "combo box", "Cups on a page")
            app.keys("space")
            app.find("menu item", "Large")
            app.keys("Up", "Return")
            wait(lambda: chosen() == "Medium", "the other menu to choose")
            app.gone("menu item", "Large")
            self.enter(app, "Cups beside each other")
            app.keys("space")
            wait(lambda: chosen() == "Small", "a button beside others to choose")
            self.enter(app, "Palette of cups")
            app.keys("Right", "Right", "space")
            wait(lambda: chosen() == "Large", "one of a palette to choose")
            self.enter(app, "Cups beside each other")
            app.keys("space")
            wait(lambda: chosen() == "Small", "a button beside others to choose")
            reach(app, "list item", "Small")
            app.keys("Down")
            wait(lambda: chosen() == "Medium", "the wheel to choose")
            app.keys("Tab", "Down")
            wait(lambda: chosen() == "Large", "a radio button to choose")
            app.keys("Tab", "Up")
            wait(lambda: chosen() == "Medium", "one of those that are inline to choose")

    def enter(self, app, group):
        """Goes on with Tab to the first of the buttons of a picker."""
        first = app.find("radio button", within=app.find("grouping", group))
        for _ in range(60):
            if has(first, Atspi.StateType.FOCUSED):
                return
            app.keys("Tab")
        raise AssertionError(f"No Tab comes to “{group}”\n{app.tree()}")

    def test_a_date_a_time_and_a_colour(self):
        with self.open() as app:
            reach(app, "toggle button", "Date")
            app.keys("space")
            wait(lambda: is_focused(app, "calendar", None), "the calendar to have the keys")
            app.keys("Right")
            wait(lambda: app.find("toggle button", "Date").get_description() == "15 Nov 2023", "the day after")
            app.keys("Escape")
            wait(lambda: is_focused(app, "toggle button", "Date"), "the focus to be back")
            for name in ("Compact", "Field", "Wheels"):
                reach(app, "toggle button", name)
                app.keys("space")
                wait(lambda: is_focused(app, "calendar", None), f"the calendar of “{name}” to have the keys")
                app.keys("Right", "Escape")
                wait(lambda: is_focused(app, "toggle button", name), "the focus to be back")
            wait(lambda: app.find("toggle button", "Date").get_description() == "18 Nov 2023", "three days more")
            for name, value in (("Time, hours", 23), ("Time, minutes", 14), ("Steps, hours", 0), ("Steps, minutes", 15)):
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


def surroundings(thing):
    """The place of a control on the screen, and a little around it."""
    area = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
    return (area.x - 3, area.y - 3, area.width + 6, area.height + 6)


def places(app):
    """Where each control comes, by its path, as long as none comes or goes."""
    return {thing.path: place for place, thing in enumerate(controls(app))}


def focused(app, places):
    """The places of those that have the focus."""
    return [places.get(thing.path) for thing in app.focused()]


if __name__ == "__main__":
    unittest.main(verbosity=2)
