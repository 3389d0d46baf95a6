#include "layout-private.h"

// The frame of a text view that is as high as its text is in the width that it gets. A GtkTextView asks for the width and the
// height that its text took when it was laid out last: what was wide once would never get narrower, and keep a height that
// belongs to another width. So Pango is asked how the text breaks into lines, as the text view does itself once it has its place.

typedef struct {
  int width, height;
  int line, baseline;  // of the first line: its height, and how far down it stands
} Extent;

typedef struct {
  int room, most;  // what it was asked for
  Extent extent;
} Measured;

/// A layout asks for the width without a limit, and for the heights of a width or two.
#define KEPT 4

typedef struct {
  GtkScrolledWindow parent;
  char *composed;  // what an input method is making, at the cursor; NULL: nothing
  Measured kept[KEPT];
  unsigned measured;  // how often it was since the text changed
} FavesGrowing;

typedef struct {
  GtkScrolledWindowClass parent_class;
} FavesGrowingClass;

G_DEFINE_TYPE(FavesGrowing, faves_growing, GTK_TYPE_SCROLLED_WINDOW)

#define FAVES_GROWING(w) ((FavesGrowing *)(w))

gboolean faves_is_growing(GtkWidget *widget) { return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_growing_get_type()); }

static GtkTextView *view_of(GtkWidget *widget) { return GTK_TEXT_VIEW(gtk_bin_get_child(GTK_BIN(widget))); }

/// What is around the text: of the frame, and the text view's own distances from it.
static GtkBorder space_around(GtkWidget *widget) {
  GtkBorder space = faves_style_space(widget);
  GtkTextView *view = view_of(widget);
  space.left += gtk_text_view_get_left_margin(view) + gtk_text_view_get_border_window_size(view, GTK_TEXT_WINDOW_LEFT);
  space.right += gtk_text_view_get_right_margin(view) + gtk_text_view_get_border_window_size(view, GTK_TEXT_WINDOW_RIGHT);
  return space;
}

/// How far above and below the text the scrolled part reaches, which limits of its height count.
static int above(GtkTextView *view) {
  return gtk_text_view_get_top_margin(view) + gtk_text_view_get_border_window_size(view, GTK_TEXT_WINDOW_TOP);
}
static int below(GtkTextView *view) {
  return gtk_text_view_get_bottom_margin(view) + gtk_text_view_get_border_window_size(view, GTK_TEXT_WINDOW_BOTTOM);
}

/// A paragraph as it is shown, with what is being composed in it.
static char *paragraph(FavesGrowing *growing, GtkTextBuffer *buffer, int line) {
  GtkTextIter start, end, cursor;
  gtk_text_buffer_get_iter_at_line(buffer, &start, line);
  end = start;
  if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
  gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer));
  if (!growing->composed || gtk_text_iter_get_line(&cursor) != line) return gtk_text_iter_get_slice(&start, &end);
  char *before = gtk_text_iter_get_slice(&start, &cursor), *after = gtk_text_iter_get_slice(&cursor, &end);
  char *whole = g_strconcat(before, growing->composed, after, NULL);
  g_free(before);
  g_free(after);
  return whole;
}

/// How large the text is where it has so much room, -1: as much as it likes. What is higher than `most` is not looked at further.
static Extent measure(GtkWidget *widget, int room, int most) {
  GtkTextView *view = view_of(widget);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
  PangoLayout *layout = gtk_widget_create_pango_layout(GTK_WIDGET(view), NULL);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, room < 0 ? -1 : MAX(1, room) * PANGO_SCALE);
  Extent extent = {0};
  for (int i = 0; i < gtk_text_buffer_get_line_count(buffer) && extent.height < most; i++) {
    char *text = paragraph(FAVES_GROWING(widget), buffer, i);
    PangoRectangle logical;
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_extents(layout, NULL, &logical);
    g_free(text);
    extent.width = MAX(extent.width, PANGO_PIXELS_CEIL(logical.width));
    extent.height += PANGO_PIXELS(logical.height);
    if (i) continue;
    PangoRectangle first;
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), NULL, &first);
    extent.line = PANGO_PIXELS(first.height);
    extent.baseline = PANGO_PIXELS(pango_layout_get_baseline(layout));
  }
  g_object_unref(layout);
  return extent;
}

/// The same, kept until the text or its style is another.
static Extent extent_of(GtkWidget *widget, int room, int most) {
  FavesGrowing *growing = FAVES_GROWING(widget);
  for (unsigned i = 0; i < MIN(growing->measured, KEPT); i++)
    if (growing->kept[i].room == room && growing->kept[i].most == most) return growing->kept[i].extent;
  Measured *next = &growing->kept[growing->measured++ % KEPT];
  *next = (Measured){room, most, measure(widget, room, most)};
  return next->extent;
}

static void measure_again(GtkWidget *widget) {
  FAVES_GROWING(widget)->measured = 0;
  gtk_widget_queue_resize(widget);
}

/// As high as it may be at most, without what is around it.
static int limit(GtkWidget *widget) {
  int most = gtk_scrolled_window_get_max_content_height(GTK_SCROLLED_WINDOW(widget));
  return most < 0 ? G_MAXINT / 2 : most;
}

/// A text view keeps it for the cursor behind the last letter of a line.
static const int cursor_width = 1;

static int text_room(int width, const GtkBorder *space) {
  return width < 0 ? -1 : MAX(1, width - space->left - space->right - cursor_width);
}

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  GtkBorder space = space_around(widget);
  Extent extent = extent_of(widget, -1, limit(widget));
  // Room for about three characters; the height of a line stands in for the font's size.
  *min = 2 * extent.line + space.left + space.right;
  *ideal = MAX(*min, extent.width + cursor_width + space.left + space.right);
}

static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *ideal) {
  GtkTextView *view = view_of(widget);
  GtkBorder space = space_around(widget);
  int most = limit(widget), ends = above(view) + below(view);
  Extent extent = extent_of(widget, text_room(width, &space), most);
  int least = gtk_scrolled_window_get_min_content_height(GTK_SCROLLED_WINDOW(widget));
  least = MAX(least, MIN(most, extent.line + ends));
  *min = least + space.top + space.bottom;
  *ideal = MAX(least, MIN(most, extent.height + ends)) + space.top + space.bottom;
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) {
  preferred_height_for_width(widget, -1, min, ideal);
}

static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *ideal) {
  preferred_width(widget, min, ideal);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

int faves_growing_baseline(GtkWidget *widget, int width, gboolean last) {
  GtkTextView *view = view_of(widget);
  GtkBorder space = space_around(widget);
  int most = limit(widget), top = space.top + above(view);
  Extent extent = extent_of(widget, text_room(width, &space), most);
  if (!last) return top + extent.baseline;
  // Below the last baseline there is as much as below the first of its line.
  return top + MIN(extent.height, most - above(view) - below(view)) - (extent.line - extent.baseline);
}

/// GTK asks a text view how large it is before it gives it a place, and the answer is without meaning here.
static void size_allocate(GtkWidget *widget, GtkAllocation *place) {
  GtkRequisition ignored;
  gtk_widget_get_preferred_size(GTK_WIDGET(view_of(widget)), &ignored, NULL);
  GTK_WIDGET_CLASS(faves_growing_parent_class)->size_allocate(widget, place);
}

static void composing(GtkTextView *view, const char *text, gpointer widget) {
  FavesGrowing *growing = FAVES_GROWING(widget);
  g_free(growing->composed);
  growing->composed = *text ? g_strdup(text) : NULL;
  measure_again(widget);
}

static void finalize(GObject *object) {
  g_free(FAVES_GROWING(object)->composed);
  G_OBJECT_CLASS(faves_growing_parent_class)->finalize(object);
}

static void faves_growing_class_init(FavesGrowingClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = finalize;
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->size_allocate = size_allocate;
}

static void faves_growing_init(FavesGrowing *growing) {}

GtkWidget *faves_growing_new(GtkWidget *view) {
  GtkWidget *widget = g_object_new(faves_growing_get_type(), NULL);
  faves_scrolled_set_thin(widget);
  faves_scrolled_set_barless(widget);
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
  gtk_container_add(GTK_CONTAINER(widget), view);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  g_signal_connect_object(buffer, "changed", G_CALLBACK(measure_again), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(view, "style-updated", G_CALLBACK(measure_again), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(view, "direction-changed", G_CALLBACK(measure_again), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(view, "preedit-changed", G_CALLBACK(composing), widget, 0);
  return widget;
}
