#ifndef FAVES_GLYPHS_H
#define FAVES_GLYPHS_H

#include "faves-base.h"

// The letters of a Pango layout one by one: where each stands, and drawing some of them by themselves.
// (SwiftUI: `Text.Layout` and what draws it.) Lengths are in points, from the layout's upper left corner.

FAVES_BEGIN_DECLS

/// Glyphs that stand for the same characters, as a letter and its accent.
typedef struct {
  int line, run;           // of the layout; the run as Pango counts in its line
  int glyph, glyphs;       // the first one in the run, and how many
  int byte;                // of the text, where their characters begin
  gboolean right_to_left;  // the direction of the run
  double x, width;         // of these glyphs
  double ascent, descent;  // of the font, from the baseline
  double baseline;         // of the line
} FavesCluster;

/// All of a layout, line by line, each from left to right. The caller frees them by `g_free`.
FavesCluster *faves_glyphs_clusters(PangoLayout *layout, int *count);

/// Where a line of a layout stands, also one without glyphs.
typedef struct {
  double x, width, baseline, ascent, descent;
  gboolean right_to_left;
} FavesLine;

FavesLine faves_glyphs_line(PangoLayout *layout, int line);

/// Draws a cluster with what its text has of its own: colours, lines under and through it, a picture. What has no colour has
/// that of `ink`. The layout's corner is at the origin.
void faves_glyphs_draw(cairo_t *cr, PangoLayout *layout, const FavesCluster *cluster, const GdkRGBA *ink,
                       double opacity);

FAVES_END_DECLS

#endif
