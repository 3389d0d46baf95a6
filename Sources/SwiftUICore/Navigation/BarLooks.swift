/// What the views in sight say of the look of the bars: for each part of it the outermost wish counts.
struct BarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.take(nextValue()) }
}

/// What `UINavigationBar.appearance()` was told of the bars of navigation stacks.
package enum NavigationBarAppearance {
  @MainActor package static var look = BarLook()
}

extension BarLook {
  /// Takes from another what this one says nothing of.
  mutating func take(_ other: BarLook) {
    ground = ground ?? other.ground
    hidesGround = hidesGround ?? other.hidesGround
    isDark = isDark ?? other.isDark
  }
}

/// Says something of the bars, with the styles of where it stands.
private struct BarLookSaying<Content: View> {
  let content: Content
  let say: (inout BarLook, EnvironmentValues) -> Void
  @Environment(\.self) private var values

  nonisolated init(content: Content, say: @escaping (inout BarLook, EnvironmentValues) -> Void) {
    self.content = content
    self.say = say
  }
}

extension BarLookSaying: View {
  var body: some View {
    var own = BarLook()
    say(&own, values)
    return content.transformPreference(BarLookKey.self) { [own] in
      let inner = $0
      $0 = own
      $0.take(inner)
    }
  }
}

extension View {
  private nonisolated func bars(
    _ bars: [ToolbarPlacement], _ say: @escaping (inout BarLook, EnvironmentValues) -> Void
  ) -> some View {
    let areMeant = bars.isEmpty || bars.contains { !$0.isTabBar }
    return BarLookSaying(content: self) { if areMeant { say(&$0, $1) } }
  }

  /// Paints the window's bar while this view is in sight. Of a gradient it takes the middle colour; materials are the theme's
  /// ground.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    self.bars(bars) { $0.ground = style is Material ? nil : style._paint(in: $1).paint?.color }
  }
  /// Shows or hides the ground of the window's bar while this view is in sight.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self.bars(bars) { look, _ in look.hidesGround = visibility.hides } }
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self.bars(bars) { look, _ in look.hidesGround = visibility.hides } }
  /// Whether words and symbols in the window's bar are those of dark windows while this view is in sight; nil: as they are
  /// read best.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self.bars(bars) { look, _ in look.isDark = colorScheme.map { $0 == .dark } } }
}

extension Visibility {
  fileprivate var hides: Bool? { self == .automatic ? nil : self == .hidden }
}
