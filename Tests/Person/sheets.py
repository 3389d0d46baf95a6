"""Many pictures on one sheet."""

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

GAP = 6  # pixels
MARGIN = 16
GROUND = 0x777777FF


def sheets(paths, folder, name, columns, rows, scale=1.0, whole=()):
    """As many sheets as it takes for each picture to be read: `name` and a number. Those in `whole` keep their empty ground."""
    for old in folder.glob(f"{name}-[0-9]*.png"):
        old.unlink()
    most = columns * rows
    for number, start in enumerate(range(0, len(paths), most), 1):
        sheet(paths[start:start + most], folder / f"{name}-{number}.png", columns, scale, whole)


def sheet(paths, target, columns, scale=1.0, whole=()):
    """Puts the pictures side by side, each at `scale`, and writes them to `target`. A row is as high as its highest."""
    pictures = [(path, GdkPixbuf.Pixbuf.new_from_file(str(path))) for path in paths]
    pictures = [picture if path in whole else trimmed(picture) for path, picture in pictures]
    pictures = [
        picture.scale_simple(
            int(picture.get_width() * scale), int(picture.get_height() * scale), GdkPixbuf.InterpType.HYPER)
        for picture in pictures]
    rows = [pictures[start:start + columns] for start in range(0, len(pictures), columns)]
    width = max(sum(picture.get_width() + GAP for picture in row) for row in rows) + GAP
    height = sum(max(picture.get_height() for picture in row) + GAP for row in rows) + GAP
    whole = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, width, height)
    whole.fill(GROUND)
    y = GAP
    for row in rows:
        x = GAP
        for picture in row:
            picture.copy_area(0, 0, picture.get_width(), picture.get_height(), whole, x, y)
            x += picture.get_width() + GAP
        y += max(picture.get_height() for picture in row) + GAP
    whole.savev(str(target), "png", ["compression"], ["9"])
    print(target)


def trimmed(picture):
    """Without the empty ground below what is shown: the rows at the end that are like the last, but for a margin."""
    stride, width = picture.get_rowstride(), picture.get_width() * picture.get_n_channels()
    pixels, height = picture.get_pixels(), picture.get_height()
    ground, last = pixels[(height - 1) * stride:][:width], height
    while last > 1 and pixels[(last - 1) * stride:(last - 1) * stride + width] == ground:
        last -= 1
    return picture.new_subpixbuf(0, 0, picture.get_width(), min(height, last + MARGIN))


def trim(path):
    """The same of a picture that is kept by itself."""
    trimmed(GdkPixbuf.Pixbuf.new_from_file(str(path))).copy().savev(str(path), "png", [], [])
