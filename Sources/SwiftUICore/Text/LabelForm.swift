/// How labels with icon and title are put together.
struct LabelForm: Equatable {
  /// Between icon and title, in points.
  var spacing: CGFloat = 6
  /// What an icon has at least, in points; nil: as much as it needs.
  var iconWidth: CGFloat?
  /// nil: the colour of the text.
  var iconTint: Color?

  @MainActor func line<Title: View, Icon: View>(title: Title, icon: Icon) -> some View {
    HStack(spacing: spacing) {
      if iconWidth != nil || iconTint != nil {
        icon.foregroundColor(iconTint).frame(minWidth: iconWidth)
      } else {
        icon
      }
      title
    }
  }
}

/// The icon of a label: what its pictures show the title says, whatever a program has put around them.
struct IconBesideTitle<Icon: View>: View {
  typealias Body = Never
  let icon: Icon

  private typealias Around = ModifiedContent<Icon, _EnvironmentModifier>
  private var around: Around { icon.modifier(_EnvironmentModifier { $0.isBesideTitle = true }) }

  /// A picture that is all there is knows by itself: most icons are one, and need no environment for it.
  private var picture: Image? {
    guard var image = icon as? Image else { return nil }
    image.isBesideTitle = true
    return image
  }

  nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Icon.self) }

  static func _makeNode(_ view: Self, under parent: _ViewNode) -> _ViewNode {
    view.picture.map { Image._makeNode($0, under: parent) } ?? Around._makeNode(view.around, under: parent)
  }
  static func _patch(_ node: _ViewNode, with view: Self) {
    if let picture = view.picture {
      Image._patch(node, with: picture)
    } else {
      Around._patch(node, with: view.around)
    }
  }
}

private struct IsBesideTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether words beside it say what a picture shows.
  var isBesideTitle: Bool {
    get { self[IsBesideTitleKey.self] }
    set { self[IsBesideTitleKey.self] = newValue }
  }
}

/// A label's icon and title beside each other, as the view around it wants them.
struct LabelLine<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelForm) var form
}

extension LabelLine: View {
  var body: some View { form.line(title: title, icon: icon) }
}

private struct LabelFormKey: EnvironmentKey { static var defaultValue: LabelForm { LabelForm() } }

extension EnvironmentValues {
  var labelForm: LabelForm {
    get { self[LabelFormKey.self] }
    set { self[LabelFormKey.self] = newValue }
  }
}

extension View {
  /// Sets how far the icons of labels in this view are from their titles, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.labelForm) { $0.spacing = max(0, spacing) }
  }
  /// Sets the width that icons of labels in this view have at least, in points, so that the titles of several begin at one
  /// line.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelForm) { $0.iconWidth = max(0, value) }
  }
}
