#ifndef FAVES_GRIP_PRIVATE_H
#define FAVES_GRIP_PRIVATE_H

#include "include/CGTK.h"

FAVES_BEGIN_DECLS

typedef struct {
  GtkWidget parent;
  GtkOrientation axis;
  gboolean has_line;
  GdkWindow *_Nullable window;
  FavesGripAsk _Nullable ask;
  FavesGripMove _Nullable move;
  FavesGripReset _Nullable reset;
  void *_Nullable data;
  gboolean is_dragged;
  /// As the drag began: where the pointer was on the screen, and how long what is before the line.
  double start, length;
} FavesGrip;

#define FAVES_GRIP(w) ((FavesGrip *)(w))

/// Its place, within which it is in any case.
FavesGripPlace faves_grip_place(FavesGrip *grip);
gboolean faves_grip_is_moved(FavesGrip *grip);
/// Moves it as far towards `length` as it may be.
void faves_grip_move_to(FavesGrip *grip, double length);
GType faves_grip_accessible_get_type(void);

FAVES_END_DECLS

#endif
