"""A picture of each screen of the built programs, light and dark, as a person gets there.

    screenshots.py FOLDER    writes FOLDER/<screen>-light.png and FOLDER/<screen>-dark.png
"""

import sys
import time
from pathlib import Path

from stage import DESKTOP, PROGRAM
from app import App, Atspi, picture, wait, xdotool

PEOPLE = [
    ("Ann Forest", "Forester", "ann@example.org", "+1 555 0100"),
    ("Łukasz Nowak", "Bookbinder", "lukasz@example.net", "+48 22 555 0117"),
    ("Mei Tanaka", "Pilot", "mei@example.com", "+81 3 5550 0142"),
    ("Zoë Okafor", "Doctor", "zoe@example.org", "+44 20 5550 0199"),
]


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    use_home("screenshots")
    with App(DESKTOP, PROGRAM) as app:
        fill(app)
    for variant in ("light", "dark"):
        look(variant)
        with App(DESKTOP, PROGRAM) as app:
            tour(app, lambda screen: shoot(app, folder / f"{screen}-{variant}.png"))
    use_home("unreadable")
    database = DESKTOP.home / ".local/share/io.github.faves.Faves/faves.sqlite"
    database.parent.mkdir(parents=True)
    database.write_text("no database\n" * 100)
    for variant in ("light", "dark"):
        look(variant)
        with App(DESKTOP, PROGRAM) as app:
            app.find("push button", "Try Again")
            shoot(app, folder / f"unreadable-{variant}.png")

    gallery = PROGRAM.parent / "gallery"
    for variant in ("light", "dark"):
        look(variant)
        with App(DESKTOP, gallery) as app:
            app.click(app.find("label", "Binding: a struct"))
            app.find("frame", "Binding: a struct")
            shoot(app, folder / f"gallery-{variant}.png")


def use_home(name):
    DESKTOP.use_home(DESKTOP.folder / name)
    look("light")


def look(variant):
    """GNOME's settings, for programs started from now on: its font, and a light or a dark desktop."""
    settings = DESKTOP.home / ".config/gtk-3.0/settings.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(
        "[Settings]\ngtk-font-name=Cantarell 11\ngtk-cursor-blink=false\n"
        f"gtk-application-prefer-dark-theme={int(variant == 'dark')}\n")


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
    app.find("push button", "mei@example.com")
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
    app.keys("Home", *["Right"] * 9)
    app.find(name="4.5 stars")
    shoot("add-movie")
    app.press("Cancel")
    app.press("Discard")
    app.find("push button", "Add Movie")
    app.click(app.find("label", "The Matrix"))
    app.find("push button", "Edit")
    shoot("movie")
    app.press("Back")
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
