#ifndef FAVES_ROOM_H
#define FAVES_ROOM_H

#include "bounds.h"

// How a child stands in a room that may be larger than it, or smaller: that of a frame, or a cell's.

FAVES_BEGIN_DECLS

/// What a child takes along an axis, for a size across (-1: any). `info`: what it tells the room of its layout.
FavesSizes faves_room_range(GtkWidget *child, const FavesLayoutInfo *info, GtkOrientation axis, int across);

/// Finds a child's size in a room and its place from the room's leading top corner. All arrays are by GtkOrientation.
/// - `cuts`: whether what of the child does not fit into the room stands out at the end only.
void faves_room_place(GtkWidget *child, const FavesLayoutInfo *info, const int *room, const FavesAlign *align, gboolean cuts,
                      int *at, int *size);

FAVES_END_DECLS

#endif
