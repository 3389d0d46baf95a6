#include "raised.h"
#include "room.h"

typedef struct {
  GtkContainer parent;
  GPtrArray *children;
  FavesArrangedMeasure measure;
  FavesArrangedMost most;
  FavesArrangedAllocate allocate;
  FavesArrangedTaken taken;
  void *data;
  GtkWidget *front;
  Raised raised;
} FavesArranged;

typedef struct {
  GtkContainerClass parent_class;
} FavesArrangedClass;

G_DEFINE_TYPE(FavesArranged, faves_arranged, GTK_TYPE_CONTAINER)

#define FAVES_ARRANGED(w) ((FavesArranged *)(w))

gboolean faves_is_arranged(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_arranged_get_type());
}

static void request(GtkWidget *widget, GtkOrientation axis, int across, int *min, int *natural) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  *min = *natural = 0;
  if (arranged->measure) arranged->measure(axis, across, min, natural, arranged->data);
  *natural = MAX(*min, *natural);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }
static void preferred_width(GtkWidget *widget, int *min, int *natural) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, natural);
}
static void preferred_height(GtkWidget *widget, int *min, int *natural) {
  request(widget, GTK_ORIENTATION_VERTICAL, -1, min, natural);
}
static void preferred_width_for_height(GtkWidget *widget, int height, int *min, int *natural) {
  request(widget, GTK_ORIENTATION_HORIZONTAL, -1, min, natural);
}
static void preferred_height_for_width(GtkWidget *widget, int width, int *min, int *natural) {
  request(widget, GTK_ORIENTATION_VERTICAL, width, min, natural);
}

static gboolean takes_more(GtkWidget *widget, GtkOrientation axis) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  int most = arranged->most(axis, -1, arranged->data), min, natural;
  if (most <= 0 || most == FAVES_INFINITY) return most > 0;
  request(widget, axis, -1, &min, &natural);
  return most > natural;
}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  *horizontal = *vertical = FALSE;
  if (!arranged->most) return;
  *horizontal = takes_more(widget, GTK_ORIENTATION_HORIZONTAL);
  *vertical = takes_more(widget, GTK_ORIENTATION_VERTICAL);
}

int faves_arranged_maximum(GtkWidget *widget, GtkOrientation axis, int across, int ideal) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  if (!arranged->most) return ideal;
  int around = axis == GTK_ORIENTATION_HORIZONTAL
                   ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
                   : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
  int beside = axis == GTK_ORIENTATION_VERTICAL
                   ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
                   : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget);
  int most = arranged->most(axis, across < 0 ? across : MAX(0, across - beside), arranged->data);
  return most == FAVES_INFINITY ? most : MAX(ideal, most + around);
}

int faves_arranged_fitting_width(GtkWidget *widget, int width) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  if (!arranged->taken) return width;
  int min, natural;
  gtk_widget_get_preferred_width(widget, &min, &natural);
  // GTK counts its margins.
  min -= gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget);
  return faves_clamp(arranged->taken(width, arranged->data), MIN(min, width), width);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *whole) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  gtk_widget_set_allocation(widget, whole);
  if (arranged->allocate) arranged->allocate(whole->width, whole->height, arranged->data);
  GdkRectangle clip = *whole;
  for (unsigned i = 0; i < arranged->children->len; i++) {
    GtkWidget *child = g_ptr_array_index(arranged->children, i);
    if (gtk_widget_get_visible(child) && gtk_widget_get_child_visible(child))
      faves_layout_extend_clip(&clip, child);
  }
  gtk_widget_set_clip(widget, &clip);
}

static void collect(GtkWidget *container, GPtrArray *into) {
  const GPtrArray *children = FAVES_ARRANGED(container)->children;
  for (unsigned i = 0; i < children->len; i++) {
    GtkWidget *child = g_ptr_array_index(children, i);
    if (gtk_widget_get_visible(child) && gtk_widget_get_child_visible(child)) g_ptr_array_add(into, child);
  }
}

static const RaisedKind by_height = {collect, faves_layout_draw_child};

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
  GPtrArray *children = FAVES_ARRANGED(widget)->children;
  GtkWidget *front = FAVES_ARRANGED(widget)->front;
  if (!front && raised_draw(&FAVES_ARRANGED(widget)->raised, &by_height, widget, cr)) return FALSE;
  for (unsigned i = 0; i < children->len; i++)
    if (g_ptr_array_index(children, i) != front)
      faves_layout_draw_child(widget, g_ptr_array_index(children, i), cr);
  if (front) faves_layout_draw_child(widget, front, cr);
  return FALSE;
}

static unsigned place_after(FavesArranged *arranged, GtkWidget *after) {
  unsigned index;
  if (!after) return 0;
  return g_ptr_array_find(arranged->children, after, &index) ? index + 1 : arranged->children->len;
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  faves_arranged_remove(GTK_WIDGET(container), child);
}

static void add(GtkContainer *container, GtkWidget *child) {
  GPtrArray *children = FAVES_ARRANGED(container)->children;
  faves_arranged_insert(GTK_WIDGET(container), child,
                        children->len ? g_ptr_array_index(children, children->len - 1) : NULL);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  GPtrArray *children = FAVES_ARRANGED(container)->children;
  for (unsigned i = 0; i < children->len;) {
    GtkWidget *child = g_ptr_array_index(children, i);
    callback(child, data);
    // The callback may have removed it.
    if (i < children->len && g_ptr_array_index(children, i) == child) i++;
  }
}

static GType child_type(GtkContainer *container) { return GTK_TYPE_WIDGET; }

static void destroy(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_arranged_parent_class)->destroy(widget);
  raised_clear(&FAVES_ARRANGED(widget)->raised);
}

static void finalize(GObject *object) {
  raised_clear(&FAVES_ARRANGED(object)->raised);
  g_ptr_array_unref(FAVES_ARRANGED(object)->children);
  G_OBJECT_CLASS(faves_arranged_parent_class)->finalize(object);
}

static void faves_arranged_class_init(FavesArrangedClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = finalize;
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->get_preferred_width_for_height = preferred_width_for_height;
  widget_class->get_preferred_height_for_width = preferred_height_for_width;
  widget_class->compute_expand = compute_expand;
  widget_class->size_allocate = size_allocate;
  widget_class->draw = draw;
  widget_class->destroy = destroy;
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->forall = forall;
  container_class->child_type = child_type;
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_FILLER);
}

static void faves_arranged_init(FavesArranged *arranged) {
  gtk_widget_set_has_window(GTK_WIDGET(arranged), FALSE);
  arranged->children = g_ptr_array_new();
}

// Public.

GtkWidget *faves_arranged_new(void) { return g_object_new(faves_arranged_get_type(), NULL); }

void faves_arranged_set_functions(GtkWidget *widget, FavesArrangedMeasure measure,
                                  FavesArrangedMost most, FavesArrangedAllocate allocate,
                                  void *data) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  arranged->measure = measure;
  arranged->most = most;
  arranged->allocate = allocate;
  arranged->data = data;
  // GTK keeps what it was told when nobody could be asked.
  if (most) gtk_widget_queue_compute_expand(widget);
}

void faves_arranged_set_taken(GtkWidget *widget, FavesArrangedTaken taken) { FAVES_ARRANGED(widget)->taken = taken; }

void faves_arranged_insert(GtkWidget *widget, GtkWidget *child, GtkWidget *after) {
  g_return_if_fail(gtk_widget_get_parent(child) == NULL);
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  g_ptr_array_insert(arranged->children, (int)place_after(arranged, after), child);
  faves_children_change(widget);
  gtk_widget_set_parent(child, widget);
  faves_layout_entered(child);
}

void faves_arranged_move(GtkWidget *widget, GtkWidget *child, GtkWidget *after) {
  FavesArranged *arranged = FAVES_ARRANGED(widget);
  if (after == child || !g_ptr_array_remove(arranged->children, child)) return;
  g_ptr_array_insert(arranged->children, (int)place_after(arranged, after), child);
  gtk_widget_queue_resize(widget);
}

void faves_arranged_remove(GtkWidget *widget, GtkWidget *child) {
  gboolean visible = gtk_widget_get_visible(child);
  faves_leave_focus(child);
  if (!g_ptr_array_remove(FAVES_ARRANGED(widget)->children, child)) return;
  if (FAVES_ARRANGED(widget)->front == child) FAVES_ARRANGED(widget)->front = NULL;
  faves_children_change(widget);
  gtk_widget_unparent(child);
  if (visible) gtk_widget_queue_resize(widget);
}

void faves_arranged_measure(GtkWidget *child, GtkOrientation axis, int across, int *min, int *natural,
                            int *max) {
  const FavesLayoutInfo *info = faves_layout_info(child);
  faves_layout_measure(child, axis, across, info, min, natural);
  *max = faves_layout_maximum(child, axis, info, *natural);
}

int faves_arranged_covered(GtkWidget *child, int width) {
  return faves_layout_fitting_width(child, faves_layout_info(child), width);
}

int faves_arranged_baseline(GtkWidget *child, int width, gboolean last) {
  return faves_layout_baseline(child, faves_layout_info(child), width, last);
}

/// `at` is from the leading top corner.
static void place(GtkWidget *widget, GtkWidget *child, int *at, int *size) {
  GtkAllocation whole;
  gtk_widget_get_allocation(widget, &whole);
  faves_layout_displace(child, faves_layout_info(child), at, size);
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) at[0] = whole.width - at[0] - size[0];
  GtkAllocation place = {whole.x + at[0], whole.y + at[1], MAX(1, size[0]), MAX(1, size[1])};
  gtk_widget_set_child_visible(child, TRUE);
  gtk_widget_size_allocate(child, &place);
}

void faves_arranged_place(GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height) {
  int at[2] = {x, y}, size[2] = {width, height};
  place(widget, child, at, size);
}

void faves_arranged_place_in(GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height) {
  const FavesAlign middle[2] = {FAVES_ALIGN_CENTER, FAVES_ALIGN_CENTER};
  int room[2] = {MAX(1, width), MAX(1, height)}, at[2], size[2];
  faves_room_place(child, faves_layout_info(child), room, middle, FALSE, at, size);
  at[GTK_ORIENTATION_HORIZONTAL] += x;
  at[GTK_ORIENTATION_VERTICAL] += y;
  place(widget, child, at, size);
}

void faves_arranged_set_front(GtkWidget *widget, GtkWidget *child) {
  FAVES_ARRANGED(widget)->front = child;
}

void faves_arranged_hide(GtkWidget *child) { gtk_widget_set_child_visible(child, FALSE); }
