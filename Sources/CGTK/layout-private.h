#ifndef FAVES_LAYOUT_PRIVATE_H
#define FAVES_LAYOUT_PRIVATE_H

#include "include/CGTK.h"

// What the three containers share: a child's layout properties, its size range along an axis, and
// how a length is distributed among size ranges.

FAVES_BEGIN_DECLS

typedef struct FavesFramed FavesFramed;

typedef struct {
  double priority;
  double height;  // among its siblings those with more are drawn later
  int guide[2];  // by GtkOrientation
  int offset[2];
  int glide[2];         // from where layout has it to where it is on its way there
  unsigned has_guide : 2;  // bits by GtkOrientation
  unsigned fixed : 2;
  unsigned expands : 2;
  float stretch[2];     // by GtkOrientation; 0: none
  float stretch_at[2];  // where what does not stretch stands in the room
  int moved[4];         // as last placed: x from the leading edge, y, width, height
  int overlap[2][2];    // by GtkOrientation: before and after it, how far it stands out of the room that layout gives it
  unsigned whole : 1;   // it is to be seen whole (layout-whole.c)
  unsigned aside : 1;   // it takes less room than it has, and stays in the place below
  float room;           // then the share of its size that it takes
  GdkRectangle place;   // with its margins, in the window on the desktop
  FavesFramed *_Nullable framed;  // what its container puts around it (framed.h); NULL: nothing
} FavesLayoutInfo;

/// Never NULL: a widget that was told nothing shares one constant. What is returned holds until the widget changes what it
/// requests.
const FavesLayoutInfo *faves_layout_info(GtkWidget *widget);
/// The widget has a parent of ours, which takes more room where what it has told says so: GTK looks at its own flags alone.
void faves_layout_entered(GtkWidget *widget);
/// Whether it is as of widgets that were told nothing.
gboolean faves_layout_tells_nothing(const FavesLayoutInfo *_Nullable info);

/// How often GTK has asked a widget of ours for its request mode, which it does once after each change of what the widget
/// requests, when it is measured for the first time; NULL: nobody knows of this widget. While the number stays the same
/// after GTK was asked for a size, nothing of what was measured has changed.
const unsigned *_Nullable faves_layout_times_asked(GtkWidget *widget);

/// The same of each kind.
const unsigned *faves_stack_times_asked(GtkWidget *stack);
const unsigned *faves_frame_times_asked(GtkWidget *frame);
const unsigned *faves_layers_times_asked(GtkWidget *layers);
const unsigned *faves_label_times_asked(GtkWidget *label);

// layout-whole.c
/// Whether a widget is to be seen whole, or shows something that is.
gboolean faves_layout_holds_whole(GtkWidget *widget);
/// The height of a frame of a given one around what is to be seen whole and would like `wanted`: that, if it is not much more.
int faves_layout_grown(int height, int wanted);
/// Whether any is to be seen whole at all: most programs have none, and need not look for it.
gboolean faves_layout_knows_whole(void);

/// Whether any widget has been told a height other than 0: most programs have none, and need not look.
gboolean faves_layout_knows_heights(void);

/// Whether any widget has been told to be drawn elsewhere than where it is, or otherwise than it is: most programs have none.
gboolean faves_layout_knows_drawings(void);

// drawn-alone.c
/// The widget is to be drawn elsewhere or otherwise than before, and sees to that where its container does not.
void faves_layout_drawing_changed(GtkWidget *widget);
/// Whether it does, now.
gboolean faves_layout_is_drawn_otherwise(GtkWidget *widget);
/// Whether what it draws goes through a paint or another rule than that it lies over what is there.
gboolean faves_layout_is_mixed(GtkWidget *widget);

// style-marks.c
/// A child is about to come into one of our containers or to leave it: GTK marks those beside it, with all that is in them, and
/// looks for their styles at the next frame.
void faves_children_change(GtkWidget *container);
/// Whether GTK has so marked what is in a widget, for the frame that begins.
gboolean faves_children_changed_around(GtkWidget *widget, GdkFrameClock *clock);
/// Of the window that a widget is in, whether it is itself on the screen or not; NULL: that has none.
GdkFrameClock *_Nullable faves_frame_clock_around(GtkWidget *widget);

/// Whether the widget takes more than its ideal size along the axis.
gboolean faves_layout_takes_room(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info);

/// The largest size along the axis, given the minimum and ideal there; FAVES_INFINITY without bound.
int faves_layout_maximum(GtkWidget *widget, GtkOrientation axis, const FavesLayoutInfo *info, int ideal);

/// How far the widget stands out of its room along the axis, on both sides together.
static inline int faves_layout_overlap(const FavesLayoutInfo *info, GtkOrientation axis) {
  return info->overlap[axis][0] + info->overlap[axis][1];
}

/// Whether what the widget draws there comes on the screen pixel by pixel: not on paper, not turned or scaled.
gboolean faves_layout_is_drawn_plainly(GtkWidget *widget, cairo_t *cr);

/// Whether input is to be looked for where the widget is drawn, which is not where layout has it.
void faves_drawn_input_follow(GtkWidget *widget, gboolean follows);
/// Gives an event of the pointer the window that is seen under it, and the place in that.
void faves_drawn_input_redirect(GdkEvent *event);
/// Whether the pointer enters a window where layout has it, and its widget is seen elsewhere.
gboolean faves_drawn_input_is_beside(const GdkEvent *event);
/// Takes a place from the corner that layout gives a widget to the place in the widget that is seen there.
void faves_drawn_input_unturn(GtkWidget *widget, double *x, double *y);
/// Whether the window of a touch lets events in at a place; true of any other.
gboolean faves_touch_lets_in(GdkWindow *window, double x, double y);
/// Whether the event is of a finger that nobody is to hear of.
gboolean faves_touch_is_ignored(const GdkEvent *event);
/// One reason more or less to look at events before GTK does.
void faves_events_need(int change);

/// Moves and stretches a child as it was told, from where layout has it. Both arrays are by GtkOrientation, from the
/// leading edge and the top.
void faves_layout_displace(GtkWidget *widget, const FavesLayoutInfo *info, int *at, int *size);

/// GTK's minimum and natural size along an axis, for a size across (-1: any), fixed size applied.
void faves_layout_measure(GtkWidget *widget, GtkOrientation axis, int across, const FavesLayoutInfo *info,
                          int *min, int *ideal);

/// How the two axes depend on each other for the container of ours that holds the widget: GTK may know a label as of constant
/// size.
GtkSizeRequestMode faves_layout_request_mode(GtkWidget *widget, const FavesLayoutInfo *info);

/// The width that a widget covers where it is given `width`, less than its ideal one: text that is wrapped is as wide as
/// its longest line, and so is what is around nothing but such text. Others cover all they are given.
int faves_layout_fitting_width(GtkWidget *widget, const FavesLayoutInfo *info, int width);

/// The height that a widget makes do with where there is no more than `room`, less than `full`, its least one for `width`: text
/// is cut after the lines that fit, in containers as well. Others, and what is of its own height, keep `full`. For who is about
/// to allocate it.
int faves_layout_fit(GtkWidget *widget, const FavesLayoutInfo *info, int width, int room, int full);

/// So much less than `full`, its least height for `width`, a widget makes do with where its texts are cut to a line each.
int faves_layout_spare(GtkWidget *widget, const FavesLayoutInfo *info, int width, int full);
/// The same of each container, for the width within its margins.
int faves_stack_spare(GtkWidget *stack, int width);
int faves_frame_spare(GtkWidget *frame, int width);
int faves_layers_spare(GtkWidget *layers, int width);

/// The same for each container's content.
int faves_stack_fitting_width(GtkWidget *stack, int width);
int faves_frame_fitting_width(GtkWidget *frame, int width);
int faves_layers_fitting_width(GtkWidget *layers, int width);

/// Each container's own maximum, from its children. FAVES_INFINITY where unbounded.
int faves_stack_maximum(GtkWidget *stack, GtkOrientation axis, int ideal);
/// Whether a frame around it, or itself where it is one, has its length on an axis given.
gboolean faves_layout_is_fixed(GtkWidget *widget, GtkOrientation axis);
gboolean faves_frame_is_fixed(GtkWidget *frame, GtkOrientation axis);
gboolean faves_frame_is_flat(GtkWidget *frame);
int faves_frame_maximum(GtkWidget *frame, GtkOrientation axis, int ideal);
int faves_label_maximum(GtkWidget *label, GtkOrientation axis, int ideal);
int faves_image_maximum(GtkWidget *image, GtkOrientation axis, int ideal);
int faves_layers_maximum(GtkWidget *layers, GtkOrientation axis, int ideal);
/// What it takes at most where `across` is offered along the other axis; -1: any number.
int faves_arranged_maximum(GtkWidget *arranged, GtkOrientation axis, int across, int ideal);
int faves_arranged_fitting_width(GtkWidget *arranged, int width);

/// What a widget that takes all the room there is along an axis takes at most where `across` is offered along the other, if that
/// decides: a circle, what is held to a proportion. FAVES_INFINITY: it does not.
int faves_layout_most_beside(GtkWidget *widget, const FavesLayoutInfo *info, GtkOrientation axis, int across);
int faves_layers_most_beside(GtkWidget *layers, GtkOrientation axis, int across);
/// The width of each of these where so much height is offered.
int faves_image_most_beside(GtkWidget *image, int height);
int faves_stack_most_beside(GtkWidget *stack, int height);
int faves_frame_most_beside(GtkWidget *frame, int height);

/// Whether the width follows from the height: a picture, or layers of at least one, none of which takes more room.
gboolean faves_layout_keeps_ratio(GtkWidget *widget, const FavesLayoutInfo *info);
gboolean faves_layers_keep_ratio(GtkWidget *layers);
/// A frame without bounds is as its child.
gboolean faves_frame_keeps_ratio(GtkWidget *frame);

/// What a control or touch area is around; NULL: it is none, or around nothing.
GtkWidget *_Nullable faves_layout_child_within(GtkWidget *widget);

/// Pixels from the top of the widget's ideal height for `width` to the baseline of its first (or last)
/// line of text; -1 if it has no text.
int faves_layout_baseline(GtkWidget *widget, const FavesLayoutInfo *info, int width, gboolean last);
/// How often the label was to be drawn anew: while the number stays, and its place, it looks as it did.
unsigned faves_label_changed(GtkWidget *label);
/// Whether it is known that it draws letters alone, and all of them within its clip.
gboolean faves_label_stays_within(GtkWidget *label);
/// Its true request mode.
GtkSizeRequestMode faves_label_request_mode(GtkWidget *label);
/// GTK's least and natural height for a width, of which GTK need not know.
void faves_label_measure_height(GtkWidget *label, int width, int *min, int *ideal);
/// Cuts the text after the lines that fit into a height; `full` is what all of it takes. Returns the height that is left,
/// at least a line's. For who is about to allocate it.
int faves_label_fit(GtkWidget *label, int room, int full);
/// The height of one line and of what is around it, at most `full`.
int faves_label_line(GtkWidget *label, int full);
/// The width that wrapped text really covers where it is given `width`, less than all of it takes unbroken: that of its
/// longest line. `width` itself where lines are cut. For who has just measured it.
int faves_label_fitting_width(GtkWidget *label, int width);
int faves_label_baseline(GtkWidget *label, int width, gboolean last);
int faves_stack_baseline(GtkWidget *stack, int width, gboolean last);
int faves_frame_baseline(GtkWidget *frame, int width, gboolean last);
int faves_layers_baseline(GtkWidget *layers, int width, gboolean last);
gboolean faves_is_growing(GtkWidget *widget);
/// What a widget's style leaves free around its content: margin, border and padding.
GtkBorder faves_style_space(GtkWidget *widget);
/// Where `drawing` puts a rectangle: the least upright one around it.
GdkRectangle faves_layout_around(const GdkRectangle *rect, const cairo_matrix_t *drawing);
/// Where a region, from the widget's corner, is drawn, from the corner of the ancestor; the caller destroys it.
cairo_region_t *faves_layout_region_drawn(GtkWidget *widget, GtkWidget *ancestor, const cairo_region_t *region);
int faves_growing_baseline(GtkWidget *growing, int width, gboolean last);
/// Gives a scrolled window thin bars from the start, if its bars lie over what is scrolled.
void faves_scrolled_set_thin(GtkWidget *scrolled);
/// The stack whose hidden container the widget is; NULL for any other.
GtkWidget *_Nullable faves_group_get_stack(GtkWidget *widget);
/// The nearest group around the widget, if what is in it has no styles yet; NULL: it has, or is in none.
GtkWidget *_Nullable faves_unstyled_group_around(GtkWidget *widget);
/// A class or a rule of its own comes to a widget, or goes: it may be of another size by that, and is to be told.
void faves_style_is_to_change(GtkWidget *widget);
/// Has a widget that was measured as another that is like it be itself: it is about to be seen.
void faves_button_take_style(GtkWidget *button);
/// What buttons of a stack are alike to is another now.
void faves_likenesses_forget(GtkWidget *stack);
/// Which of its children one is, and how many it has.
void faves_stack_position(GtkWidget *stack, GtkWidget *child, unsigned *index, unsigned *count);
/// Whether it is a container of ours, for which themes have no rules.
gboolean faves_is_unthemed(GtkWidget *widget);
/// What those around a widget have told all windows in them, a cursor or to let input through, the windows are told that
/// have come since.
void faves_tell_windows_again(GtkWidget *widget);
/// Whether the widget or something in it has its window's focus.
gboolean faves_holds_focus(GtkWidget *widget);
/// What of a tap area's window lets events in; NULL: all of it, or it is none.
const cairo_region_t *_Nullable faves_touch_open(GdkWindow *window);
/// Whether the pointer goes through the widget, as faves_set_pass_through has it.
gboolean faves_passes_through(GtkWidget *widget);
/// Has the layers around a widget, or itself, look anew at what their windows let through, where that changes without a place.
void faves_layers_look_again(GtkWidget *widget);
/// Gives the cursor of a widget, if it has one, to the windows in it.
void faves_touch_show_cursor(GtkWidget *widget);

typedef struct {
  int min, ideal, max;
  double priority;
  int size;  // the result
} FavesRange;

/// Distributes `length` among `count` ranges; see faves-stack.h for the rules. Spacers have priority
/// -INFINITY. The sum of the results may stay below `length`, and exceeds it only if the minima do.
void faves_distribute(FavesRange *ranges, unsigned count, int length);

static inline int faves_clamp(int value, int low, int high) {
  return value > high ? (high < low ? low : high) : value < low ? low : value;
}

/// Sum of lengths, either of which may be FAVES_INFINITY.
static inline int faves_add(int a, int b) {
  return a == FAVES_INFINITY || b == FAVES_INFINITY || a > FAVES_INFINITY - b ? FAVES_INFINITY : a + b;
}

/// Where a thing of `size` starts within `room` by its alignment; negative if it is larger.
static inline int faves_place(FavesAlign align, int room, int size) {
  return align == FAVES_ALIGN_CENTER ? (room - size) / 2 : align == FAVES_ALIGN_END ? room - size : 0;
}

/// Where a child is drawn, which its container may turn and scale, counted as its allocation is. The child is given this as its
/// clip.
void faves_layout_drawn_clip(GtkWidget *child, GdkRectangle *clip);

/// Whether the widget is moved, turned, or larger than it was laid out.
gboolean faves_layout_is_displaced(GtkWidget *widget);

/// Makes the clip of a windowless container the union of its allocation and these children's clips,
/// so that what stands out is drawn.
void faves_layout_extend_clip(GdkRectangle *clip, GtkWidget *child);

/// Whether a container has a background or a border, in the style that it has now.
typedef enum { FAVES_GROUND_UNKNOWN, FAVES_GROUND_NONE, FAVES_GROUND_SOME } FavesGround;

/// Draws both, at the context's origin. Where `ground` is not known it is found out; who keeps it forgets it with each change
/// of the widget's style.
void faves_ground_draw(FavesGround *ground, GtkWidget *widget, int width, int height, cairo_t *cr);

/// The pixels that a FavesTouch and what is in it are met on, from its top left corner. The caller destroys it.
cairo_region_t *faves_touch_drawn(GtkWidget *touch);
/// What there is to meet in the widget is another: a FavesTouch around it looks again.
void faves_touch_around_changed(GtkWidget *widget);
/// Whether the theme draws something behind the frame's child.
gboolean faves_frame_is_boxed(GtkWidget *frame);

FAVES_END_DECLS

#endif
