#include "stack-private.h"
#include "through.h"

// The hidden containers of a stack with many children. One neither lays out nor draws: the stack does. It is there so that
// GTK's marks stop at some thirty widgets (a clean group answers from GTK's cache), and for its window, with which all of them
// are moved at once.

typedef struct {
  GtkContainer parent;
  FavesStack *stack;
  Group *group;
} FavesStackGroup;

typedef struct {
  GtkContainerClass parent_class;
} FavesStackGroupClass;

GType faves_stack_group_get_type(void);
G_DEFINE_TYPE(FavesStackGroup, faves_stack_group, GTK_TYPE_CONTAINER)

#define FAVES_STACK_GROUP(w) ((FavesStackGroup *)(w))

/// What the shadows and rings around controls need.
#define LEAST_MARGIN 8

GtkWidget *faves_group_get_stack(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_stack_group_get_type())
             ? GTK_WIDGET(FAVES_STACK_GROUP(widget)->stack)
             : NULL;
}

Group *faves_group_of(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_stack_group_get_type()) ? FAVES_STACK_GROUP(widget)->group : NULL;
}

void faves_group_clear(Group *group) {
  g_free(group->members);
  group->members = NULL;
  group->count = group->room = 0;
  g_clear_pointer(&group->guests, g_ptr_array_unref);
}

static void join(Group *group, Slot *slot) {
  if (group->count == group->room) {
    group->room = group->room ? group->room * 2 : 4;
    group->members = g_renew(Slot *, group->members, group->room);
  }
  slot->group = slot->host = group;
  slot->member = group->count;
  group->members[group->count++] = slot;
}

/// `later`: it is not among the first of the stack, which are in sight once they have places.
static Group *new_group(FavesStack *stack, gboolean later) {
  FavesStackGroup *widget = g_object_new(faves_stack_group_get_type(), NULL);
  Group *group = g_new0(Group, 1);
  group->widget = GTK_WIDGET(widget);
  widget->stack = stack;
  widget->group = group;
  group->margin = LEAST_MARGIN;
  group->place = (GtkAllocation){0, 0, 0, 0};
  gtk_widget_show(group->widget);
  if (later) faves_group_put_off_styles(stack, group);
  faves_group_sleep(stack, group);
  if (!stack->groups) stack->groups = g_ptr_array_new();
  return group;
}

/// The group in which the child is that is next to a slot, before (-1) or after it (1); NULL: there is no child, or it is in none.
static Group *group_beside(FavesStack *stack, const Slot *slot, int step) {
  for (int i = (int)slot->index + step; i >= 0 && i < (int)stack->used; i += step)
    if (stack->slots[i] && stack->slots[i]->widget)
      return stack->slots[i]->host->widget ? stack->slots[i]->host : NULL;
  return NULL;
}

/// Whether a group that sleeps has windows all the same: of guests, or of its own that are guests elsewhere.
static gboolean holds_windows(const Group *group) {
  return faves_group_sleeps(group) && (group->sight == PARTLY_SEEN || faves_group_guests(group));
}

/// Takes slots into a group up to a number of members; returns how many.
static unsigned fill(Group *group, unsigned most, Slot **slots, unsigned count) {
  unsigned taken = 0;
  // GTK has a group in a realised stack realised, asleep or not, and after that all that comes into it. Those whose windows are
  // in its window, or which have theirs elsewhere, would lose them.
  if (holds_windows(group))
    faves_group_wake(group);
  else if (faves_group_sleeps(group) && gtk_widget_get_realized(group->widget))
    gtk_widget_unrealize(group->widget);
  for (; taken < count && group->count < most; taken++) {
    join(group, slots[taken]);
    gtk_widget_set_parent(slots[taken]->widget, group->widget);
    faves_slot_put_off_style(slots[taken]);
    faves_layout_entered(slots[taken]->widget);
  }
  return taken;
}

void faves_stack_adopt(FavesStack *stack, Slot **slots, unsigned count) {
  if (!count) return;
  // A bulk that would overflow the stack itself goes into groups whole.
  if (stack->direct.count + count <= DIRECT_SIZE && !stack->groups) {
    for (unsigned i = 0; i < count; i++) {
      join(&stack->direct, slots[i]);
      gtk_widget_set_parent(slots[i]->widget, GTK_WIDGET(stack));
      faves_layout_entered(slots[i]->widget);
    }
    return;
  }
  Group *before = group_beside(stack, slots[0], -1), *after = group_beside(stack, slots[count - 1], 1);
  // At the end another group takes less than to wake all that are in this one.
  if (before && !after && holds_windows(before)) before = NULL;
  unsigned most = before && after ? GROUP_MOST : GROUP_SIZE, taken = 0;
  if (before && before->count + count <= most)
    taken = fill(before, most, slots, count);
  else if (after && after->count + count <= most)
    taken = fill(after, most, slots, count);
  else if (before && before != after)
    taken = fill(before, GROUP_SIZE, slots, count);
  while (taken < count) {
    Group *group = new_group(stack, slots[taken]->index >= FIRST_STYLED);
    taken += fill(group, GROUP_SIZE, slots + taken, count - taken);
    // Filled before it is attached: its children are not realised with it.
    g_ptr_array_add(stack->groups, group);
    gtk_widget_set_parent(group->widget, GTK_WIDGET(stack));
  }
}

void faves_group_unparent(Group *group) {
  // Where it was is drawn. What has been placed in it before it had a window GTK has counted in, from another corner.
  if (gtk_widget_get_visible(group->widget)) gtk_widget_set_clip(group->widget, &group->place);
  gtk_widget_unparent(group->widget);
}

void faves_group_drop_if_empty(FavesStack *stack, Group *group) {
  if (!group->widget || group->count || (group->guests && group->guests->len)) return;
  g_ptr_array_remove_fast(stack->groups, group);
  if (faves_group_sleeps(group)) stack->asleep--;
  // Its GtkWidget may be in the middle of something, so the group goes when that does.
  faves_group_unparent(group);
}

/// Windows of children that went, for so many milliseconds.
static GPtrArray *former_windows;
#define FORMER_REST 100
/// So many at most; what goes in thousands takes its time anyway.
#define FORMER_MOST 32

static gboolean let_go_of_windows(gpointer ignored) {
  g_clear_pointer(&former_windows, g_ptr_array_unref);
  return G_SOURCE_REMOVE;
}

/// GDK looks for each, as it frees it, among what all windows of the program follow, and of ten thousand controls that takes a
/// quarter of a frame.
void faves_hold_windows(GtkWidget *child) {
  GdkWindow *around = gtk_widget_get_parent_window(child);
  if (!around || !gtk_widget_get_realized(child) || (former_windows && former_windows->len >= FORMER_MOST)) return;
  for (GList *item = gdk_window_peek_children(around); item; item = item->next) {
    gpointer owner;
    gdk_window_get_user_data(item->data, &owner);
    if (!owner || (owner != child && !gtk_widget_is_ancestor(owner, child))) continue;
    if (!former_windows) {
      former_windows = g_ptr_array_new_with_free_func(g_object_unref);
      g_timeout_add(FORMER_REST, let_go_of_windows, NULL);
    }
    g_ptr_array_add(former_windows, g_object_ref(item->data));
  }
}

void faves_group_take_out(Slot *slot) {
  Group *group = slot->group;
  Slot *last = group->members[--group->count];
  group->members[slot->member] = last;
  last->member = slot->member;
}

void faves_stack_rehome(FavesStack *stack, Slot *slot) {
  Group *host = slot->host;
  if (!host || !host->widget) return;
  Group *before = group_beside(stack, slot, -1), *after = group_beside(stack, slot, 1);
  if (host == before || host == after) return;
  // Rather with those that are in sight.
  Group *first = before && !faves_group_sleeps(before) ? before : after ? after : before;
  if (!first) return;
  if (!faves_group_sleeps(first)) faves_slot_wake(slot);
  faves_stack_lodge(stack, slot, first);
  Group *second = first == before ? after : before;
  if (second && slot->host == host) faves_stack_lodge(stack, slot, second);
}

void faves_stack_disown(FavesStack *stack, Slot *slot) {
  GtkWidget *child = slot->widget;
  Group *group = slot->group, *host = slot->host;
  gboolean visible = gtk_widget_get_visible(child), mapped = gtk_widget_get_mapped(child);
  // Who looks for what is to have the focus now finds its place.
  faves_leave_focus(child);
  if (!gtk_widget_in_destruction(child)) faves_slot_style(slot);
  if (group->widget) faves_hold_windows(child);
  faves_guest_leave(slot);
  faves_group_take_out(slot);
  faves_stack_forget(stack, slot);
  gtk_widget_unparent(child);
  GtkWidget *parent = group->widget ? group->widget : GTK_WIDGET(stack);
  if (visible) gtk_widget_queue_resize_no_redraw(parent);
  // One that was out of sight all the time is drawn nowhere; those that change places with it draw themselves.
  if (mapped) gtk_widget_queue_draw(GTK_WIDGET(stack));
  faves_group_drop_if_empty(stack, group);
  if (host != group) faves_group_drop_if_empty(stack, host);
}

// Places.

void faves_group_place(const FavesStack *stack, Group *group, const GtkAllocation *whole, gboolean mirrored) {
  int length = MAX(1, group->to - group->from), from = group->to < group->from ? 0 : group->from;
  GtkAllocation place = *whole;
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL) {
    place.x += mirrored ? whole->width - from - length : from;
    place.width = length;
  } else {
    place.y += from;
    place.height = length;
  }
  group->place = (GtkAllocation){place.x - group->margin, place.y - group->margin, place.width + 2 * group->margin,
                                 place.height + 2 * group->margin};
}

/// Has the window cover as much more on each side.
static void widen(FavesStack *stack, Group *group, int margin) {
  int more = margin - group->margin;
  group->margin = margin;
  group->place.x -= more;
  group->place.y -= more;
  group->place.width += 2 * more;
  group->place.height += 2 * more;
  for (unsigned i = 0; i < group->count + faves_group_guests(group); i++) {
    Slot *slot = i < group->count ? group->members[i] : group->guests->pdata[i - group->count];
    if (slot->host != group || slot->rect.width < 0) continue;
    slot->rect.x += more;
    slot->rect.y += more;
    slot->settled = FALSE;
    faves_stack_allocate_child(stack, slot);
  }
}

void faves_group_allocate(FavesStack *stack, Group *group) {
  gtk_widget_size_allocate(group->widget, &group->place);
  int margin = group->margin;
  // By doubling, so that what grows frame by frame does not have all allocated at each.
  while (margin < group->spill + group->excess && margin < G_MAXINT / 4) margin *= 2;
  if (margin == group->margin) return;
  widen(stack, group, margin);
  gtk_widget_size_allocate(group->widget, &group->place);
}

// GtkContainer and GtkWidget.

static void add(GtkContainer *container, GtkWidget *child) {
  gtk_container_add(GTK_CONTAINER(FAVES_STACK_GROUP(container)->stack), child);
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  FavesStackGroup *self = FAVES_STACK_GROUP(container);
  if (self->group->left) faves_group_let_go(self->stack, self->group, child);
  else faves_stack_remove(GTK_WIDGET(self->stack), child);
}

/// Those in its window: GTK looks for what is at a place among a container's children, and unrealises them before its window.
static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  Group *group = FAVES_STACK_GROUP(container)->group;
  // Of those that are no secret it has none, but for assistive tools: they ask a child's parent where among all it stands.
  if (!internals && !gtk_widget_in_destruction(GTK_WIDGET(container))) {
    if (!group->left) gtk_container_foreach(GTK_CONTAINER(FAVES_STACK_GROUP(container)->stack), callback, data);
    return;
  }
  g_object_ref(container);
  // In order, as those mapped later lie above the others. A callback may remove the child it is given, which puts the last
  // member in its place; and the last of all takes the group away.
  for (unsigned i = 0; i < group->count;) {
    const Slot *slot = group->members[i];
    if (slot->host == group) callback(slot->widget, data);
    if (i < group->count && group->members[i] == slot) i++;
  }
  for (unsigned i = 0; i < faves_group_guests(group);) {
    const Slot *slot = group->guests->pdata[i];
    callback(slot->widget, data);
    if (i < faves_group_guests(group) && group->guests->pdata[i] == slot) i++;
  }
  g_object_unref(container);
}

/// For assistive tools its children are the stack's; those that have left are nobody's.
static AtkObject *get_accessible(GtkWidget *widget) {
  FavesStackGroup *self = FAVES_STACK_GROUP(widget);
  return self->group->left ? NULL : gtk_widget_get_accessible(GTK_WIDGET(self->stack));
}

static void set_focus_child(GtkContainer *container, GtkWidget *child) {
  const Slot *slot = child ? faves_stack_find(FAVES_STACK_GROUP(container)->stack, child) : NULL;
  if (slot) faves_group_wake(slot->host);
  GTK_CONTAINER_CLASS(faves_stack_group_parent_class)->set_focus_child(container, child);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }

/// GTK calls this only if a child's request has changed since the last time.
static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  FavesStackGroup *self = FAVES_STACK_GROUP(widget);
  faves_stack_measure_group(self->stack, self->group, FALSE);
  *min = *ideal = 0;
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) { *min = *ideal = 0; }

/// GDK draws all of a window anew that gets another size. A row that becomes the widest of all makes the windows of all groups
/// wider, so they have room across the stack, about as much as a screen has. Nobody meets it there (see `realize`).
#define ROOM 1024

/// The size of the window of a group in its place.
static void cover(const FavesStack *stack, Group *group, int *width, int *height) {
  int *across = stack->axis == GTK_ORIENTATION_HORIZONTAL ? height : width;
  if (*across > group->covered || *across + 2 * ROOM < group->covered) group->covered = *across + ROOM;
  *across = group->covered;
}

/// Called where the window is to move or a child asks for allocation; the stack has decided where everything is.
static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  FavesStackGroup *self = FAVES_STACK_GROUP(widget);
  Group *group = self->group;
  gtk_widget_set_allocation(widget, allocation);
  int width = allocation->width, height = allocation->height;
  cover(self->stack, group, &width, &height);
  if (gtk_widget_get_realized(widget))
    gdk_window_move_resize(gtk_widget_get_window(widget), allocation->x, allocation->y, width, height);
  if (!group->due) return;
  group->due = FALSE;
  group->spill = 0;
  faves_group_windows_change(self->stack, group);
  for (unsigned i = 0; i < group->count; i++) {
    faves_slots_fetch(group->members, group->count, i);
    faves_stack_allocate_child(self->stack, group->members[i]);
  }
  for (unsigned i = 0; i < faves_group_guests(group); i++) faves_stack_note_spill(group->guests->pdata[i]);
}

static void realize(GtkWidget *widget) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  cover(FAVES_STACK_GROUP(widget)->stack, FAVES_STACK_GROUP(widget)->group, &place.width, &place.height);
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_OUTPUT,
      .visual = gtk_widget_get_visual(widget),
      .x = place.x,
      .y = place.y,
      .width = place.width,
      .height = place.height,
      .event_mask = gtk_widget_get_events(widget),
  };
  gtk_widget_set_realized(widget, TRUE);
  GdkWindow *window =
      gdk_window_new(gtk_widget_get_parent_window(widget), &attributes, GDK_WA_X | GDK_WA_Y | GDK_WA_VISUAL);
  // Nobody is to meet it: what lies between its children or under them is another's.
  faves_through_mark(window);
  gtk_widget_set_window(widget, window);
  gtk_widget_register_window(widget, window);
}

static void unrealize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_stack_group_parent_class)->unrealize(widget);
  faves_guests_send_home(FAVES_STACK_GROUP(widget)->stack, FAVES_STACK_GROUP(widget)->group);
}

/// GTK has a container drawn that a child comes into. Children draw themselves; it has nothing else to draw.
static void queue_draw_region(GtkWidget *widget, const cairo_region_t *region) {}

static void compute_expand(GtkWidget *widget, gboolean *horizontal, gboolean *vertical) {
  Group *group = FAVES_STACK_GROUP(widget)->group;
  *horizontal = *vertical = FALSE;
  for (unsigned i = 0; i < group->count && !(*horizontal && *vertical); i++) {
    GtkWidget *child = group->members[i]->widget;
    const FavesLayoutInfo *info = faves_layout_info(child);
    *horizontal = *horizontal || faves_layout_takes_room(child, GTK_ORIENTATION_HORIZONTAL, info);
    *vertical = *vertical || faves_layout_takes_room(child, GTK_ORIENTATION_VERTICAL, info);
  }
}

static void finalize(GObject *object) {
  Group *group = FAVES_STACK_GROUP(object)->group;
  faves_group_forget_styles(group);
  faves_group_clear(group);
  g_free(group);
  G_OBJECT_CLASS(faves_stack_group_parent_class)->finalize(object);
}

static void faves_stack_group_class_init(FavesStackGroupClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS(class);
  widget_class->get_request_mode = request_mode;
  widget_class->get_preferred_width = preferred_width;
  widget_class->get_preferred_height = preferred_height;
  widget_class->size_allocate = size_allocate;
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->compute_expand = compute_expand;
  widget_class->queue_draw_region = queue_draw_region;
  widget_class->get_accessible = get_accessible;
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->forall = forall;
  container_class->set_focus_child = set_focus_child;
  gtk_widget_class_set_css_name(widget_class, "box");
}

static void faves_stack_group_init(FavesStackGroup *self) {
  gtk_widget_set_has_window(GTK_WIDGET(self), TRUE);
  gtk_widget_set_redraw_on_allocate(GTK_WIDGET(self), FALSE);
}
