#include "check.h"

// The line that is moved: by keys, by the pointer and by assistive tools, each as far as it goes, and not at all as a line alone.

static FavesGripPlace place;
static int moves, resets;

static FavesGripPlace ask(void *data) { return place; }
static void move(double length, void *data) {
  place.length = length;
  moves++;
}
static void reset(void *data) { resets++; }

static gboolean press(GtkWidget *grip, guint key, GdkModifierType held) {
  GdkEvent *event = gdk_event_new(GDK_KEY_PRESS);
  event->key.window = g_object_ref(gtk_widget_get_window(grip));
  event->key.keyval = key;
  event->key.state = held;
  gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())));
  gboolean taken = gtk_widget_event(grip, event);
  gdk_event_free(event);
  return taken;
}

/// The pointer at a place of the screen.
static gboolean point(GtkWidget *grip, GdkEventType type, double x) {
  GdkEvent *event = gdk_event_new(type);
  event->any.window = g_object_ref(gtk_widget_get_window(grip));
  if (type == GDK_MOTION_NOTIFY) {
    event->motion.x_root = x;
  } else {
    event->button.button = GDK_BUTTON_PRIMARY;
    event->button.x_root = x;
  }
  gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())));
  gboolean taken = gtk_widget_event(grip, event);
  gdk_event_free(event);
  return taken;
}

static void test_keys(GtkWidget *grip) {
  gtk_widget_grab_focus(grip);
  CHECK(press(grip, GDK_KEY_Right, 0) && place.length == 101, "an arrow moves it by a pixel");
  CHECK(press(grip, GDK_KEY_Up, 0) && place.length == 100, "so does one that lies across, as with GtkPaned");
  CHECK(press(grip, GDK_KEY_Right, GDK_CONTROL_MASK) && place.length == 175, "with Control by many");
  CHECK(press(grip, GDK_KEY_Page_Down, 0) && place.length == 200, "and no further than it goes");
  CHECK(press(grip, GDK_KEY_Home, 0) && place.length == 50, "Home is as far as it goes");
  CHECK(press(grip, GDK_KEY_End, 0) && place.length == 200, "and so is End");
  CHECK(!press(grip, GDK_KEY_Left, GDK_MOD1_MASK) && !press(grip, GDK_KEY_a, 0), "other keys are for others");
  gtk_widget_set_direction(grip, GTK_TEXT_DIR_RTL);
  CHECK(press(grip, GDK_KEY_Right, 0) && place.length == 199, "right to left what is before it lies at its right");
  gtk_widget_set_direction(grip, GTK_TEXT_DIR_LTR);
}

static void test_pointer(GtkWidget *grip) {
  place.length = 100;
  CHECK(!point(grip, GDK_MOTION_NOTIFY, 500), "without a press nothing moves");
  point(grip, GDK_BUTTON_PRESS, 500);
  CHECK(point(grip, GDK_MOTION_NOTIFY, 530) && place.length == 130, "it follows the pointer");
  point(grip, GDK_MOTION_NOTIFY, 900);
  CHECK(place.length == 200, "as far as it goes");
  point(grip, GDK_MOTION_NOTIFY, 490);
  CHECK(place.length == 90, "and counts from where the drag began");
  moves = 0;
  point(grip, GDK_BUTTON_RELEASE, 490);
  CHECK(!point(grip, GDK_MOTION_NOTIFY, 600) && moves == 0, "until the button goes up");
  point(grip, GDK_2BUTTON_PRESS, 490);
  CHECK_INT(resets, 1, "the second click is told");
}

static void test_tools(GtkWidget *grip) {
  AtkObject *object = gtk_widget_get_accessible(grip);
  AtkValue *value = ATK_VALUE(object);
  CHECK_INT(atk_object_get_role(object), ATK_ROLE_SEPARATOR, "it is a separator");
  AtkRange *range = atk_value_get_range(value);
  CHECK(atk_range_get_lower_limit(range) == 50 && atk_range_get_upper_limit(range) == 200, "with a range");
  atk_range_free(range);
  double number = 0;
  atk_value_set_value(value, 120);
  atk_value_get_value_and_text(value, &number, NULL);
  CHECK(number == 120 && place.length == 120, "and a value, which is set");
}

static void test_line_alone(GtkWidget *grip) {
  gtk_widget_set_size_request(grip, -1, -1);
  gtk_widget_set_halign(grip, GTK_ALIGN_START);
  settle();
  CHECK_INT(gtk_widget_get_allocated_width(grip), 1, "it asks for no more than the line");
  moves = 0;
  CHECK(!press(grip, GDK_KEY_Right, 0) && !point(grip, GDK_BUTTON_PRESS, 500) && moves == 0, "which is not moved");
  CHECK(!gtk_widget_child_focus(grip, GTK_DIR_TAB_FORWARD), "nor comes the focus to it");
  AtkStateSet *states = atk_object_ref_state_set(gtk_widget_get_accessible(grip));
  CHECK(!atk_state_set_contains_state(states, ATK_STATE_FOCUSABLE), "which assistive tools are told");
  g_object_unref(states);
  CHECK(!faves_grip_focus_next(shown), "there is none to go to");
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  place = (FavesGripPlace){100, 50, 200};
  GtkWidget *grip = faves_grip_new(GTK_ORIENTATION_HORIZONTAL, TRUE);
  faves_grip_set_functions(grip, ask, move, reset, NULL);
  gtk_widget_set_size_request(grip, FAVES_GRIP_LENGTH, -1);
  GtkWidget *window = show_in_window(grip);
  CHECK(faves_grip_focus_next(window) && gtk_widget_is_focus(grip), "the focus goes to it");
  test_keys(grip);
  test_pointer(grip);
  test_tools(grip);
  test_line_alone(grip);
  gtk_widget_destroy(window);
  CHECK_INT(warnings, 0, "no warnings");
  return finish();
}
