#ifndef FAVES_RAISED_H
#define FAVES_RAISED_H

#include "layout-private.h"

// Children of different heights (faves_layout_set_height): those with more are drawn later, and their windows are in front of the
// others', so that who is seen under the pointer gets what it does.

FAVES_BEGIN_DECLS

typedef struct {
  /// Adds the children that are shown, in their own order.
  void (*collect)(GtkWidget *container, GPtrArray *children);
  void (*draw)(GtkWidget *container, GtkWidget *child, cairo_t *cr);
} RaisedKind;

/// What a container keeps for it; all zero at first.
typedef struct {
  GPtrArray *_Nullable order;  // of the children, while they are looked at
  guint restacking;            // the source that puts their windows into that order
  gboolean is_restacked;       // whether that is another one than their own
} Raised;

/// Draws all children from the lowest to the highest; FALSE: they are all of one height, and nothing was drawn.
gboolean raised_draw(Raised *raised, const RaisedKind *kind, GtkWidget *container, cairo_t *cr);

void raised_clear(Raised *raised);

FAVES_END_DECLS

#endif
