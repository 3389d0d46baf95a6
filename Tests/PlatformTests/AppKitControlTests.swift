import AppKit
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("AppKit's controls and names")
struct AppKitControlTests {
  private struct Shown<Made: NSView>: NSViewRepresentable {
    let view: Made
    func makeNSView(context: Context) -> Made { view }
    func updateNSView(_ view: Made, context: Context) {}
  }

  @Test("A search field tells of its text, and of the beginning and the end of a search")
  func search() {
    final class Listener: NSObject, NSSearchFieldDelegate {
      var told: [String] = []
      func controlTextDidChange(_ obj: Notification) {
        told.append((obj.object as? NSSearchField)?.stringValue ?? "?")
      }
      func searchFieldDidStartSearching(_ sender: NSSearchField) { told.append("starts") }
      func searchFieldDidEndSearching(_ sender: NSSearchField) { told.append("ends") }
    }
    let listener = Listener()
    let field = NSSearchField()
    field.placeholderString = "Films"
    field.delegate = listener
    let screen = Screen { Shown(view: field) }
    screen.field("Films").type("a")
    screen.field("Films").type("b")
    #expect(field.stringValue == "ab" && listener.told == ["a", "starts", "ab"])
    screen.field("Films").enter("")
    #expect(listener.told.suffix(2) == ["", "ends"])
    screen.close()
  }

  @Test("A button does what its class does, and one with states has the other one after a click")
  func buttons() {
    final class Counter: NSButton {
      var clicks = 0
      override func performClick(_ sender: Any?) {
        super.performClick(sender)
        clicks += 1
      }
    }
    let push = Counter(title: "Push")
    let tick = Counter(title: "Tick")
    tick.setButtonType(.switch)
    let screen = Screen {
      Shown(view: push)
      Shown(view: tick)
    }
    screen.button("Push").tap()
    screen.toggle("Tick").tap()
    #expect(push.clicks == 1 && push.state == .off && tick.clicks == 1 && tick.state == .on)
    push.title = "Other"
    push.isEnabled = false
    screen.flush()
    #expect(!screen.button("Other").isEnabled)
    screen.close()
  }

  @Test("A text view in a scroll view is edited, and its delegate may refuse a change")
  func textView() throws {
    final class Listener: NSObject, NSTextViewDelegate {
      var text = ""
      func textDidChange(_ notification: Notification) {
        text = (notification.object as? NSTextView)?.string ?? ""
      }
      func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
      ) -> Bool { replacementString != "!" }
    }
    let listener = Listener()
    let scroll = NSTextView.scrollableTextView()
    let text = try #require(scroll.documentView as? NSTextView)
    text.delegate = listener
    text.string = "let "
    text.isAutomaticQuoteSubstitutionEnabled = false
    #expect(text.enclosingScrollView === scroll)
    let screen = Screen { Shown(view: scroll) }
    screen.front.editor.type("a")
    screen.front.editor.type("!")
    #expect(listener.text == "let a" && text.string == "let a")
    screen.close()
  }

  @Test("What a scroll view has scrolls in the directions in which it does not grow with it")
  func scrolling() throws {
    let scroll = NSScrollView()
    let label = NSTextField(labelWithString: "document")
    label.alignment = .center
    label.focusRingType = .none
    label.autoresizingMask = [.width]
    scroll.documentView = label
    scroll.hasVerticalScroller = true
    let screen = Screen { Shown(view: scroll) }
    #expect(screen.shows("document"))
    let shown = try #require(
      screen.front.all.compactMap { $0.widget.anyDescription as? ScrollDescription }.first)
    #expect(shown.isVertical && !shown.isHorizontal)
    scroll.documentView = NSTextField(labelWithString: "other")
    screen.flush()
    #expect(screen.shows("other") && !screen.shows("document") && label.superview == nil)
    screen.close()
  }

  @Test("Colours, fonts and pictures have AppKit's names")
  func names() throws {
    let rows = NSColor.alternatingContentBackgroundColors
    #expect(rows.count == 2 && rows[0] == .controlBackgroundColor && rows[0] != rows[1])
    #expect(NSColor.selectedTextBackgroundColor == NSColor.controlAccentColor)
    #expect(NSColor.selectedControlColor == NSColor.controlAccentColor)
    #expect(NSColor.shadowColor == NSColor.black && NSColor.highlightColor == NSColor.white)
    #expect(NSColor.keyboardFocusIndicatorColor != NSColor.controlAccentColor)
    #expect(NSColor.controlColor != NSColor.textColor)
    #expect(NSFontManager.shared.availableFontFamilies == NSFont.familyNames)
    #expect(!NSFontManager.shared.availableFontFamilies.isEmpty)
    let name: NSImage.Name = NSImage.applicationIconName
    #expect(NSImage(named: name) == nil, "Neither the program nor its resources have an icon")
  }
}
