import SwiftUI

/// Symbols: of the theme, our own, and numbers drawn for any number.
struct SymbolScene: View {
  private let names = [
    "star", "star.fill", "star.lefthalf.fill", "heart", "heart.fill", "trash", "plus", "minus", "checkmark",
    "xmark",
    "person", "person.crop.circle", "gear", "magnifyingglass", "house", "folder", "doc", "calendar", "clock",
    "bell",
    "envelope", "phone", "map", "photo", "camera", "play.fill", "pause.fill", "lock", "bookmark", "flag",
    "chevron.left", "chevron.right", "arrow.up", "arrow.down", "square.and.arrow.up", "pencil", "info.circle",
    "exclamationmark.triangle", "1.square", "2.square.fill", "42.circle", "7.circle.fill",
  ]

  /// What is behind or around something in them is fainter.
  private let layered = [
    "person.crop.circle.fill", "folder.badge.plus", "person.3.fill", "cloud.sun.rain.fill",
    "speaker.wave.3.fill",
    "bell.slash",
  ]

  @ScaledMetric private var column: CGFloat = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: column))], spacing: 12) {
        ForEach(names, id: \.self) { Image(systemName: $0).font(.title2).help($0) }
      }
      HStack(spacing: 16) {
        Image(systemName: "star.fill").font(.caption)
        Image(systemName: "star.fill")
        Image(systemName: "star.fill").font(.title)
        Image(systemName: "star.fill").imageScale(.large).foregroundStyle(.orange)
        Image(systemName: "heart.fill").font(.system(size: 48)).foregroundColor(.red)
        Label("A label", systemImage: "tag")
      }
      HStack(spacing: 16) {
        ForEach(layered, id: \.self) { Image(systemName: $0).help($0) }
      }
      .font(.largeTitle).symbolRenderingMode(.hierarchical)
      HStack(spacing: 16) {
        Image(systemName: "photo").resizable().aspectRatio(contentMode: .fit).frame(width: 90, height: 60)
          .border(.gray)
        Image(systemName: "photo").resizable().aspectRatio(contentMode: .fill).frame(width: 90, height: 60)
          .clipped()
          .border(.gray)
        Image(systemName: "photo").resizable().frame(width: 90, height: 60).border(.gray)
      }
    }
  }
}
