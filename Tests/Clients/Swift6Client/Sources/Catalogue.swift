import SwiftUI

struct Chapter: Identifiable, Hashable, Sendable {
  let id = UUID()
  var title: String
  var sections: [Chapter]?
}

struct MasonryLayout: Layout {
  var columns = 2
  var spacing: CGFloat = 8

  struct Cache { var heights: [CGFloat] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    cache.heights = Array(repeating: 0, count: columns)
    for (index, subview) in subviews.enumerated() {
      cache.heights[index % columns] += subview.sizeThatFits(.unspecified).height + spacing
    }
    return CGSize(width: width, height: cache.heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var tops = Array(repeating: bounds.minY, count: columns)
    for index in subviews.indices {
      let column = index % columns
      let x = bounds.minX + bounds.width / CGFloat(columns) * CGFloat(column)
      subviews[index].place(at: CGPoint(x: x, y: tops[column]), anchor: .topLeading, proposal: .unspecified)
      tops[column] += subviews[index].dimensions(in: .unspecified).height + spacing
    }
  }
}

struct CatalogueView: View {
  @State private var chapters = [Chapter(title: "One", sections: [Chapter(title: "One one")])]
  @State private var isExpanded = true
  @State private var showsPopover = false
  @State private var asks = false
  @State private var due = Date.now
  @State private var ink = Color.red
  @State private var order = "title"
  @State private var isGrid = false
  @State private var showsInspector = false
  @Environment(\.openURL) private var openURL

  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 12)]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
          Section("Everything") {
            ForEach(chapters) { chapter in
              Text(chapter.title)
                .id(chapter.id)
                .contextMenu {
                  Button("Rename", systemImage: "pencil") {}
                  Button("Delete", role: .destructive) { chapters.removeAll { $0 == chapter } }
                }
            }
          }
        }
        .padding(.horizontal)
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { Text("Row \($0)") }
        }
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack { ForEach(["a", "b"], id: \.self, content: Text.init) }
          LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())]) { ForEach(0..<4) { Text("\($0)") } }
        }
        .scrollIndicators(.hidden)
        Button("Top") { withAnimation { proxy.scrollTo(chapters[0].id, anchor: .top) } }
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Order", selection: $order) {
            Label("Title", systemImage: "textformat").tag("title")
            Label("Date", systemImage: "calendar").tag("date")
          }
          .pickerStyle(.inline)
          Divider()
          Toggle("Grid", isOn: $isGrid)
          Menu("Share") { Button("Mail") {} }
        } label: {
          Label("Options", systemImage: "ellipsis.circle")
        } primaryAction: {
          isGrid.toggle()
        }
        .menuStyle(.borderlessButton)
        .menuIndicator(.hidden)
      }
    }
    .confirmationDialog("Delete all?", isPresented: $asks, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { chapters = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .popover(isPresented: $showsPopover, arrowEdge: .bottom) {
      Text("Hint").padding().presentationCompactAdaptation(.popover)
    }
    .inspector(isPresented: $showsInspector) { Settings().inspectorColumnWidth(240) }
    .safeAreaInset(edge: .bottom) { Text("\(chapters.count) chapters").font(.footnote) }
    .sensoryFeedback(.success, trigger: chapters)
    .toolbarBackground(.visible, for: .navigationBar)
    .navigationBarTitleDisplayMode(.inline)
  }

  struct Settings: View {
    @State private var name = ""
    @State private var due = Date.now
    @State private var ink = Color.red
    @State private var level = 0.4

    var body: some View {
      Form {
        TextField("Name", text: $name, axis: .vertical)
          .lineLimit(2...4)
          .textInputAutocapitalization(.words)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .autocorrectionDisabled()
          .submitLabel(.done)
        DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: [.date])
          .datePickerStyle(.compact)
        DatePicker(selection: $due, displayedComponents: .hourAndMinute) { Text("At") }
          .datePickerStyle(.graphical)
        ColorPicker("Ink", selection: $ink, supportsOpacity: false)
        Gauge(value: level, in: 0...1) {
          Text("Level")
        } currentValueLabel: {
          Text(level, format: .percent)
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .red]))
        LabeledContent("Price", value: 9.5, format: .number)
        ControlGroup {
          Button("Less") {}
          Button("More") {}
        }
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }
}

struct TextView: View {
  private let chapters = [Chapter(title: "One", sections: [Chapter(title: "One one")])]
  @State private var isExpanded = true

  var body: some View {
    List {
      Text("**Bold**, *italic* and [a link](https://example.org)")
      Text("Hello, ").bold() + Text("world").italic().foregroundColor(.red)
      Text("Small").font(.caption).fontWeight(.heavy).kerning(2).baselineOffset(3)
      Text("Old").strikethrough(true, color: .red).underline(pattern: .dot)
      VStack { Text("Round") }.fontDesign(.rounded).bold().monospaced()
      Text(Date.now, style: .time)
      Text("Select me").textSelection(.enabled)
      Text("loading").redacted(reason: .placeholder)
      Text("Long").lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.5).multilineTextAlignment(
        .center)
      Section("Tree", isExpanded: $isExpanded) {
        OutlineGroup(chapters, children: \.sections) { Text($0.title) }
      }
      ForEach(chapters) { chapter in
        Text(chapter.title)
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
            } label: {
              Label("Delete", systemImage: "trash")
            }
            .tint(.red)
          }
          .listRowSeparator(.hidden)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits([.isButton, .isSelected])
          .accessibilityAction(named: "Open") {}
      }
      .onMove { _, _ in }
      .onDelete { _ in }
    }
    .listStyle(.insetGrouped)
    .environment(\.defaultMinListRowHeight, 20)
    .headerProminence(.increased)
    .scrollContentBackground(.hidden)
    .refreshable {}
  }
}

struct ArrangedView: View {
  @State private var isVertical = false

  var body: some View {
    let layout =
      isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
    VStack {
      layout {
        Text("One")
        Text("Two").layoutPriority(1)
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Ann")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("All").gridCellColumns(2) }
      }
      MasonryLayout(columns: 3) {
        ForEach(0..<9) { Text("\($0)").frame(height: CGFloat(20 + $0 * 5)) }
      }
      ViewThatFits(in: .horizontal) {
        Text("A long sentence")
        Text("Short")
      }
      ZStack {
        Color.red.zIndex(1)
        Text("Here").position(x: 20, y: 20)
      }
      .containerRelativeFrame([.horizontal])
      HStack(alignment: .top) {
        Text("Guide").alignmentGuide(.top) { $0[.bottom] + 4 }
        AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable().scaledToFill()
          case .failure: Image(systemName: "photo")
          @unknown default: EmptyView()
          }
        }
        .frame(width: 40, height: 40)
        .clipped()
      }
    }
  }
}

struct TabsView: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Tab("Drawing", systemImage: "pencil", value: 0) { DrawingView() }
      Tab("Text", systemImage: "text.alignleft", value: 1) { TextView() }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}
