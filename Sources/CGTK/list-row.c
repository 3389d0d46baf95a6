#include "list-private.h"

G_DEFINE_TYPE(FavesListRow, faves_list_row, GTK_TYPE_BIN)

#define SEPARATOR 1

static unsigned questions;
unsigned faves_list_row_style_questions(void) { return questions; }

/// What the theme leaves free, asked for once in each style: a row is measured and drawn whenever it shows another element.
static const FavesRowStyle *style_of(FavesListRow *row) {
  FavesRowStyle *known = &row->style;
  if (known->is_known) return known;
  questions++;
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(row));
  GtkStateFlags state = gtk_style_context_get_state(style);
  GtkBorder border;
  gtk_style_context_get_margin(style, state, &known->margin);
  gtk_style_context_get_padding(style, state, &known->inside);
  gtk_style_context_get_border(style, state, &border);
  known->inside.left += border.left;
  known->inside.right += border.right;
  known->inside.top += border.top;
  known->inside.bottom += border.bottom;
  gtk_style_context_get(style, state, "min-height", &known->least, NULL);
  // Themes of high contrast have a line that is seen.
  if (!gtk_style_context_lookup_color(style, "faves_row_line", &known->line)) {
    gtk_style_context_get_color(style, state, &known->line);
    known->line.alpha *= 0.15;
  }
  known->ground = FAVES_GROUND_UNKNOWN;
  known->is_known = TRUE;
  return known;
}

static void style_updated(GtkWidget *widget) {
  FAVES_LIST_ROW(widget)->style.is_known = FALSE;
  GTK_WIDGET_CLASS(faves_list_row_parent_class)->style_updated(widget);
}

static void state_flags_changed(GtkWidget *widget, GtkStateFlags before) {
  FAVES_LIST_ROW(widget)->style.is_known = FALSE;
  if (GTK_WIDGET_CLASS(faves_list_row_parent_class)->state_flags_changed)
    GTK_WIDGET_CLASS(faves_list_row_parent_class)->state_flags_changed(widget, before);
}

/// What is free around the row's box: what the theme says, or between two rows what the owner does.
static GtkBorder outside(FavesListRow *row) {
  GtkBorder margin = style_of(row)->margin;
  FavesList *list = row->list;
  if (!list || (list->row_gap < 0 && list->section_gap < 0)) return margin;
  if (row->index > 0) margin.top = 0;
  if (row->flags & FAVES_ROW_BEFORE_SECTION && list->section_gap >= 0)
    margin.bottom = (gint16)list->section_gap;
  else if (row->flags & FAVES_ROW_BEFORE_ROW && list->row_gap >= 0)
    margin.bottom = (gint16)list->row_gap;
  return margin;
}

/// How much further in the content begins: behind an arrow that grows with the text, and a gap that does not.
static int indent(FavesListRow *row) {
  unsigned level = row->flags / FAVES_ROW_LEVEL;
  if (!level) return 0;
  // To the inch; below 0: the default.
  double dots = gdk_screen_get_resolution(gtk_widget_get_screen(GTK_WIDGET(row)));
  double scale = dots > 0 ? dots / 96 : 1;
  return (int)MIN(level * ((unsigned)(16 * scale + 0.5) + 6), G_MAXINT16);
}

/// Whether its content is laid out from the right, which the program may have it be in a window that is not.
static gboolean is_mirrored(FavesListRow *row) {
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  return gtk_widget_get_direction(content ? content : GTK_WIDGET(row)) == GTK_TEXT_DIR_RTL;
}

/// What is around the content: the theme's margin, border and padding, and what is free for its level.
static GtkBorder around(FavesListRow *row) {
  GtkBorder padding = style_of(row)->inside, margin = outside(row);
  padding.left += margin.left;
  padding.right += margin.right;
  padding.top += margin.top;
  padding.bottom += margin.bottom + (row->flags & FAVES_ROW_SEPARATOR ? SEPARATOR : 0);
  int in = indent(row);
  if (is_mirrored(row))
    padding.right = (gint16)MIN(padding.right + in, G_MAXINT16);
  else
    padding.left = (gint16)MIN(padding.left + in, G_MAXINT16);
  return padding;
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  GtkBorder border = around(FAVES_LIST_ROW(widget));
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  *min = *ideal = 0;
  if (content) gtk_widget_get_preferred_width(content, min, ideal);
  *min += border.left + border.right;
  *ideal += border.left + border.right;
}

static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  GtkBorder border = around(FAVES_LIST_ROW(widget));
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  *min = *ideal = 0;
  if (content && width < 0) gtk_widget_get_preferred_height(content, min, ideal);
  if (content && width >= 0)
    gtk_widget_get_preferred_height_for_width(content, MAX(1, width - border.left - border.right), min,
                                              ideal);
  int least = style_of(FAVES_LIST_ROW(widget))->least;
  *min = MAX(least, *min) + border.top + border.bottom;
  *ideal = MAX(least, *ideal) + border.top + border.bottom;
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  preferred_height_for_width(widget, -1, min, ideal);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  gtk_widget_set_allocation(widget, place);
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  GtkBorder border = around(FAVES_LIST_ROW(widget));
  if (gtk_widget_get_realized(widget))
    gdk_window_move_resize(gtk_widget_get_window(widget), place->x, place->y, MAX(1, place->width), MAX(1, place->height));
  GtkAllocation inner = {border.left, border.top,
                         MAX(1, place->width - border.left - border.right),
                         MAX(1, place->height - border.top - border.bottom)};
  if (content && gtk_widget_get_visible(content)) gtk_widget_size_allocate(content, &inner);
}

/// A window of its own: a row that moves takes its content along without laying it out, and what is new in it is known. It
/// takes no events; those are its list's.
static void realize(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_set_realized(widget, TRUE);
  gtk_widget_set_window(widget, faves_list_child_window(widget, gtk_widget_get_parent_window(widget), place, 0));
  faves_list_row_watch(FAVES_LIST_ROW(widget));
}

/// Out of sight nobody says what would have to be drawn anew.
static void unmap(GtkWidget *widget) {
  faves_list_row_drop_picture(FAVES_LIST_ROW(widget));
  GTK_WIDGET_CLASS(faves_list_row_parent_class)->unmap(widget);
}

static void finalize(GObject *object) {
  faves_list_row_drop_picture(FAVES_LIST_ROW(object));
  G_OBJECT_CLASS(faves_list_row_parent_class)->finalize(object);
}

static void draw_line(FavesListRow *row, int width, int height, cairo_t *cr) {
  GdkRGBA color = style_of(row)->line;
  if (row->flags & FAVES_ROW_TINTED && row->list && row->list->owner.line_color)
    row->list->owner.line_color(row->list->ctx, row->index, &color);
  int from = 0, to = width;
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(row));
  if (content && row->list && row->list->owner.line_ends) {
    gboolean rtl = is_mirrored(row);
    GtkBorder margin = outside(row), border = around(row);
    int leading = rtl ? border.right - margin.right : border.left - margin.left;
    from -= leading;
    to -= leading;
    row->list->owner.line_ends(row->list->ctx, content, &from, &to);
    from = faves_clamp(from + leading, 0, width);
    to = faves_clamp(to + leading, from, width);
    if (rtl) {
      int left = width - to;
      to = width - from;
      from = left;
    }
  }
  gdk_cairo_set_source_rgba(cr, &color);
  cairo_rectangle(cr, from, height - SEPARATOR, to - from, SEPARATOR);
  cairo_fill(cr);
}

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  FavesListRow *row = FAVES_LIST_ROW(widget);
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GtkBorder margin = outside(row);
  int width = gtk_widget_get_allocated_width(widget) - margin.left - margin.right;
  int height = gtk_widget_get_allocated_height(widget) - margin.top - margin.bottom;
  cairo_save(cr);
  cairo_translate(cr, margin.left, margin.top);
  faves_ground_draw(&row->style.ground, widget, width, height, cr);
  if (row->flags & FAVES_ROW_SEPARATOR) draw_line(row, width, height, cr);
  cairo_restore(cr);
  // GtkContainer would look for the order of its children first.
  if (content) faves_layout_draw_child(widget, content, cr);
  if (gtk_widget_has_visible_focus(widget)) {
    GtkBorder border;
    gtk_style_context_get_border(style, gtk_style_context_get_state(style), &border);
    gtk_render_focus(style, cr, margin.left + border.left, margin.top + border.top,
                     width - border.left - border.right, height - border.top - border.bottom);
  }
  return FALSE;
}

/// The list moves focus; by itself a row only lets it into its content.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  GtkWidget *content = gtk_bin_get_child(GTK_BIN(widget));
  return content && gtk_widget_child_focus(content, direction);
}

static void faves_list_row_class_init(FavesListRowClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = finalize;
  widget_class->realize = realize;
  widget_class->unmap = unmap;
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->size_allocate = size_allocate;
  widget_class->style_updated = style_updated;
  widget_class->state_flags_changed = state_flags_changed;
  widget_class->draw = draw;
  widget_class->focus = focus;
  gtk_widget_class_set_css_name(widget_class, "row");
  gtk_widget_class_set_accessible_type(widget_class, faves_list_row_accessible_get_type());
}

static void faves_list_row_init(FavesListRow *row) {
  gtk_widget_set_has_window(GTK_WIDGET(row), TRUE);
  // Its window says what of it is to be drawn when it moves or changes its size: nothing, or what there is more of it.
  gtk_widget_set_redraw_on_allocate(GTK_WIDGET(row), FALSE);
  gtk_widget_set_can_focus(GTK_WIDGET(row), TRUE);
  gtk_widget_show(GTK_WIDGET(row));
}

FavesListRow *faves_list_row_new(void) { return g_object_new(faves_list_row_get_type(), NULL); }

static void set_class(FavesListRow *row, const char *name, gboolean on) {
  row->style.is_known = FALSE;
  if (on)
    faves_add_class(GTK_WIDGET(row), name);
  else
    faves_remove_class(GTK_WIDGET(row), name);
}

void faves_list_row_set_flags(FavesListRow *row, FavesRowFlags flags) {
  FavesRowFlags changed = row->flags ^ flags;
  // It may be another colour.
  if ((row->flags | flags) & FAVES_ROW_TINTED) gtk_widget_queue_draw(GTK_WIDGET(row));
  if (!changed) return;
  row->flags = flags;
  if (changed & FAVES_ROW_ACTIVATABLE) set_class(row, "activatable", (flags & FAVES_ROW_ACTIVATABLE) != 0);
  if (changed & FAVES_ROW_HEADER) {
    set_class(row, "header", (flags & FAVES_ROW_HEADER) != 0);
    // It is read, not chosen; what is in it may take the focus.
    gtk_widget_set_can_focus(GTK_WIDGET(row), !(flags & FAVES_ROW_HEADER));
  }
  if (changed & FAVES_ROW_FOOTER) set_class(row, "footer", (flags & FAVES_ROW_FOOTER) != 0);
  if (changed & FAVES_ROW_HEADED) set_class(row, "headed", (flags & FAVES_ROW_HEADED) != 0);
  if (changed & FAVES_ROW_FOOTED) set_class(row, "footed", (flags & FAVES_ROW_FOOTED) != 0);
  if (changed & FAVES_ROW_FIRST) set_class(row, "first", (flags & FAVES_ROW_FIRST) != 0);
  if (changed & FAVES_ROW_LAST) set_class(row, "last", (flags & FAVES_ROW_LAST) != 0);
  if (changed & FAVES_ROW_BARE) set_class(row, "bare", (flags & FAVES_ROW_BARE) != 0);
  if (changed & FAVES_ROW_GROUNDED) set_class(row, "grounded", (flags & FAVES_ROW_GROUNDED) != 0);
  if (changed & FAVES_ROW_ALTERNATE) set_class(row, "alternate", (flags & FAVES_ROW_ALTERNATE) != 0);
  if (changed & FAVES_ROW_PROMINENT) set_class(row, "prominent", (flags & FAVES_ROW_PROMINENT) != 0);
  gboolean moves = changed & (FAVES_ROW_SEPARATOR | FAVES_ROW_BEFORE_ROW | FAVES_ROW_BEFORE_SECTION);
  if (moves || changed >= FAVES_ROW_LEVEL) gtk_widget_queue_resize(GTK_WIDGET(row));
}

void faves_list_row_set_state(FavesListRow *row, GtkStateFlags flag, gboolean on) {
  gboolean is = (gtk_widget_get_state_flags(GTK_WIDGET(row)) & flag) != 0;
  if (is == on) return;
  if (on)
    gtk_widget_set_state_flags(GTK_WIDGET(row), flag, FALSE);
  else
    gtk_widget_unset_state_flags(GTK_WIDGET(row), flag);
}
