/// Grounds that stand out from that of windows, by a little more with each level.
extension BackgroundStyle {
  public nonisolated var secondary: some ShapeStyle { GroundLevelStyle(shade: 0.06) }
  public nonisolated var tertiary: some ShapeStyle { GroundLevelStyle(shade: 0.11) }
  public nonisolated var quaternary: some ShapeStyle { GroundLevelStyle(shade: 0.16) }
  public nonisolated var quinary: some ShapeStyle { GroundLevelStyle(shade: 0.2) }
}

extension Color {
  /// The ground of windows with a share of the text's colour in it: nothing is seen through it, as nothing is through the ground.
  package static func ground(shadedBy share: Double) -> Color {
    Color(.theme(.background, opacity: 1)).mix(with: .primary, by: share, in: .device)
  }
}

/// The ground with some of the text's colour in it. A fainter ground would be seen nowhere: it lies over the same one.
private struct GroundLevelStyle: ShapeStyle {
  let shade: Double

  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    let ground = BackgroundStyle()._paint(in: environment).paint
    guard case .color(let color)? = ground else { return _Paint(ground?.opacity(1 - 2 * shade)) }
    return _Paint(.color(color.mix(with: .primary, by: shade)))
  }
}
