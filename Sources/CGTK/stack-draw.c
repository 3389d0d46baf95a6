#include "stack-private.h"

// Drawing: only the children within the area to draw, which for a long stack in a scrolled window are few.

/// The first slot that ends after `at` along the axis.
static unsigned slot_after(FavesStack *stack, int at) {
  unsigned low = 0, high = stack->used;
  while (low < high) {
    unsigned middle = (low + high) / 2, next = middle;
    while (next < high && !stack->slots[next]) next++;
    if (next < high && faves_slot_start(stack->slots[next]) + stack->slots[next]->len <= at)
      low = next + 1;
    else
      high = middle;
  }
  return low;
}

static void draw_slot(FavesStack *stack, const Slot *slot, cairo_t *cr) {
  const Group *group = slot->group;
  if (!group->widget) {
    faves_layout_draw_child(GTK_WIDGET(stack), slot->widget, cr);
    return;
  }
  GtkAllocation whole;
  gtk_widget_get_allocation(GTK_WIDGET(stack), &whole);
  cairo_save(cr);
  // GTK draws it from the corner of the window that it is in.
  cairo_translate(cr, slot->host->place.x - whole.x, slot->host->place.y - whole.y);
  faves_layout_draw_child(group->widget, slot->widget, cr);
  cairo_restore(cr);
}

static void collect(GtkWidget *container, GPtrArray *children) {
  FavesStack *stack = FAVES_STACK(container);
  for (unsigned i = 0; i < stack->used; i++) {
    const Slot *slot = stack->slots[i];
    if (slot && slot->widget && slot->visible) g_ptr_array_add(children, slot->widget);
  }
}

static void draw_child(GtkWidget *container, GtkWidget *child, cairo_t *cr) {
  FavesStack *stack = FAVES_STACK(container);
  draw_slot(stack, faves_stack_find(stack, child), cr);
}

static const RaisedKind by_height = {collect, draw_child};

gboolean faves_stack_draw(GtkWidget *widget, cairo_t *cr) {
  FavesStack *stack = FAVES_STACK(widget);
  GdkRectangle area;
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  faves_ground_draw(&stack->ground, widget, width, height, cr);
  if (!gdk_cairo_get_clip_rectangle(cr, &area)) return FALSE;
  faves_stack_wake_drawn(stack, &area);
  if (raised_draw(&stack->raised, &by_height, widget, cr)) return FALSE;
  int from = area.y, to = area.y + area.height;
  if (stack->axis == GTK_ORIENTATION_HORIZONTAL) {
    gboolean mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
    from = mirrored ? width - area.x - area.width : area.x;
    to = from + area.width;
  }
  // Where children lie over each other they may not end in order.
  gboolean searchable = stack->spacing >= 0;
  unsigned i = searchable ? slot_after(stack, from - stack->spill) : 0;
  for (; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot || !slot->widget || !slot->visible) continue;
    if (searchable && faves_slot_start(slot) >= to + stack->spill) break;
    draw_slot(stack, slot, cr);
  }
  return FALSE;
}
