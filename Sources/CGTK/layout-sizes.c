#include "framed.h"
#include "layers-private.h"

#include <math.h>
#include <string.h>

// How much room a widget takes in a container of ours.

static int margins_of(GtkWidget *widget, GtkOrientation axis) {
  return axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
                                            : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
}

gboolean faves_layout_takes_room(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info) {
  if (info->aside || info->fixed & (1u << axis)) return FALSE;
  if (info->expands & (1u << axis)) return TRUE;
  if (G_LIKELY(!info->framed)) return gtk_widget_compute_expand(widget, axis);
  gboolean takes[2];
  faves_framed_expand(&info->framed->bounds, faves_framed_content(widget, info->framed), &takes[GTK_ORIENTATION_HORIZONTAL],
                      &takes[GTK_ORIENTATION_VERTICAL]);
  return takes[axis];
}

/// GTK's least size along an axis, without anything given across.
static int least_of(GtkWidget *widget, GtkOrientation axis) {
  int min, ideal;
  (axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_preferred_width : gtk_widget_get_preferred_height)(widget, &min,
                                                                                                         &ideal);
  return min;
}

GtkWidget *faves_layout_child_within(GtkWidget *widget) {
  if (!GTK_IS_BUTTON(widget) && !GTK_IS_EVENT_BOX(widget)) return NULL;
  GtkWidget *child = gtk_bin_get_child(GTK_BIN(widget));
  return child && gtk_widget_get_visible(child) ? child : NULL;
}

/// How much more than its child such a one takes.
static int space_around(GtkWidget *widget, GtkOrientation axis, GtkWidget *child) {
  return MAX(0, least_of(widget, axis) - least_of(child, axis));
}

/// The largest size of a control or touch area that is around one widget, and takes room because that does.
static int maximum_around(GtkWidget *widget, GtkOrientation axis, int ideal) {
  GtkWidget *child = faves_layout_child_within(widget);
  if (!child) return FAVES_INFINITY;
  const FavesLayoutInfo *info = faves_layout_info(child);
  int min, natural;
  faves_layout_measure(child, axis, -1, info, &min, &natural);
  int maximum = faves_layout_maximum(child, axis, info, natural);
  if (maximum == FAVES_INFINITY) return FAVES_INFINITY;
  return MAX(ideal, maximum + space_around(widget, axis, child));
}

/// The width of a control or touch area around text that needs no more of `width`, as it breaks into lines.
static int fitting_width_around(GtkWidget *widget, int width) {
  GtkWidget *child = faves_layout_child_within(widget);
  if (!child) return width;
  int space = space_around(widget, GTK_ORIENTATION_HORIZONTAL, child);
  return faves_layout_fitting_width(child, faves_layout_info(child), MAX(0, width - space)) + space;
}

/// What a container, a label or an image of ours says of itself, its margins apart; FAVES_UNSET: it is none.
static int own_maximum(GtkWidget *widget, GtkOrientation axis, int ideal) {
  if (faves_is_label(widget)) return faves_label_maximum(widget, axis, ideal);
  if (faves_is_image(widget)) return faves_image_maximum(widget, axis, ideal);
  if (faves_is_frame(widget)) return faves_frame_maximum(widget, axis, ideal);
  if (faves_is_stack(widget)) return faves_stack_maximum(widget, axis, ideal);
  if (faves_is_layers(widget)) return faves_layers_maximum(widget, axis, ideal);
  if (faves_is_arranged(widget)) return faves_arranged_maximum(widget, axis, -1, ideal);
  return FAVES_UNSET;
}

int faves_layout_maximum(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info, int ideal) {
  if (info->aside || info->fixed & (1u << axis)) return ideal;
  if (info->expands & (1u << axis)) return FAVES_INFINITY;
  if (!faves_layout_takes_room(widget, axis, info)) return ideal;
  int overlap = faves_layout_overlap(info, axis);
  if (overlap) {
    FavesLayoutInfo whole = *info;
    memset(whole.overlap, 0, sizeof whole.overlap);
    int maximum = faves_layout_maximum(widget, axis, &whole, ideal + overlap);
    return maximum == FAVES_INFINITY ? maximum : MAX(ideal, maximum - overlap);
  }
  if (info->framed) {
    int space = faves_framed_space(info->framed, axis);
    return faves_add(faves_framed_maximum(&info->framed->bounds, faves_framed_content(widget, info->framed), axis, 0,
                                          ideal - space),
                     space);
  }
  // GTK's own flag on the widget itself is without bound; ours may have bounded descendants.
  gboolean own = axis == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_hexpand_set(widget)
                                                    : gtk_widget_get_vexpand_set(widget);
  if (own) return FAVES_INFINITY;
  int margins = margins_of(widget, axis), inside = own_maximum(widget, axis, ideal - margins);
  if (inside != FAVES_UNSET) return faves_add(inside, margins);
  if (GTK_IS_BUTTON(widget) || GTK_IS_EVENT_BOX(widget)) return maximum_around(widget, axis, ideal);
  return FAVES_INFINITY;
}

static gboolean keeps_height(const FavesLayoutInfo *info) {
  return (info->fixed & (1u << GTK_ORIENTATION_VERTICAL)) != 0;
}

int faves_layout_fit(GtkWidget *widget, const FavesLayoutInfo *info, int width, int room, int full) {
  if (!info->framed && faves_is_label(widget)) return faves_label_fit(widget, keeps_height(info) ? full : room, full);
  return room < full ? MAX(room, full - faves_layout_spare(widget, info, width, full)) : full;
}

int faves_layout_spare(GtkWidget *widget, const FavesLayoutInfo *info, int width, int full) {
  if (info->aside || keeps_height(info)) return 0;
  if (info->framed) {
    int room = width < 0 ? -1
                         : width - faves_framed_space(info->framed, GTK_ORIENTATION_HORIZONTAL) +
                               faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
    return room < 0 ? 0 : faves_framed_spare(&info->framed->bounds, faves_framed_content(widget, info->framed), room);
  }
  if (faves_is_label(widget)) return full - faves_label_line(widget, full);
  int inside = width < 0 ? -1 : width - gtk_widget_get_margin_start(widget) - gtk_widget_get_margin_end(widget) +
               faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  if (faves_is_stack(widget)) return faves_stack_spare(widget, inside);
  if (width < 0) return 0;
  if (faves_is_frame(widget)) return faves_frame_spare(widget, inside);
  if (faves_is_layers(widget)) return faves_layers_spare(widget, inside);
  return 0;
}

gboolean faves_layout_keeps_ratio(GtkWidget *widget, const FavesLayoutInfo *info) {
  if (info->framed) return faves_framed_keeps_ratio(&info->framed->bounds, faves_framed_content(widget, info->framed));
  if (faves_is_layers(widget)) return faves_layers_keep_ratio(widget);
  if (faves_is_frame(widget)) return faves_frame_keeps_ratio(widget);
  return faves_image_keeps_ratio(widget);
}

/// GTK's least and natural length.
static void measure(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *ideal) {
  if (axis == GTK_ORIENTATION_HORIZONTAL) {
    if (across < 0)
      gtk_widget_get_preferred_width(widget, min, ideal);
    else
      gtk_widget_get_preferred_width_for_height(widget, across, min, ideal);
  } else {
    if (across < 0)
      gtk_widget_get_preferred_height(widget, min, ideal);
    else if (faves_is_label(widget))
      faves_label_measure_height(widget, across, min, ideal);
    else
      gtk_widget_get_preferred_height_for_width(widget, across, min, ideal);
  }
}

/// The same of what is around the widget.
static void measure_framed(GtkWidget *widget, GtkOrientation axis, int across, const FavesFramed *framed, int *min,
                           int *ideal) {
  if (across >= 0) across = MAX(0, across - faves_framed_space(framed, (GtkOrientation)!axis));
  faves_framed_request(&framed->bounds, faves_framed_content(widget, framed), axis, across, min, ideal);
  *min += faves_framed_space(framed, axis);
  *ideal += faves_framed_space(framed, axis);
}

void faves_layout_measure(GtkWidget *widget, GtkOrientation axis, int across, const FavesLayoutInfo *info,
                          int *min, int *ideal) {
  if (info->aside) {
    int size = axis == GTK_ORIENTATION_HORIZONTAL ? info->place.width : info->place.height;
    *min = *ideal = (int)lroundf((float)size * info->room);
    return;
  }
  if (across >= 0) across += faves_layout_overlap(info, (GtkOrientation)!axis);
  if (G_UNLIKELY(info->framed))
    measure_framed(widget, axis, across, info->framed, min, ideal);
  else
    measure(widget, axis, across, min, ideal);
  if (info->fixed & (1u << axis)) *min = *ideal;
  int overlap = faves_layout_overlap(info, axis);
  *min = MAX(0, *min - overlap);
  *ideal = MAX(0, *ideal - overlap);
}

GtkSizeRequestMode faves_layout_request_mode(GtkWidget *widget, const FavesLayoutInfo *info) {
  if (G_UNLIKELY(info->framed))
    return faves_framed_request_mode(&info->framed->bounds, faves_framed_content(widget, info->framed));
  GtkSizeRequestMode mode = gtk_widget_get_request_mode(widget);
  return mode == GTK_SIZE_REQUEST_CONSTANT_SIZE && faves_is_label(widget) ? faves_label_request_mode(widget) : mode;
}

/// The one widget that a frame or layers are around; NULL: they are around others, or it is neither.
static GtkWidget *only_inside(GtkWidget *widget) {
  if (faves_is_frame(widget)) return faves_frame_get_child(widget);
  if (!faves_is_layers(widget) || FAVES_LAYERS(widget)->takes_all) return NULL;
  GtkWidget *base = FAVES_LAYERS(widget)->base;
  return base ? base : faves_layers_only(widget);
}

/// What arranges its children says how much of a width it takes, also where it would take all of another one, and so does what is
/// around nothing else.
static gboolean says_width(GtkWidget *widget, const FavesLayoutInfo *info) {
  if (info->aside || info->expands & (1u << GTK_ORIENTATION_HORIZONTAL)) return FALSE;
  if (info->framed) {
    FavesContent content = faves_framed_content(widget, info->framed);
    return content.widget && says_width(content.widget, content.info);
  }
  if (faves_is_arranged(widget)) return TRUE;
  GtkWidget *only = only_inside(widget);
  return only && says_width(only, faves_layout_info(only));
}

int faves_layout_fitting_width(GtkWidget *widget, const FavesLayoutInfo *info, int width) {
  if (!gtk_widget_get_visible(widget)) return width;
  if (!says_width(widget, info) && faves_layout_takes_room(widget, GTK_ORIENTATION_HORIZONTAL, info)) return width;
  if (info->framed) {
    int space = faves_framed_space(info->framed, GTK_ORIENTATION_HORIZONTAL) -
                faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
    return MIN(width, faves_framed_fitting_width(&info->framed->bounds, faves_framed_content(widget, info->framed),
                                                 width - space) +
                          space);
  }
  int around = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget) -
               faves_layout_overlap(info, GTK_ORIENTATION_HORIZONTAL);
  int inside = width - around;
  if (faves_is_label(widget))
    inside = faves_label_fitting_width(widget, inside);
  else if (faves_is_stack(widget))
    inside = faves_stack_fitting_width(widget, inside);
  else if (faves_is_frame(widget))
    inside = faves_frame_fitting_width(widget, inside);
  else if (faves_is_layers(widget))
    inside = faves_layers_fitting_width(widget, inside);
  else if (faves_is_arranged(widget))
    inside = faves_arranged_fitting_width(widget, inside);
  else
    inside = fitting_width_around(widget, inside);
  return MIN(width, inside + around);
}
