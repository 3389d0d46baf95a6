import SwiftUI

#Preview("Containers", traits: .sizeThatFitsLayout) { ContainerSink() }

/// What holds rows, pages and months, in one window, as `KitchenSink` has every control.
struct ContainerSink: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      SinkRows().frame(width: 320)
      VStack(alignment: .leading, spacing: 18) {
        SinkTable()
        SinkOutline()
      }
      .frame(width: 340)
      VStack(alignment: .leading, spacing: 18) {
        SinkForm()
        SinkPages()
        SinkTabs()
      }
      .frame(width: 360)
      SinkMonths()
    }
    .padding(24)
    .environment(\.timeZone, .gmt)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

private struct SinkRows: View {
  @State private var rows = ["Basil", "Fern", "Ivy", "Moss"]
  @State private var chosen: String? = "Fern"
  @State private var words = ""
  @State private var mode = EditMode.inactive
  @ScaledMetric private var height: CGFloat = 560

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section("Found") {
          ForEach(rows.filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }, id: \.self) {
            Text($0)
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .accessibilityLabel("Plants")
      .searchable(text: $words)
      .safeAreaInset(edge: .bottom) {
        VStack {
          Text("Chosen: \(chosen ?? "none")")
          HStack {
            EditButton()
            NavigationLink("Further") { SinkFurther() }
          }
        }
        .padding(8)
      }
    }
    .environment(\.editMode, $mode)
    .frame(height: height)
  }
}

/// A page without a bar over it, which has a way back of its own.
private struct SinkFurther: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("What is further on")
      Button("Return") { dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct SinkTable: View {
  private struct Film: Identifiable {
    let id: Int
    let title: String
    let year: Int
  }
  @State private var films = [
    Film(id: 1, title: "Alpha", year: 2001), Film(id: 2, title: "Beta", year: 1999),
    Film(id: 3, title: "Gamma", year: 2010),
  ]
  @State private var order = [KeyPathComparator(\Film.title)]
  @State private var chosen: Int?
  @ScaledMetric private var height: CGFloat = 160

  var body: some View {
    GroupBox("Table") {
      Table(films, selection: $chosen, sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Year", value: \.year) { Text(String($0.year)) }.width(80)
      }
      .onChange(of: order) { films.sort(using: order) }
      .accessibilityLabel("Films")
      .frame(height: height)
    }
  }
}

private struct SinkOutline: View {
  private struct Branch: Identifiable {
    let id: String
    var parts: [Branch]?
  }
  private let tree = [
    Branch(id: "Fruit", parts: [Branch(id: "Apple"), Branch(id: "Pear")]), Branch(id: "Bread"),
  ]

  var body: some View {
    GroupBox("Outline") {
      VStack(alignment: .leading) {
        OutlineGroup(tree, children: \.parts) { Text($0.id) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    ContentUnavailableView(
      "Nothing here", systemImage: "tray", description: Text("There is nothing to show."))
  }
}

private struct SinkForm: View {
  @State private var isOn = true
  @State private var name = "Ann"
  @State private var size = 2
  @ScaledMetric private var text: CGFloat = 72

  var body: some View {
    Form {
      Section("Form") {
        Toggle("Switched on", isOn: $isOn)
        TextField("Name", text: $name)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    // Its rows grow by their text, not as a whole.
    .frame(height: 152 + text)
    // A form keeps from the edges of a window; here its boxes begin where the others do.
    .padding(-18)
  }
}

private struct SinkPages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in
        Text("Page \(number + 1)").frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.blue.opacity(0.15)).tag(number)
      }
    }
    .tabViewStyle(.page)
    .frame(height: 140)
  }
}

private struct SinkTabs: View {
  @State private var tab = 0
  @ScaledMetric private var height: CGFloat = 110

  var body: some View {
    TabView(selection: $tab) {
      Tab("Inbox", systemImage: "tray", value: 0) { Text("Nothing new") }
      Tab("Sent", systemImage: "paperplane", value: 1) { Text("Nothing sent") }
    }
    .frame(height: height)
  }
}

private struct SinkMonths: View {
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var days: Set<DateComponents> = [DateComponents(year: 2023, month: 11, day: 7)]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      // Without labels, whose widths differ, the months begin at one line.
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
      MultiDatePicker("Days", selection: $days)
      Text("\(days.count) chosen")
    }
    .labelsHidden()
  }
}
