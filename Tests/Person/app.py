"""A running program as a person has it before them: what is shown, found by role and name, and what can be done with it.

Everything waits: a look is repeated until it finds something or its time is up, and what fails comes with the tree of
accessible things and a picture of the screen.
"""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from desktop import die_with_us  # noqa: E402

# Seconds. Nobody waits that long where all is well; a busy machine may take many times as long as one at rest.
PATIENCE = 40.0
INTERVAL = 0.03


class NotShown(AssertionError):
    """What was looked for did not show in time."""


def rule(*states):
    """Accepts what has all of these states; the other ways to narrow it down accept all."""
    every = Atspi.CollectionMatchType.ALL
    return Atspi.MatchRule.new(Atspi.StateSet.new(list(states)), every, {}, every, [], every, [], every, False)


IS_ANY = rule()
IS_SHOWN = rule(Atspi.StateType.SHOWING)
HAS_FOCUS = rule(Atspi.StateType.SHOWING, Atspi.StateType.FOCUSED)


def collected(top, rule):
    """All under `top` that the rule accepts, a parent before its children. The program is asked once for all of them."""
    found = Atspi.Collection.get_matches(top, rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
    for thing in found:
        thing.clear_cache()
    return found


def wait(condition, what, patience=PATIENCE):
    """The first true value of `condition()`, asked again and again."""
    deadline = time.monotonic() + patience
    while True:
        try:
            value = condition()
        except GLib.Error:
            value = None  # something that goes while we look at it
        if value:
            return value
        if time.monotonic() > deadline:
            raise NotShown(f"not within {patience:g} s: {what}")
        time.sleep(INTERVAL)


class App:
    """`with App(desktop, program) as app:`; leaving it in peace asks for the program to have ended or ends it."""

    def __init__(self, desktop, program, arguments=(), prefix=(), reports=None):
        self.desktop = desktop
        self.command = [*prefix, str(program), *arguments]
        self.reports = reports

    def __enter__(self):
        self.errors = self.desktop.folder / "program.log"
        with open(self.errors, "w") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                preexec_fn=die_with_us)
        self.root = None
        try:
            self.root = wait(self._application, f"{self.command[-1]} on the accessibility bus", 60)
            wait(lambda: self.all(role="frame"), "a window")
        except BaseException as error:
            self.__exit__(type(error), error, None)
            raise
        return self

    def __exit__(self, kind, error, _):
        try:
            if error is not None:
                self._report(error)
        finally:
            if self.process.poll() is None:
                self.process.terminate()
                try:
                    self.process.wait(5)
                except subprocess.TimeoutExpired:
                    self.process.kill()
                    self.process.wait()

    def _application(self):
        if self.process.poll() is not None:
            raise AssertionError(f"{self.command[-1]} ended with status {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        forget(desktop)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    @property
    def output(self):
        """What the program wrote to standard output and standard error."""
        return self.errors.read_text(errors="replace")

    # What is shown.

    def walk(self, top=None, showing=True):
        """Everything under `top` that can be seen, a parent before its children; unless told, `reach` and what is under it."""
        forget(top or self.root)
        if top is None:
            top = self.reach()
            if top is not self.root:
                yield top
        yield from collected(top, IS_SHOWN if showing else IS_ANY)

    def reach(self):
        """The sheet or alert that has to be answered first, where there is one; else all windows."""
        windows = [self.root.get_child_at_index(index) for index in range(self.root.get_child_count())]
        modal = [
            window for window in windows
            if window and has(window, Atspi.StateType.SHOWING) and has(window, Atspi.StateType.MODAL)]
        return modal[-1] if modal else self.root

    def all(self, role=None, name=None, within=None):
        return [thing for thing in self.walk(within) if matches(thing, role, name)]

    def focused(self):
        """All that is shown and says that it has the focus, where `reach` is; the program is asked once, not each thing in it."""
        forget(self.root)
        return collected(self.reach(), HAS_FOCUS)

    def find(self, role=None, name=None, within=None, patience=PATIENCE):
        """The first shown thing with this role (one, or several) and this exact name, or one that `name(text)` accepts."""
        return wait(
            lambda: next(iter(self.all(role, name, within)), None), describe(role, name), patience)

    def gone(self, role=None, name=None, patience=PATIENCE):
        wait(lambda: not self.all(role, name), f"{describe(role, name)} to be gone", patience)

    def shows(self, *texts):
        """Waits until each of the texts can be read, as a name or as the contents of a label or an entry."""
        wait(
            lambda: not [text for text in texts if text not in self.texts()],
            "to read " + ", ".join(f"“{text}”" for text in texts))

    def texts(self, within=None):
        """All that can be read, in the order of the tree."""
        return [text for thing in self.walk(within) for text in {thing.get_name(), contents(thing)} if text]

    # What a person does.

    def press(self, name, role="push button", within=None):
        """Presses a button, once it can be pressed."""
        button = wait(
            lambda: next(
                (thing for thing in self.all(role, name, within) if has(thing, Atspi.StateType.SENSITIVE)), None),
            f"{describe(role, name)} that can be pressed")
        self.act(button)

    def act(self, thing):
        """Does the first thing that can be done with it: a button's click, a link's jump."""
        if not offers(thing, "Action") or Atspi.Action.get_n_actions(thing) == 0:
            raise AssertionError(f"{line(thing)} offers no action")
        Atspi.Action.do_action(thing, 0)

    def click(self, thing):
        """A click of the pointer in the middle of it."""
        area = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
        xdotool("mousemove", str(area.x + area.width // 2), str(area.y + area.height // 2), "click", "1")

    def focus(self, name, role="text"):
        entry = self.find(role, name)
        wait(lambda: Atspi.Component.grab_focus(entry) and has(entry, Atspi.StateType.FOCUSED),
             f"{describe(role, name)} to take the focus")
        return entry

    def type(self, name, text, after_each=None):
        """Types into an entry, in place of what is in it; waits until it is there. `after_each` gets what is typed so far."""
        entry = self.focus(name)
        self.keys("ctrl+a", "BackSpace")
        wait(lambda: contents(entry) == "", f"“{name}” to be empty")
        for end in range(1, len(text) + 1) if after_each else [len(text)]:
            start = end - 1 if after_each else 0
            if text.isascii():
                xdotool("type", "--delay", "0", "--", text[start:end])
            else:
                # No key of this keyboard has these letters, and giving one to them is not in time for what follows.
                Atspi.EditableText.insert_text(entry, start, text[start:end], len(text[start:end].encode()))
            wait(lambda: contents(entry) == text[:end], f"“{text[:end]}” in “{name}”")
            if after_each:
                after_each(text[:end])

    def value(self, name):
        """What is in an entry."""
        return contents(self.find("text", name))

    def keys(self, *names):
        """Presses keys, once a sheet or alert that is there to be answered has the keyboard: nobody is faster than that."""
        forget(self.root)
        if self.reach() is not self.root:
            wait(self._is_active, "what is in front to have the keyboard")
        xdotool("key", *names)

    def _is_active(self):
        forget(self.root)
        return self.reach() is self.root or has(self.reach(), Atspi.StateType.ACTIVE)

    def choose(self, name, option):
        """Chooses an option of a pop-up menu with the pointer."""
        self.click(self.find("combo box", name))
        # A menu is a window of its own, which may not be where it will stay yet.
        item = self.find("menu item", option)
        wait(lambda: steady(item), f"the menu of “{name}” to stand still")
        self.click(item)
        wait(lambda: self.choice(name) == option, f"“{name}” to be “{option}”")

    def choice(self, name):
        """What a pop-up menu has chosen."""
        box = self.find("combo box", name)
        index = Atspi.Selection.get_selected_child(box, 0) if offers(box, "Selection") else None
        return index.get_name() if index else box.get_name()

    def close_window(self):
        """As the button in the header bar does; waits for the program to end, and gives its exit status."""
        xdotool("key", "ctrl+w")
        return self.process.wait(PATIENCE)

    # What to look at when it went wrong.

    def tree(self):
        lines = []

        def show(thing, depth):
            lines.append("  " * depth + line(thing))
            for index in range(thing.get_child_count()):
                child = thing.get_child_at_index(index)
                if child is not None:
                    show(child, depth + 1)

        try:
            show(self.root, 0)
        except (GLib.Error, AttributeError):
            lines.append("(the program shows nothing)")
        return "\n".join(lines)

    def screenshot(self, path):
        picture(path)

    def _report(self, error):
        output = self.output.splitlines() or ["(nothing)"]
        print("\nThe program wrote:", *output[:60], "It showed:", self.tree(), sep="\n", flush=True)
        if self.reports:
            os.makedirs(self.reports, exist_ok=True)
            path = os.path.join(self.reports, "failure.png")
            picture(path)
            print(f"A picture of the screen is in {path}", flush=True)


def forget(thing):
    """Asks the program again: what was learned about `thing` and all under it may not be true any more."""
    while GLib.MainContext.default().iteration(False):
        pass
    thing.clear_cache()


def matches(thing, role, name):
    if role is not None:
        roles = (role,) if isinstance(role, str) else role
        if thing.get_role_name() not in roles:
            return False
    if name is None:
        return True
    if callable(name):
        return name(thing.get_name()) or name(contents(thing))
    return name in (thing.get_name(), contents(thing))


def offers(thing, interface):
    return interface in thing.get_interfaces()


def contents(thing):
    """The text of a label or an entry."""
    if not offers(thing, "Text"):
        return ""
    return Atspi.Text.get_text(thing, 0, Atspi.Text.get_character_count(thing))


def amount(thing):
    """Where a slider stands."""
    return Atspi.Value.get_current_value(thing)


def destination(thing):
    """Where a link leads; None for what is no link."""
    return Atspi.Hyperlink.get_uri(thing.get_hyperlink(), 0) if offers(thing, "Hyperlink") else None


def has(thing, state):
    return thing.get_state_set().contains(state)


def describe(role, name):
    role = role or "something" if isinstance(role, (str, type(None))) else " or ".join(role)
    return f"{role} named “{name}”" if isinstance(name, str) else f"{role}"


def line(thing):
    states = [
        word for word in ("focused", "selected", "checked", "active", "modal")
        if has(thing, getattr(Atspi.StateType, word.upper()))]
    if not has(thing, Atspi.StateType.SHOWING):
        states.append("not shown")
    if not has(thing, Atspi.StateType.SENSITIVE):
        states.append("insensitive")
    text = contents(thing)
    parts = [thing.get_role_name(), f"“{thing.get_name()}”"]
    if text and text != thing.get_name():
        parts.append(f"containing “{text}”")
    return " ".join(parts) + (f" ({', '.join(states)})" if states else "")


def steady(thing):
    """Whether it is somewhere, and the same place a moment later."""
    def area():
        extents = Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
        return (extents.x, extents.y, extents.width, extents.height)

    before = area()
    time.sleep(2 * INTERVAL)
    return before == area() and before[2] > 1


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True, stdin=subprocess.DEVNULL)


def picture(path, area=None):
    """Writes what the display shows, or the part (x, y, width, height) of it, as a PNG."""
    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk

    screen = Gdk.get_default_root_window()
    x, y, width, height = area or (0, 0, screen.get_width(), screen.get_height())
    pixels = Gdk.pixbuf_get_from_window(screen, x, y, width, height)
    pixels.savev(str(path), "png", [], [])
