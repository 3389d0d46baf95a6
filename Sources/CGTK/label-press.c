#include "accessible-private.h"
#include "label-private.h"

// A label that is pressed as a button is: by the pointer and by a finger, by the keys, and by assistive tools, which know it
// as a button. Of its widgets GtkButton would be the second, with nothing to show.

struct FavesLabelPress {
  GdkWindow *window;  // that it gets events by, while it is realised
  GtkGesture *gesture;
  gboolean told;  // assistive tools know that it is a button
  FavesLabelPressed pressed;
  void *data;
};

/// How far the mark of the focus may stand out, in pixels.
#define MARK 2

static FavesLabelPress *press_of(GtkWidget *widget) { return FAVES_LABEL(widget)->press; }

gboolean faves_label_is_pressed(GtkWidget *widget) { return faves_is_label(widget) && press_of(widget); }

static void press(GtkWidget *widget) {
  FavesLabelPress *press = press_of(widget);
  // What it does may destroy it.
  if (press && press->pressed) press->pressed(press->data);
}

// The pointer.

static void went_down(GtkGestureMultiPress *gesture, int count, double x, double y, gpointer widget) {
  gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_widget_get_focus_on_click(widget) && !gtk_widget_has_focus(widget)) gtk_widget_grab_focus(widget);
}

/// Let go beside it, it was not meant.
static void came_up(GtkGestureMultiPress *gesture, int count, double x, double y, gpointer widget) {
  if (x >= 0 && y >= 0 && x < gtk_widget_get_allocated_width(widget) && y < gtk_widget_get_allocated_height(widget))
    press(widget);
}

static void make_window(GtkWidget *widget) {
  FavesLabelPress *press = press_of(widget);
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  GdkWindowAttr attributes = {
      .window_type = GDK_WINDOW_CHILD,
      .wclass = GDK_INPUT_ONLY,
      .x = place.x,
      .y = place.y,
      .width = MAX(1, place.width),
      .height = MAX(1, place.height),
      .event_mask = gtk_widget_get_events(widget) | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_TOUCH_MASK |
                    GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK,
  };
  press->window = gdk_window_new(gtk_widget_get_window(widget), &attributes, GDK_WA_X | GDK_WA_Y);
  gtk_widget_register_window(widget, press->window);
  if (gtk_widget_get_mapped(widget)) gdk_window_show(press->window);
}

static void remove_window(GtkWidget *widget) {
  FavesLabelPress *press = press_of(widget);
  if (!press->window) return;
  gtk_widget_unregister_window(widget, press->window);
  gdk_window_destroy(press->window);
  press->window = NULL;
}

static void realize(GtkWidget *widget) {
  faves_label_base()->realize(widget);
  if (press_of(widget)) make_window(widget);
}

static void unrealize(GtkWidget *widget) {
  if (press_of(widget)) remove_window(widget);
  faves_label_base()->unrealize(widget);
}

static void unmap(GtkWidget *widget) {
  if (press_of(widget) && press_of(widget)->window) gdk_window_hide(press_of(widget)->window);
  faves_label_base()->unmap(widget);
}

void faves_label_show_press(GtkWidget *widget) {
  FavesLabelPress *press = press_of(widget);
  if (press && press->window) gdk_window_show(press->window);
}

void faves_label_place_press(GtkWidget *widget, const GtkAllocation *place) {
  FavesLabelPress *press = press_of(widget);
  if (!press) return;
  if (press->window) gdk_window_move_resize(press->window, place->x, place->y, MAX(1, place->width), MAX(1, place->height));
  GdkRectangle clip, marked = {place->x - MARK, place->y - MARK, place->width + 2 * MARK, place->height + 2 * MARK};
  gtk_widget_get_clip(widget, &clip);
  gdk_rectangle_union(&clip, &marked, &clip);
  gtk_widget_set_clip(widget, &clip);
}

// The keyboard. To GtkLabel only what is selected or a link takes the focus.

static GtkWidgetClass *plain_class(void) { return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_WIDGET)); }

static gboolean focus(GtkWidget *widget, GtkDirectionType direction) {
  return (press_of(widget) ? plain_class() : faves_label_base())->focus(widget, direction);
}

static void grab_focus(GtkWidget *widget) {
  (press_of(widget) ? plain_class() : faves_label_base())->grab_focus(widget);
}

static gboolean presses(guint key) {
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space || key == GDK_KEY_Return || key == GDK_KEY_ISO_Enter ||
         key == GDK_KEY_KP_Enter;
}

static gboolean key_press_event(GtkWidget *widget, GdkEventKey *event) {
  if (!press_of(widget) || !presses(event->keyval) || event->state & gtk_accelerator_get_default_mod_mask())
    return faves_label_base()->key_press_event(widget, event);
  press(widget);
  return TRUE;
}

void faves_label_draw_mark(GtkWidget *widget, cairo_t *cr) {
  if (!press_of(widget) || !gtk_widget_has_visible_focus(widget)) return;
  gtk_render_focus(gtk_widget_get_style_context(widget), cr, 0, 0, gtk_widget_get_allocated_width(widget),
                   gtk_widget_get_allocated_height(widget));
}

// Assistive tools.

static void init_states(gpointer class, gpointer data);
static void init_actions(gpointer interface, gpointer data);
static const FavesLayer pressing = {.name = "Pressing",
                                    .class_init = init_states,
                                    .interface = atk_action_get_type,
                                    .interface_init = init_actions};

/// Without that of a text of several lines, which GTK says of every label.
static AtkStateSet *ref_state_set(AtkObject *object) {
  AtkObjectClass *class = faves_accessible_under(object, &pressing);
  AtkStateSet *states = class->ref_state_set(object);
  atk_state_set_remove_state(states, ATK_STATE_MULTI_LINE);
  return states;
}

static void init_states(gpointer class, gpointer data) {
  AtkObjectClass *atk_class = class;
  atk_class->ref_state_set = ref_state_set;
}

static int get_n_actions(AtkAction *object) { return 1; }

static const char *get_name(AtkAction *object, int index) { return index == 0 ? "click" : NULL; }

static gboolean do_action(AtkAction *object, int index) {
  GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
  if (index != 0 || !widget || !gtk_widget_is_sensitive(widget) || !gtk_widget_get_visible(widget)) return FALSE;
  press(widget);
  return TRUE;
}

static void init_actions(gpointer data, gpointer unused) {
  AtkActionIface *interface = data;
  interface->do_action = do_action;
  interface->get_n_actions = get_n_actions;
  interface->get_name = get_name;
}

void faves_label_tell_press(GtkWidget *widget, AtkObject *object) {
  FavesLabelPress *press = press_of(widget);
  if (!press || press->told) return;
  press->told = TRUE;
  faves_accessible_add_layer(object, &pressing);
  atk_object_set_role(object, ATK_ROLE_PUSH_BUTTON);
}

// All of it.

void faves_label_press_class_init(GtkWidgetClass *class) {
  class->realize = realize;
  class->unrealize = unrealize;
  class->unmap = unmap;
  class->focus = focus;
  class->grab_focus = grab_focus;
  class->key_press_event = key_press_event;
}

void faves_label_forget_press(FavesLabel *label) {
  if (!label->press) return;
  g_object_unref(label->press->gesture);
  g_clear_pointer(&label->press, g_free);
}

void faves_label_set_pressed(GtkWidget *widget, FavesLabelPressed pressed, void *data) {
  FavesLabel *label = FAVES_LABEL(widget);
  if (!label->press) {
    FavesLabelPress *press = label->press = g_new0(FavesLabelPress, 1);
    press->gesture = gtk_gesture_multi_press_new(widget);
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(press->gesture), GDK_BUTTON_PRIMARY);
    gtk_gesture_single_set_exclusive(GTK_GESTURE_SINGLE(press->gesture), TRUE);
    g_signal_connect(press->gesture, "pressed", G_CALLBACK(went_down), widget);
    g_signal_connect(press->gesture, "released", G_CALLBACK(came_up), widget);
    gtk_widget_set_can_focus(widget, TRUE);
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "faves-pressed");
    if (gtk_widget_get_realized(widget)) make_window(widget);
    if (label->described) faves_label_tell_press(widget, gtk_widget_get_accessible(widget));
  }
  label->press->pressed = pressed;
  label->press->data = data;
}
