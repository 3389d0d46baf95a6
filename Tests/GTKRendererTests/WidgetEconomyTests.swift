import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Typical trees beside the same by hand: how many GTK widgets each is made of, those inside GTK's own included.
final class WidgetEconomyTests: GTKTestCase {
  struct Tree {
    let name: String
    /// Whether it may have no widget more, rather than 30 % more.
    let isPlain: Bool
    let view: AnyView
    /// The tree of a careful C programmer.
    let byHand: @MainActor () -> Native

    init(
      _ name: String, plain: Bool = false, _ byHand: @MainActor @autoclosure @escaping () -> Native,
      @ViewBuilder _ view: () -> some View
    ) {
      self.name = name
      isPlain = plain
      self.byHand = byHand
      self.view = AnyView(view())
    }
  }

  func testNoTreeHasManyMoreWidgetsThanByHand() throws {
    try onScreen { renderer in
      let base = Self.count(in: renderer, AnyView(Text("Text"))) - 1
      for tree in Self.trees {
        let ours = Self.count(in: renderer, tree.view) - base
        let hand = Int(faves_count_widgets(tree.byHand()))
        let line = "\(tree.name): \(ours) widgets, by hand \(hand)"
        print(line)
        if tree.isPlain { XCTAssertEqual(ours, hand, line) }
        XCTAssertLessThanOrEqual(Double(ours), 1.3 * Double(hand), line)
      }
    }
  }

  @MainActor
  private static func count(in renderer: GTKRenderer, _ view: AnyView) -> Int {
    let screen = HostedScreen(renderer, view)
    defer { screen.close() }
    return Int(faves_count_widgets(screen.window))
  }

  // MARK: the trees

  @MainActor private static var trees: [Tree] { controls + valued + containers + framed + decorated }

  @MainActor private static var controls: [Tree] {
    [
      Tree("Texts and a button in a row", plain: true, row(label(), label(), button())) {
        HStack {
          Text("One")
          Text("Two")
          Button("Press") {}
        }
      },
      Tree("Controls in a column", plain: true, column(label(), gtk_entry_new(), scale(), button())) {
        VStack {
          Text("Title")
          TextField("Name", text: .constant(""))
          Slider(value: .constant(0.5))
          Button("Press") {}
        }
      },
      Tree("Text with padding, size, weight and colour", plain: true, label()) {
        Text("Title").font(.title).bold().foregroundColor(.red).padding().opacity(0.8).help("Help")
      },
      Tree(
        "Rows of label and field in a column", plain: true,
        fill(GTK_ORIENTATION_VERTICAL, (0..<3).map { _ in row(label(), gtk_entry_new()) })
      ) {
        VStack {
          ForEach(0..<3, id: \.self) { _ in
            HStack {
              Text("Label")
              TextField("Name", text: .constant(""))
            }
          }
        }
      },
      Tree(
        "Check boxes", plain: true,
        column(bin(gtk_check_button_new(), label()), bin(gtk_check_button_new(), label()))
      ) {
        VStack {
          Toggle("One", isOn: .constant(true)).toggleStyle(.checkbox)
          Toggle("Two", isOn: .constant(true)).toggleStyle(.checkbox)
        }
      },
      Tree(
        "Labels and their switches", plain: true,
        column(row(label(), gtk_switch_new()), row(label(), gtk_switch_new()))
      ) {
        VStack {
          Toggle("One", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Two", isOn: .constant(true)).toggleStyle(.switch)
        }
      },
      Tree("A button with a symbol and a text", plain: true, bin(gtk_button_new(), row(icon(), label()))) {
        Button {
        } label: {
          Label("Share", systemImage: "star")
        }
      },
      Tree("A menu of choices with its label", row(label(), choices())) {
        Picker("Size", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      },
      Tree("Linked buttons with their label", row(label(), row(radio(), radio(), radio()))) {
        Picker("Size", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
      },
      Tree("Progress with its label", plain: true, column(label(), gtk_progress_bar_new())) {
        ProgressView("Progress", value: 0.5)
      },
      Tree("Progress without a label", plain: true, gtk_progress_bar_new()) { ProgressView(value: 0.5) },
    ]
  }

  @MainActor private static var valued: [Tree] {
    [
      // A spin button is one widget, and shows the value, which a stepper without a format does not: programs write it in the
      // label. What steps without showing it are two linked buttons.
      Tree(
        "A stepper", plain: true,
        row(label(), row(bin(gtk_button_new(), icon()), bin(gtk_button_new(), icon())))
      ) {
        Stepper("Count", value: .constant(3), in: 0...9)
      },
      Tree(
        "A stepper with its value", plain: true, row(label(), gtk_spin_button_new_with_range(0, 9, 1))
      ) {
        Stepper("Count", value: .constant(3.0), in: 0...9, format: .number)
      },
      // A calendar is made as it is opened.
      Tree("A date picker", row(label(), bin(gtk_menu_button_new(), label()))) {
        DatePicker("Day", selection: .constant(.now), displayedComponents: .date)
      },
      Tree("A gauge with its label", plain: true, column(label(), gtk_progress_bar_new())) {
        Gauge(value: 0.5) { Text("Fuel") }
      },
      Tree("A label and what belongs to it", plain: true, row(label(), label())) {
        LabeledContent("Name", value: "x")
      },
      Tree(
        "Three labels and what belongs to them", plain: true,
        fill(GTK_ORIENTATION_VERTICAL, (0..<3).map { _ in row(label(), label()) })
      ) {
        VStack {
          ForEach(0..<3, id: \.self) { LabeledContent("Name", value: String($0)) }
        }
      },
    ]
  }

  @MainActor private static var containers: [Tree] {
    [
      Tree("A badge over a symbol", plain: true, overlay(icon(), label())) {
        ZStack(alignment: .topTrailing) {
          Image(systemName: "star")
          Text("3")
        }
      },
      Tree(
        "Twenty texts that scroll", scrolling(fill(GTK_ORIENTATION_VERTICAL, (0..<20).map { _ in label() }))
      ) {
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("\($0)") } } }
      },
      Tree(
        "A list of ten rows", scrolling(list((0..<10).map { _ in row(icon(), label(), label()) }))
      ) {
        List(0..<10, id: \.self) { number in
          HStack {
            Image(systemName: "star")
            Text("\(number)")
            Spacer()
            Text("Detail")
          }
        }
      },
      // By hand what can be done with a row is a menu, which is made when it is asked for.
      Tree(
        "A list of ten rows with deeds, a menu and a badge",
        scrolling(list((0..<10).map { _ in row(label(), label()) }))
      ) {
        List(0..<10, id: \.self) { number in
          Text("\(number)")
            .badge(number + 1)
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Done") {} }
            .contextMenu { Button("Copy") {} }
        }
      },
      Tree(
        "A form of two sections",
        scrolling(
          bin(
            hdy_clamp_new(),
            column(
              group(row(label(), gtk_switch_new()), row(label(), gtk_entry_new()), row(label(), label())),
              group(button(), row(label(), scale())))))
      ) {
        Form {
          Section("One") {
            Toggle("Switch", isOn: .constant(true))
            LabeledContent("Name") { TextField("Name", text: .constant("")) }
            LabeledContent("Value", value: "12")
          }
          Section("Two") {
            Button("Press") {}
            LabeledContent("Level") { Slider(value: .constant(0.5)) }
          }
        }
      },
      Tree("A text that can be opened", plain: true, expander(label())) {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
      },
      Tree("Texts that can be opened", expander(column(label(), label()))) {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("One")
          Text("Two")
        }
      },
      Tree("Six texts in two columns", plain: true, grid((0..<6).map { _ in label() }, columns: 2)) {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<6, id: \.self) { Text("\($0)") } }
      },
      Tree("Six texts in two columns that scroll", scrolling(grid((0..<6).map { _ in label() }, columns: 2)))
      {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<6, id: \.self) { Text("\($0)") } }
        }
      },
      Tree(
        "Six texts in a lazy column", scrolling(fill(GTK_ORIENTATION_VERTICAL, (0..<6).map { _ in label() }))
      ) {
        ScrollView { LazyVStack { ForEach(0..<6, id: \.self) { Text("\($0)") } } }
      },
      Tree("A table of texts", plain: true, table()) {
        Grid {
          ForEach(0..<3, id: \.self) { _ in
            GridRow {
              Text("One")
              Text("Two")
              Text("Three")
            }
          }
        }
      },
    ]
  }
}
