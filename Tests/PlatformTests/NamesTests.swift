import SwiftUI
import SwiftUITesting
import Testing

/// A white pixel.
private let pixel = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC")!

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

#if canImport(UIKit)
  import UIKit
  private typealias SystemImage = UIImage
#elseif canImport(AppKit)
  import AppKit
  private typealias SystemImage = NSImage
#endif

@Suite("Names of UIKit and AppKit") @MainActor
struct NamesTests {
  @Test("A picture is read, measured and written; what is none is refused")
  func pictures() throws {
    let image = try #require(SystemImage(data: pixel))
    #expect(image.size == CGSize(width: 1, height: 1))
    let png = try #require(image.pngData())
    #expect(NSImage(data: png)?.size == image.size)
    #expect(try #require(image.jpegData(compressionQuality: 0.8)).starts(with: [0xFF, 0xD8]))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(systemName: "star") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("A program has the icon that it was installed with, and says so")
  func icon() async {
    #expect(!UIApplication.shared.supportsAlternateIcons)
    #expect(UIApplication.shared.alternateIconName == nil)
    let error = await withCheckedContinuation { told in
      UIApplication.shared.setAlternateIconName("Dark") { told.resume(returning: $0 != nil) }
    }
    #expect(error)
    let none = await withCheckedContinuation { told in
      UIApplication.shared.setAlternateIconName(nil) { told.resume(returning: $0 == nil) }
    }
    #expect(none)
  }

  @Test("A picture and a symbol are shown as views")
  func views() throws {
    let image = try #require(UIImage(data: pixel))
    let screen = Screen {
      Image(uiImage: image)
      Image(nsImage: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!)
    }
    #expect(screen.front.all.filter { $0.kind == "image" }.count == 2)
    screen.close()
  }

  @Test("A picture is drawn as it is told, as a stencil or in colours of its own")
  func renderingModes() throws {
    let image = try #require(UIImage(data: pixel)).withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .alwaysTemplate && image.size == CGSize(width: 1, height: 1))
    let star = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysOriginal)
    let screen = Screen {
      Image(uiImage: image)
      Image(uiImage: star)
    }
    let images = screen.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }
    #expect(images.map(\.isTemplate) == [true, false])
    #expect(images.map(\.isColored) == [false, true])
    screen.close()
  }

  @Test("A picture that is given another size, or made a stencil, is drawn so")
  func changedPictures() throws {
    let image = try #require(NSImage(data: pixel, scale: 0.125))
    #expect(image.size == CGSize(width: 8, height: 8))
    image.size = CGSize(width: 4, height: 4)
    image.isTemplate = true
    let screen = Screen { Image(nsImage: image) }
    let shown = screen.front.all.compactMap { $0.widget.anyDescription as? ImageDescription }
    #expect(shown.map(\.source) == [.data(pixel, scale: 0.25)])
    #expect(shown.map(\.isTemplate) == [true])
    #expect(image.withRenderingMode(.alwaysOriginal).size == image.size)
    screen.close()
  }

  @Test("Lengths and fonts have their sizes by the user's text")
  func fontMetrics() {
    #expect(UIFont.familyNames.contains("Cantarell"))
    #expect(UIFont.fontNames(forFamilyName: "Cantarell") == ["Cantarell"])
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font).pointSize == 30)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }

  @Test("A window, and a timer while something scrolls, need nothing said")
  func defaults() {
    #expect(NSWindow().frame == .zero)
    #expect(RunLoop.Mode.tracking == .common)
    #expect(UIColor.darkText == UIColor.black)
  }

  @Test("Colours go over to views and back to numbers")
  func colours() {
    #expect(Color(uiColor: UIColor(hex: 0xFF0000)) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.systemRed) == .red)
    #expect(Color(nsColor: .labelColor) == .primary)
    #expect(Color(.label) == Color(UIColor.label))
    #expect(UIColor(hex: 0x336699) == NSColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    var red: CGFloat = 0
    UIColor(Color(red: 0.25, green: 0, blue: 0)).getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(abs(red - 0.25) < 0.01 || !Thread.isMainThread)
    #expect(Color(uiColor: UIColor.systemRed.withAlphaComponent(0.5)) == Color.red.opacity(0.5))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("Fonts, insets, devices and the rest are there under their names")
  func others() {
    #expect(UIFont.systemFont(ofSize: 20, weight: .bold).pointSize == 20)
    #expect(Font(UIFont.preferredFont(forTextStyle: .body)) == .body)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) != .zero)
    #expect(UIDevice.current.systemName == "Linux")
    #expect(UIScreen.main.bounds.width > 0)
    #expect(NSScreen.screens.allSatisfy { !$0.localizedName.isEmpty })
    #expect(UIScreen.main.bounds.width <= NSScreen.main?.frame.width ?? 0)
    #expect(UIScreen.main.bounds.width <= 800)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #expect(UIApplication.shared === NSApplication.shared)
  }

  @Test("Text put on the clipboard is read from it")
  func clipboard() {
    UIPasteboard.general.string = "copied"
    #expect(NSPasteboard.general.string(forType: .string) == "copied")
    NSPasteboard.general.clearContents()
    #expect(!UIPasteboard.general.hasStrings)
  }
}

@Suite("Names of Objective-C's on a Mac")
struct KeyValueTests {
  @Test("Defaults are read and written as any object's values are")
  func defaults() throws {
    let name = "\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("A picture literal is the resource of the name")
  func literals() {
    let missing = UIImage(imageLiteralResourceName: "there is none")
    #expect(missing.size == .zero)
  }

  /// Compiles because a button's label is a view without saying so.
  @MainActor @Test("An extension of a button or a stack is one of a view")
  func extensions() {
    let screen = Screen { Button("Go") {}.framed() }
    #expect(screen.shows("Go"))
  }
}

extension Button {
  @MainActor fileprivate func framed() -> some View { HStack { self.buttonStyle(.bordered) }.padded() }
}
extension HStack {
  @MainActor fileprivate func padded() -> some View { padding() }
}
