#include "framed.h"

// Where the lines of text in a widget stand. Containers of ours pass the question on to what is in them. GTK's own pass it
// on as well, but answer for children alone that are aligned by baselines, which ours are not: what a button or a row of GTK
// is around is asked here. It stands in the middle of the room that is left in its height.

/// The natural height of the widget itself, without its margins.
static int own_height(GtkWidget *widget, int width) {
  int min, ideal;
  width += gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget);
  gtk_widget_get_preferred_height_for_width(widget, width, &min, &ideal);
  return ideal - gtk_widget_get_margin_top(widget) - gtk_widget_get_margin_bottom(widget);
}

/// The baseline of a child in the middle of a room of this height.
static int baseline_in_middle(GtkWidget *child, int width, int room, gboolean last) {
  const FavesLayoutInfo *info = faves_layout_info(child);
  int min, ideal, baseline = faves_layout_baseline(child, info, width, last);
  if (baseline < 0) return -1;
  faves_layout_measure(child, GTK_ORIENTATION_VERTICAL, width, info, &min, &ideal);
  return faves_place(FAVES_ALIGN_CENTER, room, ideal) + baseline;
}

GtkBorder faves_style_space(GtkWidget *widget) {
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  GtkStateFlags state = gtk_style_context_get_state(style);
  GtkBorder margin, border, padding;
  gtk_style_context_get_margin(style, state, &margin);
  gtk_style_context_get_border(style, state, &border);
  gtk_style_context_get_padding(style, state, &padding);
  return (GtkBorder){
    .left = margin.left + border.left + padding.left,
    .right = margin.right + border.right + padding.right,
    .top = margin.top + border.top + padding.top,
    .bottom = margin.bottom + border.bottom + padding.bottom,
  };
}

static int baseline_in_button(GtkWidget *button, GtkWidget *child, int width, gboolean last) {
  GtkBorder around = faves_style_space(button);
  int inside = MAX(1, width - around.left - around.right);
  int room = own_height(button, width) - around.top - around.bottom;
  int baseline = baseline_in_middle(child, inside, room, last);
  return baseline < 0 ? -1 : around.top + baseline;
}

/// A menu of choices has no label but draws a line of text, in the middle.
static int baseline_of_line(GtkWidget *widget, int width) {
  int line;
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, "X");
  pango_layout_get_pixel_size(layout, NULL, &line);
  int baseline = pango_layout_get_baseline(layout) / PANGO_SCALE;
  g_object_unref(layout);
  return faves_place(FAVES_ALIGN_CENTER, own_height(widget, width), line) + baseline;
}

/// That of the first child with text of one of GTK's rows, each of which is as high as the row.
static int baseline_in_row(GtkWidget *row, int width, gboolean last) {
  int room = own_height(row, width), baseline = -1;
  GList *children = gtk_container_get_children(GTK_CONTAINER(row));
  for (GList *at = children; at && baseline < 0; at = at->next) {
    int min, ideal;
    faves_layout_measure(at->data, GTK_ORIENTATION_HORIZONTAL, -1, faves_layout_info(at->data), &min, &ideal);
    if (gtk_widget_get_visible(at->data)) baseline = baseline_in_middle(at->data, ideal, room, last);
  }
  g_list_free(children);
  return baseline;
}

/// Of what GTK gives no answer for.
static int baseline_within(GtkWidget *widget, int width, gboolean last) {
  if (GTK_IS_COMBO_BOX(widget)) return baseline_of_line(widget, width);
  if (GTK_IS_BOX(widget) && gtk_orientable_get_orientation(GTK_ORIENTABLE(widget)) == GTK_ORIENTATION_HORIZONTAL)
    return baseline_in_row(widget, width, last);
  GtkWidget *child = faves_layout_child_within(widget);
  return child ? baseline_in_button(widget, child, width, last) : -1;
}

int faves_layout_baseline(GtkWidget *widget, const FavesLayoutInfo *info, int width, gboolean last) {
  if (!gtk_widget_get_visible(widget)) return -1;
  width += faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  int above = info->overlap[GTK_ORIENTATION_VERTICAL][0];
  if (info->framed) {
    int inside = MAX(0, width - faves_framed_space(info->framed, GTK_ORIENTATION_HORIZONTAL));
    int found =
        faves_framed_baseline(&info->framed->bounds, faves_framed_content(widget, info->framed), inside, last);
    return found < 0 ? -1 : found + info->framed->space[GTK_ORIENTATION_VERTICAL][0] - above;
  }
  int top = gtk_widget_get_margin_top(widget) - above;
  width = MAX(1, width - gtk_widget_get_margin_start(widget) - gtk_widget_get_margin_end(widget));
  int baseline = -1, min, ideal, at_min;
  if (faves_is_stack(widget))
    baseline = faves_stack_baseline(widget, width, last);
  else if (faves_is_label(widget))
    baseline = faves_label_baseline(widget, width, last);
  else if (faves_is_frame(widget))
    baseline = faves_frame_baseline(widget, width, last);
  else if (faves_is_layers(widget))
    baseline = faves_layers_baseline(widget, width, last);
  else if (faves_is_growing(widget))
    baseline = faves_growing_baseline(widget, width, last);
  else if (GTK_IS_EVENT_BOX(widget) && faves_layout_child_within(widget)) {
    // Nothing of its own is around what is in it.
    GtkWidget *child = faves_layout_child_within(widget);
    baseline = faves_layout_baseline(child, faves_layout_info(child), width, last);
  } else {
    // GTK answers only for widgets aligned by baseline; the class answers always. That of ticked buttons takes the words to be at
    // the top of the tick, and draws them in the middle.
    GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
    if (!GTK_IS_CHECK_BUTTON(widget) && class->get_preferred_height_and_baseline_for_width)
      class->get_preferred_height_and_baseline_for_width(widget, width, &min, &ideal, &at_min, &baseline);
    if (baseline < 0) baseline = baseline_within(widget, width, last);
  }
  return baseline < 0 ? -1 : baseline + top;
}

int faves_layout_text_baseline(GtkWidget *widget, gboolean last) {
  const FavesLayoutInfo *info = faves_layout_info(widget);
  int width = gtk_widget_get_allocated_width(widget), min;
  if (width > 1 && info->framed) {
    int moved[4];
    faves_layout_framed_displacement(widget, moved);
    width += faves_framed_space(info->framed, GTK_ORIENTATION_HORIZONTAL) - moved[2] -
             faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  } else if (width > 1)
    width += gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget) -
             faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  else
    faves_layout_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, info, &min, &width);
  return faves_layout_baseline(widget, info, width, last);
}
