#include "layers-private.h"

/// By how many pixels a layer's window goes beyond its place at least, if it does, and at most.
static const int LEAST_REACH = 32, FARTHEST_REACH = 8192;

#define EACH_DECIDING(layers, layer)                                                           \
  for (unsigned i_ = 0; i_ < (layers)->layers->len; i_++)                                      \
    if ((layer = LAYER(layers, i_)) && (!(layers)->base || (layers)->base == layer->widget) && \
        gtk_widget_get_visible(layer->widget))

/// The size a layer takes of what there is along an axis.
static int taken(GtkWidget *child, GtkOrientation axis, int across, int room) {
  const FavesLayoutInfo *info = faves_layout_info(child);
  int min, ideal;
  faves_layout_measure(child, axis, across, info, &min, &ideal);
  return faves_clamp(room, min, faves_layout_maximum(child, axis, info, ideal));
}

/// Where a layer is lined up along an axis: its own guide, or the share of its size that its alignment is.
static int guide(const Layer *layer, GtkOrientation axis, int size) {
  const FavesLayoutInfo *info = faves_layout_info(layer->widget);
  return info->has_guide & (1u << axis) ? info->guide[axis] : -faves_place(layer->align[axis], 0, size);
}

static gboolean has_guides(FavesLayers *layers, GtkOrientation axis) {
  for (unsigned i = 0; i < layers->layers->len; i++)
    if (faves_layout_info(LAYER(layers, i)->widget)->has_guide & (1u << axis)) return TRUE;
  return FALSE;
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all) {
    *min = *ideal = 0;
    return;
  }
  gboolean guides = has_guides(layers, axis);
  Layer *layer;
  // How far they reach to both sides of the line they are lined up on.
  int min_before = 0, ideal_before = 0;
  *min = *ideal = 0;
  EACH_DECIDING(layers, layer) {
    int child_min, child_ideal, child_across = across;
    // A picture whose width follows from the height would like to be as high as it can.
    if (across >= 0 && !(axis == GTK_ORIENTATION_HORIZONTAL && faves_layout_keeps_ratio(layer->widget, faves_layout_info(layer->widget))))
      child_across = taken(layer->widget, (GtkOrientation)!axis, -1, across);
    faves_layout_measure(layer->widget, axis, child_across, faves_layout_info(layer->widget), &child_min,
                         &child_ideal);
    if (guides && !layers->base) {
      int min_guide = guide(layer, axis, child_min), ideal_guide = guide(layer, axis, child_ideal);
      min_before = MAX(min_before, min_guide);
      ideal_before = MAX(ideal_before, ideal_guide);
      child_min -= min_guide;
      child_ideal -= ideal_guide;
    }
    *min = MAX(*min, child_min);
    *ideal = MAX(*ideal, child_ideal);
  }
  *min += min_before;
  *ideal += ideal_before;
}

int faves_layers_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all) return FAVES_INFINITY;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    int min, natural;
    faves_layout_measure(layer->widget, axis, -1, info, &min, &natural);
    ideal = MAX(ideal, faves_layout_maximum(layer->widget, axis, info, natural));
  }
  return ideal;
}

int faves_layers_most_beside(GtkWidget *widget, GtkOrientation axis, int across) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all) return FAVES_INFINITY;
  int most = 0;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    int min, natural;
    faves_layout_measure(layer->widget, axis, -1, info, &min, &natural);
    int own = faves_layout_maximum(layer->widget, axis, info, natural);
    if (own == FAVES_INFINITY) own = faves_layout_most_beside(layer->widget, info, axis, across);
    most = MAX(most, own);
  }
  return most ? most : FAVES_INFINITY;
}

int faves_layers_fitting_width(GtkWidget *widget, int width) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all || has_guides(layers, GTK_ORIENTATION_HORIZONTAL)) return width;
  int widest = 0;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    int min, ideal;
    faves_layout_measure(layer->widget, GTK_ORIENTATION_HORIZONTAL, -1, info, &min, &ideal);
    int own = faves_clamp(width, min, faves_layout_maximum(layer->widget, GTK_ORIENTATION_HORIZONTAL, info, ideal));
    if (own < ideal) own = faves_layout_fitting_width(layer->widget, info, own);
    widest = MAX(widest, own);
  }
  return widest ? MIN(width, widest) : width;
}

int faves_layers_spare(GtkWidget *widget, int width) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  if (layers->takes_all || has_guides(layers, axis)) return 0;
  int full = 0, low = 0;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    int own = taken(layer->widget, GTK_ORIENTATION_HORIZONTAL, -1, width), min, ideal;
    faves_layout_measure(layer->widget, axis, own, info, &min, &ideal);
    full = MAX(full, min);
    low = MAX(low, min - faves_layout_spare(layer->widget, info, own, min));
  }
  return full - low;
}

int faves_layers_baseline(GtkWidget *widget, int width, gboolean last) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  GtkOrientation axis = GTK_ORIENTATION_VERTICAL;
  if (layers->takes_all || (!layers->base && has_guides(layers, axis))) return -1;
  int min, whole, found = -1;
  request(widget, axis, width, &min, &whole);
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    int own = taken(layer->widget, GTK_ORIENTATION_HORIZONTAL, -1, width), ideal;
    int baseline = faves_layout_baseline(layer->widget, info, own, last);
    if (baseline < 0) continue;
    faves_layout_measure(layer->widget, axis, own, info, &min, &ideal);
    int at = (layers->base ? 0 : faves_place(layer->align[axis], whole, ideal)) + baseline;
    found = found < 0 ? at : last ? MAX(found, at) : MIN(found, at);
  }
  return found;
}

const unsigned *faves_layers_times_asked(GtkWidget *widget) { return &FAVES_LAYERS(widget)->asked; }

gboolean faves_layers_keep_ratio(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  if (layers->takes_all) return FALSE;
  gboolean any = FALSE;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    if (faves_layout_keeps_ratio(layer->widget, faves_layout_info(layer->widget)))
      any = TRUE;
    else if (faves_layout_takes_room(layer->widget, GTK_ORIENTATION_HORIZONTAL, faves_layout_info(layer->widget)))
      return FALSE;
  }
  return any;
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  layers->asked++;
  GtkSizeRequestMode mode = GTK_SIZE_REQUEST_CONSTANT_SIZE;
  if (layers->takes_all) return mode;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    GtkSizeRequestMode theirs = faves_layout_request_mode(layer->widget, faves_layout_info(layer->widget));
    if (theirs == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH) return theirs;
    if (theirs != GTK_SIZE_REQUEST_CONSTANT_SIZE) mode = theirs;
  }
  return mode;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, ideal);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, -1, min, ideal);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, height, min, ideal);
}
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, ideal);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  *horizontal = *vertical = layers->takes_all;
  if (layers->takes_all) return;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    const FavesLayoutInfo *info = faves_layout_info(layer->widget);
    *horizontal = faves_layout_takes_room(layer->widget, GTK_ORIENTATION_HORIZONTAL, info) || *horizontal;
    *vertical = faves_layout_takes_room(layer->widget, GTK_ORIENTATION_VERTICAL, info) || *vertical;
  }
}

/// The height a layer takes; text in one of those that decide on the size is cut where there is less than all of it takes.
static int taken_height(const FavesLayers *layers, GtkWidget *child, int width, int room) {
  int height = taken(child, GTK_ORIENTATION_VERTICAL, width, room);
  if (layers->base && layers->base != child) return height;
  int fit = faves_layout_fit(child, faves_layout_info(child), width, room, height);
  return MIN(height, MAX(room, fit));
}

/// The size a layer takes of all there is.
static void layer_size(const FavesLayers *layers, GtkWidget *child, const GtkAllocation *whole, int *size) {
  int width, height;
  if (faves_layout_request_mode(child, faves_layout_info(child)) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT) {
    height = MAX(1, taken(child, GTK_ORIENTATION_VERTICAL, -1, whole->height));
    width = MAX(1, taken(child, GTK_ORIENTATION_HORIZONTAL, height, whole->width));
  } else {
    width = MAX(1, taken(child, GTK_ORIENTATION_HORIZONTAL, -1, whole->width));
    height = MAX(1, taken_height(layers, child, width, whole->height));
  }
  size[GTK_ORIENTATION_HORIZONTAL] = width;
  size[GTK_ORIENTATION_VERTICAL] = height;
}

/// Where the layers are lined up along an axis, from the leading edge or the top. The layers that decide stand as a
/// whole where their alignment puts them; a background or an overlay goes by the guide of what it is on.
static int line(FavesLayers *layers, GtkOrientation axis, const GtkAllocation *whole) {
  int room = axis == GTK_ORIENTATION_HORIZONTAL ? whole->width : whole->height;
  int before = G_MININT, after = G_MININT;
  FavesAlign align = FAVES_ALIGN_CENTER;
  Layer *layer;
  EACH_DECIDING(layers, layer) {
    int size[2];
    layer_size(layers, layer->widget, whole, size);
    int at = guide(layer, axis, size[axis]);
    before = MAX(before, at);
    after = MAX(after, size[axis] - at);
    align = layer->align[axis];
  }
  return before == G_MININT ? 0 : faves_place(align, room, before + after) + before;
}

/// A layer's window cuts off what reaches beyond it: events there do not get through, and what changes there is not drawn
/// anew. It grows by doubling, since with it the layer within has to be placed again, and stays as it is then.
static gboolean grow_window(FavesLayers *layers, Layer *layer, int width, int height) {
  // What is cut off anyway needs no room.
  if (faves_decor_clips(layers->decor)) return FALSE;
  GdkRectangle drawn;
  faves_layout_drawn_clip(layer->widget, &drawn);
  int before = MAX(-drawn.x, -drawn.y) + layer->reach;
  int after = MAX(drawn.x + drawn.width - width, drawn.y + drawn.height - height) - layer->reach;
  int needed = MIN(MAX(before, after), FARTHEST_REACH);
  if (needed <= layer->reach) return FALSE;
  layer->reach = MAX(layer->reach, LEAST_REACH);
  while (layer->reach < needed) layer->reach *= 2;
  return TRUE;
}

static void place_in_window(Layer *layer, const GtkAllocation *place) {
  gdk_window_move_resize(layer->window, place->x - layer->reach, place->y - layer->reach,
                         place->width + 2 * layer->reach, place->height + 2 * layer->reach);
  GtkAllocation within = {layer->reach, layer->reach, place->width, place->height};
  gtk_widget_size_allocate(layer->widget, &within);
}

/// `lines`: where the layers are lined up along each axis; NULL: each stands where its alignment puts it.
static void allocate_layer(GtkWidget *widget, Layer *layer, const GtkAllocation *whole, const int *lines) {
  GtkWidget *child = layer->widget;
  const FavesLayoutInfo *info = faves_layout_info(child);
  int size[2], at[2], width, height;
  layer_size(FAVES_LAYERS(widget), child, whole, size);
  for (int axis = 0; axis < 2; axis++) {
    int room = axis == GTK_ORIENTATION_HORIZONTAL ? whole->width : whole->height;
    at[axis] = lines ? lines[axis] - guide(layer, (GtkOrientation)axis, size[axis])
                     : faves_place(layer->align[axis], room, size[axis]);
  }
  faves_layout_displace(child, info, at, size);
  width = size[GTK_ORIENTATION_HORIZONTAL];
  height = size[GTK_ORIENTATION_VERTICAL];
  int x = at[GTK_ORIENTATION_HORIZONTAL];
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) x = whole->width - x - width;
  GtkAllocation place = {whole->x + x, whole->y + at[GTK_ORIENTATION_VERTICAL], width, height};
  if (!layer->window) {
    gtk_widget_size_allocate(child, &place);
    return;
  }
  place_in_window(layer, &place);
  if (grow_window(FAVES_LAYERS(widget), layer, place.width, place.height)) place_in_window(layer, &place);
}

/// Where the layers stand. What others are behind and in front of takes what it can of the place, and is in the middle of one
/// that is larger, as a button's may be; the others are lined up with it, which does not move it.
static GtkAllocation room_of(const FavesLayers *layers, const GtkAllocation *whole) {
  GtkAllocation room = *whole;
  if (!layers->base || layers->takes_all || !gtk_widget_get_visible(layers->base)) return room;
  int size[2];
  layer_size(layers, layers->base, whole, size);
  room.width = MIN(whole->width, size[GTK_ORIENTATION_HORIZONTAL]);
  room.height = MIN(whole->height, size[GTK_ORIENTATION_VERTICAL]);
  room.x += faves_place(FAVES_ALIGN_CENTER, whole->width, room.width);
  room.y += faves_place(FAVES_ALIGN_CENTER, whole->height, room.height);
  return room;
}

static void size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesLayers *layers = FAVES_LAYERS(widget);
  gtk_widget_set_allocation(widget, whole);
  layers->to_look = TRUE;
  GtkAllocation room = room_of(layers, whole);
  GdkRectangle clip = *whole;
  gboolean guides = has_guides(layers, GTK_ORIENTATION_HORIZONTAL) || has_guides(layers, GTK_ORIENTATION_VERTICAL);
  int lines[2] = {0, 0};
  for (int axis = 0; guides && axis < 2; axis++) lines[axis] = line(layers, (GtkOrientation)axis, &room);
  for (unsigned i = 0; i < layers->layers->len; i++) {
    Layer *layer = LAYER(layers, i);
    if (!gtk_widget_get_visible(layer->widget)) {
      if (layer->window) gdk_window_hide(layer->window);
      continue;
    }
    allocate_layer(widget, layer, &room, guides ? lines : NULL);
    if (layer->window) {
      if (gtk_widget_get_mapped(widget)) gdk_window_show_unraised(layer->window);
      GdkRectangle theirs;
      int x, y;
      faves_layout_drawn_clip(layer->widget, &theirs);
      gdk_window_get_position(layer->window, &x, &y);
      theirs.x += x;
      theirs.y += y;
      gdk_rectangle_union(&clip, &theirs, &clip);
    } else {
      faves_layout_extend_clip(&clip, layer->widget);
    }
  }
  faves_decor_bound(layers->decor, whole, &clip);
  gtk_widget_set_clip(widget, &clip);
}

void faves_layers_class_init_layout(GtkWidgetClass *widget_class) {
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->compute_expand = compute_expand;
  widget_class->size_allocate = size_allocate;
}
