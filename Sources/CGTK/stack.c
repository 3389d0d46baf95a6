#include "stack-private.h"

#include <string.h>

G_DEFINE_TYPE(FavesStack, faves_stack, GTK_TYPE_CONTAINER)

gboolean faves_is_stack(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, faves_stack_get_type());
}

// Properties.

GtkWidget *faves_stack_new(GtkOrientation axis, int spacing, FavesAlign alignment) {
  FavesStack *stack = g_object_new(faves_stack_get_type(), NULL);
  stack->axis = axis;
  stack->spacing = stack->spacer_spacing = spacing;
  stack->alignment = alignment;
  return GTK_WIDGET(stack);
}

void faves_stack_set_axis(GtkWidget *widget, GtkOrientation axis) {
  FavesStack *stack = FAVES_STACK(widget);
  if (stack->axis == axis) return;
  stack->axis = axis;
  faves_stack_changed(stack);
  faves_stack_spacers_changed(stack);
}

void faves_stack_set_spacing(GtkWidget *widget, int spacing, int beside_spacers) {
  FavesStack *stack = FAVES_STACK(widget);
  if (stack->spacing == spacing && stack->spacer_spacing == beside_spacers) return;
  stack->spacing = spacing;
  stack->spacer_spacing = beside_spacers;
  faves_stack_changed(stack);
  gtk_widget_queue_resize(widget);
}

void faves_stack_set_alignment(GtkWidget *widget, FavesAlign alignment) {
  FavesStack *stack = FAVES_STACK(widget);
  if (stack->alignment == alignment) return;
  stack->alignment = alignment;
  for (unsigned i = 0; i < stack->used; i++)
    if (stack->slots[i]) stack->slots[i]->second_for = -1;
  faves_stack_changed(stack);
  gtk_widget_queue_resize(widget);
}

// GtkContainer and GtkWidget.

static void add(GtkContainer *container, GtkWidget *child) {
  FavesStack *stack = FAVES_STACK(container);
  faves_stack_compact(stack);
  const void *last = stack->used ? faves_slot_key(stack->slots[stack->used - 1]) : NULL;
  faves_stack_insert(GTK_WIDGET(container), &child, 1, last);
}

static void remove_child(GtkContainer *container, GtkWidget *child) {
  faves_stack_remove(GTK_WIDGET(container), child);
}

static void forall(GtkContainer *container, gboolean internals, GtkCallback callback, gpointer data) {
  FavesStack *stack = FAVES_STACK(container);
  stack->iterating++;
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (slot && slot->widget && (!internals || slot->group == &stack->direct)) callback(slot->widget, data);
  }
  stack->iterating--;
  if (!internals || !stack->groups) return;
  // A callback may empty a group and so take it away, which puts the last one in its place.
  for (unsigned i = 0; i < stack->groups->len;) {
    const Group *group = stack->groups->pdata[i];
    callback(group->widget, data);
    if (i < stack->groups->len && stack->groups->pdata[i] == group) i++;
  }
}

static GType child_type(GtkContainer *container) { return GTK_TYPE_WIDGET; }

static Slot *focused_slot(FavesStack *stack) {
  GtkWidget *child = gtk_container_get_focus_child(GTK_CONTAINER(stack));
  if (child && faves_group_get_stack(child)) child = gtk_container_get_focus_child(GTK_CONTAINER(child));
  return child ? faves_stack_find(stack, child) : NULL;
}

/// Keyboard focus goes along the slots, whatever groups hold them; arrow keys across the axis leave.
static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  // A drawn control has it itself, and nothing in it.
  if (gtk_widget_get_can_focus(widget)) {
    if (gtk_widget_has_focus(widget)) return FALSE;
    gtk_widget_grab_focus(widget);
    return TRUE;
  }
  FavesStack *stack = FAVES_STACK(widget);
  gboolean forward =
      direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN || direction == GTK_DIR_RIGHT;
  gboolean horizontal = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  gboolean vertical = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN;
  if (horizontal && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) forward = !forward;
  Slot *from = focused_slot(stack);
  int i = forward ? -1 : (int)stack->used;
  if (from) {
    i = (int)from->index;
    if (gtk_widget_child_focus(from->widget, direction)) return TRUE;
    if ((horizontal && stack->axis == GTK_ORIENTATION_VERTICAL) ||
        (vertical && stack->axis == GTK_ORIENTATION_HORIZONTAL))
      return FALSE;
  }
  for (i += forward ? 1 : -1; i >= 0 && i < (int)stack->used; i += forward ? 1 : -1)
    if (faves_slot_can_hold_focus(stack->slots[i])) {
      faves_slot_wake_for_focus(stack->slots[i]);
      if (gtk_widget_child_focus(stack->slots[i]->widget, direction)) return TRUE;
    }
  return FALSE;
}

static void style_updated(GtkWidget *widget) {
  FAVES_STACK(widget)->ground = FAVES_GROUND_UNKNOWN;
  faves_stack_style_changed(FAVES_STACK(widget));
  GTK_WIDGET_CLASS(faves_stack_parent_class)->style_updated(widget);
}

/// All that is in it is told next, as where the window gets the keys again.
static void state_flags_changed(GtkWidget *widget, GtkStateFlags before) {
  faves_stack_hide_leaving(FAVES_STACK(widget));
  GTK_WIDGET_CLASS(faves_stack_parent_class)->state_flags_changed(widget, before);
}

static void map(GtkWidget *widget) {
  faves_stack_unmap_leaving(FAVES_STACK(widget));
  GTK_WIDGET_CLASS(faves_stack_parent_class)->map(widget);
  faves_stack_wake_in_sight(FAVES_STACK(widget));
}

static void unrealize(GtkWidget *widget) {
  faves_stack_unrealize_leaving(FAVES_STACK(widget));
  GTK_WIDGET_CLASS(faves_stack_parent_class)->unrealize(widget);
  faves_stack_sleep(FAVES_STACK(widget));
}

static void hierarchy_changed(GtkWidget *widget, GtkWidget *before) { faves_stack_refuse_focus(FAVES_STACK(widget)); }

static void destroy(GtkWidget *widget) {
  GTK_WIDGET_CLASS(faves_stack_parent_class)->destroy(widget);
  FavesStack *stack = FAVES_STACK(widget);
  for (unsigned i = 0; i < stack->used; i++)
    if (stack->slots[i] && !stack->slots[i]->widget) faves_stack_forget(stack, stack->slots[i]);
  faves_stack_end_leaving(stack);
  faves_stack_stop_looking(stack);
  raised_clear(&stack->raised);
}

static void finalize(GObject *object) {
  FavesStack *stack = FAVES_STACK(object);
  if (stack->accessible) g_object_remove_weak_pointer(G_OBJECT(stack->accessible), (gpointer *)&stack->accessible);
  faves_stack_stop_looking(stack);
  raised_clear(&stack->raised);
  g_clear_pointer(&stack->news, g_array_unref);
  g_clear_pointer(&stack->by_pointer, g_hash_table_destroy);
  g_clear_pointer(&stack->groups, g_ptr_array_unref);
  g_clear_pointer(&stack->leaving, g_ptr_array_unref);
  faves_group_clear(&stack->direct);
  g_free(stack->slots);
  g_free(stack->due);
  g_free(stack->gaps);
  while (stack->marks) faves_stack_unmark(GTK_WIDGET(object), stack->marks);
  G_OBJECT_CLASS(faves_stack_parent_class)->finalize(object);
}

static void faves_stack_class_init(FavesStackClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS(class);
  G_OBJECT_CLASS(class)->finalize = finalize;
  widget_class->map = map;
  widget_class->unrealize = unrealize;
  widget_class->hierarchy_changed = hierarchy_changed;
  widget_class->destroy = destroy;
  widget_class->focus = focus;
  widget_class->style_updated = style_updated;
  widget_class->state_flags_changed = state_flags_changed;
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->forall = forall;
  container_class->child_type = child_type;
  faves_stack_class_init_layout(widget_class);
  gtk_widget_class_set_css_name(widget_class, "box");
  gtk_widget_class_set_accessible_type(widget_class, faves_stack_accessible_get_type());
  gtk_widget_class_set_accessible_role(widget_class, ATK_ROLE_FILLER);
}

static void faves_stack_init(FavesStack *stack) {
  gtk_widget_set_has_window(GTK_WIDGET(stack), FALSE);
  // It knows better what is to be drawn (`faves_stack_size_allocate`).
  gtk_widget_set_redraw_on_allocate(GTK_WIDGET(stack), FALSE);
  stack->dirty = TRUE;
  faves_stack_changed(stack);
}
