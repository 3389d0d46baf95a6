/// Declares a preview of a view: `make previews` draws it to a picture.
///
///     #Preview("Signed in") {
///       ProfileView(name: "Ann")
///     }
///
/// - Parameters:
///   - name: what the preview is called; nil: after its file and line.
///   - body: makes the view; variables marked `@Previewable` live as long as the preview is shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view, shown with traits like a fixed size.
///
///     #Preview("Row", traits: .fixedLayout(width: 300, height: 60)) { Row(contact: .sample) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a variable at the top of a `#Preview`'s body, so that it may be a `@State` or another dynamic property.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// The marked variables become properties of a view around the rest of the body, so they cannot use the body's other
/// variables.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
