#include "image-private.h"

#include <math.h>

typedef struct {
  GtkImageClass parent_class;
} FavesImageClass;

G_DEFINE_TYPE(FavesImage, faves_image, GTK_TYPE_IMAGE)

GtkWidgetClass *faves_image_base(void) { return GTK_WIDGET_CLASS(faves_image_parent_class); }

gboolean faves_is_image(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_image_get_type());
}

gboolean faves_image_has_ratio(const FavesImage *image) { return image->resizable && image->ratio > 0; }

static int rounded(double length) { return (int)CLAMP(length + 0.5, 0, G_MAXINT16); }

/// The length that follows from the one across.
static int length_beside(const FavesImage *image, GtkOrientation axis, int across) {
  return rounded(axis == GTK_ORIENTATION_HORIZONTAL ? across * image->ratio : across / image->ratio);
}

FavesSizes faves_image_picture_sizes(FavesImage *image, GtkOrientation axis, int across) {
  GtkWidget *widget = GTK_WIDGET(image);
  FavesSizes sizes = {image->least[axis], image->ideal[axis], 0};
  if (!image->resizable)
    (axis == GTK_ORIENTATION_HORIZONTAL ? faves_image_base()->get_preferred_width
                                        : faves_image_base()->get_preferred_height)(widget, &sizes.min, &sizes.ideal);
  if (across >= 0 && faves_image_has_ratio(image)) sizes.ideal = MAX(sizes.min, length_beside(image, axis, across));
  sizes.max = image->takes[axis] ? FAVES_INFINITY : sizes.ideal;
  return sizes;
}

/// Of the side of a symbol beside capital letters, what is above their line where it stands in their middle.
static const double above_line = 0.82;

int faves_image_picture_baseline(FavesImage *image, int width) {
  int min, ideal, at_min, baseline = -1;
  if (image->side)
    return rounded(above_line * faves_image_picture_sizes(image, GTK_ORIENTATION_VERTICAL, width).ideal);
  if (!image->resizable)
    faves_image_base()->get_preferred_height_and_baseline_for_width(GTK_WIDGET(image), width, &min, &ideal, &at_min,
                                                                    &baseline);
  return baseline;
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (image->surrounds) {
    faves_image_box_sizes(image, axis, across, min, ideal);
    return;
  }
  FavesSizes sizes = faves_image_picture_sizes(image, axis, across);
  *min = sizes.min;
  *ideal = sizes.ideal;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, ideal);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, -1, min, ideal);
}
// GtkImage's own forms of these measure the icon as well.
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, ideal);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, height, min, ideal);
}
static void preferred_height_and_baseline(GtkWidget *widget, int width, int *min, int *ideal,
                                          int *min_baseline, int *ideal_baseline) {
  FavesImage *image = FAVES_IMAGE(widget);
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, ideal);
  int baseline = image->surrounds ? faves_image_box_baseline(image, width) : faves_image_picture_baseline(image, width);
  if (min_baseline) *min_baseline = baseline;
  if (ideal_baseline) *ideal_baseline = baseline;
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (image->surrounds) return faves_image_box_request_mode(image);
  return faves_image_has_ratio(image) ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (image->surrounds) {
    faves_image_box_expand(image, horizontal, vertical);
    return;
  }
  *horizontal = image->takes[GTK_ORIENTATION_HORIZONTAL];
  *vertical = image->takes[GTK_ORIENTATION_VERTICAL];
}

// Places and drawing.

void faves_image_fill(double ratio, double *width, double *height) {
  if (*width / *height > ratio)
    *height = *width / ratio;
  else
    *width = *height * ratio;
}

/// More than a screen beyond would not be seen.
static int beyond(double length, int room) { return (int)ceil(CLAMP((length - room) / 2, 0, 10000)); }

/// Has what is drawn beyond the picture's room be seen, to all sides as much.
static void stand_out(FavesImage *image, const GtkAllocation *whole) {
  GtkWidget *widget = GTK_WIDGET(image);
  GtkAllocation room = faves_leaf_content_place(widget, whole);
  if (room.width <= 0 || room.height <= 0) return;
  double width = room.width, height = room.height;
  faves_image_fill(image->filling, &width, &height);
  int across = beyond(width, room.width), down = beyond(height, room.height);
  GdkRectangle clip = {room.x - across, room.y - down, room.width + 2 * across, room.height + 2 * down};
  gtk_widget_set_clip(widget, &clip);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (image->surrounds) faves_image_box_place(image, whole->width, whole->height);
  faves_leaf_allocate_base(widget, faves_image_base(), whole);
  if (image->resizable && image->filling > 0) stand_out(image, whole);
  faves_leaf_bound_clip(widget, whole);
}

static void draw_picture(GtkWidget *widget, cairo_t *cr) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable) {
    faves_image_base()->draw(widget, cr);
    return;
  }
  if (!image->drawing) return;
  GdkRectangle box;
  faves_leaf_get_box(widget, &box);
  cairo_save(cr);
  cairo_translate(cr, box.x, box.y);
  image->drawing(cr, box.width, box.height, image->drawing_data);
  cairo_restore(cr);
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  faves_leaf_draw(widget, cr, draw_picture);
  return FALSE;
}

// Symbols are as large as the text beside them: where the desktop has larger text, they grow.

static int beside_text(GtkWidget *widget, int side) {
  // To the inch; below 0: the default.
  double dots = gdk_screen_get_resolution(gtk_widget_get_screen(widget));
  return MAX(1, dots > 0 ? (int)(side * dots / 96) : side);
}

static void scale_symbol(FavesImage *image) {
  if (!image->side) return;
  GtkWidget *widget = GTK_WIDGET(image);
  int side = beside_text(widget, image->side);
  if (!image->resizable) {
    if (gtk_image_get_pixel_size(GTK_IMAGE(image)) != side) gtk_image_set_pixel_size(GTK_IMAGE(image), side);
  } else if (image->ideal[0] != side) {
    for (int axis = 0; axis < 2; axis++) image->ideal[axis] = image->least[axis] = side;
    gtk_widget_queue_resize(widget);
  }
}

static void style_updated(GtkWidget *widget) {
  scale_symbol(FAVES_IMAGE(widget));
  GTK_WIDGET_CLASS(faves_image_parent_class)->style_updated(widget);
}

static void hierarchy_changed(GtkWidget *widget, GtkWidget *before) {
  scale_symbol(FAVES_IMAGE(widget));
}

static void finalize(GObject *object) {
  g_clear_pointer(&FAVES_IMAGE(object)->surrounds, faves_surrounds_free);
  G_OBJECT_CLASS(faves_image_parent_class)->finalize(object);
}

static void faves_image_class_init(FavesImageClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = preferred_height_and_baseline;
  widget_class->compute_expand = compute_expand;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->style_updated = style_updated;
  widget_class->hierarchy_changed = hierarchy_changed;
  gtk_widget_class_set_accessible_type(widget_class, faves_image_accessible_get_type());
}

static void faves_image_init(FavesImage *image) {}

GtkWidget *faves_image_new(void) { return g_object_new(faves_image_get_type(), NULL); }

static void take_room(FavesImage *image, gboolean horizontal, gboolean vertical) {
  image->takes[GTK_ORIENTATION_HORIZONTAL] = horizontal;
  image->takes[GTK_ORIENTATION_VERTICAL] = vertical;
  gtk_widget_queue_compute_expand(GTK_WIDGET(image));
}

/// Has the image draw nothing itself, and have these sizes then.
static void give_up_drawing(GtkWidget *widget, int side, gboolean shrinks, int width, int height,
                            gboolean expand) {
  FavesImage *image = FAVES_IMAGE(widget);
  image->side = side;
  image->resizable = TRUE;
  image->ratio = image->filling = 0;
  image->least[GTK_ORIENTATION_HORIZONTAL] = shrinks ? 0 : width;
  image->least[GTK_ORIENTATION_VERTICAL] = shrinks ? 0 : height;
  image->ideal[GTK_ORIENTATION_HORIZONTAL] = width;
  image->ideal[GTK_ORIENTATION_VERTICAL] = height;
  take_room(image, expand, expand);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_drawing(GtkWidget *widget, FavesPathFunction drawing, void *data) {
  FAVES_IMAGE(widget)->drawing = drawing;
  FAVES_IMAGE(widget)->drawing_data = data;
  gtk_widget_queue_draw(widget);
}

void faves_image_set_resizable(GtkWidget *widget, int ideal_width, int ideal_height) {
  give_up_drawing(widget, 0, TRUE, MAX(0, ideal_width), MAX(0, ideal_height), TRUE);
}

static gboolean is_proportion(double ratio) { return ratio > 0 && isfinite(ratio); }

void faves_image_set_ratio(GtkWidget *widget, double ratio) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable || !is_proportion(ratio)) return;
  image->ratio = ratio;
  // Its height follows from its width, so it wants none beyond that.
  take_room(image, image->takes[GTK_ORIENTATION_HORIZONTAL], FALSE);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_filling(GtkWidget *widget, double ratio) {
  FavesImage *image = FAVES_IMAGE(widget);
  if (!image->resizable || !is_proportion(ratio)) return;
  image->filling = ratio;
  gtk_widget_queue_allocate(widget);
}

void faves_image_set_picture(GtkWidget *widget, int width, int height) {
  give_up_drawing(widget, 0, FALSE, MAX(0, width), MAX(0, height), FALSE);
}

void faves_image_set_drawn(GtkWidget *widget, int side) {
  side = MAX(1, side);
  give_up_drawing(widget, side, FALSE, side, side, FALSE);
  scale_symbol(FAVES_IMAGE(widget));
}

int faves_image_drawn_side(GtkWidget *widget) { return FAVES_IMAGE(widget)->ideal[0]; }

void faves_image_set_fixed(GtkWidget *widget) {
  FavesImage *image = FAVES_IMAGE(widget);
  image->side = 0;
  if (!image->resizable) return;
  image->resizable = FALSE;
  take_room(image, FALSE, FALSE);
  gtk_widget_queue_resize(widget);
}

void faves_image_set_symbol(GtkWidget *widget, const char *name, int side) {
  faves_image_set_fixed(widget);
  gtk_image_set_from_icon_name(GTK_IMAGE(widget), name, GTK_ICON_SIZE_BUTTON);
  FAVES_IMAGE(widget)->side = MAX(1, side);
  scale_symbol(FAVES_IMAGE(widget));
}

gboolean faves_image_is_resizable(GtkWidget *widget) { return FAVES_IMAGE(widget)->resizable; }

static void scale_icon(GtkWidget *icon) {
  int side = beside_text(icon, 16);
  if (gtk_image_get_pixel_size(GTK_IMAGE(icon)) != side) gtk_image_set_pixel_size(GTK_IMAGE(icon), side);
}

void faves_icon_follow_text(GtkWidget *icon) {
  if (g_signal_handler_find(icon, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)scale_icon, NULL)) return;
  g_signal_connect(icon, "style-updated", G_CALLBACK(scale_icon), NULL);
  scale_icon(icon);
}

GtkWidget *faves_icon_new(const char *name) {
  GtkWidget *icon = gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_BUTTON);
  faves_icon_follow_text(icon);
  return icon;
}

GtkWidget *faves_icon_button_new(const char *name) {
  GtkWidget *button = gtk_button_new(), *icon = faves_icon_new(name);
  gtk_widget_show(icon);
  gtk_container_add(GTK_CONTAINER(button), icon);
  gtk_style_context_add_class(gtk_widget_get_style_context(button), "image-button");
  gtk_widget_set_focus_on_click(button, FALSE);
  return button;
}
