import CGTK

@testable import GTKRenderer
@testable import SwiftUICore

extension GTKRenderer {
  func field(_ text: String, prompt: String = "", edit: @escaping @MainActor (String) -> Void = { _ in })
    -> any DescribedWidget<TextFieldDescription>
  {
    makeWidget(
      for: TextFieldDescription(
        text: text, prompt: prompt, label: prompt, style: Style(), edit: Callback(edit), submit: Callback {},
        focusChanged: Callback { _ in }))
  }

  func toggle(
    _ label: String, isOn: Bool, look: ToggleDescription.Look = .switch,
    set: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> any DescribedWidget<ToggleDescription> {
    let toggle = makeWidget(
      for: ToggleDescription(isOn: isOn, isEnabled: true, look: look, set: Callback(set)))
    toggle.insert([text(label)], after: nil, in: .content)
    return toggle
  }

  func picker(
    _ options: [String], label: String, look: PickerDescription.Look = .menu, selection: Int? = 0,
    select: @escaping @MainActor (Int) -> Void = { _ in }
  ) -> any DescribedWidget<PickerDescription> {
    makeWidget(
      for: PickerDescription(
        options: options.map { .init(title: $0) }, selection: selection, look: look, label: label,
        hidesLabel: false,
        isEnabled: true, style: Style(), select: Callback(select)))
  }

  func slider(_ value: Double, in range: ClosedRange<Double> = 0...1) -> any DescribedWidget<
    SliderDescription
  > {
    makeWidget(
      for: SliderDescription(
        value: value, range: range, step: nil, isEnabled: true, label: "Slider", set: Callback { _ in },
        editingChanged: Callback { _ in }))
  }

  func symbolButton(_ symbol: String, label: String? = nil) -> any DescribedWidget<ButtonDescription> {
    let button = makeWidget(for: ButtonDescription(role: nil, isEnabled: true, action: Callback {}))
    button.insert(
      [makeWidget(for: ImageDescription(source: .symbol(symbol), label: label, style: Style()))], after: nil,
      in: .content)
    return button
  }
}

/// Rows with a text each.
@MainActor
class RowsOfText: RowSource {
  let renderer: GTKRenderer
  var texts: [String]
  var selection: Set<Int> = []
  private(set) var rows: [Int: any Widget] = [:]
  private(set) var removed: [any Widget] = []
  private(set) var activated: [Int] = []
  private(set) var deleted: [[Int]] = []

  init(_ renderer: GTKRenderer, _ texts: [String]) {
    self.renderer = renderer
    self.texts = texts
  }

  /// Takes a row out of those made and renumbers the others.
  func shiftRows(removing index: Int) {
    let gone = rows.removeValue(forKey: index)
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.key > index ? $0.key - 1 : $0.key, $0.value) })
    removed.append(contentsOf: [gone].compactMap { $0 })
  }

  var rowCount: Int { texts.count }
  func realiseRow(at index: Int) -> any Widget {
    if let row = rows[index] { return row }
    let row = renderer.makeWidget(for: RowDescription())
    row.insert([renderer.text(texts[index])], after: nil, in: .content)
    rows[index] = row
    return row
  }
  func releaseRow(_ row: any Widget) {
    guard let index = rows.first(where: { $0.value === row })?.key else { return }
    rows.removeValue(forKey: index)?.destroy()
  }
  func rowTraits(at index: Int) -> RowTraits { RowTraits(role: .row, isSelectable: true, isDeletable: true) }
  func selectRows(_ indices: [Int]) { selection = Set(indices) }
  func isRowSelected(_ index: Int) -> Bool { selection.contains(index) }
  func activateRow(at index: Int) { activated.append(index) }
  func deleteRows(_ indices: [Int]) { deleted.append(indices) }
}

/// Rows of which those that begin with # are headers.
@MainActor
final class SectionedRows: RowsOfText {
  func remove(_ index: Int) {
    texts.remove(at: index)
    shiftRows(removing: index)
  }

  override func rowTraits(at index: Int) -> RowTraits {
    let isHeader = texts[index].hasPrefix("#")
    return RowTraits(role: isHeader ? .header : .row, isSelectable: !isHeader)
  }
}
