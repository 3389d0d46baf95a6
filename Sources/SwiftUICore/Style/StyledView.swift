/// What a program's style makes of a control.
///
/// The style is stored in the view, so that its dynamic properties live on the view's node: they read the environment
/// of the control, keep their values as long as the control stands there in a style of this type, and what `make`
/// reads is followed.
struct StyledView<Style, Configuration, Made: View> {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made
}

extension StyledView: View {
  var body: some View { make(style, configuration) }
}

/// `style` as the environment holds it: a function from a control to the views that `make` has the style make of it.
func styling<Style, Configuration, Made: View>(
  _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Made
) -> @MainActor (Configuration) -> AnyView {
  nonisolated(unsafe) let style = style
  return { AnyView(StyledView(style: style, configuration: $0, make: make)) }
}
