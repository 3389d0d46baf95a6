import SwiftUI

private struct Theme: Equatable {
  var name: String
  var color: Color
  static let plain = Theme(name: "plain", color: .gray)
  static let all = [plain, Theme(name: "ocean", color: .blue), Theme(name: "forest", color: .green)]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.plain
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct ThemeScene: View {
  @State private var index = 1
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("ThemeScene", evaluations: evaluations.next()) {
      Button("Next Theme") { index = (index + 1) % Theme.all.count }
      HStack(alignment: .top, spacing: 12) {
        Between().environment(\.theme, Theme.all[index])
        Themed()
      }
    }
  }
}

private struct Between: View {
  @State private var evaluations = Evaluations()

  var body: some View { Part("Between", evaluations: evaluations.next()) { Themed() } }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("Themed", evaluations: evaluations.next()) {
      HStack {
        Circle().fill(theme.color).frame(width: 12, height: 12)
        Text(theme.name).font(.title3)
      }
    }
  }
}
