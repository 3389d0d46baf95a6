import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What GTK makes of looks of content, dialogs and pages.
final class ShownValueTests: GTKTestCase {
  private struct Pulsing: View {
    @State private var isActive = false
    var body: some View {
      Image(systemName: "star").symbolEffect(.pulse, isActive: isActive)
      Button("Go") { isActive.toggle() }
    }
  }

  func testASymbolPulsesForAsLongAsItIsTo() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("symbolEffect") {
        Pulsing()
      } holds: { shown in
        let star = shown.the("FavesImage")
        shown.click("Go")
        let dims = becomes { gtk_widget_get_opacity(star) < 0.7 }
        shown.click("Go")
        return dims && becomes { gtk_widget_get_opacity(star) > 0.99 && shown.graph.animator.isIdle }
      }
    }
  }

  func testFieldsEditorsAndDots() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let text = Kept("text")
      table("textContentType") {
        TextField("Phone", text: text.binding).textContentType(.telephoneNumber)
      } holds: {
        let entry: UnsafeMutablePointer<GtkEntry> = cast($0.the("GtkEntry"))
        return gtk_entry_get_input_purpose(entry) == GTK_INPUT_PURPOSE_PHONE
      }
      table("textEditorStyle") {
        TextEditor(text: text.binding).textEditorStyle(.plain)
      } holds: {
        let scrolled = gtk_widget_get_parent($0.the("GtkTextView"))!
        return gtk_scrolled_window_get_shadow_type(cast(scrolled)) == GTK_SHADOW_NONE
          && $0.hasClass(scrolled, "faves-groundless")
      }
      table("indexViewStyle") {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .never))
      } holds: {
        $0.hasClass(gtk_widget_get_parent($0.the("GtkRadioButton"))!, "faves-bare-dots")
      }
      table("privacySensitive", "redacted") {
        Text("secret").privacySensitive().redacted(reason: .privacy)
        Text("open").redacted(reason: .privacy)
      } holds: {
        !$0.texts.contains("secret") && $0.texts.contains("open")
      }
      table("invalidatableContent") {
        Text("old").invalidatableContent().redacted(reason: .invalidated)
      } holds: {
        abs(gtk_widget_get_opacity($0.label("old")) - 0.5) < 0.01
      }
    }
  }

  private struct Asking: View {
    let severity: DialogSeverity
    @State private var isShown = true
    var body: some View {
      Text("a").alert("Sure?", isPresented: $isShown) { Button("Yes") {} }.dialogSeverity(severity)
    }
  }

  func testACriticalQuestionHasASignOfWarning() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for (severity, isSigned) in [(DialogSeverity.critical, true), (.standard, false)] {
        table("dialogSeverity") {
          Asking(severity: severity)
        } holds: { _ in
          guard becomes({ renderer.presented.last is AlertWidget }), let alert = renderer.presented.last
          else { return false }
          settle(50)
          guard let sign = alert.first(ImageWidget.self) else { return !isSigned }
          return isSigned && sign.description.source == .symbol("exclamationmark.triangle.fill")
            && gtk_widget_get_mapped(sign.native) != 0
        }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var isFree = false
    var body: some View {
      Text("a").sheet(isPresented: $isShown) {
        Button("Free") { isFree.toggle() }
          .presentationBackgroundInteraction(isFree ? .enabled : .automatic)
      }
    }
  }

  func testWhatIsBehindASheetCanBeUsedWhereItSaysSo() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("presentationBackgroundInteraction") {
        Sheet()
      } holds: { shown in
        guard becomes({ renderer.presented.count > 1 }), let sheet = renderer.presented.last else {
          return false
        }
        @MainActor func isModal() -> Bool { gtk_window_get_modal(cast(sheet.native)) != 0 }
        let wasModal = isModal()
        let label = parts(of: sheet.native, "FavesLabel").first { shown.text($0) == "Free" }!
        gtk_button_clicked(cast(gtk_widget_get_ancestor(label, gtk_button_get_type())))
        return wasModal && becomes { !isModal() }
      }
    }
  }

  func testPixelsAreSharpOrMixedAndPicturesAreRepeated() throws {
    try onScreen { renderer in
      try Self.withPixels { image in
        let table = ShownTable(renderer)
        table("interpolation") {
          image.interpolation(.none).resizable().frame(width: 20, height: 10)
          image.interpolation(.high).resizable().frame(width: 20, height: 10)
        } holds: { shown in
          let pictures = shown.all("FavesImage").map(DrawnPicture.init)
          // Red and blue beside each other: sharp up to the border between them, or mixed there.
          return pictures[0].pixel(9, 5) == [255, 0, 0, 255]
            && pictures[0].pixel(10, 5) == [0, 0, 255, 255]
            && pictures[1].pixel(9, 5) != [255, 0, 0, 255]
        }
        table("resizable") {
          image.resizable(resizingMode: .tile).frame(width: 8, height: 4)
        } holds: { shown in
          let picture = DrawnPicture(shown.the("FavesImage"))
          return (0..<4).allSatisfy {
            picture.pixel(2 * $0, 1) == [255, 0, 0, 255] && picture.pixel(2 * $0 + 1, 3) == [0, 0, 255, 255]
          }
        }
      }
    }
  }

  /// A picture of one red and one blue pixel.
  @MainActor
  private static func withPixels(_ body: (Image) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pixels-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("two.png").path
    let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 2, 1)!
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    for (place, value) in [255, 0, 0, 0, 0, 255].enumerated() {
      gdk_pixbuf_get_pixels(pixels)[place] = UInt8(value)
    }
    XCTAssertNotEqual(gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil), 0)
    try body(Image(source: .file(PictureFile(path: path))))
  }

  private struct Hovered: View {
    @State private var isOver = false
    var body: some View {
      Text(isOver ? "over" : "away").onHover { isOver = $0 }
    }
  }

  func testAViewThatThePointerIsOverShowsIt() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("onHover") {
        Hovered()
      } holds: { shown in
        Pointer(on: shown.the("FavesTouch")).move(4, 4)
        return becomes { shown.texts.contains("over") }
      }
      table("hoverEffect", "defaultHoverEffect", "hoverEffectDisabled") {
        Text("shown").padding(10).hoverEffect()
        Text("off").padding(10).hoverEffect().hoverEffectDisabled()
      } holds: { shown in
        @MainActor func changes(_ text: String, at index: Int) -> Bool {
          let place = shown.frame(of: shown.label(text))
          @MainActor func ground() -> [Int] {
            // It may be between a change and its layout.
            layOut(shown.window)
            return DrawnPicture(shown.window).pixel(Int(place.minX) - 4, Int(place.midY))
          }
          let before = ground()
          Pointer(on: shown.all("FavesTouch")[index]).move(4, 4)
          if text == "shown" { return becomes { ground() != before } }
          settle(400)
          return ground() != before
        }
        return changes("shown", at: 0) && !changes("off", at: 1)
      }
    }
  }
}
