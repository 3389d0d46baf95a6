import SwiftUI

/// A small bold label over what it names.
struct Fact<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).bold()
      content
    }
  }
}
