#ifndef FAVES_ACCESSIBLE_PRIVATE_H
#define FAVES_ACCESSIBLE_PRIVATE_H

#include "include/CGTK.h"

/// One way in which the class of an accessible object is changed.
typedef struct {
  /// What its classes' names end in.
  const char *name;
  GClassInitFunc class_init;
  /// Besides; 0: none.
  GType (*interface)(void);
  GInterfaceInitFunc interface_init;
} FavesLayer;

/// Gives the object a class of this layer, unless it has one.
void faves_accessible_add_layer(AtkObject *object, const FavesLayer *layer);
/// The class under the layer, of which the object was before; NULL: the object has none of this layer.
gpointer faves_accessible_under(AtkObject *object, const FavesLayer *layer);
/// The type that GTK gave the object.
GType faves_accessible_own_type(AtkObject *object);

#endif
