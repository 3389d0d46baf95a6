#include "button-private.h"
#include "layout-private.h"

/// Pictures there are at most, a few for each row in sight. Of all that are drawn, those drawn last have them.
#define MOST_PICTURES 128
/// A picture is made when a button was drawn in full so often as it is: to make one takes longer than to draw the button.
#define WORTHWHILE 2

/// What the picture depends on, apart from the style.
typedef struct {
  int width, height, scale;
  GtkStateFlags state;
  /// Where it is drawn, from the button's top left corner: beyond its edges where it casts a shadow.
  GdkRectangle extent;
  /// The label that is in the picture too, where it stands and how often it has changed; NULL: only the ground is.
  GtkWidget *label;
  GtkAllocation label_place;
  unsigned label_changed;
} Look;

typedef struct {
  GtkButton parent;
  gboolean centers;  // lines of its label
  FavesLikeness *like;  // it has no style yet, and is measured by that; NULL: by itself
  /// How it was last drawn; without a width: not since its style has changed.
  Look look;
  /// How often in full.
  unsigned drawn;
  cairo_surface_t *picture;
  /// In `holders`, while there is a picture.
  GList link;
} FavesButton;

typedef struct {
  GtkButtonClass parent_class;
} FavesButtonClass;

G_DEFINE_TYPE(FavesButton, faves_button, GTK_TYPE_BUTTON)

#define FAVES_BUTTON(w) ((FavesButton *)(w))

/// The buttons with a picture; the one that has had its longest is the first.
static GQueue holders = G_QUEUE_INIT;

unsigned faves_buttons_with_pictures(void) { return holders.length; }

static void drop_picture(FavesButton *button) {
  if (!button->picture) return;
  cairo_surface_destroy(button->picture);
  button->picture = NULL;
  g_queue_unlink(&holders, &button->link);
}

static void forget(FavesButton *button) {
  drop_picture(button);
  button->look = (Look){0};
  button->drawn = 0;
}

/// Whether text looks the same in a picture that can be seen through: what is smoothed by the colours of pixels does not.
static gboolean is_text_smooth(GtkWidget *widget) {
  const cairo_font_options_t *options = pango_cairo_context_get_font_options(gtk_widget_get_pango_context(widget));
  if (!options) options = gdk_screen_get_font_options(gtk_widget_get_screen(widget));
  cairo_antialias_t smoothing = options ? cairo_font_options_get_antialias(options) : CAIRO_ANTIALIAS_DEFAULT;
  return smoothing == CAIRO_ANTIALIAS_GRAY || smoothing == CAIRO_ANTIALIAS_NONE;
}

/// The button's content, if it is a label of ours and nothing of it is drawn outside of the button.
static GtkWidget *label_of(GtkWidget *widget, const GdkRectangle *clip) {
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  if (!child || !faves_is_label(child) || !gtk_widget_get_mapped(child) || faves_layout_is_drawn_otherwise(child)) return NULL;
  GdkRectangle drawn, both;
  gtk_widget_get_clip(child, &drawn);
  gdk_rectangle_union(clip, &drawn, &both);
  return gdk_rectangle_equal(clip, &both) && is_text_smooth(child) ? child : NULL;
}

static Look look_of(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  Look look = {
    place.width, place.height, gtk_widget_get_scale_factor(widget), gtk_widget_get_state_flags(widget)};
  gtk_widget_get_clip(widget, &look.extent);
  look.label = label_of(widget, &look.extent);
  if (look.label) {
    gtk_widget_get_allocation(look.label, &look.label_place);
    look.label_place.x -= place.x;
    look.label_place.y -= place.y;
    look.label_changed = faves_label_changed(look.label);
  }
  look.extent.x -= place.x;
  look.extent.y -= place.y;
  return look;
}

static gboolean is_same(const Look *one, const Look *other) {
  return one->width == other->width && one->height == other->height && one->scale == other->scale &&
         one->state == other->state && gdk_rectangle_equal(&one->extent, &other->extent) &&
         one->label == other->label && gdk_rectangle_equal(&one->label_place, &other->label_place) &&
         one->label_changed == other->label_changed;
}

/// The button's box: what its style leaves free around it apart.
static GdkRectangle box_of(GtkWidget *widget, const Look *look) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GtkBorder margin;
  gtk_style_context_get_margin(style, look->state, &margin);
  return (GdkRectangle){margin.left, margin.top, look->width - margin.left - margin.right,
                        look->height - margin.top - margin.bottom};
}

static void draw_ground(GtkWidget *widget, const Look *look, cairo_t *cr) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GdkRectangle box = box_of(widget, look);
  gtk_render_background(style, cr, box.x, box.y, box.width, box.height);
  gtk_render_frame(style, cr, box.x, box.y, box.width, box.height);
}

static void draw_child(GtkWidget *child, gpointer cr) {
  gtk_container_propagate_draw(GTK_CONTAINER(gtk_widget_get_parent(child)), child, cr);
}

static void make_picture(FavesButton *button) {
  GtkWidget *widget = GTK_WIDGET(button);
  const Look *look = &button->look;
  button->picture = gdk_window_create_similar_surface(gtk_widget_get_window(widget), CAIRO_CONTENT_COLOR_ALPHA,
                                                      look->extent.width, look->extent.height);
  cairo_t *cr = cairo_create(button->picture);
  cairo_translate(cr, -look->extent.x, -look->extent.y);
  draw_ground(widget, look, cr);
  if (look->label) draw_child(look->label, cr);
  cairo_destroy(cr);
  if (holders.length >= MOST_PICTURES) forget(holders.head->data);
  button->link = (GList){.data = button};
  g_queue_push_tail_link(&holders, &button->link);
}

/// Whether more than a sliver is to be drawn: where something beside a button changes, it is its edge or its shadow.
static gboolean is_mostly_drawn(const Look *look, cairo_t *cr) {
  GdkRectangle area, drawn;
  return gdk_cairo_get_clip_rectangle(cr, &area) && gdk_rectangle_intersect(&area, &look->extent, &drawn) &&
         2 * drawn.width * drawn.height >= look->extent.width * look->extent.height;
}

/// Whether there is a picture, or one is worth while.
static gboolean has_picture(FavesButton *button, cairo_t *cr) {
  if (button->picture) return TRUE;
  if (!is_mostly_drawn(&button->look, cr)) return FALSE;
  if (button->drawn < WORTHWHILE) {
    button->drawn++;
    return FALSE;
  }
  make_picture(button);
  return TRUE;
}

/// As GtkButton draws: the ground, the label, and around both the mark of the focus.
static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  FavesButton *button = FAVES_BUTTON(widget);
  Look look = look_of(widget);
  if (!is_same(&look, &button->look)) {
    forget(button);
    button->look = look;
  }
  // What is drawn on paper, turned or scaled is drawn in the fineness that there is.
  if (look.extent.width <= 0 || look.extent.height <= 0 || !faves_layout_is_drawn_plainly(widget, cr) ||
      !has_picture(button, cr))
    return GTK_WIDGET_CLASS(faves_button_parent_class)->draw(widget, cr);
  cairo_set_source_surface(cr, button->picture, look.extent.x, look.extent.y);
  gdk_cairo_rectangle(cr, &look.extent);
  cairo_fill(cr);
  if (!look.label) gtk_container_forall(GTK_CONTAINER(widget), draw_child, cr);
  if (gtk_widget_has_visible_focus(widget)) {
    GdkRectangle box = box_of(widget, &look);
    gtk_render_focus(gtk_widget_get_style_context(widget), cr, box.x, box.y, box.width, box.height);
  }
  return FALSE;
}

// Requests and places, of one that has no style yet as well.

GtkWidgetClass *faves_button_base(void) { return GTK_WIDGET_CLASS(faves_button_parent_class); }

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  if (!faves_button_width_alike(widget, &FAVES_BUTTON(widget)->like, min, ideal))
    faves_button_base()->get_preferred_width(widget, min, ideal);
}

static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  if (!faves_button_width_alike(widget, &FAVES_BUTTON(widget)->like, min, ideal))
    faves_button_base()->get_preferred_width_for_height(widget, height, min, ideal);
}

static void height_for_width(GtkWidget *widget, int width, int *min, int *ideal, int *min_baseline, int *baseline) {
  if (!faves_button_height_alike(widget, &FAVES_BUTTON(widget)->like, width, ideal, baseline)) {
    faves_button_base()->get_preferred_height_and_baseline_for_width(widget, width, min, ideal, min_baseline, baseline);
    return;
  }
  *min = *ideal;
  *min_baseline = *baseline;
}

static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  int ignored;
  height_for_width(widget, width, min, ideal, &ignored, &ignored);
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  preferred_height_for_width(widget, -1, min, ideal);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  GtkWidget *label = gtk_bin_get_child(GTK_BIN(widget));
  if (!FAVES_BUTTON(widget)->like || !label) {
    faves_button_base()->size_allocate(widget, place);
    return;
  }
  gtk_widget_set_allocation(widget, place);
  gtk_widget_set_clip(widget, place);
  // GTK is told that it has a place; by that it has another one once it is known where in the button.
  GtkAllocation nowhere = {place->x, place->y, 1, 1};
  gtk_widget_size_allocate(label, &nowhere);
}

void faves_button_take_style(GtkWidget *widget) {
  if (!FAVES_BUTTON(widget)->like) return;
  faves_button_be_itself(widget, &FAVES_BUTTON(widget)->like);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_queue_resize_no_redraw(widget);
  // It may be drawn before it is placed again.
  if (place.width > 1) faves_button_base()->size_allocate(widget, &place);
}

static void style_updated(GtkWidget *widget) {
  forget(FAVES_BUTTON(widget));
  GTK_WIDGET_CLASS(faves_button_parent_class)->style_updated(widget);
}

/// The next screen may be another one.
static void unmap(GtkWidget *widget) {
  forget(FAVES_BUTTON(widget));
  GTK_WIDGET_CLASS(faves_button_parent_class)->unmap(widget);
}

static void finalize(GObject *object) {
  drop_picture(FAVES_BUTTON(object));
  faves_button_be_itself(GTK_WIDGET(object), &FAVES_BUTTON(object)->like);
  G_OBJECT_CLASS(faves_button_parent_class)->finalize(object);
}

static void faves_button_class_init(FavesButtonClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = height_for_width;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->style_updated = style_updated;
  widget_class->unmap = unmap;
  faves_button_hold_controls(widget_class);
}

/// Who types goes on typing when they have clicked a button, as on a Mac: what is done with the field is not over at the press.
static void faves_button_init(FavesButton *button) { gtk_widget_set_focus_on_click(GTK_WIDGET(button), FALSE); }

GtkWidget *faves_button_new(void) { return g_object_new(faves_button_get_type(), NULL); }

void faves_button_set_centers_lines(GtkWidget *button, gboolean centers) { FAVES_BUTTON(button)->centers = centers; }
gboolean faves_button_centers_lines(GtkWidget *button) { return FAVES_BUTTON(button)->centers; }
