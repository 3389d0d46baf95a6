#ifndef FAVES_LABEL_PRIVATE_H
#define FAVES_LABEL_PRIVATE_H

#include "leaf.h"
#include "letters.h"

// To GtkLabel this is a label that neither wraps nor ellipsizes, so it makes one Pango layout and keeps it.
// Only if the label is narrower than its text is the same layout given a width, after GtkLabel has had
// its say about it in `size_allocate`, and again before drawing, as GtkLabel may have made a new one.
//
// A line of plain text that has changed needs no layout (letters.c), and where it fits none is made: GtkLabel's part in
// `size_allocate` and `draw` is left out, and made up for when a layout is wanted after all.

FAVES_BEGIN_DECLS

/// What of a label is pressed (label-press.c).
typedef struct FavesLabelPress FavesLabelPress;

typedef struct {
  GtkLabel parent;
  int limit;
  int least;         // how many lines it has room for at least; 0: those it has
  int room;          // how many lines the place has that it was given; 0: enough
  int spacing;       // between lines, in Pango's units
  double min_scale;  // how small one line may become before it is cut
  PangoAttrList *shrunk, *full;  // the looks that the layout was given to fit, and those it had before
  PangoEllipsizeMode truncation;
  gboolean cut;  // the layout's text is not all of the label's
  gboolean keeps_words;  // none is broken
  gboolean aligned;  // the program says by what side its lines stand
  // Of all the text, unbroken, as of the last request: the text's own size, and what the theme puts around.
  int width, height, lines, baseline;
  int around_width, around_height, above;
  int fitted, fitting;  // the width that text of the one width covers, as last asked; 0: not yet
  unsigned changed;     // how often it was to be drawn anew
  unsigned asked;       // how often GTK has asked for the request mode
  unsigned measured;    // `asked` when all the text was measured; 0: it was not
  gboolean alone;       // its height for a width is for its container alone to ask
  struct {
    unsigned asked;
    int width, height;
  } known[3];           // its heights for the widths last asked for, while GTK has not asked again
  unsigned next;        // of `known` to be replaced
  unsigned sided;       // `asked` when `side` was found; 0: it was not
  PangoAlignment side;  // of its lines
  // What is drawn in the style that it has now: not known; letters in one colour; more.
  enum { INK_UNKNOWN, INK_ALONE, INK_DECKED } ink;
  GdkRGBA own_ink;          // the colour of the letters, if it has one of its own
  gboolean has_own_ink;
  gboolean yields;          // whether that gives way to the style's in a row that is selected
  PangoAttrList *inked, *plain;  // the looks that the layout was given to have that colour, and those it had before
  gboolean faint;           // if that is letters alone: whether the style makes all of the label seen through
  unsigned drawn;           // how often in this style, while that is not known
  FavesLetters *letters;    // how its texts are written without a layout; NULL: not known, or not at all
  gboolean needs_layouts;   // in this style, with the looks `refused`, no text is written without one
  const void *refused;      // only to be compared
  gboolean written;         // all the text is, as of the last request
  gboolean behind;          // GtkLabel does not know where the label is
  gboolean described;       // assistive tools may ask GtkLabel where each letter is
  GdkRectangle letters_ink; // in pixels, from the text's top left corner
  FavesSurrounds *surrounds;  // NULL: the text is all there is
  FavesLettersFunction instead, over;  // what draws in the place of the letters, and over them; NULL: nothing does
  void *instead_data, *over_data;
  FavesLabelPress *press;  // NULL: it only shows something
  PangoLayout *_Nullable lent;       // in the style that it will have, which it has not yet; NULL: its own
} FavesLabel;

/// What a style puts around a label, in pixels.
typedef struct {
  int width, height, above;
} FavesLabelAround;

#define FAVES_LABEL(w) ((FavesLabel *)(w))

/// What GtkLabel does.
GtkWidgetClass *faves_label_base(void);

// Lines.

/// GtkLabel's layout, with what is ours to say of it.
PangoLayout *faves_label_own_layout(FavesLabel *label);
/// A copy of it at its full size. The caller unrefs it.
PangoLayout *faves_label_full_copy(FavesLabel *label);
int faves_label_widest_word(PangoLayout *layout);
/// Sets a layout up for a width in pixels and so many lines; returns TRUE if its text had to be cut.
gboolean faves_label_set_up(FavesLabel *label, PangoLayout *layout, int width, int limit);
/// Whether text with more paragraphs than lines allowed has to be cut even where it is wide enough.
gboolean faves_label_has_too_many_paragraphs(int limit, const char *text);
/// Gives the label's own layout the width of the allocation, if it is less than the text's.
void faves_label_apply(GtkWidget *widget);
void faves_label_close_gaps(PangoLayout *layout);
void faves_label_forget_shrunk(FavesLabel *label);

// Requests.

void faves_label_measure_around(FavesLabel *label);
/// Of the text alone, for the width that it has.
void faves_label_text_width(FavesLabel *label, int *min, int *ideal);
int faves_label_text_height(FavesLabel *label, int width);
int faves_label_text_baseline(FavesLabel *label, int width, gboolean last);
int faves_label_text_fitting_width(FavesLabel *label, int width);
/// See faves_label_fit.
int faves_label_text_fit(FavesLabel *label, int room, int full);
void faves_label_preferred_width(GtkWidget *widget, int *min, int *ideal);
void faves_label_preferred_height(GtkWidget *widget, int *min, int *ideal);
void faves_label_preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal);
void faves_label_height_for_width(GtkWidget *widget, int width, int *min, int *ideal, int *min_baseline, int *baseline);

// With what is around the text. For labels that have something.

void faves_label_box_width(FavesLabel *label, int *min, int *ideal);
/// For a width; -1: any.
int faves_label_box_height(FavesLabel *label, int width);
int faves_label_box_baseline(FavesLabel *label, int width, gboolean last);
int faves_label_box_fitting_width(FavesLabel *label, int width);
/// What is left of its `full` height where the text is cut to a line of so many pixels.
int faves_label_box_line(FavesLabel *label, int full, int line);
/// Finds the place of the text in a label of that size.
void faves_label_box_place(FavesLabel *label, int width, int height);
/// Tells GtkLabel where the text is. For any label.
void faves_label_allocate_base(GtkWidget *widget, const GtkAllocation *whole);

// Without a layout.

/// Keeps how the text that is about to go was written, if the next may be written so without a layout.
void faves_label_learn_letters(FavesLabel *label);
void faves_label_forget_letters(FavesLabel *label);
/// Measures all the text without a layout; FALSE: it needs one.
gboolean faves_label_write_letters(FavesLabel *label);
/// Whether what was written is the text, and is to be seen as it was measured.
gboolean faves_label_is_written(FavesLabel *label);
/// Where the text's top left corner is, from the label's; as GtkLabel has it.
void faves_label_place_letters(FavesLabel *label, int *x, int *y);
/// The place of a label without a layout. FALSE: it needs one there.
gboolean faves_label_allocate_letters(GtkWidget *widget, const GtkAllocation *allocation);
/// Has GtkLabel know where the label is.
void faves_label_catch_up(FavesLabel *label);

// In the font of another.

/// Whether nothing but its font and its looks says how large it is.
gboolean faves_label_is_plain_text(FavesLabel *label);
/// What is around it, as last measured.
void faves_label_get_around(FavesLabel *label, FavesLabelAround *around);
/// Has it be measured by another's layout, which gets its text; NULL: by its own again.
void faves_label_lend(FavesLabel *label, PangoLayout *_Nullable layout, const FavesLabelAround *_Nullable around);
gboolean faves_label_is_lent(FavesLabel *label);
/// That layout, with the label's text.
PangoLayout *faves_label_lent_layout(FavesLabel *label);
void faves_label_allocate_lent(GtkWidget *widget, const GtkAllocation *allocation);

// Drawing.

gboolean faves_label_draw(GtkWidget *widget, cairo_t *cr);
/// The colour that letters have where nothing but them is drawn.
void faves_label_get_ink(FavesLabel *label, GdkRGBA *ink);
/// Gives the layout that GtkLabel draws the label's own colour.
void faves_label_ink_layout(FavesLabel *label);
void faves_label_forget_inked(FavesLabel *label);

// Pressing. For any label.

/// Has labels of the class be realised, focused and typed at as those that are pressed have to.
void faves_label_press_class_init(GtkWidgetClass *class);
/// Has the pointer meet a label that is mapped now.
void faves_label_show_press(GtkWidget *widget);
/// The same where the label is now, and has the mark of the focus be seen around it.
void faves_label_place_press(GtkWidget *widget, const GtkAllocation *place);
void faves_label_draw_mark(GtkWidget *widget, cairo_t *cr);
/// Has assistive tools know of it.
void faves_label_tell_press(GtkWidget *widget, AtkObject *object);
void faves_label_forget_press(FavesLabel *label);

FAVES_END_DECLS

#endif
