"""The built gallery, and the way to its scenes and controls by keys alone."""

from stage import PROGRAM
from app import Atspi, forget, has, line, matches, wait

GALLERY = PROGRAM.parent / "gallery"
# Starts it with every kind of control in one window.
KITCHEN_SINK = ("env", "SWIFTUI_PREVIEW=Kitchen sink")
# The same with what holds rows, pages and months.
CONTAINERS = ("env", "SWIFTUI_PREVIEW=Containers")
FOCUSED = Atspi.StateType.FOCUSED


def open_scene(app, scene):
    """Goes to a scene: a search, and the arrow to what it found."""
    app.keys("ctrl+f")
    entry = app.find("text", "Search scenes")
    wait(lambda: has(entry, FOCUSED), "the search to have the focus")
    app.type("Search scenes", scene)
    for _ in range(6):
        if window(app).get_name() == scene:
            break
        app.keys("Down")
        try:
            wait(lambda: window(app).get_name() == scene, f"the scene “{scene}”", 1.5)
        except AssertionError:
            pass
    app.find("frame", scene)


def reach(app, role, name, most=60):
    """Goes on with Tab until the control has the focus."""
    for _ in range(most):
        if is_focused(app, role, name):
            return
        before = focused(app)
        app.keys("Tab")
        try:
            wait(lambda: focused(app) != before, "the focus to go on", 0.6)
        except AssertionError:
            pass
    raise AssertionError(f"No Tab comes to {role} “{name}”; the focus is on {focused(app)}\n{app.tree()}")


def is_focused(app, role, name):
    return any(matches(thing, role, name) for thing in app.focused())


def window(app):
    forget(app.root)
    return app.root.get_child_at_index(0)


def focused(app):
    return [f"{line(thing)} {thing.path}" for thing in app.focused()]
