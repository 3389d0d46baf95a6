#include "bounds.h"

void faves_bounds_init(FavesBounds *bounds) {
  bounds->yields = FALSE;
  for (int axis = 0; axis < 2; axis++) {
    bounds->min[axis] = bounds->ideal[axis] = bounds->max[axis] = FAVES_UNSET;
    bounds->align[axis] = FAVES_ALIGN_CENTER;
  }
}

gboolean faves_bounds_set(FavesBounds *bounds, GtkOrientation axis, int min, int ideal, int max) {
  min = min == FAVES_UNSET ? min : faves_clamp(min, 0, G_MAXSHORT);
  ideal = ideal == FAVES_UNSET ? ideal : faves_clamp(ideal, 0, G_MAXSHORT);
  max = max == FAVES_UNSET ? max : MAX(max, MAX(min, 0));
  if (bounds->min[axis] == min && bounds->ideal[axis] == ideal && bounds->max[axis] == max) return FALSE;
  bounds->min[axis] = min;
  bounds->ideal[axis] = ideal;
  bounds->max[axis] = max;
  return TRUE;
}

gboolean faves_bounds_are_fixed(const FavesBounds *bounds, GtkOrientation axis) {
  return bounds->max[axis] >= 0 && bounds->max[axis] == bounds->min[axis];
}

gboolean faves_bounds_are_flat(const FavesBounds *bounds) {
  for (int i = 0; i < 2; i++)
    if (faves_bounds_are_fixed(bounds, (GtkOrientation)i) && bounds->max[i] == 0) return TRUE;
  return FALSE;
}

gboolean faves_bounds_are_given(const FavesBounds *bounds, GtkOrientation axis) {
  return bounds->min[axis] >= 0 || bounds->ideal[axis] >= 0 || bounds->max[axis] >= 0;
}

FavesSizes faves_bounds_around(const FavesBounds *bounds, GtkOrientation axis, FavesSizes content) {
  int min = bounds->min[axis], ideal = bounds->ideal[axis], max = bounds->max[axis];
  FavesSizes result = content;
  // Without an end it is as large as its content, which has a least size whatever is said.
  if (min >= 0) result.min = max < 0 ? MAX(min, content.min) : min;
  if (max >= 0) result.min = MIN(result.min, max);
  if (ideal >= 0) result.ideal = ideal;
  result.ideal = MAX(result.ideal, result.min);
  if (max >= 0) result.ideal = MIN(result.ideal, max);
  result.max = max >= 0 ? max : MAX(content.max, result.ideal);
  return result;
}
