#ifndef FAVES_LOOP_H
#define FAVES_LOOP_H

#include "faves-base.h"
#include <stdint.h>

// The bridge between GLib's main loop and what Swift code expects to run on the main thread: the Dispatch
// main queue (and with it the main actor and Task.sleep), Foundation timers, and the flush of pending view
// updates before GTK lays out. Nothing here polls: an idle program does not wake up.
// All functions are for the main thread, on the default main context.

FAVES_BEGIN_DECLS

/// Drains the Dispatch main queue whenever its eventfd `fd` (from `_dispatch_get_main_queue_handle_4CF`)
/// is readable: reads the eventfd, then calls `drain` (which calls `_dispatch_main_queue_callback_4CF`).
/// Installing again replaces the previous source. A queue that is never empty leaves room for frames.
void faves_loop_install_queue(int fd, void (*drain)(void));

/// Foundation timers. `next` returns the absolute time of the next fire in seconds since 1970 (like
/// `CFRunLoopGetNextTimerFireDate` shifted to 1970; infinity, NaN or 0 and less: none); it is asked each
/// time the loop prepares to sleep. `fire` runs what is due (`CFRunLoopRunInMode(…, 0, …)`).
void faves_loop_install_timers(double (*next)(void), void (*fire)(void));

/// `flush` is called once, from the main loop at `priority`, after one or more `faves_flush_request`.
/// FAVES_FLUSH_PRIORITY comes before GTK's layout and redraw in the same turn, and after input events.
/// It is also called when a frame begins and a request is pending, so no frame shows old state.
void faves_flush_install(int priority, void (*flush)(void));
#define FAVES_FLUSH_PRIORITY 105
/// Asks for a flush; cheap to repeat. Requesting from within `flush` asks for another one.
void faves_flush_request(void);
/// Asks for a flush that is in no hurry: a frame's time from now, in milliseconds, and when no frame waits to be drawn.
void faves_flush_request_later(void);
#define FAVES_LATER_FLUSH_DELAY 16
#define FAVES_LATER_FLUSH_PRIORITY 150
/// Runs the pending flush now, if there is one (tests; before showing a menu). Returns TRUE if it ran.
gboolean faves_flush_now(void);

/// Makes every frame clock tick of this (realised or not yet realised) toplevel flush first.
void faves_flush_attach(GtkWidget *toplevel);
/// From within a layout: the flush that was requested comes in front of another round of the frame's layout, or from the loop
/// where the frame has had three.
void faves_flush_before_layout(GdkFrameClock *clock);

typedef enum { FAVES_FRAME_BEGINS, FAVES_FRAME_UPDATED, FAVES_FRAME_LAID_OUT } FavesFrameStage;
/// `look` is called in each frame where something may have been scrolled or laid out anew: as it begins, after its tick
/// callbacks, and after each round of layout. TRUE: a flush was requested because of what is laid out; it comes in front
/// of another round.
void faves_places_install(gboolean (*look)(FavesFrameStage stage));
/// Nobody wants to know any more.
void faves_places_uninstall(void);

/// Calls `perform` with `data` once the program's first frame is drawn and nothing else is to be done, from then on as an idle
/// source of low priority; `over` gets `data` when that has ended.
void faves_first_frame_then(GSourceFunc perform, gpointer data, GDestroyNotify over);
/// A window has this clock: a frame of it may be the first.
void faves_first_frame_follow(GdkFrameClock *clock);
/// Has what the first text waits for done, on any thread.
void faves_look_ahead_for_texts(void);
/// Has what the first symbol waits for done, on any thread; it takes as long as it takes.
void faves_look_ahead_for_pictures(void);
/// Has the fonts found that a first window most likely has; on the main thread, which does not wait for it.
void faves_begin_fonts(void);

/// How often the main loop has come back from waiting since `faves_loop_count_wakeups` was first called,
/// and how often each of our sources was dispatched: what "no wake-ups when idle" is tested by.
typedef struct {
  uint64_t wakeups;
  uint64_t queue;
  uint64_t timers;
  uint64_t flushes;
} FavesLoopCounts;
/// Begins to count returns from the default context's poll (replaces its poll function once).
void faves_loop_count_wakeups(void);
FavesLoopCounts faves_loop_counts(void);

/// Runs the loop until nothing is pending, without waiting. Returns the number of dispatching turns.
int faves_loop_drain(void);
/// Runs the loop for so long (milliseconds), for tests and screenshots.
void faves_loop_run_for(int milliseconds);

FAVES_END_DECLS

#endif
