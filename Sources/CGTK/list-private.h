#ifndef FAVES_LIST_PRIVATE_H
#define FAVES_LIST_PRIVATE_H

#include "layout-private.h"
#include "list-heights.h"

// The list's parts: heights of all rows (list-heights.c), the widget around a row's content (list-row.c), the rows that
// have widgets (list-rows.c), which are needed and where they are (list-layout.c), changes of the owner's data (list-changes.c),
// pictures of rows (list-pictures.c), keyboard and pointer (list-input.c), fingers that stay (list-hold.c) and where the keyboard can be (list-stops.c), rows that
// are dragged (list-drag.c), what assistive tools see of the list (list-accessible.c) and of its rows (list-row-accessible.c),
// and the widget itself (list.c).

FAVES_BEGIN_DECLS

typedef struct FavesList FavesList;

/// What the theme says of a row's measures.
typedef struct {
  gboolean is_known;
  GtkBorder margin, inside;  // inside: border and padding
  int least;                 // height of the content
  GdkRGBA line;              // the colour of a separator
  FavesGround ground;
} FavesRowStyle;

/// The widget around one row's content.
typedef struct {
  GtkBin parent;
  FavesList *_Nullable list;
  int index;
  FavesRowFlags flags;
  int y;  // in viewport coordinates, as of the last layout
  int height;
  int bin_y;        // in the bin window
  gboolean placed;  // bin_y holds
  cairo_surface_t *_Nullable picture;
  int picture_width, picture_height, picture_scale;
  cairo_rectangle_int_t stale;  // of the picture; without a width: nothing
  int changes;                  // at so many drawings in a row
  gboolean is_new;              // it has not been drawn since it shows this element
  gboolean is_opaque;           // the picture, with the list's ground in it
  gboolean is_blended;          // with what is behind it, so that there can be no picture
  FavesRowStyle style;
} FavesListRow;

typedef struct {
  GtkBinClass parent_class;
} FavesListRowClass;

GType faves_list_row_get_type(void);
#define FAVES_LIST_ROW(w) ((FavesListRow *)(w))
FavesListRow *faves_list_row_new(void);
/// How often a row has asked the theme what it is to leave free.
unsigned faves_list_row_style_questions(void);
GdkWindow *faves_list_child_window(GtkWidget *widget, GdkWindow *parent, GtkAllocation place, int events);
void faves_list_row_set_flags(FavesListRow *row, FavesRowFlags flags);
void faves_list_row_set_state(FavesListRow *row, GtkStateFlags flag, gboolean on);

/// What is behind the rows, if that is a colour and nothing else.
typedef struct {
  gboolean is_opaque;
  GdkRGBA color;
} Ground;

struct FavesList {
  GtkContainer parent;
  FavesListOwner owner;
  void *_Nullable ctx;
  FavesSelectionMode mode;
  gboolean single_click;
  gboolean is_table, is_sidebar;  // for assistive tools
  /// Whether rows are ticked one by one.
  gboolean ticks;
  int row_gap, section_gap;                // below 0: the theme's
  GtkAdjustment *_Nullable adjustment[2];  // by GtkOrientation
  GtkScrollablePolicy policy[2];
  GdkWindow *_Nullable bin;  // scrolls within the widget's own window

  Heights heights;
  int view;          // width of the viewport
  int width;         // of the rows, that the heights are for
  GPtrArray *rows;   // of FavesListRow, by index: the rows that have widgets
  GPtrArray *spare;  // row widgets without content, for the next ones

  Ground ground;             // as of the last drawing
  gboolean draws_directly;   // without pictures, for tests

  int first;        // a row that has a place on screen, and
  int first_y;      // that place, from the top of the viewport: what scrolling and estimates keep
  int bin_top;      // bin window's y at the top of the viewport
  gboolean at_top;  // the person has not scrolled away from the first row
  gboolean at_end;  // nor, since it was there, from the last, where that is kept
  gboolean keeps_end;
  int margin;       // rows are built so far beyond the viewport, in pixels
  guint rest;       // the timer that ends a jump; 0: there was none lately
  gboolean adjusting, in_layout, again;
  int most_height;    // it would like to be as high as all rows, but no higher; 0: rows have no say in that
  int whole;          // the height of all rows that was told last
  guint resize;       // the source that has that told anew; 0: none

  int scroll_to;  // pending; -1: none
  FavesScrollTo scroll_where;
  int visible_first, visible_last;

  int cursor, anchor;     // -1: none
  gboolean focus_cursor;  // the cursor row is to be focused when it is built
  int tabbing;            // by Tab (backwards: < 0) to what is typed into, this many rows on at most; 0: to the row itself
  int hover, pressed;
  GtkGesture *_Nullable press, *_Nullable hold;

  GtkGesture *_Nullable drag;
  int dragged, drop;  // the row that is dragged, and the one it would go in front of; -1: none
  gboolean is_dragging;
  double drag_y;
  guint drag_tick;
  AtkObject *_Nullable accessible;  // once somebody has asked for it
};

typedef struct {
  GtkContainerClass parent_class;
} FavesListClass;

#define FAVES_LIST(w) ((FavesList *)(w))
/// Rows are built so far beyond a viewport that rests or is scrolled step by step, in pixels.
#define FAVES_LIST_MARGIN 50

// list-rows.c
/// Rows outside of these are surely not needed.
typedef struct {
  int low, high;
} FavesListRange;
FavesListRow *_Nullable faves_list_built_row(FavesList *list, int index);
/// The place in `rows` of the first row not before `index`.
unsigned faves_list_lower_bound(FavesList *list, int index);
/// A row whose widgets may show another.
FavesListRow *_Nullable faves_list_free_row(FavesList *list, FavesListRange needed);
/// Gives the row at `index`, which has none, widgets: new ones, or those of a row that is far.
FavesListRow *faves_list_build(FavesList *list, int index, FavesListRange needed);
/// The row at `index`, built if need be, and its height brought up to date.
FavesListRow *faves_list_need(FavesList *list, int index, FavesListRange needed);
void faves_list_release(FavesList *list, FavesListRow *row, int index);
void faves_list_update_state(FavesList *list, FavesListRow *row);
FavesRowFlags faves_list_flags_of(FavesList *list, int index);
gboolean faves_list_row_has_focus(FavesListRow *row);

// list-layout.c
void faves_list_fill(FavesList *list, int width, int height);
/// The person has scrolled to rows of which none was in sight.
void faves_list_jumped(FavesList *list);
void faves_list_end_jump(FavesList *list);

// list-pictures.c
void faves_list_draw_rows(FavesList *list, cairo_t *cr);
/// Has all rows drawn anew the next time.
void faves_list_forget_pictures(FavesList *list);
/// For a row that has been realised.
void faves_list_row_watch(FavesListRow *row);
void faves_list_row_mark_stale(FavesListRow *row, const cairo_rectangle_int_t *area);
void faves_list_row_drop_picture(FavesListRow *row);

// list-changes.c
void faves_list_changed(FavesList *list);
void faves_list_follow_selection(FavesList *list, int index);
void faves_list_release_all(FavesList *list);

// list-input.c
void faves_list_class_init_input(GtkWidgetClass *class);
void faves_list_init_input(FavesList *list);
/// Focuses the cursor row if that is due and it is built.
void faves_list_settle_focus(FavesList *list);
void faves_list_select(FavesList *list, FavesSelectAction action, int from, int to);
void faves_list_update_hover(FavesList *list, int x, int y);
/// Shows the menu of a row, if it has one; -1: of the list. `event`: where; NULL: at the row.
gboolean faves_list_show_menu(FavesList *list, int index, const GdkEvent *_Nullable event);

// list-hold.c
void faves_list_init_hold(FavesList *list);

// list-stops.c
typedef enum {
  /// Rows, those that can be selected where any can.
  FAVES_STOPS_ROWS,
  /// Headings and footers with a control in them as well.
  FAVES_STOPS_ALL,
} FavesStops;
/// Whether the keyboard can be on it.
gboolean faves_list_is_stop(FavesList *list, int index);
/// Whether a row may be selected.
gboolean faves_list_may_have_selected(FavesList *list);
/// The nearest one, from `index` on in a direction, or back the other way at the end; -1: there is none.
int faves_list_stop_from(FavesList *list, int index, int step, FavesStops stops);
/// Where the focus comes to from outside: the row it was on last, the one that is selected, or the first in sight; -1: nowhere.
int faves_list_entry(FavesList *list);
/// How far is to be scrolled to show a row, reached downwards (1), upwards (-1) or otherwise (0): as far as the heading above it or the footer below
/// it, which the keyboard passes over, where there is room for both.
int faves_list_seen_with(FavesList *list, int index, int direction);
/// Gives the row the focus, or the first control in a heading.
void faves_list_row_take_focus(FavesListRow *row);

/// Tab in a row that is typed into: leads to the next such one. FALSE: there is none, or it is another key.
gboolean faves_list_tab(FavesList *list, FavesListRow *row, GtkDirectionType direction);
/// Goes on with a Tab for which this row has been built (`tabbing` of the list).
void faves_list_tab_into(FavesList *list, FavesListRow *row, int tabbing);

// list-drag.c
void faves_list_init_drag(FavesList *list);
void faves_list_cancel_drag(FavesList *list);
gboolean faves_list_can_move(FavesList *list, int from, int to);
gboolean faves_list_move_by_key(FavesList *list, int step);
void faves_list_draw_drop(FavesList *list, cairo_t *cr);

// list-accessible.c
GType faves_list_accessible_get_type(void);
typedef enum { FAVES_ROWS_CAME, FAVES_ROWS_WENT } FavesRowNews;
/// Tells assistive tools of so many rows from `at` on, once they have come or gone.
void faves_list_announce(FavesList *list, FavesRowNews news, int at, int n);
/// The same of all rows, of which there were so many before.
void faves_list_announce_reset(FavesList *list, int before);

// list-row-accessible.c
GType faves_list_row_accessible_get_type(void);
/// A new stand-in for a row without widget.
AtkObject *faves_list_far_row(FavesList *list, int index);

FAVES_END_DECLS

#endif
