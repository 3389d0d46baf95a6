#include "accessible-private.h"

/// On each type that we derive: its layer.
static GQuark layer_quark(void) {
  static GQuark quark;
  if (G_UNLIKELY(!quark)) quark = g_quark_from_static_string("faves-accessible-layer");
  return quark;
}

static GType derive(GType from, const FavesLayer *layer) {
  char *name = g_strconcat("Faves", layer->name, g_type_name(from), NULL);
  GType type = g_type_from_name(name);
  if (!type) {
    GTypeQuery under;
    g_type_query(from, &under);
    GTypeInfo info = {
        .class_size = (guint16)under.class_size,
        .class_init = layer->class_init,
        .instance_size = (guint16)under.instance_size,
    };
    type = g_type_register_static(from, name, &info, 0);
    g_type_set_qdata(type, layer_quark(), (gpointer)layer);
    if (layer->interface) {
      GInterfaceInfo interface = {.interface_init = layer->interface_init};
      g_type_add_interface_static(type, layer->interface(), &interface);
    }
  }
  g_free(name);
  return type;
}

/// The type of the object that has the layer; 0: none.
static GType type_with(AtkObject *object, const FavesLayer *layer) {
  GType type = G_OBJECT_TYPE(object);
  for (; type; type = g_type_parent(type))
    if (g_type_get_qdata(type, layer_quark()) == layer) return type;
  return 0;
}

void faves_accessible_add_layer(AtkObject *object, const FavesLayer *layer) {
  if (type_with(object, layer)) return;
  GTypeInstance *instance = (GTypeInstance *)object;
  GTypeClass *old = instance->g_class;
  instance->g_class = g_type_class_ref(derive(G_TYPE_FROM_CLASS(old), layer));
  g_type_class_unref(old);
}

gpointer faves_accessible_under(AtkObject *object, const FavesLayer *layer) {
  GType type = type_with(object, layer);
  return type ? g_type_class_peek(g_type_parent(type)) : NULL;
}

GType faves_accessible_own_type(AtkObject *object) {
  GType type = G_OBJECT_TYPE(object);
  while (g_type_get_qdata(type, layer_quark())) type = g_type_parent(type);
  return type;
}
