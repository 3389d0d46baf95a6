import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class KindsTests: GTKTestCase {
  /// Reads the sources, so that a kind added there cannot be forgotten here.
  func testEveryKindOfDescriptionCanBeShown() throws {
    let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/SwiftUICore")
    let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)!
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(
        of: /struct (\w+): (?:Leaf|ShownLabel)?Description/)
      {
        declared.insert(String(match.1))
      }
    }
    let known: [any Description.Type] = [
      TextDescription.self, ImageDescription.self, ButtonDescription.self, TextFieldDescription.self,
      ToggleDescription.self, SliderDescription.self, PickerDescription.self, LinkDescription.self,
      StackDescription.self, SpacerDescription.self, DividerDescription.self, LayersDescription.self,
      FrameDescription.self, FillDescription.self, ScrollDescription.self, ListDescription.self,
      RowDescription.self, RowContentDescription.self, FormDescription.self, SectionDescription.self,
      LabeledRowDescription.self,
      PagesDescription.self, PageDescription.self, TabsDescription.self, SplitDescription.self,
      WindowDescription.self, ToolbarItemDescription.self, AlertDescription.self,
      FocusableDescription.self, GripDescription.self, StepperDescription.self, TextEditorDescription.self,
      ProgressDescription.self,
      GeometryDescription.self, TouchDescription.self, LayoutDescription.self, MenuDescription.self,
      ContextMenuDescription.self, LazyLinesDescription.self,
      DatePickerDescription.self, ColorPickerDescription.self, CanvasDescription.self,
      DragDescription.self, FileDialogDescription.self, ControlGroupDescription.self,
    ]
    XCTAssertEqual(Set(known.map { "\($0)" }), declared)
    try onScreen { _ in
      for kind in known { XCTAssertTrue(GTKRenderer.supports(kind), "\(kind)") }
    }
  }
}
