/// The heights, in points, that what scrolls would like at most where the window is as high as its content, as a sheet is: that is
/// not to be as high as the screen. No guideline says them: both were chosen by eye.
package enum MostHeight {
  /// A form's, which has controls to be seen together.
  package static let form = 640.0
  /// A list's, whose rows are much alike.
  package static let list = 520.0
}
