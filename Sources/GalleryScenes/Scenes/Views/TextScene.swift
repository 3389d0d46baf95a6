import SwiftUI

/// Text in each size and look.
struct TextScene: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 40) {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Underlined").underline()
          Text("Struck through").strikethrough(color: .red)
          Text("Spaced out").kerning(4)
          Text("Heavy").fontWeight(.heavy)
          Text("Monospaced 0123").monospaced()
          Text("Serif").font(.system(.body, design: .serif))
          Text("upper case").textCase(.uppercase)
          Text("One ") + Text("of two").foregroundColor(.orange).bold()
          Text("**Markdown** with *style*, `code` and a [link](https://www.gnome.org)")
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Redacted").redacted(reason: .placeholder)
      }
      Text(long).lineLimit(2)
      Text(long).lineLimit(1).truncationMode(.middle)
      Text(long).multilineTextAlignment(.center).frame(maxWidth: .infinity)
      Text(Date(timeIntervalSince1970: 1_700_000_000), format: .dateTime.day().month().year())
      Text(1_234_567.89, format: .number)
    }
  }

  private let long =
    "A text that is long enough to need several lines wherever it stands, so that one can see how lines are broken, aligned and cut."
}
