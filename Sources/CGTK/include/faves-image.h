#ifndef FAVES_IMAGE_H
#define FAVES_IMAGE_H

#include "faves-base.h"
#include "faves-decor.h"
#include "faves-leaf.h"

// FavesImage: a GtkImage that can let go of its size. Resizable it has no minimum, an ideal size that it is told, and
// draws nothing of its own: whoever made it so draws (`faves_image_set_drawing`). GtkImage's functions work. It may change
// between the two at any time, so what shows a picture need not be made anew.
//
// Theme: CSS name "image". No GdkWindow.

FAVES_BEGIN_DECLS

GType faves_image_get_type(void);
GtkWidget *faves_image_new(void);
gboolean faves_is_image(GtkWidget *widget);

/// What draws the picture where the image draws nothing of its own, into a rectangle of the given size at (0, 0). NULL takes it
/// back; `data` must live until it is replaced or the widget is destroyed.
void faves_image_set_drawing(GtkWidget *image, FavesPathFunction _Nullable drawing, void *_Nullable data);

/// No minimum, and this ideal size in pixels (negative counts as 0); the image then takes all it is offered.
void faves_image_set_resizable(GtkWidget *image, int ideal_width, int ideal_height);
/// Holds a resizable image to width by height `ratio`: its height follows from the width that it gets, and it takes no more.
/// `faves_image_set_resizable` forgets it.
void faves_image_set_ratio(GtkWidget *image, double ratio);
/// Tells of a resizable image that its picture, of width by height `ratio`, is drawn beyond its room, to all sides as much, so
/// that nothing of the room is left free. `faves_image_set_resizable` forgets it.
void faves_image_set_filling(GtkWidget *image, double ratio);
/// Makes one of two lengths larger, so that both have the ratio.
void faves_image_fill(double ratio, double *width, double *height);
/// Whether `widget` is an image whose width follows from its height, and has no bounds around it.
gboolean faves_image_keeps_ratio(GtkWidget *widget);
/// Draws nothing of its own, but has exactly this size, in pixels.
void faves_image_set_picture(GtkWidget *image, int width, int height);
/// Draws nothing of its own either, but has this size, in pixels; with larger text on the desktop it grows.
void faves_image_set_drawn(GtkWidget *image, int side);
/// How large it is to be drawn, in points, whatever room it is given.
int faves_image_drawn_side(GtkWidget *image);
/// An icon of the theme of this size, in pixels; with larger text on the desktop it grows.
void faves_image_set_symbol(GtkWidget *image, const char *icon, int side);
/// The size of what is shown, as a GtkImage has it.
void faves_image_set_fixed(GtkWidget *image);
gboolean faves_image_is_resizable(GtkWidget *image);

/// What a picture shows, in words that are interned (g_intern_string); NULL: nothing that has a name.
typedef const char *_Nullable (*FavesWordsFunction)(void *_Nullable data);
/// What assistive tools call a picture that was given no name, where it is not the label of something. They alone have it asked
/// for, each time; NULL: nothing.
void faves_image_set_words(GtkWidget *image, FavesWordsFunction _Nullable words, void *_Nullable data);
/// Something is called by what this widget shows, which stands beside it: pictures in here have no name by their words.
void faves_image_name_another(GtkWidget *label);

// Plain images of icons, which stand in what GTK and libhandy make.

/// A GtkImage with an icon of the theme, as large as a symbol beside text of the usual size; it grows with larger text.
GtkWidget *faves_icon_new(const char *name);
/// A GtkButton with such an icon, and nothing between the two: GTK puts a box and an alignment there.
GtkWidget *faves_icon_button_new(const char *name);
/// Makes a GtkImage of somebody else's as large as those, from now on. May be called again.
void faves_icon_follow_text(GtkWidget *icon);

FAVES_END_DECLS

#endif
