#include "check.h"
#include "letters.h"
#include "typeface.h"

// A label whose text changes is drawn without a layout where that is the same to see, and nowhere else: beside a GtkLabel.

#define WIDTH 320
#define HEIGHT 60

static const char *const texts[] = {
  "Contact 12345", "AV To WA fi ffl office", "a", "x = (y + 1) * 2;", "jgpqy_|{}[]", "MMMMMMMM iiiiiiii", "Mr. O'Neill & Sons",
  "two  spaces", "f", "50% of 3 < 4 > 2 \"quoted\"", "A-z/0~9", "Wj!",
};

static GtkWidget *window, *ours, *theirs;

static cairo_surface_t *look(GtkWidget *widget) {
  int x, y;
  gtk_widget_translate_coordinates(widget, window, -8, -8, &x, &y);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, -x, -y);
  gtk_widget_draw(window, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

static gboolean look_alike(void) {
  cairo_surface_t *a = look(ours), *b = look(theirs);
  gsize size = (gsize)cairo_image_surface_get_stride(a) * HEIGHT;
  gboolean same = !memcmp(cairo_image_surface_get_data(a), cairo_image_surface_get_data(b), size);
  cairo_surface_destroy(a);
  cairo_surface_destroy(b);
  GtkAllocation place[2];
  GdkRectangle clip[2];
  gtk_widget_get_allocation(ours, &place[0]);
  gtk_widget_get_allocation(theirs, &place[1]);
  gtk_widget_get_clip(ours, &clip[0]);
  gtk_widget_get_clip(theirs, &clip[1]);
  return same && place[0].width == place[1].width && place[0].height == place[1].height &&
         clip[0].x - place[0].x == clip[1].x - place[1].x && clip[0].y - place[0].y == clip[1].y - place[1].y &&
         clip[0].width == clip[1].width && clip[0].height == clip[1].height;
}

static void set_text(const char *text) {
  faves_label_set_text(ours, text);
  gtk_label_set_text(GTK_LABEL(theirs), text);
  settle();
}

/// In looks that are new a label is to be drawn some times before it does without a layout.
static void settle_in(const char *text) {
  set_text("The first");
  for (int i = 0; i < 5; i++) cairo_surface_destroy(look(ours));
  set_text(text);
}

static gboolean is_drawn_as_letters(void) {
  unsigned before = faves_labels_drawn_as_letters();
  cairo_surface_destroy(look(ours));
  return faves_labels_drawn_as_letters() > before;
}

static void like_gtk(const char *looks) {
  char what[120];
  gboolean same = TRUE, letters = TRUE;
  settle_in("The second");
  for (unsigned i = 0; i < G_N_ELEMENTS(texts); i++) {
    set_text(texts[i]);
    same = look_alike() && same;
    letters = is_drawn_as_letters() && letters;
  }
  g_snprintf(what, sizeof what, "%s: every text is pixel by pixel as GTK has it", looks);
  CHECK(same, what);
  g_snprintf(what, sizeof what, "%s: and none has a layout", looks);
  CHECK(letters, what);
}

static void set_attribute(PangoAttribute *attribute) {
  PangoAttrList *list = attribute ? pango_attr_list_new() : NULL;
  if (attribute) pango_attr_list_insert(list, attribute);
  gtk_label_set_attributes(GTK_LABEL(ours), list);
  gtk_label_set_attributes(GTK_LABEL(theirs), list);
  if (list) pango_attr_list_unref(list);
}

static void set_class(const char *name, gboolean on) {
  GtkWidget *both[] = {ours, theirs};
  for (int i = 0; i < 2; i++)
    (on ? gtk_style_context_add_class : gtk_style_context_remove_class)(gtk_widget_get_style_context(both[i]), name);
}

static void set_size(int width, int height) {
  gtk_widget_set_size_request(ours, width, height);
  gtk_widget_set_size_request(theirs, width, height);
}

static void in_all_looks(void) {
  like_gtk("plain");
  set_attribute(pango_attr_weight_new(PANGO_WEIGHT_BOLD));
  like_gtk("bold");
  set_attribute(pango_attr_style_new(PANGO_STYLE_ITALIC));
  like_gtk("italic");
  set_attribute(pango_attr_scale_new(1.37));
  like_gtk("of an odd size");
  set_attribute(pango_attr_family_new("monospace"));
  like_gtk("monospaced");
  set_attribute(pango_attr_font_features_new("tnum=1, liga=0"));
  like_gtk("with features of the font");
  set_attribute(NULL);
  set_class("coloured", TRUE);
  like_gtk("coloured");
  set_class("coloured", FALSE);
  for (int i = 0; i < 4; i++) {
    float align = (float)i / 3;
    set_size(251 + i, 33 + i);
    gtk_label_set_xalign(GTK_LABEL(ours), align);
    gtk_label_set_xalign(GTK_LABEL(theirs), align);
    like_gtk("aligned in more room");
  }
  gtk_label_set_xalign(GTK_LABEL(ours), 0);
  gtk_label_set_xalign(GTK_LABEL(theirs), 0);
  set_size(-1, -1);
}

/// A text, or looks, that only a layout can be right for.
static void needs_layout(const char *text, const char *what) {
  char line[120];
  settle_in("The second");
  set_text(text);
  g_snprintf(line, sizeof line, "%s: it is as GTK has it", what);
  CHECK(look_alike(), line);
  g_snprintf(line, sizeof line, "%s: and has a layout", what);
  CHECK(!is_drawn_as_letters(), line);
}

/// GTK gives a text without letters the height of a line.
static void no_text(void) {
  settle_in("The second");
  set_text("");
  int around = gtk_widget_get_margin_top(ours) + gtk_widget_get_margin_bottom(ours);
  CHECK(natural_width(ours) == natural_width(theirs) && natural_height(ours) == around, "no text: it has no height");
  CHECK(!is_drawn_as_letters(), "no text: and has a layout");
}

static void where_it_may_not(void) {
  no_text();
  needs_layout("Zo\xc3\xab", "other letters than those of ASCII");
  needs_layout("12:30", "no letter at all");
  needs_layout("two\nlines", "two lines");
  needs_layout("tab\tbed", "a tab");
  needs_layout("end ", "space at the end");
  needs_layout("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d", "another direction");
  set_attribute(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE));
  needs_layout("underlined", "an underline");
  set_attribute(pango_attr_letter_spacing_new(3000));
  needs_layout("spaced", "space between letters");
  set_attribute(pango_attr_foreground_new(0xffff, 0, 0));
  needs_layout("red", "a colour of its own");
  set_attribute(NULL);
  const char *classes[] = {"shadowed", "padded", "grounded", "spaced", "lined"};
  for (unsigned i = 0; i < G_N_ELEMENTS(classes); i++) {
    set_class(classes[i], TRUE);
    needs_layout("styled", classes[i]);
    set_class(classes[i], FALSE);
  }
  gtk_widget_set_direction(ours, GTK_TEXT_DIR_RTL);
  gtk_widget_set_direction(theirs, GTK_TEXT_DIR_RTL);
  set_size(200, -1);
  needs_layout("to the right", "from right to left");
  set_size(-1, -1);
  gtk_widget_set_direction(ours, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction(theirs, GTK_TEXT_DIR_LTR);
  gtk_label_set_selectable(GTK_LABEL(ours), TRUE);
  gtk_label_set_selectable(GTK_LABEL(theirs), TRUE);
  needs_layout("to be copied", "selectable text");
  gtk_label_set_selectable(GTK_LABEL(ours), FALSE);
  gtk_label_set_selectable(GTK_LABEL(theirs), FALSE);
}

static void from_one_to_the_other(void) {
  settle_in("as letters");
  CHECK(is_drawn_as_letters() && look_alike(), "a label without a layout");
  set_text("\xc3\xa9t\xc3\xa9");
  CHECK(!is_drawn_as_letters() && look_alike(), "that is given another text has one, in its place");
  set_text("as letters again");
  CHECK(is_drawn_as_letters() && look_alike(), "and none after that");
  set_attribute(pango_attr_weight_new(PANGO_WEIGHT_BOLD));
  settle();
  CHECK(!is_drawn_as_letters() && look_alike(), "with new looks it has one");
  set_attribute(NULL);
  settle_in("insensitive");
  gtk_widget_set_sensitive(ours, FALSE);
  gtk_widget_set_sensitive(theirs, FALSE);
  settle();
  CHECK(look_alike(), "switched off it is dimmed as GTK's is");
  gtk_widget_set_sensitive(ours, TRUE);
  gtk_widget_set_sensitive(theirs, TRUE);
  settle_in("scaled");
  GtkSettings *settings = gtk_widget_get_settings(ours);
  int dpi;
  g_object_get(settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set(settings, "gtk-xft-dpi", 150 * 1024, NULL);
  settle();
  CHECK(look_alike(), "at another size of text as well");
  set_text("and in the next");
  CHECK(look_alike(), "and in the next text");
  g_object_set(settings, "gtk-xft-dpi", dpi, NULL);
  settle();
  settle_in("where is it");
  double x, y;
  CHECK(is_drawn_as_letters() && faves_label_drawn_layout(ours, &x, &y) && x == 0, "a layout that is asked for is there");
  CHECK_INT(pango_layout_get_line_count(faves_label_drawn_layout(ours, &x, &y)), 1, "with the text in it");
}

static void narrow(void) {
  GtkWidget *frame = faves_frame_new(), *label = text("The first text");
  faves_label_set_line_limit(label, 1);
  faves_frame_set_child(frame, label);
  faves_frame_set_fixed(frame, GTK_ORIENTATION_HORIZONTAL, 60);
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  gtk_container_add(GTK_CONTAINER(stack), frame);
  GtkWidget *other = show_in_window(stack);
  faves_label_set_text(label, "Another text that is long");
  settle();
  unsigned before = faves_labels_drawn_as_letters();
  gtk_widget_queue_draw(label);
  settle();
  CHECK(faves_labels_drawn_as_letters() == before, "a text that is cut has a layout");
  CHECK(pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label))), "and ends in dots");
  gtk_widget_destroy(other);
  shown = window;
}

/// What Pango finds for one label is for all that look like it, and only for these.
static void in_the_same_looks(void) {
  enum { COUNT = 6 };
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START), *labels[COUNT];
  for (int i = 0; i < COUNT; i++) {
    gtk_container_add(GTK_CONTAINER(stack), labels[i] = text("The first text"));
    PangoAttrList *list = pango_attr_list_new();
    // Three and three; a size that nothing else here has.
    pango_attr_list_insert(list, pango_attr_size_new((i % 2 ? 17 : 19) * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(labels[i]), list);
    pango_attr_list_unref(list);
  }
  GtkWidget *other = show_in_window(stack);
  settle();
  unsigned found = faves_typefaces_found();
  int width[2], plain[2];
  for (int i = 0; i < COUNT; i++) faves_label_set_text(labels[i], "The second text");
  for (int i = 0; i < 2; i++) gtk_widget_get_preferred_width(labels[i], NULL, &width[i]);
  CHECK_INT(faves_typefaces_found() - found, 2, "labels in two looks ask Pango twice");
  for (int i = 0; i < 2; i++) {
    PangoLayout *layout = gtk_widget_create_pango_layout(labels[i], "The second text");
    pango_layout_set_attributes(layout, gtk_label_get_attributes(GTK_LABEL(labels[i])));
    pango_layout_get_pixel_size(layout, &plain[i], NULL);
    g_object_unref(layout);
    CHECK_INT(width[i], plain[i], "each is as wide as in its own looks");
  }
  PangoAttrList *part = pango_attr_list_new();
  PangoAttribute *bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD);
  bold->start_index = 120;
  bold->end_index = 130;
  pango_attr_list_insert(part, bold);
  PangoLayout *layout = gtk_widget_create_pango_layout(labels[0], "The first text");
  pango_layout_set_attributes(layout, part);
  CHECK(!faves_letters_new(layout, part), "an attribute of a part, however far back, is a layout's");
  pango_attr_list_unref(part);
  g_object_unref(layout);
  gtk_widget_destroy(other);
  shown = window;
}

static AtkText *told(GtkWidget *label) { return ATK_TEXT(gtk_widget_get_accessible(label)); }

static void for_assistive_tools(void) {
  settle_in("spoken");
  CHECK(is_drawn_as_letters(), "nobody has asked what it says");
  int at[2][4], corner[2][2];
  AtkText *texts_told[] = {told(ours), told(theirs)};
  for (int i = 0; i < 2; i++) {
    atk_text_get_character_extents(texts_told[i], 3, &at[i][0], &at[i][1], &at[i][2], &at[i][3], ATK_XY_WINDOW);
    gtk_widget_translate_coordinates(i ? theirs : ours, window, 0, 0, &corner[i][0], &corner[i][1]);
  }
  CHECK(at[0][0] - corner[0][0] == at[1][0] - corner[1][0] && at[0][1] - corner[0][1] == at[1][1] - corner[1][1] &&
          at[0][2] == at[1][2],
        "asked where a letter is it says so");
  set_text("spoken once more");
  CHECK(!is_drawn_as_letters() && look_alike(), "and has a layout from then on");
}

/// A stack draws its labels itself where it knows them; what the theme makes fainter stays so.
static void faint_in_a_stack(void) {
  GtkWidget *stack = faves_stack_new(GTK_ORIENTATION_VERTICAL, 0, FAVES_ALIGN_START);
  GtkWidget *labels[] = {faves_label_new("Less important"), faves_label_new("Important")};
  faves_stack_insert(stack, labels, 2, NULL);
  GtkWidget *before = window;
  window = show_in_window(stack);
  gtk_style_context_add_class(gtk_widget_get_style_context(labels[0]), "faint");
  settle();
  cairo_surface_t *first[2], *later[2];
  for (int i = 0; i < 2; i++) first[i] = look(labels[i]);
  for (int i = 0; i < 8; i++) cairo_surface_destroy(look(labels[0]));
  gboolean same = TRUE;
  for (int i = 0; i < 2; i++) {
    later[i] = look(labels[i]);
    gsize size = (gsize)cairo_image_surface_get_stride(first[i]) * HEIGHT;
    same = same && !memcmp(cairo_image_surface_get_data(first[i]), cairo_image_surface_get_data(later[i]), size);
    cairo_surface_destroy(first[i]);
    cairo_surface_destroy(later[i]);
  }
  CHECK(same, "in a stack, a faint label and another look as they did at first, however often they are drawn");
  gtk_widget_destroy(window);
  window = before;
}

int main(int argc, char **argv) {
  start(&argc, &argv);
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
    css,
    "label.coloured { color: rgba(200, 30, 30, 0.7); } label.shadowed { text-shadow: 0 1px rgba(0, 0, 0, 0.6); }"
    "label.padded { padding: 3px; } label.grounded { background-color: yellow; } label.spaced { letter-spacing: 2px; }"
    "label.lined { text-decoration-line: underline; } label.faint { opacity: 0.5; }",
    -1, NULL);
  gtk_style_context_add_provider_for_screen(
    gdk_screen_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 60);
  ours = faves_label_new("At first");
  theirs = gtk_label_new("At first");
  gtk_label_set_xalign(GTK_LABEL(theirs), 0);
  GtkWidget *both[] = {ours, theirs};
  for (int i = 0; i < 2; i++) {
    gtk_widget_set_halign(both[i], GTK_ALIGN_START);
    gtk_widget_set_margin_start(both[i], 20);
    gtk_widget_set_margin_top(both[i], 20);
    gtk_container_add(GTK_CONTAINER(box), both[i]);
  }
  window = show_in_window(box);
  in_all_looks();
  where_it_may_not();
  from_one_to_the_other();
  narrow();
  in_the_same_looks();
  for_assistive_tools();
  faint_in_a_stack();
  gtk_widget_destroy(window);
  g_object_unref(css);
  CHECK_INT(warnings, 0, "no GTK warnings");
  return finish();
}
