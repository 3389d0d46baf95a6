#include "stack-private.h"

// The hidden containers of a stack with many children. One neither lays out nor draws: the stack does. It
// is there so that GTK's marks stop at about a hundred widgets: a clean group answers from GTK's cache.

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

GtkWidget *faves_group_get_stack(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_stack_group_get_type())
             ? GTK_WIDGET(FAVES_STACK_GROUP(widget)->stack)
             : NULL;
}

void faves_group_clear(Group *group) {
  g_free(group->members);
  group->members = NULL;
  group->count = group->room = 0;
}

static void join(Group *group, Slot *slot) {
  if (group->count == group->room) {
    group->room = group->room ? group->room * 2 : 4;
    group->members = g_renew(Slot *, group->members, group->room);
  }
  slot->group = group;
  slot->member = group->count;
  group->members[group->count++] = slot;
}

static Group *new_group(FavesStack *stack) {
  FavesStackGroup *widget = g_object_new(faves_stack_group_get_type(), NULL);
  Group *group = g_new0(Group, 1);
  group->widget = GTK_WIDGET(widget);
  widget->stack = stack;
  widget->group = group;
  gtk_widget_show(group->widget);
  if (!stack->groups) stack->groups = g_ptr_array_new();
  return group;
}

/// A group with room for more than a few, so that a stack that shrank fills up again before it grows.
static Group *roomy_group(FavesStack *stack) {
  for (unsigned i = 0; stack->groups && i < stack->groups->len; i++) {
    Group *group = stack->groups->pdata[i];
    if (group->count < GROUP_SIZE / 2) return group;
  }
  return NULL;
}

void faves_stack_adopt(FavesStack *stack, Slot **slots, unsigned count) {
  unsigned i = 0;
  // A bulk that would overflow the stack itself goes into groups whole.
  if (stack->direct.count + count <= DIRECT_SIZE && !stack->groups) {
    for (; i < count; i++) {
      join(&stack->direct, slots[i]);
      gtk_widget_set_parent(slots[i]->widget, GTK_WIDGET(stack));
    }
    return;
  }
  while (i < count) {
    if (!stack->open || stack->open->count >= GROUP_SIZE) stack->open = roomy_group(stack);
    Group *group = stack->open ? stack->open : new_group(stack);
    for (; i < count && group->count < GROUP_SIZE; i++) {
      join(group, slots[i]);
      gtk_widget_set_parent(slots[i]->widget, group->widget);
    }
    if (group != stack->open) {
      // Filled before it is attached: its children are realised and styled in one go.
      g_ptr_array_add(stack->groups, group);
      gtk_widget_set_parent(group->widget, GTK_WIDGET(stack));
      stack->open = group;
    }
  }
}

static void drop_group(FavesStack *stack, Group *group) {
  if (stack->open == group) stack->open = NULL;
  g_ptr_array_remove_fast(stack->groups, group);
  // Its GtkWidget may be in the middle of something, so the group goes when that does.
  gtk_widget_unparent(group->widget);
}

void faves_stack_disown(FavesStack *stack, Slot *slot) {
  GtkWidget *child = slot->widget;
  Group *group = slot->group;
  gboolean visible = gtk_widget_get_visible(child);
  Slot *last = group->members[--group->count];
  group->members[slot->member] = last;
  last->member = slot->member;
  faves_stack_forget(stack, slot);
  gtk_widget_unparent(child);
  GtkWidget *parent = group->widget ? group->widget : GTK_WIDGET(stack);
  if (visible) gtk_widget_queue_resize_no_redraw(parent);
  if (visible) gtk_widget_queue_draw(GTK_WIDGET(stack));
  if (group->widget && !group->count) drop_group(stack, group);
}

// GtkContainer and GtkWidget.

static void add(GtkContainer *container, GtkWidget *child) {
  gtk_container_add(GTK_CONTAINER(FAVES_STACK_GROUP(container)->stack), child);
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  faves_stack_remove(GTK_WIDGET(FAVES_STACK_GROUP(container)->stack), child);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  Group *group = FAVES_STACK_GROUP(container)->group;
  // A callback may remove the child it is given, which puts the last member in its place; and the last
  // of all takes the group away.
  unsigned left = group->count;
  g_object_ref(container);
  while (left > 0) {
    left--;
    callback(group->members[left]->widget, data);
    left = MIN(left, group->count);
  }
  g_object_unref(container);
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }

/// GTK calls this only if a child's request has changed since the last time.
static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  FavesStackGroup *self = FAVES_STACK_GROUP(widget);
  faves_stack_measure_group(self->stack, self->group, FALSE);
  *min = *ideal = 0;
}

static void preferred_height(GtkWidget *widget, int *min, int *ideal) { *min = *ideal = 0; }

/// Called if a child needs allocation; the stack has decided where everything is.
static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
  FavesStackGroup *self = FAVES_STACK_GROUP(widget);
  gtk_widget_set_allocation(widget, allocation);
  self->group->spill = 0;
  for (unsigned i = 0; i < self->group->count; i++) {
    faves_slots_fetch(self->group->members, self->group->count, i);
    faves_stack_allocate_child(self->stack, self->group->members[i]);
  }
}

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
  widget_class->compute_expand = compute_expand;
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->forall = forall;
  gtk_widget_class_set_css_name(widget_class, "box");
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_FILLER);
}

static void faves_stack_group_init(FavesStackGroup *self) {
  gtk_widget_set_has_window(GTK_WIDGET(self), FALSE);
}
