#include "layout-private.h"

#include <math.h>
#include <string.h>

// To GtkLabel this is a label that neither wraps nor ellipsizes, so it makes one Pango layout and keeps it.
// Only if the label is narrower than its text is the same layout given a width, after GtkLabel has had
// its say about it in `size_allocate`, and again before drawing, as GtkLabel may have made a new one.

typedef struct {
  GtkLabel parent;
  int limit;
  int least;         // how many lines it has room for at least; 0: those it has
  int room;          // how many lines the place has that it was given; 0: enough
  int spacing;       // between lines, in Pango's units
  double min_scale;  // how small one line may become before it is cut
  PangoAttrList *shrunk, *full;  // the looks that the layout was given to fit, and those it had before
  PangoEllipsizeMode truncation;
  gboolean cut;  // the layout's text is not all of the label's
  gboolean aligned;  // the program says by what side its lines stand
  // Of all the text, unbroken, as of the last request: the text's own size, and what the theme puts around.
  int width, height, lines, baseline;
  int around_width, around_height, above;
  int fitted, fitting;  // the width that text of the one width covers, as last asked; 0: not yet
  unsigned changed;     // how often it was to be drawn anew
  unsigned asked;       // how often GTK has asked for the request mode
  unsigned measured;    // `asked` when all the text was measured; 0: it was not
  gboolean alone;       // its height for a width is for its container alone to ask
  struct {
    unsigned asked;
    int width, height;
  } known[3];           // its heights for the widths last asked for, while GTK has not asked again
  unsigned next;        // of `known` to be replaced
  unsigned sided;       // `asked` when `side` was found; 0: it was not
  PangoAlignment side;  // of its lines
} FavesLabel;

typedef struct {
  GtkLabelClass parent_class;
} FavesLabelClass;

G_DEFINE_TYPE(FavesLabel, faves_label, GTK_TYPE_LABEL)

#define FAVES_LABEL(w) ((FavesLabel *)(w))
gboolean faves_is_label(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_label_get_type());
}

/// The side of its lines as the widget's direction has it. Pango swaps the sides for text of the other direction.
static PangoAlignment side_of_lines(GtkLabel *label, PangoLayout *layout) {
  GtkJustification justification = gtk_label_get_justify(label);
  if (justification == GTK_JUSTIFY_CENTER) return PANGO_ALIGN_CENTER;
  gboolean rtl = gtk_widget_get_direction(GTK_WIDGET(label)) == GTK_TEXT_DIR_RTL;
  gboolean right = (justification == GTK_JUSTIFY_RIGHT) != rtl;
  // Deprecated, as Pango has no use for it any more. What it says instead it says of a layout whose lines are made.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  PangoDirection text = pango_find_base_dir(pango_layout_get_text(layout), -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (text != PANGO_DIRECTION_NEUTRAL && (text == PANGO_DIRECTION_RTL) != rtl) right = !right;
  return right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

/// GtkLabel's layout, with what is ours to say of it.
static PangoLayout *own_layout(FavesLabel *label) {
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  if (pango_layout_get_spacing(layout) != label->spacing) pango_layout_set_spacing(layout, label->spacing);
  // To look at a text for its direction is to wait for memory, where thousands of labels are placed. What decides of the side
  // has GTK ask for the request mode when it changes.
  if (!label->asked || label->sided != label->asked) {
    label->side = side_of_lines(GTK_LABEL(label), layout);
    label->sided = label->asked;
  }
  pango_layout_set_alignment(layout, label->side);
  return layout;
}

// Layouts narrower than the text.

static gboolean is_scale(PangoAttribute *attribute, void *data) {
  if (attribute->klass->type == PANGO_ATTR_SCALE) *(double *)data = ((PangoAttrFloat *)attribute)->value;
  return FALSE;
}

/// Takes back what `shrink` did: GtkLabel keeps a layout for as long as its text and looks are the same.
static void grow(FavesLabel *label, PangoLayout *layout) {
  if (label->shrunk && pango_layout_get_attributes(layout) == label->shrunk)
    pango_layout_set_attributes(layout, label->full);
}

static void forget_shrunk(FavesLabel *label) {
  g_clear_pointer(&label->shrunk, pango_attr_list_unref);
  g_clear_pointer(&label->full, pango_attr_list_unref);
}

/// A copy of the label's layout at its full size.
static PangoLayout *full_copy(FavesLabel *label) {
  PangoLayout *layout = own_layout(label), *copy = pango_layout_copy(layout);
  if (label->shrunk && pango_layout_get_attributes(layout) == label->shrunk)
    pango_layout_set_attributes(copy, label->full);
  return copy;
}

/// Makes the letters of a single line smaller, so that they fit the width if the label allows that. The layout has
/// its full size before. Returns the looks it had then, or NULL if it has them still; the caller unrefs them.
static PangoAttrList *shrink(FavesLabel *label, PangoLayout *layout, int width, int limit) {
  if (limit != 1 || label->min_scale >= 1 || label->width <= 0 || width >= label->width) return NULL;
  PangoAttrList *own = pango_layout_get_attributes(layout);
  PangoAttrList *full = own ? pango_attr_list_ref(own) : pango_attr_list_new();
  double before = 1, scale = (double)MAX(0, width) / label->width;
  pango_attr_list_filter(full, is_scale, &before);  // takes nothing out
  // Letters are placed on whole pixels, so the line can come out a little wider than computed.
  do {
    PangoAttrList *list = pango_attr_list_copy(full);
    pango_attr_list_change(list, pango_attr_scale_new(before * MAX(label->min_scale, scale)));
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    if (scale <= label->min_scale) break;
    scale *= 0.97;
  } while (pango_layout_is_ellipsized(layout));
  return full;
}

/// Pango limits lines by paragraph. With several paragraphs the text is cut after the last line allowed.
static gboolean cut_paragraphs(PangoLayout *layout, int limit) {
  if (pango_layout_get_line_count(layout) <= limit) return FALSE;
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, limit - 1);
  GString *text = g_string_new(pango_layout_get_text(layout));
  gsize end = (gsize)(line->start_index + line->length);
  do {
    while (end > 0 && (text->str[end - 1] == ' ' || text->str[end - 1] == '\n')) end--;
    g_string_truncate(text, end);
    g_string_append(text, "…");
    pango_layout_set_text(layout, text->str, (int)text->len);
    if (pango_layout_get_line_count(layout) <= limit || !end) break;
    end = (gsize)(g_utf8_prev_char(text->str + end) - text->str);
  } while (TRUE);
  g_string_free(text, TRUE);
  return TRUE;
}

/// A word that is wider than the line is broken as it is: Pango's hyphens would not be where a language has them.
static void leave_hyphens_out(PangoLayout *layout) {
  static PangoAttrList *alone = NULL;
  PangoAttrList *looks = pango_layout_get_attributes(layout);
  if (!alone) {
    alone = pango_attr_list_new();
    pango_attr_list_insert(alone, pango_attr_insert_hyphens_new(FALSE));
  }
  if (!looks) {
    pango_layout_set_attributes(layout, alone);
    return;
  }
  PangoAttrIterator *start = pango_attr_list_get_iterator(looks);
  gboolean known = pango_attr_iterator_get(start, PANGO_ATTR_INSERT_HYPHENS) != NULL;
  pango_attr_iterator_destroy(start);
  if (known) return;
  looks = pango_attr_list_copy(looks);
  pango_attr_list_insert(looks, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, looks);
  pango_attr_list_unref(looks);
}

/// Sets the layout up for a width in pixels and so many lines; returns TRUE if its text had to be cut.
static gboolean set_up(FavesLabel *label, PangoLayout *layout, int width, int limit) {
  pango_layout_set_width(layout, MAX(0, width) * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  leave_hyphens_out(layout);
  pango_layout_set_ellipsize(layout, limit <= 0   ? PANGO_ELLIPSIZE_NONE
                                     : limit == 1 ? label->truncation
                                                  : PANGO_ELLIPSIZE_END);
  pango_layout_set_height(layout, limit > 0 ? -limit : -1);
  PangoAttrList *full = shrink(label, layout, width, limit);
  if (full && layout == gtk_label_get_layout(GTK_LABEL(label))) {
    forget_shrunk(label);
    label->full = pango_attr_list_ref(full);
    label->shrunk = pango_attr_list_ref(pango_layout_get_attributes(layout));
  }
  g_clear_pointer(&full, pango_attr_list_unref);
  return limit > 0 && cut_paragraphs(layout, limit);
}

/// Whether text with more paragraphs than lines allowed has to be cut even where it is wide enough.
static gboolean too_many_paragraphs(int limit, const char *text) {
  if (limit <= 0) return FALSE;
  int paragraphs = 1;
  for (const char *c = text; (c = strchr(c, '\n')); c++) paragraphs++;
  return paragraphs > limit;
}

/// Lines of what a button says are centred. One line needs no look at what it stands in.
static void center_lines(FavesLabel *label, int width) {
  if (label->aligned || (width >= label->width && label->lines <= 1)) return;
  GtkWidget *button = gtk_widget_get_ancestor(GTK_WIDGET(label), faves_button_get_type());
  if (!button || !faves_button_centers_lines(button)) return;
  PangoLayout *layout = own_layout(label);
  label->side = PANGO_ALIGN_CENTER;
  pango_layout_set_alignment(layout, label->side);
}

/// Gives the label's own layout the width of the allocation, if it is less than the text's.
static void apply(GtkWidget *widget) {
  FavesLabel *label = FAVES_LABEL(widget);
  const char *text = gtk_label_get_text(GTK_LABEL(widget));
  int width = gtk_widget_get_allocated_width(widget) - label->around_width;
  center_lines(label, width);
  int limit = label->room && (label->limit <= 0 || label->room < label->limit) ? label->room : label->limit;
  if (label->shrunk) grow(label, own_layout(label));
  if (width >= label->width && !too_many_paragraphs(limit, text)) return;
  PangoLayout *layout = own_layout(label);
  if (label->cut) pango_layout_set_text(layout, text, -1);
  label->cut = set_up(label, layout, width, limit);
}

// Requests. GtkLabel's own would lay the text out again, at its width, for its height.

static void measure_around(FavesLabel *label) {
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(label));
  GtkStateFlags state = gtk_style_context_get_state(style);
  GtkBorder padding, border, margin;
  gtk_style_context_get_padding(style, state, &padding);
  gtk_style_context_get_border(style, state, &border);
  gtk_style_context_get_margin(style, state, &margin);
  label->above = padding.top + border.top + margin.top;
  label->around_width =
      padding.left + padding.right + border.left + border.right + margin.left + margin.right;
  label->around_height = label->above + padding.bottom + border.bottom + margin.bottom;
}

static void measure_whole(FavesLabel *label) {
  if (label->measured && label->measured == label->asked) return;
  PangoLayout *layout = own_layout(label), *copy = NULL;
  if (label->cut || pango_layout_get_width(layout) >= 0) {
    layout = copy = full_copy(label);
    pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(label)), -1);
    pango_layout_set_width(layout, -1);
    pango_layout_set_height(layout, -1);
  }
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  label->width = PANGO_PIXELS_CEIL(logical.width);
  label->height = PANGO_PIXELS_CEIL(logical.height);
  label->lines = MAX(1, pango_layout_get_line_count(layout));
  label->baseline = pango_layout_get_baseline(layout) / PANGO_SCALE;
  g_clear_object(&copy);
  label->fitted = 0;
  label->measured = label->asked;
  measure_around(label);
}

/// The height of the lines that are held free for it.
static int least_height(FavesLabel *label) {
  if (label->least <= 1) return 0;
  int spacing = label->spacing / PANGO_SCALE;
  int line = (label->height - (label->lines - 1) * spacing) / label->lines;
  return label->least * line + (label->least - 1) * spacing;
}

/// Text height for a text width.
static int height_at(FavesLabel *label, int width) {
  const char *text = gtk_label_get_text(GTK_LABEL(label));
  if (width >= label->width && !too_many_paragraphs(label->limit, text))
    return MAX(label->height, least_height(label));
  PangoLayout *layout = full_copy(label);
  pango_layout_set_text(layout, text, -1);
  set_up(label, layout, width, label->limit);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  return MAX(PANGO_PIXELS_CEIL(logical.height), least_height(label));
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

/// The width of the longest word.
static int widest_word(FavesLabel *label) {
  PangoLayout *layout = full_copy(label);
  pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(label)), -1);
  pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
  pango_layout_set_width(layout, 0);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  g_object_unref(layout);
  return PANGO_PIXELS_CEIL(logical.width);
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  FavesLabel *label = FAVES_LABEL(widget);
  measure_whole(label);
  // Room for about three characters; the height of a line stands in for the font's size.
  double letters = label->limit == 1 ? MIN(label->min_scale, 1) : 1;
  *min = MIN(label->width, (int)ceil(2 * letters * label->height / label->lines));
  // What a button says is not broken within a word.
  if (*min < label->width && label->limit != 1 && gtk_widget_get_ancestor(widget, GTK_TYPE_BUTTON))
    *min = MAX(*min, MIN(label->width, widest_word(label)));
  *min += label->around_width;
  *ideal = label->width + label->around_width;
}

static void height_and_baseline_for_width(GtkWidget *widget, int width, int *min, int *ideal,
                                          int *min_baseline, int *baseline) {
  FavesLabel *label = FAVES_LABEL(widget);
  // GTK asks for the width first, so the measures are current but for the question without one.
  if (width < 0) measure_whole(label);
  *min = *ideal =
      height_at(label, width < 0 ? label->width : width - label->around_width) + label->around_height;
  *min_baseline = *baseline = label->baseline + label->above;
}

static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  int ignored;
  height_and_baseline_for_width(widget, width, min, ideal, &ignored, &ignored);
}
static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  preferred_height_for_width(widget, -1, min, ideal);
}

void faves_label_measure_height(GtkWidget *widget, int width, int *min, int *ideal) {
  FavesLabel *label = FAVES_LABEL(widget);
  int least, natural, at = 0;
  // Has GTK forget what it knew, if something has changed, and ask for the request mode.
  gtk_widget_get_preferred_width(widget, &least, &natural);
  if (!label->alone) {
    gtk_widget_get_preferred_height_for_width(widget, width, min, ideal);
    return;
  }
  for (unsigned i = 0; i < G_N_ELEMENTS(label->known); i++) {
    if (label->known[i].asked != label->asked || label->known[i].width != width) continue;
    *min = *ideal = label->known[i].height;
    return;
  }
  // As GTK does it: without the margins, and with them and the least size that was set again.
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
  int inside = width;
  class->adjust_size_allocation(widget, GTK_ORIENTATION_HORIZONTAL, &least, &natural, &at, &inside);
  preferred_height_for_width(widget, MAX(inside, least), min, ideal);
  class->adjust_size_request(widget, GTK_ORIENTATION_VERTICAL, min, ideal);
  unsigned i = label->next++ % G_N_ELEMENTS(label->known);
  label->known[i].asked = label->asked;
  label->known[i].width = width;
  label->known[i].height = *ideal;
}

int faves_label_fitting_width(GtkWidget *widget, int width) {
  FavesLabel *label = FAVES_LABEL(widget);
  int room = width - label->around_width;
  // Text that has to be cut or made smaller fills its lines.
  if (label->limit == 1 || room >= label->width || room <= 0) return width;
  if (label->fitted == room) return MIN(width, label->fitting + label->around_width);
  PangoLayout *layout = full_copy(label);
  pango_layout_set_text(layout, gtk_label_get_text(GTK_LABEL(widget)), -1);
  gboolean cut = set_up(label, layout, room, label->limit);
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  gboolean whole = !cut && !pango_layout_is_ellipsized(layout);
  g_object_unref(layout);
  label->fitted = room;
  label->fitting = whole ? MAX(1, PANGO_PIXELS_CEIL(logical.width)) : room;
  return MIN(width, label->fitting + label->around_width);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (label->cut) {
    pango_layout_set_text(own_layout(FAVES_LABEL(widget)), gtk_label_get_text(GTK_LABEL(widget)), -1);
    label->cut = FALSE;
  }
  GTK_WIDGET_CLASS(faves_label_parent_class)->size_allocate(widget, allocation);
  apply(widget);
  // GtkLabel's clip was that of the text on one line.
  if (pango_layout_get_width(own_layout(FAVES_LABEL(widget))) >= 0)
    gtk_widget_set_clip(widget, allocation);
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  if (pango_layout_get_width(own_layout(FAVES_LABEL(widget))) < 0) apply(widget);
  return GTK_WIDGET_CLASS(faves_label_parent_class)->draw(widget, cr);
}

PangoLayout *faves_label_drawn_layout(GtkWidget *widget, double *x, double *y) {
  if (pango_layout_get_width(own_layout(FAVES_LABEL(widget))) < 0) apply(widget);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  int left, top;
  gtk_label_get_layout_offsets(GTK_LABEL(widget), &left, &top);
  // GtkLabel says them in its window.
  *x = left - place.x;
  *y = top - place.y;
  return gtk_label_get_layout(GTK_LABEL(widget));
}

int faves_label_baseline(GtkWidget *widget, int width, gboolean last) {
  FavesLabel *label = FAVES_LABEL(widget);
  int min, height, at_min, first;
  height_and_baseline_for_width(widget, width, &min, &height, &at_min, &first);
  if (!last) return first;
  // Below the last baseline there is as much as below the first of its line.
  return height - (label->around_height - label->above) - (label->height / label->lines - label->baseline);
}

int faves_label_fit(GtkWidget *widget, int room, int full) {
  FavesLabel *label = FAVES_LABEL(widget);
  label->room = 0;
  if (room >= full) return full;
  int line = MAX(1, label->height / label->lines);
  int around =
      label->around_height + gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
  label->room = MAX(1, (room - around) / line);
  return MIN(full, label->room * line + around);
}

/// Who asks for heights is another one now, of which GTK takes no notice while the container is hidden.
static void parent_set(GtkWidget *widget, GtkWidget *previous) {
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS(faves_label_parent_class);
  if (parent_class->parent_set) parent_class->parent_set(widget, previous);
  if (FAVES_LABEL(widget)->asked && gtk_widget_get_parent(widget)) gtk_widget_queue_resize_no_redraw(widget);
}

/// Whoever asks for it: another text, another look, or what is drawn on it.
static void queue_draw_region(GtkWidget *widget, const cairo_region_t *region) {
  FAVES_LABEL(widget)->changed++;
  GTK_WIDGET_CLASS(faves_label_parent_class)->queue_draw_region(widget, region);
}

/// What has changed while it was not to be seen nobody has asked to draw.
static void map(GtkWidget *widget) {
  FAVES_LABEL(widget)->changed++;
  GTK_WIDGET_CLASS(faves_label_parent_class)->map(widget);
}

unsigned faves_label_changed(GtkWidget *widget) { return FAVES_LABEL(widget)->changed; }

static void finalize(GObject *object) {
  forget_shrunk(FAVES_LABEL(object));
  G_OBJECT_CLASS(faves_label_parent_class)->finalize(object);
}

static void faves_label_class_init(FavesLabelClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->parent_set = parent_set;
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->get_preferred_height_and_baseline_for_width = height_and_baseline_for_width;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->queue_draw_region = queue_draw_region;
  widget_class->map = map;
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
  gtk_label_set_text(GTK_LABEL(label), text);
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
