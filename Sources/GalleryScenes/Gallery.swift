import SwiftUI

struct Gallery: View {
  @State private var selected: Example.ID? = "PropertyScene"
  @State private var search = ""

  var body: some View {
    NavigationSplitView {
      List(selection: $selected) {
        ForEach(found) { group in
          Section(group.title) {
            ForEach(group.examples) { example in
              Text(example.title).padding(.vertical, 2)
            }
          }
        }
      }
      .listStyle(.sidebar)
      .searchable(text: $search, prompt: "Search scenes")
    } detail: {
      if let example = ExampleGroup.example(selected) {
        ExampleView(example: example).id(example.id)
      } else {
        Text("Choose a scene").foregroundColor(.secondary)
      }
    }
  }

  private var found: [ExampleGroup] {
    ExampleGroup.all.compactMap { group in
      let examples = group.examples.filter { $0.matches(search) }
      return examples.isEmpty ? nil : ExampleGroup(title: group.title, examples: examples)
    }
  }
}

/// A scene, and its source beside it or, where there is no room for that, below.
struct ExampleView: View {
  let example: Example
  @AppStorage("gallery.showsSource") private var showsSource = true
  /// In less than this a scene would have no room beside its source, where text is as large as it is.
  @ScaledMetric private var leastWidth = 700.0

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width > leastWidth
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          scene
          if showsSource && isWide {
            Divider()
            source.frame(width: proxy.size.width * 0.45)
          }
        }
        if showsSource && !isWide {
          Divider()
          source.frame(height: proxy.size.height * 0.4)
        }
      }
    }
    .navigationTitle(example.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Toggle(isOn: $showsSource) { Label("Source", systemImage: "doc.text") }.toggleStyle(.button)
      }
    }
  }

  @ViewBuilder private var scene: some View {
    if example.fills {
      VStack(alignment: .leading, spacing: 0) {
        Text(example.mechanism).foregroundColor(.secondary).padding([.horizontal, .top], 18)
        example.scene()
      }
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Text(example.mechanism).foregroundColor(.secondary)
          example.scene()
        }
        // As far from the edge as the boxes of a form stand.
        .padding(18)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var source: some View {
    SourceView(source: SceneSource.file(declaring: example.id) ?? "")
  }
}
