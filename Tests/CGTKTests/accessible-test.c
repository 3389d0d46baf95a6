#include "check.h"

static int done[4];
static void act(int index, void *data) { done[index]++; }

static AtkAction *actions_of(GtkWidget *widget) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  return ATK_IS_ACTION(object) ? ATK_ACTION(object) : NULL;
}

/// The names in order, with spaces between.
static const char *names(GtkWidget *widget) {
  static char all[200];
  all[0] = 0;
  AtkAction *action = actions_of(widget);
  for (int i = 0; action && i < atk_action_get_n_actions(action); i++) {
    if (i) g_strlcat(all, " ", sizeof all);
    g_strlcat(all, atk_action_get_name(action, i), sizeof all);
  }
  return all;
}

static void clicked(GtkWidget *button, gpointer count) { ++*(int *)count; }

static void acting(void) {
  GtkWidget *label = g_object_ref_sink(text("row"));
  AtkObject *object = gtk_widget_get_accessible(label);
  CHECK(!actions_of(label), "a label has no actions");
  const char *two[] = {"Archive", "Delete"};
  faves_accessible_set_actions(label, two, 2, FALSE, act, NULL);
  CHECK(!strcmp(names(label), "Archive Delete"), "unless it is given some");
  CHECK(gtk_widget_get_accessible(label) == object && !strcmp(atk_object_get_name(object), "row") &&
            atk_object_get_role(object) == ATK_ROLE_LABEL && ATK_IS_TEXT(object),
        "it is the object it was, and says what it said");
  atk_action_do_action(actions_of(label), 1);
  CHECK(done[0] == 0 && done[1] == 1, "the one that is meant is done");
  CHECK(!atk_action_do_action(actions_of(label), 2) && !atk_action_do_action(actions_of(label), -1),
        "there are no others");
  gtk_widget_set_sensitive(label, FALSE);
  CHECK(!atk_action_do_action(actions_of(label), 0) && done[0] == 0, "an insensitive one does nothing");
  gtk_widget_set_sensitive(label, TRUE);
  faves_accessible_set_actions(label, NULL, 0, FALSE, NULL, NULL);
  CHECK_INT(atk_action_get_n_actions(actions_of(label)), 0, "they can be taken back");
  faves_accessible_set_actions(label, two, 1, FALSE, act, NULL);
  g_object_ref(object);
  gtk_widget_destroy(label);
  g_object_unref(label);
  CHECK(!atk_action_do_action(ATK_ACTION(object), 0) && done[0] == 0, "without its widget it does nothing");
  g_object_unref(object);

  int clicks = 0;
  GtkWidget *button = gtk_button_new_with_label("Press");
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), &clicks);
  GtkWidget *window = show_in_window(button);
  faves_accessible_set_actions(button, two, 2, FALSE, act, NULL);
  CHECK(!strcmp(names(button), "click Archive Delete"), "a button keeps its own in front");
  memset(done, 0, sizeof done);
  atk_action_do_action(actions_of(button), 0);
  atk_action_do_action(actions_of(button), 1);
  settle();
  settle();
  CHECK(clicks == 1 && done[0] == 1, "and does both");
  faves_accessible_set_actions(button, two, 2, TRUE, act, NULL);
  CHECK(!strcmp(names(button), "Archive Delete"), "unless the first takes its place");
  atk_action_do_action(actions_of(button), 0);
  CHECK(clicks == 1 && done[0] == 2, "then that is what is done");
  GtkWidget *plain = gtk_button_new_with_label("Plain");
  CHECK(!strcmp(names(plain), "click") && G_OBJECT_TYPE(gtk_widget_get_accessible(plain)) !=
                                              G_OBJECT_TYPE(gtk_widget_get_accessible(button)),
        "another button is none the wiser");
  g_object_ref_sink(plain);
  gtk_widget_destroy(plain);
  g_object_unref(plain);
  gtk_widget_destroy(window);
}

/// The names of the children in the order in which assistive tools meet them; each knows its place.
static const char *children(GtkWidget *container) {
  static char all[200];
  all[0] = 0;
  AtkObject *object = gtk_widget_get_accessible(container);
  for (int i = 0; i < atk_object_get_n_accessible_children(object); i++) {
    AtkObject *child = atk_object_ref_accessible_child(object, i);
    AtkObject *inner = atk_object_get_n_accessible_children(child) ? atk_object_ref_accessible_child(child, 0)
                                                                  : g_object_ref(child);
    g_strlcat(all, atk_object_get_name(inner), sizeof all);
    if (atk_object_get_index_in_parent(child) != i) g_strlcat(all, "!", sizeof all);
    g_object_unref(inner);
    g_object_unref(child);
  }
  return all;
}

static void ordering(void) {
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 0, FAVES_ALIGN_CENTER);
  GtkWidget *letters[] = {text("a"), text("b"), text("c"), faves_frame_new()};
  GtkWidget *framed = text("d");
  faves_frame_set_child(letters[3], framed);
  gtk_widget_show(letters[3]);
  faves_accessible_set_priority(framed, 3);
  faves_stack_insert(stack, letters, 4, NULL);
  GtkWidget *window = show_in_window(stack);
  CHECK(!strcmp(children(stack), "dabc"), "what is in a frame counts for the frame");
  faves_accessible_set_priority(letters[2], 1);
  CHECK(!strcmp(children(stack), "dcab"), "the others keep their order");
  faves_accessible_set_priority(framed, -1);
  CHECK(!strcmp(children(stack), "cabd"), "less than nothing comes last");
  faves_accessible_set_priority(framed, 0);
  faves_accessible_set_priority(letters[2], 0);
  CHECK(!strcmp(children(stack), "abcd"), "without priorities it is as it was");
  faves_stack_remove(stack, letters[1]);
  CHECK(!strcmp(children(stack), "acd"), "and follows what comes and goes");
  gtk_widget_destroy(window);
}

/// In a stack of many children, which holds them in containers of its own.
static void ordering_of_many(void) {
  enum { N = 300 };
  GtkWidget *labels[N];
  for (int i = 0; i < N; i++) {
    char name[8];
    g_snprintf(name, sizeof name, "%d", i);
    labels[i] = text(name);
  }
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  faves_stack_insert(stack, labels, N, NULL);
  GtkWidget *window = show_in_window(stack);
  faves_accessible_set_priority(labels[200], 1);
  AtkObject *object = gtk_widget_get_accessible(stack), *first = atk_object_ref_accessible_child(object, 0);
  CHECK(!g_strcmp0(atk_object_get_name(first), "200"), "one of many comes first by its priority");
  CHECK_INT(atk_object_get_n_accessible_children(object), N, "among all of them");
  AtkObject *last = atk_object_ref_accessible_child(object, N - 1);
  CHECK_INT(atk_object_get_index_in_parent(first), 0, "and says so");
  CHECK_INT(atk_object_get_index_in_parent(last), N - 1, "as the last one does");
  g_object_unref(first);
  g_object_unref(last);
  gtk_widget_destroy(window);
}

/// Writes what a container's accessible object tells of its children.
static void note_child(AtkObject *parent, guint index, AtkObject *child, GString *log) {
  gboolean comes = !strcmp(g_quark_to_string(g_signal_get_invocation_hint(parent)->detail), "add");
  g_string_append_printf(log, "%c%u%s ", comes ? '+' : '-', index, atk_object_get_name(child));
}

static gboolean said(GString *log, const char *what) {
  gboolean same = !strcmp(log->str, what);
  if (!same) printf("said: %s\n", log->str);
  g_string_truncate(log, 0);
  return same;
}

static void news_of_children(void) {
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 0, FAVES_ALIGN_CENTER);
  GtkWidget *letters[] = {text("a"), text("b"), text("c")}, *last = text("d");
  faves_stack_insert(stack, letters, 2, NULL);
  GtkWidget *window = show_in_window(stack);
  GString *log = g_string_new(NULL);
  g_signal_connect(gtk_widget_get_accessible(stack), "children-changed", G_CALLBACK(note_child), log);
  faves_stack_insert(stack, letters + 2, 1, letters[0]);
  CHECK(said(log, "+1c "), "of a child that comes tools are told");
  faves_stack_insert_spacer(stack, 0, NULL);
  CHECK(said(log, ""), "of a spacer there is nothing to tell");
  faves_stack_move(stack, letters[0], letters[1]);
  CHECK(said(log, "-0a +2a "), "a child that is moved goes and comes");
  gtk_container_add(GTK_CONTAINER(stack), last);
  CHECK(said(log, "+3d "), "what comes as into any container is told of once");
  faves_stack_remove(stack, letters[1]);
  gtk_widget_destroy(last);
  CHECK(said(log, "-1b -2d "), "so is what goes, removed or destroyed");
  gtk_widget_destroy(window);
  CHECK(said(log, ""), "with the stack itself all goes");
  g_string_free(log, TRUE);
}

static void count_news(AtkObject *parent, guint index, AtkObject *child, GHashTable *gone) { g_hash_table_add(gone, child); }

/// Of a stack of many children, which hidden containers hold.
static void news_of_many(void) {
  enum { N = 400 };
  GtkWidget *rows[N];
  AtkObject *spoken[N];
  for (int i = 0; i < N; i++) rows[i] = g_object_ref_sink(text("row"));
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  faves_stack_insert(stack, rows, N, NULL);
  GtkWidget *window = show_in_window(stack);
  AtkObject *object = gtk_widget_get_accessible(stack);
  int strange = 0;
  for (int i = 0; i < N; i++) {
    AtkObject *child = atk_object_ref_accessible_child(object, i);
    spoken[i] = child;
    strange += child != gtk_widget_get_accessible(rows[i]) || atk_object_get_parent(child) != object ||
               atk_object_get_index_in_parent(child) != i;
  }
  CHECK_INT(strange, 0, "each of many is in the stack, at its place");
  GHashTable *gone = g_hash_table_new(NULL, NULL);
  g_signal_connect(object, "children-changed::remove", G_CALLBACK(count_news), gone);
  faves_stack_dismiss(stack, (const void *const *)rows, N);
  CHECK_INT(atk_object_get_n_accessible_children(object), 0, "dismissed, they are no children any more");
  CHECK(!atk_object_ref_accessible_child(object, 0), "nor is there a first one");
  CHECK_INT((int)g_hash_table_size(gone), N, "tools are told so of each");
  for (int i = 0; i < N; i++) {
    AtkStateSet *states = atk_object_ref_state_set(spoken[i]);
    strange += atk_object_get_parent(spoken[i]) != NULL || atk_object_get_index_in_parent(spoken[i]) != -1 ||
               atk_state_set_contains_state(states, ATK_STATE_SHOWING);
    g_object_unref(states);
  }
  CHECK_INT(strange, 0, "each is nobody's child, and not to be seen");
  for (int i = 0; i < N; i++) {
    gtk_widget_destroy(rows[i]);
    g_object_unref(rows[i]);
    g_object_unref(spoken[i]);
  }
  CHECK_INT((int)g_hash_table_size(gone), N, "and is told of once");
  g_hash_table_unref(gone);
  gtk_widget_destroy(window);
}

/// GTK's object for a link in a text says that it is on the screen; tools then ask where.
static void links(void) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_markup(GTK_LABEL(label), "Some words, <a href='https://example.org'>a link</a> and more");
  gtk_widget_show(label);
  GtkWidget *window = show_in_window(label);
  const char *names[] = {"a link"};
  faves_label_name_links(label, names, 1);
  AtkObject *text = gtk_widget_get_accessible(label), *link = atk_object_ref_accessible_child(text, 0);
  CHECK(link && ATK_IS_COMPONENT(link), "a link in a text is somewhere");
  int x, y, width, height, around[4];
  atk_component_get_extents(ATK_COMPONENT(link), &x, &y, &width, &height, ATK_XY_WINDOW);
  atk_component_get_extents(ATK_COMPONENT(text), &around[0], &around[1], &around[2], &around[3], ATK_XY_WINDOW);
  CHECK(width > 10 && width < around[2] / 2 && height > 5, "as large as its words are");
  CHECK(x > around[0] + 20 && x + width < around[0] + around[2] && y >= around[1] && y + height <= around[1] + around[3], "and where they stand");
  CHECK(ATK_IS_ACTION(link) && !strcmp(atk_object_get_name(link), "a link"), "it is named and pressed as before");
  g_object_unref(link);
  gtk_widget_destroy(window);
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  acting();
  ordering();
  ordering_of_many();
  news_of_children();
  news_of_many();
  links();
  CHECK_INT(warnings, 0, "no GLib warnings");
  return finish();
}
