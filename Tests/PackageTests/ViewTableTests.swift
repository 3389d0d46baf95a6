import Foundation
import Testing

/// Every view and modifier that a SwiftUI programmer counts on is held by two tables: what it describes without a display, and
/// what GTK makes of it.
@Suite("The tables of views and modifiers")
struct ViewTableTests {
  private static let promised = """
    Text + bold italic underline strikethrough fontWeight kerning markdown format Image systemName resizable aspectRatio
    renderingMode AsyncImage Label Link Button role buttonStyle ButtonStyle PrimitiveButtonStyle Toggle toggleStyle
    TextField prompt axis onSubmit onCommit SecureField TextEditor Stepper Slider Picker pickerStyle DatePicker ColorPicker
    ProgressView Gauge Menu contextMenu EditButton LabeledContent ContentUnavailableView
    VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow Spacer Divider Group GroupBox ScrollView
    ScrollViewReader GeometryReader ViewThatFits List selection Section onDelete onMove swipeActions refreshable listStyle
    OutlineGroup DisclosureGroup Form formStyle TabView tabItem NavigationView NavigationStack NavigationSplitView
    NavigationLink navigationDestination NavigationPath navigationTitle navigationBarTitle navigationBarItems toolbar
    ToolbarItem searchable sheet fullScreenCover popover inspector alert confirmationDialog fileImporter fileExporter
    Rectangle RoundedRectangle Circle Ellipse Capsule Path Shape Canvas LinearGradient RadialGradient AngularGradient
    EllipticalGradient MeshGradient Color fill stroke strokeBorder
    padding frame fixedSize layoutPriority offset position alignmentGuide background overlay border cornerRadius clipShape
    shadow opacity hidden disabled font foregroundColor foregroundStyle tint multilineTextAlignment lineLimit truncationMode
    redacted zIndex edgesIgnoringSafeArea help keyboardShortcut onTapGesture onHover onDrag onDrop draggable
    dropDestination accessibilityLabel accessibilityHint accessibilityValue accessibilityIdentifier accessibilityHidden
    accessibilityAddTraits accessibilityRemoveTraits accessibilityElement accessibilityAction accessibilityActions
    accessibilityAdjustableAction accessibilityScrollAction accessibilitySortPriority textInputAutocapitalization
    keyboardType textContentType ViewModifier modifier ViewBuilder ForEach PasteButton copyable cuttable pasteDestination
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("None is missing from either", arguments: ["SwiftUICoreTests", "GTKRendererTests"])
  func bothHold(suite: String) throws {
    let folder = Manifest.root.appendingPathComponent("Tests/\(suite)/Features")
    var held: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let source = try String(contentsOf: file, encoding: .utf8)
      for line in source.matches(of: /\btable\(\s*((?:"[^"]*",?\s*)+)\)/) {
        held.formUnion(line.1.matches(of: /"([^"]*)"/).map { String($0.1) })
      }
    }
    #expect(Self.promised.filter { !held.contains($0) } == [])
  }
}
