#include "include/CGTK.h"

// A month of days whose columns are a letter wider than GTK has them, which leaves nothing between the names of the days.

typedef struct {
  GtkCalendar parent;
} FavesCalendar;

typedef struct {
  GtkCalendarClass parent_class;
} FavesCalendarClass;

static GType faves_calendar_get_type(void);
G_DEFINE_TYPE(FavesCalendar, faves_calendar, GTK_TYPE_CALENDAR)

static void preferred_width(GtkWidget *widget, int *min, int *ideal) {
  GTK_WIDGET_CLASS(faves_calendar_parent_class)->get_preferred_width(widget, min, ideal);
  PangoFontMetrics *metrics = pango_context_get_metrics(gtk_widget_get_pango_context(widget), NULL, NULL);
  int room = 7 * PANGO_PIXELS_CEIL(pango_font_metrics_get_approximate_char_width(metrics));
  pango_font_metrics_unref(metrics);
  *min += room;
  *ideal += room;
}

static void faves_calendar_class_init(FavesCalendarClass *class) {
  GTK_WIDGET_CLASS(class)->get_preferred_width = preferred_width;
}

static void faves_calendar_init(FavesCalendar *calendar) {}

GtkWidget *faves_calendar_new(void) { return g_object_new(faves_calendar_get_type(), NULL); }
