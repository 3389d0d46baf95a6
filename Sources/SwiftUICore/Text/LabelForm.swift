/// How labels with icon and title are put together.
struct LabelForm: Equatable {
  /// Between icon and title, in points.
  var spacing: CGFloat = 6
  /// What an icon has at least, in points; nil: as much as it needs.
  var iconWidth: CGFloat?
  /// nil: the colour of the text.
  var iconTint: Color?

  @MainActor func line<Title: View, Icon: View>(title: Title, icon: Icon) -> some View {
    let icon = besideTitle(icon)
    return HStack(spacing: spacing) {
      if iconWidth != nil || iconTint != nil {
        icon.foregroundColor(iconTint).frame(minWidth: iconWidth)
      } else {
        icon
      }
      title
    }
  }
}

/// The icon of a label, which its title says the name of.
@MainActor func besideTitle<Icon: View>(_ icon: Icon) -> Icon {
  guard var image = icon as? Image else { return icon }
  image.isBesideTitle = true
  return image as? Icon ?? icon
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
