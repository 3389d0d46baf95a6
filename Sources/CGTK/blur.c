#include "decor-private.h"

#include <math.h>
#include <string.h>

// Three box blurs come close to a Gaussian one. First along the rows, each as often while it is at hand, then down all the
// columns at once, a row after the other: memory is gone through as it lies there.

typedef struct {
  int radius;
  /// One by as many bytes as a mean is of, in 2^-32; rounded up, it gives what a division would.
  guint64 share;
} Box;

static unsigned char mean(const Box *box, guint32 sum) { return (unsigned char)((sum * box->share) >> 32); }

/// `count` pixels of `step` bytes: each becomes the mean of those up to the radius away.
static void along(const Box *box, const unsigned char *from, unsigned char *to, int count, int step) {
  int radius = box->radius;
  for (int channel = 0; channel < step; channel++) {
    const unsigned char *in = from + channel;
    unsigned char *out = to + channel;
    guint32 sum = 0;
    for (int i = 0; i <= radius && i < count; i++) sum += in[i * step];
    for (int i = 0; i < count; i++) {
      out[i * step] = mean(box, sum);
      if (i + radius + 1 < count) sum += in[(i + radius + 1) * step];
      if (i >= radius) sum -= in[(i - radius) * step];
    }
  }
}

/// The same of the rows of a picture; `sums` has room for one.
static void down(
    const Box *box, const unsigned char *from, unsigned char *to, int rows, int bytes, int stride, guint32 *sums) {
  int radius = box->radius;
  memset(sums, 0, (gsize)bytes * sizeof(*sums));
  for (int y = 0; y <= radius && y < rows; y++)
    for (int x = 0; x < bytes; x++) sums[x] += from[y * stride + x];
  for (int y = 0; y < rows; y++) {
    unsigned char *out = to + y * stride;
    for (int x = 0; x < bytes; x++) out[x] = mean(box, sums[x]);
    if (y + radius + 1 < rows)
      for (int x = 0; x < bytes; x++) sums[x] += from[(y + radius + 1) * stride + x];
    if (y >= radius)
      for (int x = 0; x < bytes; x++) sums[x] -= from[(y - radius) * stride + x];
  }
}

void faves_blur(cairo_surface_t *surface, double radius) {
  Box box = {.radius = (int)lround(radius * 0.6)};
  if (box.radius < 1) return;
  guint32 width = 2 * (guint32)box.radius + 1;
  box.share = ((guint64)1 << 32) / width + 1;
  cairo_surface_flush(surface);
  unsigned char *data = cairo_image_surface_get_data(surface);
  int columns = cairo_image_surface_get_width(surface), rows = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  int step = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4, bytes = columns * step;
  unsigned char *copy = g_malloc((gsize)stride * (gsize)rows);
  guint32 *sums = g_new(guint32, bytes);
  for (int y = 0; y < rows; y++) {
    unsigned char *row = data + y * stride, *other = copy + y * stride;
    along(&box, row, other, columns, step);
    along(&box, other, row, columns, step);
    along(&box, row, other, columns, step);
  }
  down(&box, copy, data, rows, bytes, stride, sums);
  down(&box, data, copy, rows, bytes, stride, sums);
  down(&box, copy, data, rows, bytes, stride, sums);
  g_free(sums);
  g_free(copy);
  cairo_surface_mark_dirty(surface);
}
