#ifndef FAVES_TYPEFACE_H
#define FAVES_TYPEFACE_H

#include "include/CGTK.h"

// What all printable ASCII is written with in certain looks, found once for all labels that have them.

FAVES_BEGIN_DECLS

typedef struct FavesTypeface FavesTypeface;

/// What is found for the looks of a layout without a matrix. The caller has a reference.
FavesTypeface *faves_typeface_of(PangoLayout *layout);
void faves_typeface_unref(FavesTypeface *typeface);
/// All of the text, of `length` bytes of ASCII; the next call changes it. NULL: Pango would find more than one item, or
/// draws something beside the letters.
PangoItem *_Nullable faves_typeface_item(FavesTypeface *typeface, int length);
/// How often Pango has been asked.
unsigned faves_typefaces_found(void);

FAVES_END_DECLS

#endif
