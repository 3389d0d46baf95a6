import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What texts and pictures describe")
struct TextTable {
  /// The looks of the pieces of the first text.
  private func traits(_ screen: Screen) -> [TextTraits] {
    screen.the(TextDescription.self).spans.map(\.traits)
  }

  @Test("Text")
  func text() {
    var table = ViewTable()
    table("Text", "+", "bold", "italic", "underline", "strikethrough", "kerning", "fontWeight") {
      Text("a").bold() + Text("b").italic() + Text("c").underline() + Text("d").strikethrough()
        + Text("e").kerning(2) + Text("f").fontWeight(.light)
    } holds: {
      let looks = self.traits($0)
      return looks.count == 6 && looks[0].weight == .bold && looks[1].isItalic == true
        && looks[2].isUnderlined == true && looks[3].isStruckThrough == true && looks[4].kerning == 2
        && looks[5].weight == .light
    }
    table("format") {
      Text(0.5, format: .percent)
    } holds: {
      $0.texts == [Double(0.5).formatted(.percent)]
    }
    table("markdown") {
      Text("**a** b")
    } holds: {
      self.traits($0).first?.weight == .bold && $0.texts == ["a b"]
    }
    table("font") {
      VStack { Text("a") }.font(.title)
    } holds: {
      $0.style(of: "a").font == .title
    }
    table("multilineTextAlignment", "lineLimit", "truncationMode") {
      Text("a").multilineTextAlignment(.trailing).lineLimit(2).truncationMode(.middle)
    } holds: {
      let style = $0.style(of: "a")
      return style.alignment == .trailing && style.lineLimit == 2 && style.truncation == .middle
    }
    table("lineSpacing", "minimumScaleFactor", "textSelection") {
      Text("a").lineSpacing(3).minimumScaleFactor(0.5).textSelection(.enabled)
    } holds: {
      let text = $0.the(TextDescription.self)
      return text.lineSpacing == 3 && text.minimumScale == 0.5 && text.isSelectable
    }
    table("textCase") {
      Text("a").textCase(.uppercase)
    } holds: {
      $0.texts == ["A"]
    }
    table("redacted") {
      Text("secret").redacted(reason: .placeholder)
    } holds: {
      !$0.shows("secret") && $0.texts[0].count == 6
    }
    table("fontWidth") {
      Text("own").fontWidth(.condensed)
      Text("font").font(.body.width(.expanded))
      VStack { Text("all") }.fontWidth(.compressed)
    } holds: { screen in
      let spans = ["own", "font", "all"].map { screen.spans(of: $0) }
      return spans[0].first?.traits.width == .condensed && spans[1].first?.traits.font?.width == .expanded
        && spans[2].first?.traits.width == .compressed
    }
    table("textScale") {
      VStack {
        Text("small").font(.title)
        Text("again").textScale(.default)
      }
      .textScale(.secondary)
      Text("not").textScale(.secondary, isEnabled: false)
    } holds: { screen in
      let scales = ["small", "again", "not"].map { screen.spans(of: $0).first?.traits.scale }
      return scales == [.secondary, .default, nil] && screen.spans(of: "small").first?.traits.font == .title
    }
    table("Label", "labelStyle") {
      Label("Star", systemImage: "star")
      Label("Word", systemImage: "star").labelStyle(.titleOnly)
      Label("Sign", systemImage: "moon").labelStyle(.iconOnly)
    } holds: {
      $0.texts == ["Star", "Word"]
        && $0.all(ImageDescription.self).map(\.source) == [.symbol("star"), .symbol("moon")]
    }
    table.check()
  }

  @Test("Pictures")
  func pictures() {
    var table = ViewTable()
    table("Image", "systemName") {
      Image(systemName: "7.square.fill")
    } holds: {
      $0.the(ImageDescription.self).source == .symbol("7.square.fill")
    }
    table("resizable", "scaledToFit", "scaledToFill") {
      Image(systemName: "star").resizable().scaledToFill()
    } holds: {
      let image = $0.the(ImageDescription.self)
      return image.isResizable && image.contentMode == .fill
    }
    table("renderingMode") {
      Image("no such picture").renderingMode(.template)
    } holds: {
      $0.the(ImageDescription.self).source == .missing("no such picture")
    }
    table("imageScale", "symbolVariant") {
      Image(systemName: "star").symbolVariant(.fill).imageScale(.large)
    } holds: {
      $0.the(ImageDescription.self).source == .symbol("star.fill")
        && $0.the(ImageDescription.self).scale == .large
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
    table.check()
  }
}

extension Screen {
  fileprivate func spans(of text: String) -> [TextSpan] {
    (self.text(text).widget.anyDescription as? TextDescription)?.spans ?? []
  }
}
