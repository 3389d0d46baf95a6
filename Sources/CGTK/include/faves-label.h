#ifndef FAVES_LABEL_H
#define FAVES_LABEL_H

#include "faves-base.h"

// FavesLabel: a GtkLabel that behaves like SwiftUI's Text. Its ideal width is that of the text on one
// line (per paragraph); offered less it wraps, down to a few characters, and text beyond its line limit
// ends in an ellipsis. GtkLabel's functions work, but for wrapping, ellipsizing and line count, which are set
// here, and `width-chars`, `max-width-chars` and `angle`, which have no effect on its size.
//
// It costs what a plain label costs: one Pango layout while it fits. Only a width below the ideal
// makes a second measurement. A line of plain text that changes costs less: no layout is made for the next.

FAVES_BEGIN_DECLS

GType faves_label_get_type(void);

/// A label with the text as it is (no markup, no mnemonic). Aligned to the leading edge within its width.
GtkWidget *faves_label_new(const char *text);

/// Sets the plain text if it differs; returns TRUE if it did.
gboolean faves_label_set_text(GtkWidget *label, const char *text);

/// At most so many lines, the last one ending in an ellipsis if the text is longer; 0 or less: no limit.
/// (SwiftUI: `lineLimit(_:)`.)
void faves_label_set_line_limit(GtkWidget *label, int lines);

/// Room for at least so many lines, of which the text takes the first. (SwiftUI: `lineLimit(_:reservesSpace:)`.)
void faves_label_set_least_lines(GtkWidget *label, int lines);

/// Where the ellipsis stands in a one-line label: PANGO_ELLIPSIZE_END (default), START or MIDDLE.
/// (SwiftUI: `truncationMode(_:)`.) With more lines it is always at the end.
void faves_label_set_truncation(GtkWidget *label, PangoEllipsizeMode mode);

gboolean faves_is_label(GtkWidget *widget);

/// Whether the program says by what side the lines stand, in a button too, whose lines are centred otherwise.
void faves_label_set_is_aligned(GtkWidget *label, gboolean aligned);

/// Whether it is never narrower than its longest word, as what a button says never is. It has no effect on one line that may
/// be cut.
void faves_label_set_keeps_words(GtkWidget *label, gboolean keeps);

/// Points between lines, beyond what the font has.
void faves_label_set_spacing(GtkWidget *label, double points);

/// How small the letters of a label of one line may become, as a share of their size, before it is cut. 1: no smaller.
void faves_label_set_minimum_scale(GtkWidget *label, double scale);

/// The colour of all letters; NULL (default): the style's. Attributes that colour letters need no other layout than those that
/// do not, but GtkLabel asks for a place again when it is given some: this only draws.
void faves_label_set_ink(GtkWidget *label, const GdkRGBA *_Nullable ink);

/// Whether that colour gives way to the style's in a row that is selected.
void faves_label_set_ink_yields(GtkWidget *label, gboolean yields);

/// The colour of all letters, if the label has one of its own; FALSE: it has the style's.
gboolean faves_label_own_ink(GtkWidget *label, GdkRGBA *ink);

/// How often labels have been drawn without a layout.
unsigned faves_labels_drawn_as_letters(void);

/// Draws in a label, from its top left corner.
/// - Returns: whether it has drawn.
typedef gboolean (*FavesLettersFunction)(cairo_t *cr, void *_Nullable data);

/// What draws in the place of the letters, if it does. NULL takes it back; `data` must live until it is replaced or the widget
/// is destroyed.
void faves_label_set_drawing(GtkWidget *label, FavesLettersFunction _Nullable instead, void *_Nullable data);
/// The same over the letters.
void faves_label_set_drawing_over(GtkWidget *label, FavesLettersFunction _Nullable over, void *_Nullable data);

/// The lines as the label draws them, and where their upper left corner is in it, in points. The layout is the label's.
PangoLayout *faves_label_drawn_layout(GtkWidget *label, double *x, double *y);

/// Called when a label is pressed, on the main thread.
typedef void (*FavesLabelPressed)(void *_Nullable data);

/// Has the label be pressed as a button is, by pointer, finger, keys and assistive tools, to which it is a button with its text
/// as its name. NULL: nothing happens any more; `data` must live until then, or until the widget is destroyed.
///
/// It has an input-only GdkWindow from then on, and the style class "faves-pressed".
void faves_label_set_pressed(GtkWidget *label, FavesLabelPressed _Nullable pressed, void *_Nullable data);
/// Whether a widget, of any kind, is such a label.
gboolean faves_label_is_pressed(GtkWidget *widget);

/// Tells assistive tools what the links in a label of markup are called, one name for each in their order; for each markup anew.
void faves_label_name_links(GtkWidget *label, const char *_Nonnull const *_Nonnull names, int count);

/// Draws a line of dashes, in the context's colour, under the letters of some bytes or through them.
/// - dashes: what is drawn and what is left out, by turns, in widths of the line; at most eight.
void faves_label_draw_line(GtkWidget *label, cairo_t *cr, int start, int end, gboolean through,
                           const double *dashes, int count);

FAVES_END_DECLS

#endif
