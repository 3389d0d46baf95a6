import HeadlessRenderer
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What rows, bars, controls and figures describe beside the usual")
struct FurtherModifierTable {
  @Test("Rows and what scrolls")
  func rows() {
    var table = ViewTable()
    func looks(_ screen: Screen) -> [RowLook] {
      let source = (screen.list.widget as? HeadlessList)?.source
      return (0..<(source?.rowCount ?? 0)).compactMap { source?.rowTraits(at: $0).look }
    }
    table("listRowSeparatorTint") {
      List {
        Text("both").listRowSeparatorTint(.red)
        Text("below").listRowSeparatorTint(.blue, edges: .bottom)
        Text("none").listRowSeparatorTint(nil)
      }
    } holds: {
      looks($0).map(\.topSeparatorTint) == [.red, nil, nil]
        && looks($0).map(\.bottomSeparatorTint) == [.red, .blue, nil]
    }
    table("listSectionSeparator", "listSectionSeparatorTint") {
      List {
        Section("Head") { Text("a") }.listSectionSeparator(.hidden, edges: .top)
          .listSectionSeparatorTint(.red, edges: .bottom)
        Text("b")
      }
    } holds: {
      $0.list.rows.map(\.texts) == [["Head"], ["a"], ["b"]]
        && looks($0).map(\.topSectionSeparator) == [.hidden, .hidden, .automatic]
        && looks($0).map(\.bottomSectionSeparator) == [.automatic, .automatic, .automatic]
        && looks($0).map(\.bottomSectionSeparatorTint) == [.red, .red, nil]
        && looks($0).allSatisfy { $0.topSeparator == .automatic && $0.topSectionSeparatorTint == nil }
    }
    table("scrollContentBackground") {
      VStack { List { Text("b") } }.scrollContentBackground(.hidden)
      TextEditor(text: .constant("")).scrollContentBackground(.hidden)
    } holds: {
      $0.all(ListDescription.self).map(\.hidesGround) == [true]
        && $0.all(TextEditorDescription.self).map(\.hidesGround) == [true]
    }
    table("scrollDisabled", "scrollIndicators") {
      ScrollView { Text("still") }.scrollDisabled(true)
      ScrollView { Text("bare") }.scrollIndicators(.hidden)
      ScrollView { Text("plain") }
    } holds: {
      let scrolls = $0.all(ScrollDescription.self)
      return scrolls.allSatisfy(\.isVertical) && scrolls.map(\.isStill) == [true, false, false]
        && scrolls.map(\.showsIndicators) == [true, false, true]
    }
    table.check()
  }

  @Test("Bars beside a view, and grounds of what it is in")
  func bars() {
    var table = ViewTable()
    table("safeAreaInset", "safeAreaBar") {
      Text("middle").safeAreaInset(edge: .top) { Text("above") }.safeAreaInset(edge: .bottom) {
        Text("below")
      }
      .safeAreaInset(edge: .leading, spacing: 4) { Text("before") }
      .safeAreaBar(edge: .trailing) { Text("after") }
    } holds: {
      let rows = $0.all(StackDescription.self).filter { $0.axis == .horizontal(.center) }
      return $0.texts == ["before", "above", "middle", "below", "after"] && rows.map(\.spacing) == [0, 4]
    }
    table("containerBackground") {
      Text("a").containerBackground(.red, for: .window)
    } holds: {
      $0.text("a").width == .infinity && $0.text("a").height == .infinity
        && $0.decorations[0].ground?.color == .red
    }
    table("scenePadding") {
      Text("a").scenePadding(.horizontal)
    } holds: {
      let margins = $0.text("a").margins
      return margins.leading > 0 && margins.top == 0
    }
    table.check()
  }

  @Test("Controls")
  func controls() {
    var table = ViewTable()
    let chosen = Kept(1)
    table("pickerStyle") {
      Picker("Size", selection: chosen.binding) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.navigationLink)
    } holds: {
      let isMenu = $0.the(PickerDescription.self).look == .menu
      $0.picker("Size").select("Two")
      return isMenu && chosen.value == 2
    }
    table("horizontalRadioGroupLayout") {
      Picker("Size", selection: chosen.binding) { Text("One").tag(1) }.pickerStyle(.radioGroup)
      Picker("Size", selection: chosen.binding) { Text("One").tag(1) }.pickerStyle(.radioGroup)
        .horizontalRadioGroupLayout()
    } holds: {
      $0.all(PickerDescription.self).map(\.isHorizontal) == [false, true]
    }
    table("labelsVisibility") {
      Toggle("On", isOn: .constant(true)).labelsVisibility(.hidden)
      Toggle("On", isOn: .constant(true))
    } holds: {
      $0.all(ToggleDescription.self).map(\.hidesLabel) == [true, false]
    }
    table("accentColor") {
      Toggle("On", isOn: .constant(true)).accentColor(.red)
    } holds: {
      $0.the(ToggleDescription.self).tint == .red
    }
    table("HelpLink") {
      HelpLink { chosen.value = 7 }
    } holds: {
      $0.button("Help").tap()
      return chosen.value == 7
    }
    table.check()
  }

  @Test("Figures, colours and groups")
  func figures() {
    var table = ViewTable()
    let room = CGRect(x: 0, y: 0, width: 40, height: 40)
    table("trim") {
      Rectangle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2)
    } holds: {
      guard case .outline(let outline) = $0.the(FillDescription.self).shape else { return false }
      let bounds = outline.path(in: room).boundingRect
      return bounds.maxX > 38 && bounds.maxY < 6
    }
    table("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 20).fill(.red)
    } holds: {
      guard case .outline(let outline) = $0.the(FillDescription.self).shape else { return false }
      let path = outline.path(in: room)
      return !path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1))
    }
    table("capsule") {
      Text("a").clipShape(.capsule)
    } holds: {
      $0.decorations[0].clip == .capsule
    }
    table("compositingGroup") {
      Text("group").compositingGroup()
      Text("none")
    } holds: {
      $0.attributes(of: "group").blendMode == .normal && $0.attributes(of: "none").blendMode == nil
    }
    table("saturation", "brightness", "contrast", "colorInvert", "hueRotation", "colorMultiply") {
      Text("a").saturation(1)
      Text("b").brightness(0)
      Text("c").contrast(1)
      Text("d").colorMultiply(Color(red: 1, green: 1, blue: 1))
      Text("e").colorInvert()
      Text("f").hueRotation(.degrees(120))
    } holds: {
      let changes = $0.decorations.compactMap(\.effects?.colors)
      let same: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
      func isSame(_ change: ColorShares) -> Bool {
        zip(change.rows, same).allSatisfy { abs($0 - $1) < 0.001 }
      }
      return changes.count == 6 && changes.prefix(4).allSatisfy(isSame)
        && changes[4].rows == [-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1] && !isSame(changes[5])
    }
    table("gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes") {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(.topLeading).gridColumnAlignment(.trailing)
          Text("b").gridCellUnsizedAxes(.horizontal)
        }
      }
    } holds: {
      let (a, b) = ($0.attributes(of: "a").traits, $0.attributes(of: "b").traits)
      return a.gridAnchor == .topLeading && a.gridColumnAlignment == .trailing
        && b.gridUnsizedAxes == .horizontal && a.gridUnsizedAxes == []
    }
    table("scaledToFit") {
      Image(systemName: "star").resizable().scaledToFit()
    } holds: {
      $0.the(ImageDescription.self).contentMode == .fit
    }
    table.check()
  }
}
