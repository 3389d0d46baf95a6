"""Pictures of the built programs, as a person gets there: each screen of faves, each scene of the gallery; light, dark, in
high contrast, with text of 200 %, and from right to left.

    screenshots.py FOLDER [PART…]    writes FOLDER/<screen>-<variant>.png, and sheets of many screens FOLDER/<name>-<variant>.png

The parts are screens; gallery; controls: every kind of control in one window; and opened: what comes in front of one. All
of them, where none is named.
"""

import ctypes
import gettext
import os
import subprocess
import sys
import time
from pathlib import Path

# Room for a scene of the gallery with all that is in it.
os.environ.setdefault("FAVES_SCREEN", "1900x1600")

from stage import DESKTOP, PROGRAM  # noqa: E402
from app import App, Atspi, forget, picture, wait, xdotool  # noqa: E402
from gallery import CONTAINERS, GALLERY, KITCHEN_SINK, open_scene, reach  # noqa: E402
from sheets import sheet, sheets, trim  # noqa: E402

VARIANTS = ("light", "dark", "contrast", "large", "rtl")

PEOPLE = [
    ("Ann Forest", "Forester", "ann@example.org", "+1 555 0100"),
    ("Łukasz Nowak", "Bookbinder", "lukasz@example.net", "+48 22 555 0117"),
    ("Mei Tanaka", "Pilot", "mei@example.com", "+81 3 5550 0142"),
    ("Zoë Okafor", "Doctor", "zoe@example.org", "+44 20 5550 0199"),
]


def main(folder, parts):
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts or ("screens", "gallery", "controls", "opened"):
        {"screens": screens, "gallery": scenes, "controls": controls, "opened": opened}[part](folder)


def screens(folder):
    use_home("screenshots")
    with App(DESKTOP, PROGRAM) as app:
        fill(app)
    for variant in VARIANTS:
        look(variant)
        shots = []
        with App(DESKTOP, PROGRAM) as app:
            tour(app, lambda screen: shots.append(shoot(app, target(folder, screen, variant))))
        if variant not in ("light", "dark"):
            sheet(shots, folder / f"faves-{variant}.png", columns=2, scale=0.7)
    use_home("unreadable")
    database = DESKTOP.home / ".local/share/io.github.faves.Faves/faves.sqlite"
    database.parent.mkdir(parents=True)
    database.write_text("no database\n" * 100)
    for variant in ("light", "dark"):
        look(variant)
        with App(DESKTOP, PROGRAM) as app:
            app.find("push button", "Try Again")
            shoot(app, folder / f"unreadable-{variant}.png")


def scenes(folder):
    use_home("gallery")
    for variant in VARIANTS:
        look(variant, moves=False)
        with App(DESKTOP, GALLERY) as app:
            gallery(app, folder, variant)


def controls(folder):
    use_home("controls")
    for variant in VARIANTS:
        look(variant, moves=False)
        with App(DESKTOP, GALLERY, prefix=KITCHEN_SINK) as app:
            app.find("push button", "Automatic")
            shoot(app, folder / f"controls-{variant}.png")
        with App(DESKTOP, GALLERY, prefix=CONTAINERS) as app:
            app.find("push button", "Further")
            shoot(app, folder / f"containers-{variant}.png")


# Name of the picture, scene, what opens it, and what is to be seen then.
OPENED = [
    ("popover", "Presentations", ("push button", "Popover"), ("label", "Count: 0")),
    ("sheet", "Presentations", ("push button", "Sheet…"), ("push button", "Done")),
    ("alert", "Presentations", ("push button", "Alert…"), ("push button", "Throw Away")),
    ("menu", "Buttons", ("toggle button", "Menu"), ("push button", "Copy")),
    ("choice", "Pickers", ("combo box", "Menu"), ("menu item", "Large")),
]


def opened(folder):
    """What comes in front of a window, each alone in it."""
    use_home("opened")
    for variant in VARIANTS:
        look(variant)
        shots = []
        is_large = variant == "large"
        with App(DESKTOP, GALLERY) as app:
            # The sidebar grows with the text, and leaves less of a window for the scene.
            if is_large:
                enlarge(app, 1560, 900)
            for name, scene, opener, content in OPENED:
                open_scene(app, scene)
                reach(app, *opener)
                before = len(app.all(*content))
                app.keys("space")
                wait(lambda: len(app.all(*content)) > before, f"{content[1]} of {opener[1]}")
                shots.append(shoot(app, target(folder, name, variant)))
                app.keys("Escape")
                wait(lambda: len(app.all(*content)) == before, f"{opener[1]} to be closed")
        if variant not in ("light", "dark"):
            sheet(shots, folder / f"opened-{variant}.png", columns=2, scale=0.5 if is_large else 0.7)


def target(folder, screen, variant):
    """Where a picture goes: the variants beyond light and dark are kept as sheets alone."""
    return (folder if variant in ("light", "dark") else DESKTOP.folder) / f"{screen}-{variant}.png"


# Scenes of which a part stands in the window's bar. They fill the window, so it is made as low as they are seen well in.
BARRED = ("Tabs",)


def gallery(app, folder, variant):
    """Every scene of the gallery, one after the other by the arrow key."""
    pictures, whole = [], []
    if variant in ("light", "dark"):
        open_scene(app, "Binding: a struct")
        shoot(app, folder / f"gallery-{variant}.png")
        app.keys("Escape")
    size = (1990, 1500) if variant == "large" else (1182, 1100)
    enlarge(app, *size)
    app.click(app.find("label", "Property", within=app.find("list box")))
    app.find("frame", "Property")
    title = None
    while title != window(app).get_name():
        title = window(app).get_name()
        path = DESKTOP.folder / f"scene-{len(pictures)}-{variant}.png"
        if title in BARRED:
            enlarge(app, size[0], size[1] // 3)
            rest(path, pane(app, with_bar=True))
            enlarge(app, *size)
            whole.append(path)
        else:
            rest(path, pane(app), scrolls(app, pane(app)))
        pictures.append(path)
        if variant == "light" and title in ("Layout", "Layout differences"):
            alone = folder / f"{title.lower().replace(' ', '-')}-light.png"
            alone.write_bytes(path.read_bytes())
            trim(alone)
        app.keys("Down")
        try:
            wait(lambda: window(app).get_name() != title, "the next scene", 2)
        except AssertionError:
            pass
    # Large text can be read where it is made smaller again.
    scale = 0.55 if variant == "large" else 0.8
    sheets(pictures, folder, f"gallery-{variant}", columns=4, rows=3, scale=scale, whole=whole)


def enlarge(app, width, height):
    """Makes the window larger than a person would have it, so that a scene is seen whole, and does not scroll."""
    name = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", window(app).get_name()],
        check=True, capture_output=True, text=True).stdout.split()[-1]
    xdotool("windowmove", name, "0", "0")
    xdotool("windowsize", "--sync", name, str(width), str(height))
    time.sleep(0.5)


def window(app):
    forget(app.root)
    return app.root.get_child_at_index(0)


def pane(app, with_bar=False):
    """The place of the scene, between the list and the source, and of the window's bar over it."""
    area = lambda thing: Atspi.Component.get_extents(thing, Atspi.CoordType.SCREEN)
    rows, source = area(app.find("list box")), area(app.find("scroll pane", "Source"))
    left, right = (rows, source) if rows.x < source.x else (source, rows)
    top = area(window(app)).y if with_bar else source.y
    return (left.x + left.width, top, right.x - left.x - left.width, source.y + source.height - top)


# How long GTK shows the bar of what can be scrolled, after it came into sight.
BAR_SHOWN = 2.3


def scrolls(app, area):
    """Whether something in the area has more in it than can be seen."""
    left, top, width, height = area
    for bar in app.all("scroll bar"):
        place = Atspi.Component.get_extents(bar, Atspi.CoordType.SCREEN)
        if left <= place.x < left + width and top <= place.y < top + height:
            if Atspi.Value.get_maximum_value(bar) > Atspi.Value.get_minimum_value(bar):
                return True
    return False


def rest(path, area, has_bar=False):
    """A picture that is the same twice in a row; what goes round is taken as it is, and a scroll bar is waited for to go."""
    time.sleep(BAR_SHOWN if has_bar else 0.2)
    last, ends = b"", time.monotonic() + 1.5
    while time.monotonic() < ends:
        picture(path, area)
        if path.read_bytes() == last:
            return
        last = path.read_bytes()
        time.sleep(0.12)


def use_home(name):
    DESKTOP.use_home(DESKTOP.folder / name)
    look("light")


def look(variant, moves=True):
    """GNOME's settings, for programs started from now on: its font, and what the variant is about."""
    settings = DESKTOP.home / ".config/gtk-3.0/settings.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    contrast = "gtk-theme-name=HighContrast\n" if variant == "contrast" else ""
    settings.write_text(
        "[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=false\n"
        f"gtk-enable-animations={int(moves)}\n"
        f"gtk-application-prefer-dark-theme={int(variant == 'dark')}\n{contrast}")
    # GTK asks its own translation for the direction of writing.
    os.environ["LANGUAGE"] = "he" if variant == "rtl" else ""
    set_resolution(192 if variant == "large" else 96)


def desktop_word(word):
    """What a button that the library adds says in the language that is set: the words are GTK's or libhandy's."""
    language = os.environ["LANGUAGE"]
    if not language:
        return word
    for domain in ("gtk30", "libhandy"):
        words = gettext.translation(domain, "/usr/share/locale", [language], fallback=True)
        for key in (word, "_" + word):
            if words.gettext(key) != key:
                return words.gettext(key).replace("_", "")
    return word


def set_resolution(dots):
    """The display's dots per inch, by which GTK sizes text."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    text = f"Xft.dpi:\t{dots}\n".encode()
    manager, string, replace = 23, 31, 0
    x.XChangeProperty(
        display, ctypes.c_ulong(x.XDefaultRootWindow(display)), ctypes.c_ulong(manager), ctypes.c_ulong(string), 8,
        replace, text, len(text))
    x.XCloseDisplay(display)


def fill(app):
    for name, position, email, phone in PEOPLE:
        app.press("Add Contact")
        for field, text in (("Name", name), ("Position", position), ("Email", email), ("Phone", phone)):
            app.type(field, text)
        app.press("Save")
        app.gone("push button", "Save")
    app.click(app.find("label", "Ann Forest", within=app.find("list box")))
    app.press("Favourite")
    app.press("Fave Flicks", role="radio button")
    app.press("User")
    app.type("Name", "Ann")
    app.choose("Favourite Genre", "Comedy")
    app.press("Update")
    app.gone("push button", "Update")
    app.close_window()


def tour(app, shoot):
    app.click(app.find("label", "Mei Tanaka", within=app.find("list box")))
    app.find("link", "mei@example.com")
    shoot("contacts")
    app.press("Edit")
    app.find("push button", "Save")
    shoot("contact-editor")
    app.press("Cancel")
    app.gone("push button", "Cancel")
    app.press("Fave Flicks", role="radio button")
    app.find("push button", "Add Movie")
    shoot("movies")
    app.press("Add Movie")
    app.type("Title", "The Apartment")
    app.focus("Rating", role="slider")
    app.keys("Home", *["plus"] * 9)
    app.find(name="4.5 stars")
    shoot("add-movie")
    app.press("Cancel")
    app.press("Discard")
    app.find("push button", "Add Movie")
    app.click(app.find("label", "The Matrix"))
    app.find("push button", "Edit")
    shoot("movie")
    app.press(desktop_word("Back"))
    app.press("User")
    app.find("push button", "Update")
    shoot("user")


def shoot(app, path):
    """Pages slide and fade in, and scroll bars fade out once the pointer is gone: what looked the same for a second stays."""
    # Into the corner, where nothing of ours is.
    xdotool("mousemove", "0", "0")
    window = Atspi.Component.get_extents(app.root.get_child_at_index(0), Atspi.CoordType.SCREEN)
    # Without a compositor GTK draws a broad edge in place of the window's shadow.
    edge = 4
    area = (window.x + edge, window.y + edge, window.width - 2 * edge, window.height - 2 * edge)
    last, since = b"", time.monotonic()

    def rests():
        nonlocal last, since
        picture(path, area)
        look = path.read_bytes()
        if look != last:
            last, since = look, time.monotonic()
        return time.monotonic() - since > 1.2

    wait(rests, "the window to come to rest")
    print(path)
    return path


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
