import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// One sample of every kind; run with FAVES_SCREENSHOTS to look at it.
final class SampleTests: GTKTestCase {
  func testTextAndPictures() throws {
    try onScreen { renderer in
      let styles: [Font.TextStyle] = Font.TextStyle.allCases
      let ladder = renderer.makeWidget(for: StackDescription(axis: .vertical(.leading), spacing: nil))
      ladder.insert(
        styles.map { size in renderer.text("\(size)") { $0.style.font = Font(.style(size)) } as any Widget },
        after: nil,
        in: .content)
      let colors: [Color] = [
        .primary, .secondary, .accentColor, .red, .orange, .green, .blue, .purple, .gray,
      ]
      let palette = renderer.makeWidget(for: StackDescription(axis: .vertical(.leading), spacing: nil))
      palette.insert(
        colors.map { color in
          let text = renderer.text("The quick brown fox") { $0.style.foreground = color }
          return text as any Widget
        }, after: nil, in: .content)
      let stars = renderer.stack(
        .horizontal(.center), spacing: 2,
        renderer.symbol("star.fill", style { $0.foreground = .orange }),
        renderer.symbol("star.leadinghalf.filled", style { $0.foreground = .orange }),
        renderer.symbol("star", style { $0.foreground = .orange }),
        renderer.symbol("trash"), renderer.symbol("person.crop.circle", style { $0.font = .largeTitle }),
        renderer.symbol("no.such.symbol"))
      let spans = renderer.text("") {
        var bold = TextTraits()
        bold.weight = .bold
        var faint = TextTraits()
        faint.color = .secondary
        faint.isUnderlined = true
        var red = TextTraits()
        red.color = .red
        $0.spans = [
          TextSpan(text: "Bold, ", traits: bold), TextSpan(text: "faint ", traits: faint),
          TextSpan(text: "and red", traits: red),
        ]
        $0.text = "Bold, faint and red"
      }
      let long = renderer.text(
        String(repeating: "A text that is long enough to need several lines. ", count: 4)
      ) {
        $0.style.saidAlignment = .center
        $0.style.lineLimit = 2
      }
      let window = TestWindow(renderer, width: 640, height: 480, title: "Text and pictures")
      window.show(
        renderer.stack(
          .vertical(.center), renderer.stack(.horizontal(.top), spacing: 40, ladder, palette), stars, spans,
          renderer.makeWidget(for: DividerDescription()), long))
      window.screenshot("text")
      window.close()
    }
  }

  func testForm() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer, width: 640, height: 760, title: "Form")
      window.show(form(renderer))
      window.screenshot("form")
      window.widget.change { $0.isDark = true }
      window.screenshot("form-dark")
      window.close()
    }
  }

  func testControlsOutsideAForm() throws {
    try onScreen { renderer in
      let link = renderer.makeWidget(
        for: LinkDescription(
          title: "madison@gale.example", url: URL(string: "mailto:m@gale.example")!, isEnabled: true,
          style: Style(),
          open: Callback {}))
      let email = renderer.stack(
        .vertical(.leading), spacing: 2, renderer.text("Email") { $0.style.font = .caption.bold() }, link)
      let circle = renderer.makeWidget(for: LayersDescription(alignment: .center))
      circle.insert(
        [renderer.makeWidget(for: FillDescription(shape: .circle, color: .blue))], after: nil, in: .background
      )
      let frame = renderer.makeWidget(
        for: FrameDescription(minWidth: 80, maxWidth: 80, minHeight: 80, maxHeight: 80, alignment: .center))
      frame.insert(
        [
          renderer.text("MT") {
            $0.style.font = .title
            $0.style.foreground = .white
          }
        ], after: nil, in: .content)
      circle.insert([frame], after: nil, in: .content)
      let check = renderer.toggle("Remember me", isOn: true, look: .checkbox)
      let push = renderer.toggle("Push", isOn: true, look: .button)
      let wheel = renderer.picker(["Red", "Green", "Blue", "White"], label: "Wheel", look: .wheel)
      let window = TestWindow(renderer, width: 560, height: 620, title: "Controls")
      let stack = renderer.stack(
        .vertical(.center), spacing: 12, circle, email, check, push, renderer.toggle("A switch", isOn: false),
        renderer.field("", prompt: "Search"), wheel,
        renderer.stack(
          .horizontal(.center), renderer.button("Cancel", role: .cancel),
          renderer.button("Delete", role: .destructive),
          renderer.button("Save")))
      var margins = Attributes()
      margins.margins = EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
      stack.attributes = margins
      stack.attributesChanged(from: nil)
      window.show(stack)
      window.screenshot("controls")
      window.close()
    }
  }

  func testBarTabsAndSheet() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer, width: 700, height: 500, title: "Contacts")
      @MainActor func item(_ widget: any Widget) -> any Widget {
        let item = renderer.makeWidget(for: ToolbarItemDescription())
        item.insert([widget], after: nil, in: .content)
        return item
      }
      window.widget.insert([item(renderer.symbolButton("plus"))], after: nil, in: .leading)
      window.widget.insert(
        [item(renderer.button("Edit")), item(renderer.symbolButton("star"))], after: nil, in: .trailing)
      window.widget.change {
        $0.tabs = [.init(title: "Contacts", symbol: "person.2"), .init(title: "Fave Flicks", symbol: "film")]
        $0.canGoBack = true
      }
      let rows = RowsOfText(renderer, (0..<200).map { "Row \($0)" })
      let list = renderer.makeWidget(for: ListDescription(selection: .single, look: .automatic))
      (list as! any RowsWidget).source = rows
      window.show(list)
      window.screenshot("window")
      gtk_window_resize(cast(window.native), 360, 500)
      settle(300)
      window.screenshot("window-narrow")
      gtk_window_resize(cast(window.native), 700, 500)
      settle(300)

      var description = WindowDescription.window(.sheet)
      description.title = "Add Movie"
      let sheet = renderer.makeWidget(for: description)
      sheet.insert([item(renderer.button("Cancel"))], after: nil, in: .leading)
      sheet.insert([item(renderer.button("Add"))], after: nil, in: .trailing)
      sheet.insert([form(renderer)], after: nil, in: .content)
      renderer.present(sheet, over: list)
      settle(300)
      if let folder = ProcessInfo.processInfo.environment["FAVES_SCREENSHOTS"] {
        XCTAssertNotEqual(faves_screenshot(sheet.native, "\(folder)/sheet.png"), 0)
      }
      renderer.dismiss(sheet)

      description.role = .cover
      let cover = renderer.makeWidget(for: description)
      cover.insert([item(renderer.button("Cancel"))], after: nil, in: .leading)
      cover.insert([item(renderer.button("Save"))], after: nil, in: .trailing)
      cover.insert([form(renderer)], after: nil, in: .content)
      renderer.present(cover, over: list)
      settle(400)
      window.screenshot("cover")
      renderer.dismiss(cover)
      settle(400)
      window.screenshot("window-after-cover")

      description.role = .popover
      let bubble = renderer.makeWidget(for: description)
      bubble.insert([renderer.text("A bubble")], after: nil, in: .content)
      let anchor = renderer.button("Anchor")
      window.widget.insert([item(anchor)], after: nil, in: .bottom)
      settle(100)
      renderer.present(bubble, over: anchor)
      settle(400)
      window.screenshot("bubble")
      renderer.dismiss(bubble)

      let alert = renderer.makeWidget(
        for: AlertDescription(
          title: "Delete Madison Thompson?", message: "The contact goes to the trash for 30 days.",
          buttons: [
            .init(title: "Delete", role: .destructive, action: Callback {}),
            .init(title: "Cancel", role: .cancel, action: Callback {}),
          ], closed: Callback {}))
      renderer.present(alert, over: list)
      settle(300)
      if let folder = ProcessInfo.processInfo.environment["FAVES_SCREENSHOTS"] {
        XCTAssertNotEqual(faves_screenshot(alert.native, "\(folder)/alert.png"), 0)
      }
      renderer.dismiss(alert)
      window.close()
    }
  }

  func testSplit() throws {
    try onScreen { renderer in
      let split = renderer.makeWidget(
        for: SplitDescription(hasContentColumn: false, foldedChanged: Callback { _ in }))
      let rows = RowsOfText(renderer, ["Property", "State", "Binding"])
      let list = renderer.makeWidget(for: ListDescription(selection: .single, look: .sidebar))
      (list as! any RowsWidget).source = rows
      split.insert([list], after: nil, in: .sidebar)
      split.insert([renderer.text("Detail") { $0.style.font = .largeTitle }], after: nil, in: .detail)
      let window = TestWindow(renderer, width: 800, height: 400, title: "Gallery")
      window.show(split)
      window.screenshot("split")
      window.close()
    }
  }
}

private func style(_ change: (inout Style) -> Void) -> Style {
  var style = Style()
  change(&style)
  return style
}

@MainActor
private func form(_ renderer: GTKRenderer) -> any Widget {
  let form = renderer.makeWidget(for: FormDescription(look: .automatic))
  let first = renderer.makeWidget(for: SectionDescription())
  first.insert([renderer.text("About the film")], after: nil, in: .header)
  first.insert(
    [renderer.text("An empty title becomes “An untitled masterpiece”.")], after: nil, in: .footer)
  let name = renderer.field("The Matrix", prompt: "Title")
  let genre = renderer.picker(["Action", "Comedy", "Sci-Fi"], label: "Genre")
  let toggle = renderer.toggle("Favourite", isOn: true)
  let rating = renderer.makeWidget(for: LabeledRowDescription())
  rating.insert([renderer.text("Rating")], after: nil, in: .label)
  let slider = renderer.makeWidget(
    for: SliderDescription(
      value: 3.5, range: 0...5, step: 0.5, isEnabled: true, label: "Rating", set: Callback { _ in },
      editingChanged: Callback { _ in }))
  rating.insert([slider], after: nil, in: .content)
  first.insert([name, genre, rating, toggle], after: nil, in: .content)
  let labeled = renderer.makeWidget(for: LabeledRowDescription())
  labeled.insert([renderer.text("Added")], after: nil, in: .label)
  labeled.insert(
    [renderer.text("21 November") { $0.style.foreground = .secondary }], after: nil, in: .content)
  let look = renderer.picker(["Day", "Week", "Month"], label: "Show", look: .segmented)
  let radio = renderer.picker(["One", "Two"], label: "Count", look: .radio)
  form.insert(
    [
      first, labeled, look, radio, renderer.button("Update"), renderer.button("Delete", role: .destructive),
    ],
    after: nil, in: .content)
  return form
}
