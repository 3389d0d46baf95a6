#ifndef FAVES_LAYERS_H
#define FAVES_LAYERS_H

#include "faves-base.h"
#include "faves-decor.h"

// FavesLayers: children on top of each other, the first at the bottom (SwiftUI's ZStack, `background`,
// `overlay`). It can be decorated (faves-decor.h). Drawing goes bottom up, pointer events to the topmost widget that wants them;
// an upper layer that does not take input lets it through.
//
// Size. Without a base the size is the largest of the children's (ZStack). With a base, the base alone
// decides minimum, natural size and expansion, and every other layer is offered the size it gets: a
// 200 × 200 background does not grow its 50 × 20 view, it stands out on all sides (clip it if it should not).
//
// Where two layers or more may hold widgets with windows (a button over an entry) each of these gets a
// GdkWindow of its own, so that windows made later deep inside it stay at its height. Plain labels, images
// and separators as layers need none, and a single other layer among them gets none either.

FAVES_BEGIN_DECLS

GType faves_layers_get_type(void);
GtkWidget *faves_layers_new(void);

/// Puts a layer above `after` (NULL: at the bottom), aligned within the whole.
void faves_layers_insert(GtkWidget *layers, GtkWidget *child, GtkWidget *_Nullable after,
                         FavesAlign horizontal, FavesAlign vertical);
/// Restacks without re-parenting; `after` NULL is the bottom.
void faves_layers_move(GtkWidget *layers, GtkWidget *child, GtkWidget *_Nullable after);
void faves_layers_remove(GtkWidget *layers, GtkWidget *child);
void faves_layers_set_child_alignment(GtkWidget *layers, GtkWidget *child, FavesAlign horizontal,
                                      FavesAlign vertical);

/// The layer that decides the size, or NULL for the union of all. Forgotten when that child is removed.
void faves_layers_set_base(GtkWidget *layers, GtkWidget *_Nullable child);

/// Takes all the room there is, whatever the layers would like, and offers each of them all of it: what is larger stands
/// out. (SwiftUI: the content of `GeometryReader`.)
void faves_layers_set_takes_all(GtkWidget *layers, gboolean takes_all);

/// The topmost layer is not drawn: where it is opaque, the others are seen. (SwiftUI: `mask`.)
void faves_layers_set_masked(GtkWidget *layers, gboolean masked);

gboolean faves_is_layers(GtkWidget *widget);

FAVES_END_DECLS

#endif
