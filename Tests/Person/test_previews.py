"""That a program draws its previews as pictures, shows one live, and says which there are when asked for another."""

import os
import subprocess
import unittest

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf

from stage import PROGRAM, REPORTS, on_desktop
from app import App

GALLERY = PROGRAM.parent / "gallery"


@on_desktop
class Previews(unittest.TestCase):
    def run_with(self, program, **variables):
        return subprocess.run(
            [program], env=os.environ | {"HOME": str(self.desktop.home)} | variables, capture_output=True,
            text=True, timeout=300)

    def test_each_is_drawn_as_a_picture_of_its_size_with_more_than_one_colour(self):
        for program, expected in ((GALLERY, "GalleryScenes-Previews-Pizza"), (PROGRAM, "FavesScreens-Previews-Stars")):
            with self.subTest(program.name):
                folder = REPORTS / self._testMethodName / program.name
                result = self.run_with(program, SWIFTUI_PREVIEWS=str(folder))
                self.assertEqual(result.returncode, 0, result.stderr)
                written = result.stdout.split("\n")[:-1]
                self.assertGreater(len(written), 4)
                self.assertIn(str(folder / (expected + ".png")), written)
                for file in written:
                    self.assertGreater(colours(file), 1, file)
        size = GdkPixbuf.Pixbuf.new_from_file(
            str(REPORTS / self._testMethodName / "gallery/GalleryScenes-Previews-Pizza.png"))
        self.assertEqual((size.get_width(), size.get_height()), (520, 420))

    def test_an_unknown_name_is_refused_and_the_known_ones_are_named(self):
        result = self.run_with(GALLERY, SWIFTUI_PREVIEW="No such preview")
        self.assertEqual(result.returncode, 3)
        self.assertIn("There is no preview “No such preview”; there are:", result.stderr)
        self.assertIn("  GalleryScenes-Previews-Pizza\n", result.stderr)

    def test_one_is_shown_live_in_a_window(self):
        with App(
            self.desktop, GALLERY, prefix=["env", "SWIFTUI_PREVIEW=previews-state"],
            reports=REPORTS / self._testMethodName,
        ) as app:
            app.act(app.find("toggle button"))
            app.shows("ON")


def colours(file):
    """How many different colours a picture has, up to a few."""
    picture = GdkPixbuf.Pixbuf.new_from_file(file)
    pixels, width = picture.get_pixels(), picture.get_n_channels()
    found = set()
    for start in range(0, picture.get_height() * picture.get_rowstride() - width, 7 * width):
        found.add(pixels[start:start + 3])
        if len(found) > 3:
            break
    return len(found)


if __name__ == "__main__":
    unittest.main(verbosity=2)
