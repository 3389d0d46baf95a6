#ifndef FAVES_LETTERS_H
#define FAVES_LETTERS_H

#include "include/CGTK.h"

// One line of plain text that changes while its looks stay: shaped and drawn without a PangoLayout.

FAVES_BEGIN_DECLS

typedef struct FavesLetters FavesLetters;

/// Sizes in Pango's units; `ink` is what is really covered, from the line's top left corner.
typedef struct {
  int width, height, baseline;
  PangoRectangle ink;
} FavesLettersSize;

/// Whether what a layout shows is one line of plain text.
gboolean faves_letters_could_be(PangoLayout *layout);
/// From the layout of such a line how texts in its looks are written; NULL: only layouts can. `looks` are those that the layout's
/// owner was told, by which it knows when it is to ask again.
FavesLetters *_Nullable faves_letters_new(PangoLayout *layout, PangoAttrList *_Nullable looks);
void faves_letters_free(FavesLetters *_Nullable letters);
/// Whether they are written as before.
gboolean faves_letters_are_of(const FavesLetters *letters, PangoContext *context, PangoAttrList *_Nullable looks);
/// Shapes a text; NULL: that one needs a layout.
const FavesLettersSize *_Nullable faves_letters_write(FavesLetters *letters, const char *text);
/// Draws the text that was written last, the line's top left corner there, with the context's source.
void faves_letters_draw(FavesLetters *letters, double x, double y, cairo_t *cr);

FAVES_END_DECLS

#endif
