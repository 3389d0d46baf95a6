#include "list-private.h"

// Rows are drawn into pictures of their own, and put on the screen from there: one that only moved, or that stands still
// while the list scrolls, is copied and not drawn. GDK says what of a row's window is to be drawn anew, whoever asked for it;
// that much of its picture is. What moves the window says nothing of what is in it.

/// A row that has changed at this many drawings in a row, as one does that is animated, has no picture: it would be for one
/// drawing only.
#define RESTLESS 3

void faves_list_row_drop_picture(FavesListRow *row) {
  if (row->picture) cairo_surface_destroy(row->picture);
  row->picture = NULL;
}

void faves_list_row_mark_stale(FavesListRow *row, const cairo_rectangle_int_t *area) {
  cairo_rectangle_int_t *stale = &row->stale;
  if (stale->width && area->width) {
    int right = MAX(stale->x + stale->width, area->x + area->width);
    int bottom = MAX(stale->y + stale->height, area->y + area->height);
    stale->x = MIN(stale->x, area->x);
    stale->y = MIN(stale->y, area->y);
    stale->width = right - stale->x;
    stale->height = bottom - stale->y;
  } else if (area->width) {
    *stale = *area;
  }
}

static void mark_whole(FavesListRow *row, int width) {
  row->stale = (cairo_rectangle_int_t){0, 0, MAX(1, width), MAX(1, row->height)};
}

static void invalidated(GdkWindow *window, cairo_region_t *region) {
  gpointer row = NULL;
  gdk_window_get_user_data(window, &row);
  cairo_rectangle_int_t area;
  cairo_region_get_extents(region, &area);
  if (row) faves_list_row_mark_stale(row, &area);
}

void faves_list_row_watch(FavesListRow *row) {
  gdk_window_set_invalidate_handler(gtk_widget_get_window(GTK_WIDGET(row)), invalidated);
}

/// What is behind the rows. An opaque colour is drawn into the pictures, so that text is as smooth there as elsewhere.
static Ground ground_of(FavesList *list) {
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(list));
  GtkStateFlags state = gtk_style_context_get_state(style);
  GdkRGBA *color = NULL;
  cairo_pattern_t *image = NULL;
  int radius = 0;
  gtk_style_context_get(style, state, "background-color", &color, "background-image", &image, "border-radius", &radius,
                        NULL);
  Ground ground = {0};
  if (color && color->alpha >= 1 && !image && !radius) ground = (Ground){TRUE, *color};
  if (color) gdk_rgba_free(color);
  if (image) cairo_pattern_destroy(image);
  return ground;
}

/// A picture of the row's size, old or new.
static void need_picture(FavesList *list, FavesListRow *row, int width) {
  int scale = gtk_widget_get_scale_factor(GTK_WIDGET(list));
  if (row->picture && row->picture_width == width && row->picture_height == row->height &&
      row->picture_scale == scale && row->is_opaque == list->ground.is_opaque)
    return;
  faves_list_row_drop_picture(row);
  cairo_content_t content = list->ground.is_opaque ? CAIRO_CONTENT_COLOR : CAIRO_CONTENT_COLOR_ALPHA;
  row->picture = gdk_window_create_similar_surface(list->bin, content, width, row->height);
  row->picture_width = width;
  row->picture_height = row->height;
  row->picture_scale = scale;
  row->is_opaque = list->ground.is_opaque;
  mark_whole(row, width);
}

/// Brings the picture up to date. FALSE: there can be none, as something in it is mixed with what is behind the row.
static gboolean refresh(FavesList *list, FavesListRow *row, int x, int y) {
  cairo_rectangle_int_t stale = row->stale;
  // What the drawing itself asks to be drawn again is for the next time.
  row->stale = (cairo_rectangle_int_t){0};
  cairo_t *cr = cairo_create(row->picture);
  gdk_cairo_rectangle(cr, &stale);
  cairo_clip(cr);
  cairo_translate(cr, -x, -y);
  if (row->is_opaque) {
    gdk_cairo_set_source_rgba(cr, &list->ground.color);
    cairo_paint(cr);
  } else {
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  }
  unsigned blended = faves_layout_blended();
  gtk_container_propagate_draw(GTK_CONTAINER(list), GTK_WIDGET(row), cr);
  cairo_destroy(cr);
  return row->is_opaque || blended == faves_layout_blended();
}

/// Draws one row whose top left corner is at a point of the list.
static void draw_row(FavesList *list, FavesListRow *row, int x, int y, int width, gboolean plain, cairo_t *cr) {
  // What a person leaps over is drawn once: a picture would be made for nothing. What it shows stays out of date.
  gboolean passes = list->rest && row->is_new;
  row->is_new = FALSE;
  if (plain && !passes) {
    row->changes = row->stale.width ? MIN(row->changes + 1, RESTLESS) : 0;
    // Of a row that is larger than the viewport only some is ever seen.
    gboolean is_large = row->height > gtk_widget_get_allocated_height(GTK_WIDGET(list));
    if (row->changes < RESTLESS && !is_large && !row->is_blended) {
      need_picture(list, row, width);
      row->is_blended = row->stale.width && !refresh(list, row, x, y);
      if (!row->is_blended) {
        cairo_set_source_surface(cr, row->picture, x, y);
        cairo_rectangle(cr, x, y, width, row->height);
        cairo_fill(cr);
        return;
      }
    }
    // As it is now it is drawn without; the next drawing without a change begins anew.
    faves_list_row_drop_picture(row);
    row->stale = (cairo_rectangle_int_t){0};
  }
  gtk_container_propagate_draw(GTK_CONTAINER(list), GTK_WIDGET(row), cr);
}

void faves_list_draw_rows(FavesList *list, cairo_t *cr) {
  GdkRectangle area;
  if (!list->bin || !gdk_cairo_get_clip_rectangle(cr, &area)) return;
  gboolean plain = faves_layout_is_drawn_plainly(GTK_WIDGET(list), cr) && !list->draws_directly;
  if (plain) {
    Ground ground = ground_of(list);
    if (ground.is_opaque != list->ground.is_opaque || !gdk_rgba_equal(&ground.color, &list->ground.color))
      faves_list_forget_pictures(list);
    list->ground = ground;
  }
  int left, top;
  gdk_window_get_position(list->bin, &left, &top);
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    int y = top + row->bin_y;
    if (!row->placed || y >= area.y + area.height || y + row->height <= area.y) continue;
    if (!gtk_widget_is_drawable(GTK_WIDGET(row))) continue;
    draw_row(list, row, left, y, gtk_widget_get_allocated_width(GTK_WIDGET(row)), plain, cr);
  }
}

void faves_list_forget_pictures(FavesList *list) {
  for (unsigned i = 0; i < list->rows->len; i++) {
    FavesListRow *row = list->rows->pdata[i];
    mark_whole(row, gtk_widget_get_allocated_width(GTK_WIDGET(row)));
  }
}
