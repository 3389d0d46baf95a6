import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text and pictures as GTK shows them.
final class ShownTextTests: GTKTestCase {
  func testTextAndPictures() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("Text", "+", "bold", "italic", "underline", "strikethrough", "kerning") {
        Text("plain")
        Text("a").bold() + Text("b").italic() + Text("c").underline() + Text("d").strikethrough()
          + Text("e").kerning(2)
      } holds: {
        let types = attributes($0.label("abcde"))
        let wanted = [
          PANGO_ATTR_WEIGHT, PANGO_ATTR_STYLE, PANGO_ATTR_UNDERLINE, PANGO_ATTR_STRIKETHROUGH,
          PANGO_ATTR_LETTER_SPACING,
        ]
        return wanted.allSatisfy { types.split(separator: " ").contains("\($0.rawValue)") }
          && attributes($0.label("plain")).isEmpty
      }
      table("font", "fontWeight") {
        Text("large").font(.largeTitle)
        Text("small").font(.caption)
        Text("light").fontWeight(.light)
      } holds: {
        $0.frame(of: $0.label("large")).height > $0.frame(of: $0.label("small")).height + 8
          && attributes($0.label("light")).contains("\(PANGO_ATTR_WEIGHT.rawValue)")
      }
      table("format", "markdown", "textCase") {
        Text("**a** b")
        Text(0.5, format: .percent)
        Text("low").textCase(.uppercase)
      } holds: {
        $0.texts == ["a b", Double(0.5).formatted(.percent), "LOW"]
          && attributes($0.label("a b")) == "\(PANGO_ATTR_WEIGHT.rawValue)"
      }
      table("multilineTextAlignment", "lineLimit", "truncationMode") {
        Text("one\ntwo words").multilineTextAlignment(.trailing)
        Text("some words that are cut").lineLimit(1).truncationMode(.middle).frame(width: 60)
      } holds: {
        let cut = $0.frame(of: $0.label("some words that are cut"))
        return gtk_label_get_justify(cast($0.label("one\ntwo words"))) == GTK_JUSTIFY_RIGHT && cut.width <= 60
          && cut.height < 30
      }
      table("lineSpacing", "minimumScaleFactor", "textSelection") {
        Text("a").textSelection(.enabled)
        Text("one\ntwo")
        Text("one\ntwo ").lineSpacing(20)
      } holds: {
        gtk_label_get_selectable(cast($0.label("a"))) != 0
          && $0.frame(of: $0.label("one\ntwo ")).height > $0.frame(of: $0.label("one\ntwo")).height + 15
      }
      table("redacted") {
        Text("secret").redacted(reason: .placeholder)
      } holds: {
        !$0.texts.contains("secret")
      }
      table("fontWidth") {
        Text("own").fontWidth(.condensed)
        Text("font").font(.body.width(.expanded))
        VStack { Text("all") }.fontWidth(.compressed)
        Text("usual").fontWidth(.standard)
      } holds: { screen in
        ["own", "font", "all", "usual"].map { stretch(screen.label($0)) } == [
          PANGO_STRETCH_CONDENSED, PANGO_STRETCH_EXPANDED, PANGO_STRETCH_EXTRA_CONDENSED, nil,
        ]
      }
      table("textScale") {
        VStack {
          Text("small").font(.title)
          Text("points").font(.system(size: 40))
        }
        .textScale(.secondary)
        Text("large").font(.title).textScale(.secondary, isEnabled: false)
        Text("forty").font(.system(size: 40))
      } holds: { screen in
        let heights = ["small", "points", "large", "forty"].map { screen.frame(of: screen.label($0)).height }
        return heights[0] < heights[2] - 2 && heights[1] < heights[3] - 4
      }
      table("Label", "labelStyle", "Image", "systemName") {
        Label("Star", systemImage: "star")
        Image(systemName: "7.square.fill")
      } holds: {
        $0.all("FavesImage").count == 2 && $0.texts == ["Star"]
      }
      table("renderingMode") {
        Image("no such picture").renderingMode(.template)
      } holds: {
        $0.frame(of: $0.the("FavesImage")).width > 8
      }
      table("resizable", "scaledToFit") {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 64, height: 64)
      } holds: {
        $0.frame(of: $0.the("FavesImage")).size == CGSize(width: 64, height: 64)
      }
      table("AsyncImage") {
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("waits")
        }
      } holds: {
        $0.texts == ["waits"]
      }
    }
  }
}

/// The attributes of a label as Pango writes them.
@MainActor
private func attributes(_ label: Native) -> String {
  guard let list = gtk_label_get_attributes(cast(label)) else { return "" }
  var said: [String] = []
  let all = pango_attr_list_get_attributes(list)
  var item = all
  while let current = item {
    let attribute = current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
    said.append("\(attribute.pointee.klass.pointee.type.rawValue)")
    item = current.pointee.next
  }
  g_slist_free_full(all) { pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self)) }
  return said.joined(separator: " ")
}

/// How wide the letters of a label are asked to be; nil: as the font has them.
@MainActor
private func stretch(_ label: Native) -> PangoStretch? {
  guard let list = gtk_label_get_attributes(cast(label)) else { return nil }
  let all = pango_attr_list_get_attributes(list)
  defer {
    g_slist_free_full(all) { pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self)) }
  }
  var item = all
  while let current = item {
    let attribute = current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
    if attribute.pointee.klass.pointee.type == PANGO_ATTR_STRETCH {
      let value = UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrInt.self).pointee.value
      return PangoStretch(UInt32(value))
    }
    item = current.pointee.next
  }
  return nil
}
