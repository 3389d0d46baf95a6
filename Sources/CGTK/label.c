#include "label-private.h"

#include <string.h>

typedef struct {
  GtkLabelClass parent_class;
} FavesLabelClass;

G_DEFINE_TYPE(FavesLabel, faves_label, GTK_TYPE_LABEL)

GtkWidgetClass *faves_label_base(void) { return GTK_WIDGET_CLASS(faves_label_parent_class); }

gboolean faves_is_label(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_label_get_type());
}

const unsigned *faves_label_times_asked(GtkWidget *widget) { return &FAVES_LABEL(widget)->asked; }

GtkSizeRequestMode faves_label_request_mode(GtkWidget *widget) {
  return FAVES_LABEL(widget)->limit == 1 ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/// Whether nobody but a container of ours asks for heights, which does so by `faves_layout_measure`.
static gboolean is_alone(GtkWidget *widget) {
  GtkWidget *parent = gtk_widget_get_parent(widget);
  // Aligned otherwise, GTK would place it within its allocation by the height that it knows.
  return parent && gtk_widget_get_valign(widget) == GTK_ALIGN_FILL && gtk_widget_get_halign(widget) == GTK_ALIGN_FILL &&
         (faves_is_stack(parent) || faves_is_frame(parent) || faves_is_layers(parent) || faves_group_get_stack(parent));
}

/// What GTK keeps of heights for widths lies in places of their own, and is looked up at every allocation. In a container of
/// ours GTK takes the label for one of constant size.
static GtkSizeRequestMode request_mode(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  label->asked++;
  label->alone = is_alone(widget);
  return label->alone ? GTK_SIZE_REQUEST_CONSTANT_SIZE : faves_label_request_mode(widget);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->lent) {
    faves_label_allocate_lent(widget, allocation);
    return;
  }
  if (label->surrounds) faves_label_box_place(label, allocation->width, allocation->height);
  if (faves_label_allocate_letters(widget, allocation)) {
    faves_leaf_bound_clip(widget, allocation);
    faves_label_place_press(widget, allocation);
    return;
  }
  label->behind = FALSE;
  if (label->cut) {
    pango_layout_set_text(faves_label_own_layout(FAVES_LABEL(widget)), gtk_label_get_text(GTK_LABEL(widget)), -1);
    label->cut = FALSE;
  }
  faves_label_allocate_base(widget, allocation);
  faves_label_apply(widget);
  // GtkLabel's clip was that of the text on one line.
  if (pango_layout_get_width(faves_label_own_layout(FAVES_LABEL(widget))) >= 0) {
    GtkAllocation text = faves_leaf_content_place(widget, allocation);
    gtk_widget_set_clip(widget, &text);
  }
  faves_leaf_bound_clip(widget, allocation);
  faves_label_place_press(widget, allocation);
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  const FavesSurrounds *surrounds = FAVES_LABEL(widget)->surrounds;
  const gboolean text[2] = {FALSE, FALSE};
  *horizontal = *vertical = FALSE;
  if (surrounds) faves_surrounds_expand(surrounds, text, horizontal, vertical);
}

static void style_updated(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  label->ink = INK_UNKNOWN;
  label->drawn = 0;
  label->needs_layouts = FALSE;
  faves_label_forget_letters(label);
  faves_label_base()->style_updated(widget);
}

/// From now on GtkLabel is to know everything: what asks for this object may ask for the place of a letter next.
static AtkObject *get_accessible(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (!label->described) {
    label->described = TRUE;
    faves_label_catch_up(label);
    faves_label_forget_letters(label);
  }
  AtkObject *object = faves_label_base()->get_accessible(widget);
  faves_label_tell_press(widget, object);
  return object;
}

/// Who asks for heights is another one now, of which GTK takes no notice while the container is hidden.
static void parent_set(GtkWidget *widget, GtkWidget *previous) {
  GtkWidgetClass *parent_class = faves_label_base();
  if (parent_class->parent_set) parent_class->parent_set(widget, previous);
  if (FAVES_LABEL(widget)->asked && gtk_widget_get_parent(widget)) gtk_widget_queue_resize_no_redraw(widget);
}

/// Whoever asks for it: another text, another look, or what is drawn on it.
static void queue_draw_region(GtkWidget *widget, const cairo_region_t *region) {
  FAVES_LABEL(widget)->changed++;
  faves_label_base()->queue_draw_region(widget, region);
}

/// What has changed while it was not to be seen nobody has asked to draw.
static void map(GtkWidget *widget) {
  FAVES_LABEL(widget)->changed++;
  faves_label_show_press(widget);
  faves_label_base()->map(widget);
}

unsigned faves_label_changed(GtkWidget *widget) { return FAVES_LABEL(widget)->changed; }

static void finalize(GObject *object) {
  faves_label_forget_shrunk(FAVES_LABEL(object));
  faves_label_forget_inked(FAVES_LABEL(object));
  faves_label_forget_letters(FAVES_LABEL(object));
  faves_label_forget_press(FAVES_LABEL(object));
  g_clear_object(&FAVES_LABEL(object)->lent);
  g_clear_pointer(&FAVES_LABEL(object)->surrounds, faves_surrounds_free);
  G_OBJECT_CLASS(faves_label_parent_class)->finalize(object);
}

static void faves_label_class_init(FavesLabelClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->parent_set = parent_set;
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = faves_label_preferred_width;
  widget_class->get_preferred_height = faves_label_preferred_height;
  widget_class->get_preferred_height_for_width = faves_label_preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = faves_label_height_for_width;
  widget_class->compute_expand = compute_expand;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = faves_label_draw;
  widget_class->style_updated = style_updated;
  widget_class->get_accessible = get_accessible;
  widget_class->queue_draw_region = queue_draw_region;
  widget_class->map = map;
  faves_label_press_class_init(widget_class);
}

static void faves_label_init(FavesLabel *label) {
  label->truncation = PANGO_ELLIPSIZE_END;
  label->min_scale = 1;
}

// Public.

GtkWidget *faves_label_new(const char *text) {
  GtkWidget *label = g_object_new(faves_label_get_type(), NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_text(GTK_LABEL(label), text);
  return label;
}

gboolean faves_label_set_text(GtkWidget *label, const char *text) {
  if (!strcmp(gtk_label_get_text(GTK_LABEL(label)), text)) return FALSE;
  faves_label_learn_letters(FAVES_LABEL(label));
  gtk_label_set_text(GTK_LABEL(label), text);
  FAVES_LABEL(label)->written = FALSE;
  return TRUE;
}

void faves_label_set_line_limit(GtkWidget *widget, int lines) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->limit == MAX(0, lines)) return;
  label->limit = MAX(0, lines);
  gtk_widget_queue_resize(widget);
}

void faves_label_set_least_lines(GtkWidget *widget, int lines) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (MAX(1, label->least) == MAX(1, lines)) return;
  label->least = lines;
  gtk_label_set_yalign(GTK_LABEL(widget), lines > 1 ? 0 : 0.5f);
  gtk_widget_queue_resize(widget);
}

void faves_label_set_truncation(GtkWidget *widget, PangoEllipsizeMode mode) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->truncation == mode) return;
  label->truncation = mode;
  gtk_widget_queue_resize(widget);
}

void faves_label_set_is_aligned(GtkWidget *widget, gboolean aligned) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->aligned == aligned) return;
  label->aligned = aligned;
  gtk_widget_queue_resize(widget);
}

void faves_label_set_keeps_words(GtkWidget *widget, gboolean keeps) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->keeps_words == keeps) return;
  label->keeps_words = keeps;
  gtk_widget_queue_resize(widget);
}

void faves_label_set_spacing(GtkWidget *widget, double points) {
  FavesLabel *label = FAVES_LABEL(widget);
  int spacing = (int)(points * PANGO_SCALE);
  if (label->spacing == spacing) return;
  label->spacing = spacing;
  gtk_widget_queue_resize(widget);
}

void faves_label_set_minimum_scale(GtkWidget *widget, double scale) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->min_scale == scale) return;
  label->min_scale = scale;
  gtk_widget_queue_resize(widget);
}
