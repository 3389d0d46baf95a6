import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Modifiers that are accepted without effect change nothing of what is to be seen, where it is, and what it is made of.
final class AcceptedModifierTests: GTKTestCase {
  func testWhatIsForAssistiveToolsAndSpeech() throws {
    try onScreen { renderer in
      Self.check(
        [
          Self.controls("accessibilityActivationPoint") { $0.accessibilityActivationPoint(.center) },
          Self.controls("accessibilityChildren") { $0.accessibilityChildren { Text("child") } },
          Self.controls("accessibilityDirectTouch") { $0.accessibilityDirectTouch() },
          Self.controls("accessibilityDragPoint") { $0.accessibilityDragPoint(.top, description: "drag") },
          Self.controls("accessibilityDropPoint") { $0.accessibilityDropPoint(.top, description: "drop") },
          Self.controls("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() },
          Self.controls("accessibilityInputLabels") { $0.accessibilityInputLabels(["first", "second"]) },
          Self.inSpace("accessibilityLinkedGroup") { $0.accessibilityLinkedGroup(id: 1, in: $1) },
          Self.controls("accessibilityRotor") {
            $0.accessibilityRotor("Places") { AccessibilityRotorEntry("here", id: 1) }
          },
          Self.controls("accessibilityRespondsToUserInteraction") {
            $0.accessibilityRespondsToUserInteraction(false)
          },
          Self.inSpace("accessibilityRotorEntry") { $0.accessibilityRotorEntry(id: 1, in: $1) },
          Self.controls("accessibilityScrollStatus") { $0.accessibilityScrollStatus("page 1") },
          Self.controls("accessibilityShowsLargeContentViewer") { $0.accessibilityShowsLargeContentViewer() },
          Self.controls("accessibilityTextContentType") { $0.accessibilityTextContentType(.sourceCode) },
          Self.controls("speechAdjustedPitch") { $0.speechAdjustedPitch(0.5) },
          Self.controls("speechAlwaysIncludesPunctuation") { $0.speechAlwaysIncludesPunctuation() },
          Self.controls("speechAnnouncementsQueued") { $0.speechAnnouncementsQueued() },
          Self.controls("speechSpellsOutCharacters") { $0.speechSpellsOutCharacters() },
          Self.controls("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) },
        ], against: AnyView(Controls()), in: renderer)
    }
  }

  func testWhatIsForTouchAndOtherHardware() throws {
    try onScreen { renderer in
      Self.check(
        [
          Self.controls("handGestureShortcut") { $0.handGestureShortcut(.primaryAction) },
          Self.controls("onPencilDoubleTap") { $0.onPencilDoubleTap { _ in } },
          Self.controls("onPencilSqueeze") { $0.onPencilSqueeze { _ in } },
          Self.controls("scrollInputBehavior") { $0.scrollInputBehavior(.disabled, for: .crown) },
          Self.controls("searchDictationBehavior") { $0.searchDictationBehavior(.preventDictation) },
          Self.controls("springLoadingBehavior") { $0.springLoadingBehavior(.enabled) },
          Self.controls("statusBarHidden") { $0.statusBarHidden() },
          Self.controls("interactionActivityTrackingTag") { $0.interactionActivityTrackingTag("reading") },
          Self.controls("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) },
          Self.controls("contentCaptureProtected") { $0.contentCaptureProtected(true) },
          Self.controls("touchBar") { $0.touchBar { Text("bar") } },
          Self.controls("touchBarCustomizationLabel") { $0.touchBarCustomizationLabel(Text("bar")) },
          Self.controls("touchBarItemPresence") { $0.touchBarItemPresence(.required("item")) },
          Self.controls("touchBarItemPrincipal") { $0.touchBarItemPrincipal() },
          Self.controls("allowedDynamicRange") { $0.allowedDynamicRange(.high) },
          Self.controls("submitLabel") { $0.submitLabel(.go) },
          Self.controls("writingToolsAffordanceVisibility") { $0.writingToolsAffordanceVisibility(.hidden) },
          Self.controls("writingToolsBehavior") { $0.writingToolsBehavior(.disabled) },
          Self.controls("widgetAccentable") { $0.widgetAccentable() },
          Self.controls("previewDevice") { $0.previewDevice("iPhone") },
        ], against: AnyView(Controls()), in: renderer)
    }
  }

  func testWhatIsForBarsMenusAndWindows() throws {
    try onScreen { renderer in
      Self.check(
        [
          Self.controls("allowsWindowActivationEvents") { $0.allowsWindowActivationEvents() },
          Self.controls("backgroundExtensionEffect") { $0.backgroundExtensionEffect() },
          Self.controls("defaultAdaptableTabBarPlacement") { $0.defaultAdaptableTabBarPlacement(.sidebar) },
          Self.controls("dialogPreventsAppTermination") { $0.dialogPreventsAppTermination(false) },
          Self.controls("materialActiveAppearance") { $0.materialActiveAppearance(.inactive) },
          Self.inSpace("matchedTransitionSource") { $0.matchedTransitionSource(id: 1, in: $1) },
          Self.controls("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) },
          Self.controls("menuOrder") { $0.menuOrder(.fixed) },
          Self.controls("modifierKeyAlternate") { $0.modifierKeyAlternate(.option) { Text("other") } },
          Self.controls("navigationBarTitleDisplayMode") { $0.navigationBarTitleDisplayMode(.inline) },
          Self.controls("navigationDocument") { $0.navigationDocument(URL(fileURLWithPath: "/tmp")) },
          Self.controls("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.balanced) },
          Self.controls("navigationTransition") { $0.navigationTransition(.crossFade) },
          Self.controls("onInteractiveResizeChange") { $0.onInteractiveResizeChange { _ in } },
          Self.controls("paletteSelectionEffect") { $0.paletteSelectionEffect(.custom) },
          Self.controls("presentationCompactAdaptation") { $0.presentationCompactAdaptation(.popover) },
          Self.controls("presentationContentInteraction") { $0.presentationContentInteraction(.scrolls) },
          Self.controls("presentationCornerRadius") { $0.presentationCornerRadius(40) },
          Self.controls("presentationDragIndicator") { $0.presentationDragIndicator(.visible) },
          Self.controls("presentationPreventsAppTermination") { $0.presentationPreventsAppTermination(true) },
          Self.controls("presentedWindowStyle") { $0.presentedWindowStyle(.automatic) },
          Self.controls("presentedWindowToolbarStyle") { $0.presentedWindowToolbarStyle(.expanded) },
          Self.controls("searchPresentationToolbarBehavior") {
            $0.searchPresentationToolbarBehavior(.avoidHidingContent)
          },
          Self.controls("searchSelection") { $0.searchSelection(.constant(nil)) },
          Self.controls("searchToolbarBehavior") { $0.searchToolbarBehavior(.minimize) },
          Self.controls("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior(.onScrollDown) },
          Self.controls("tabViewCustomization") { $0.tabViewCustomization(nil) },
          Self.controls("tabViewSearchActivation") { $0.tabViewSearchActivation(.searchTabSelection) },
          Self.controls("toolbarForegroundStyle") { $0.toolbarForegroundStyle(.red, for: .navigationBar) },
          Self.controls("toolbarRole") { $0.toolbarRole(.editor) },
          Self.controls("toolbarTitleDisplayMode") { $0.toolbarTitleDisplayMode(.large) },
          Self.controls("windowResizeAnchor") { $0.windowResizeAnchor(.top) },
          Self.controls("windowToolbarFullScreenVisibility") {
            $0.windowToolbarFullScreenVisibility(.onHover)
          },
        ], against: AnyView(Controls()), in: renderer)
    }
  }

  func testWhatIsForDragsDialogsAndLooks() throws {
    try onScreen { renderer in
      Self.check(
        [
          Self.controls("dragConfiguration") { $0.dragConfiguration(DragConfiguration(allowMove: true)) },
          Self.controls("dragPreviewsFormation") { $0.dragPreviewsFormation(.pile) },
          Self.controls("dropConfiguration") {
            $0.dropConfiguration { _ in DropConfiguration(operation: .copy) }
          },
          Self.controls("dropPreviewsFormation") { $0.dropPreviewsFormation(.stack) },
          Self.controls("fileDialogBrowserOptions") { $0.fileDialogBrowserOptions(.includeHiddenFiles) },
          Self.controls("fileDialogCustomizationID") { $0.fileDialogCustomizationID("id") },
          Self.controls("fileDialogImportsUnresolvedAliases") { $0.fileDialogImportsUnresolvedAliases(true) },
          Self.controls("fileDialogURLEnabled") { $0.fileDialogURLEnabled(#Predicate { _ in true }) },
          Self.controls("fileExporterFilenameLabel") { $0.fileExporterFilenameLabel("Name") },
          Self.controls("findDisabled") { $0.findDisabled() },
          Self.controls("findNavigator") { $0.findNavigator(isPresented: .constant(true)) },
          Self.inSpace("focusScope") { $0.focusScope($1) },
          Self.controls("focusSection") { $0.focusSection() },
          Self.inSpace("glassEffectID") { $0.glassEffectID(1, in: $1) },
          Self.controls("glassEffectTransition") { $0.glassEffectTransition(.identity) },
          Self.inSpace("glassEffectUnion") { $0.glassEffectUnion(id: 1, namespace: $1) },
          Self.controls("ignoresSafeArea") { $0.ignoresSafeArea() },
          Self.controls("scrollBounceBehavior") { $0.scrollBounceBehavior(.always) },
          Self.controls("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.immediately) },
          Self.controls("scrollEdgeEffectHidden") { $0.scrollEdgeEffectHidden() },
          Self.controls("scrollEdgeEffectStyle") { $0.scrollEdgeEffectStyle(.hard, for: .top) },
          Self.controls("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(onAppear: true) },
          Self.controls("sliderThumbVisibility") { $0.sliderThumbVisibility(.hidden) },
          Self.controls("symbolColorRenderingMode") { $0.symbolColorRenderingMode(.gradient) },
          Self.controls("symbolVariableValueMode") { $0.symbolVariableValueMode(.draw) },
          Self.controls("textInputFormattingControlVisibility") {
            $0.textInputFormattingControlVisibility(.hidden, for: .all)
          },
          Self.controls("textVariant") { $0.textVariant(.sizeDependent) },
          Self.controls("typeSelectEquivalent") { $0.typeSelectEquivalent("other") },
          Self.controls("typesettingLanguage") { $0.typesettingLanguage(.automatic) },
          Self.controls("writingDirection") { $0.writingDirection(strategy: .contentBased) },
        ], against: AnyView(Controls()), in: renderer)
      Self.check(
        [
          ("allowedDynamicRange", AnyView(Image(systemName: "star").allowedDynamicRange(.high))),
          (
            "symbolColorRenderingMode", AnyView(Image(systemName: "star").symbolColorRenderingMode(.gradient))
          ),
          ("symbolVariableValueMode", AnyView(Image(systemName: "star").symbolVariableValueMode(.draw))),
          (
            "widgetAccentedRenderingMode",
            AnyView(Image(systemName: "star").widgetAccentedRenderingMode(.desaturated))
          ),
        ], against: AnyView(Image(systemName: "star")), in: renderer)
    }
  }

  private struct Context: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  }

  func testWhatIsForOtherPrograms() throws {
    try onScreen { renderer in
      let shader = Shader(function: ShaderFunction(library: .default, name: "none"), arguments: [])
      Self.check(
        [
          Self.controls("colorEffect") { $0.colorEffect(shader) },
          Self.controls("distortionEffect") { $0.distortionEffect(shader, maxSampleOffset: .zero) },
          Self.controls("layerEffect") { $0.layerEffect(shader, maxSampleOffset: .zero) },
          Self.controls("defersSystemGestures") { $0.defersSystemGestures(on: .all) },
          Self.controls("exportableToServices") { $0.exportableToServices(["words"]) },
          Self.controls("exportsItemProviders") { $0.exportsItemProviders([.plainText]) { [] } },
          Self.controls("importableFromServices") {
            $0.importableFromServices(for: String.self) { _ in true }
          },
          Self.controls("importsItemProviders") { $0.importsItemProviders([.plainText]) { _ in true } },
          Self.controls("geometryGroup") { $0.geometryGroup() },
          Self.controls("onContinueUserActivity") { $0.onContinueUserActivity("activity") { _ in } },
          Self.controls("userActivity") { $0.userActivity("activity") { _ in } },
          Self.controls("previewContext") { $0.previewContext(Context()) },
          Self.controls("replaceDisabled") { $0.replaceDisabled() },
          Self.controls("statusBar") { $0.statusBar(hidden: true) },
        ], against: AnyView(Controls()), in: renderer)
    }
  }

  func testShadersOfACanvas() throws {
    try onScreen { renderer in
      let shader = Shader(function: ShaderFunction(library: .default, name: "none"), arguments: [])
      func canvas(_ filter: GraphicsContext.Filter?) -> AnyView {
        AnyView(
          VStack {
            Text("Above")
            Canvas { context, size in
              if let filter { context.addFilter(filter) }
              context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
              context.draw(Text("Text"), at: CGPoint(x: 30, y: 20))
            }
          })
      }
      Self.check(
        [
          ("colorShader", canvas(.colorShader(shader))),
          ("distortionShader", canvas(.distortionShader(shader, maxSampleOffset: .zero))),
          ("layerShader", canvas(.layerShader(shader, maxSampleOffset: .zero))),
        ], against: canvas(nil), in: renderer)
      func filled(_ style: some ShapeStyle, _ shading: GraphicsContext.Shading) -> AnyView {
        AnyView(
          VStack {
            Text("Above")
            Circle().fill(style)
            Canvas { context, size in
              context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: shading)
            }
          }
          .foregroundStyle(.red))
      }
      Self.check(
        [("shader", filled(shader, .shader(shader)))], against: filled(.foreground, .foreground),
        in: renderer)
    }
  }

  func testWhatIsForLists() throws {
    try onScreen { renderer in
      func list<V: View>(_ rows: (Section<Text, ForEach<Range<Int>, Int, Text>, EmptyView>) -> V) -> AnyView {
        AnyView(List { rows(Section("Header") { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }) })
      }
      Self.check(
        [
          ("listRowHoverEffect", list { $0.listRowHoverEffect(.lift) }),
          ("listRowHoverEffectDisabled", list { $0.listRowHoverEffectDisabled() }),
          ("listSectionIndexVisibility", list { $0.listSectionIndexVisibility(.visible) }),
          ("listSectionMargins", list { $0.listSectionMargins(.horizontal, 40) }),
          ("sectionIndexLabel", list { $0.sectionIndexLabel("H") }),
        ], against: list { $0 }, in: renderer)
    }
  }

  func testWhatIsForTabs() throws {
    try onScreen { renderer in
      func tabs<T: TabContent<Int>>(_ tab: (Tab<Int, Text, DefaultTabLabel>) -> T) -> AnyView {
        AnyView(
          TabView(selection: .constant(1)) {
            tab(Tab("One", systemImage: "star", value: 1) { Text("Content") })
          })
      }
      Self.check(
        [
          ("accessibilityInputLabels", tabs { $0.accessibilityInputLabels(["first"]) }),
          ("customizationBehavior", tabs { $0.customizationBehavior(.disabled, for: .tabBar) }),
          ("customizationID", tabs { $0.customizationID("one") }),
          ("defaultVisibility", tabs { $0.defaultVisibility(.hidden, for: .sidebar) }),
          ("tabPlacement", tabs { $0.tabPlacement(.pinned) }),
        ], against: tabs { $0 }, in: renderer)
    }
  }
}
