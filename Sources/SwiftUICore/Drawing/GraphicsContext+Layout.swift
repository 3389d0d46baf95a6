extension GraphicsContext {
  /// Draws a line of a text where it is.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    var moved = self
    moved.translateBy(x: line.offset.x, y: line.offset.y)
    for run in line { moved.draw(run, options: options) }
  }
  /// Draws letters of a line where they are.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }
  /// Draws letters of a run where they are.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(.glyphs(slice.run.glyphs, slice.run.slices[slice.indices].map(\.index)))
  }
}
