#include "stack-private.h"

#include <stdlib.h>

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

static int by_height(const void *a, const void *b) {
  const Slot *one = *(Slot *const *)a, *other = *(Slot *const *)b;
  double first = faves_layout_info(one->widget)->height, second = faves_layout_info(other->widget)->height;
  if (first != second) return first < second ? -1 : 1;
  return one->index < other->index ? -1 : 1;
}

/// Draws a child, from the stack's top left corner.
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

/// Draws all children from the lowest to the highest; FALSE: they are all of one height, and nothing was drawn.
static gboolean draw_by_height(FavesStack *stack, cairo_t *cr) {
  Slot **slots = g_new(Slot *, stack->used);
  unsigned count = 0;
  gboolean differ = FALSE;
  for (unsigned i = 0; i < stack->used; i++) {
    Slot *slot = stack->slots[i];
    if (!slot || !slot->widget || !slot->visible) continue;
    differ = differ || faves_layout_info(slot->widget)->height != 0;
    slots[count++] = slot;
  }
  if (differ) {
    qsort(slots, count, sizeof *slots, by_height);
    for (unsigned i = 0; i < count; i++) draw_slot(stack, slots[i], cr);
  }
  g_free(slots);
  return differ;
}

gboolean faves_stack_draw(GtkWidget *widget, cairo_t *cr) {
  FavesStack *stack = FAVES_STACK(widget);
  GdkRectangle area;
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  faves_ground_draw(&stack->ground, widget, width, height, cr);
  if (!gdk_cairo_get_clip_rectangle(cr, &area)) return FALSE;
  faves_stack_wake_drawn(stack, &area);
  if (faves_layout_knows_heights() && draw_by_height(stack, cr)) return FALSE;
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
