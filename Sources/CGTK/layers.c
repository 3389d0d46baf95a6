#include "layers-private.h"

G_DEFINE_TYPE(FavesLayers, faves_layers, GTK_TYPE_CONTAINER)

gboolean faves_is_layers(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_layers_get_type());
}

FavesDecor **faves_layers_decor(GtkWidget *widget) { return &FAVES_LAYERS(widget)->decor; }

static int index_of(FavesLayers *layers, GtkWidget *child) {
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (LAYER(layers, i)->widget == child) return (int)i;
  return -1;
}

// GtkContainer.

static void add(GtkContainer *container, GtkWidget *child) {
  FavesLayers *layers = FAVES_LAYERS(container);
  GtkWidget *top = layers->layers->len ? LAYER(layers, layers->layers->len - 1)->widget : NULL;
  faves_layers_insert(GTK_WIDGET(container), child, top, FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER);
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  faves_layers_remove(GTK_WIDGET(container), child);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  GArray *layers = FAVES_LAYERS(container)->layers;
  for (unsigned i = 0; i < layers->len;) {
    GtkWidget *child = g_array_index(layers, Layer, i).widget;
    callback(child, data);
    // The callback may have removed it.
    if (i < layers->len && g_array_index(layers, Layer, i).widget == child) i++;
  }
}

static GType child_type(GtkContainer *container) { return GTK_TYPE_WIDGET; }

static void finalize(GObject *object) {
  g_array_unref(FAVES_LAYERS(object)->layers);
  faves_decor_free(FAVES_LAYERS(object)->decor);
  G_OBJECT_CLASS(faves_layers_parent_class)->finalize(object);
}

static void faves_layers_class_init(FavesLayersClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = finalize;
  faves_layers_class_init_layout(widget_class);
  widget_class->draw = faves_layers_draw;
  faves_layers_class_init_windows(widget_class);
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->forall = forall;
  container_class->child_type = child_type;
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_FILLER);
}

static void faves_layers_init(FavesLayers *layers) {
  gtk_widget_set_has_window(GTK_WIDGET(layers), FALSE);
  layers->layers = g_array_new(FALSE, TRUE, sizeof(Layer));
}

// Public.

GtkWidget *faves_layers_new(void) { return g_object_new(faves_layers_get_type(), NULL); }

GtkWidget *faves_layers_only(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  return layers->layers->len == 1 ? LAYER(layers, 0)->widget : NULL;
}

static unsigned place_after(FavesLayers *layers, GtkWidget *after) {
  int i = after ? index_of(layers, after) : -1;
  if (after && i < 0) g_critical("faves_layers: %s is no layer here", G_OBJECT_TYPE_NAME(after));
  return after && i < 0 ? layers->layers->len : (unsigned)(i + 1);
}

void faves_layers_insert(GtkWidget *widget, GtkWidget *child, GtkWidget *after, FavesAlign horizontal,
                         FavesAlign vertical) {
  g_return_if_fail(gtk_widget_get_parent(child) == NULL);
  FavesLayers *layers = FAVES_LAYERS(widget);
  Layer layer = {.widget = child};
  layer.align[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  layer.align[GTK_ORIENTATION_VERTICAL] = vertical;
  unsigned index = place_after(layers, after);
  g_array_insert_val(layers->layers, index, layer);
  // Before the child is realised, so that it is realised in its window.
  if (gtk_widget_get_realized(widget) && faves_layers_needs_window(layers, index))
    faves_layers_make_window(layers, LAYER(layers, index));
  faves_children_change(widget);
  gtk_widget_set_parent(child, widget);
  faves_layout_entered(child);
  faves_layers_stack_windows(layers);
}

void faves_layers_move(GtkWidget *widget, GtkWidget *child, GtkWidget *after) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  int from = index_of(layers, child);
  g_return_if_fail(from >= 0);
  if (after == child) return;
  Layer layer = *LAYER(layers, (unsigned)from);
  g_array_remove_index(layers->layers, (unsigned)from);
  unsigned to = place_after(layers, after);
  g_array_insert_val(layers->layers, to, layer);
  faves_layers_stack_windows(layers);
  gtk_widget_queue_allocate(widget);
}

void faves_layers_remove(GtkWidget *widget, GtkWidget *child) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  int index = index_of(layers, child);
  g_return_if_fail(index >= 0);
  gboolean visible = gtk_widget_get_visible(child);
  faves_leave_focus(child);
  Layer layer = *LAYER(layers, (unsigned)index);
  if (layers->base == child) layers->base = NULL;
  g_object_ref(child);
  g_array_remove_index(layers->layers, (unsigned)index);
  faves_children_change(widget);
  gtk_widget_unparent(child);
  faves_layers_drop_window(layers, &layer);
  g_object_unref(child);
  faves_layers_stack_windows(layers);
  if (visible) gtk_widget_queue_resize(widget);
}

void faves_layers_set_child_alignment(GtkWidget *widget, GtkWidget *child, FavesAlign horizontal,
                                      FavesAlign vertical) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  int index = index_of(layers, child);
  g_return_if_fail(index >= 0);
  LAYER(layers, (unsigned)index)->align[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  LAYER(layers, (unsigned)index)->align[GTK_ORIENTATION_VERTICAL] = vertical;
  gtk_widget_queue_allocate(widget);
}

void faves_layers_set_base(GtkWidget *widget, GtkWidget *child) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->base == child) return;
  layers->base = child;
  gtk_widget_queue_compute_expand(widget);
  gtk_widget_queue_resize(widget);
}

void faves_layers_set_takes_all(GtkWidget *widget, gboolean takes_all) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all == takes_all) return;
  layers->takes_all = takes_all;
  gtk_widget_queue_compute_expand(widget);
  gtk_widget_queue_resize(widget);
}
