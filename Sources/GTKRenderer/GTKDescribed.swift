import SwiftUICore

/// A description that GTK can show; each kind's file says how.
protocol GTKDescribed: Description {
  @MainActor
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self>
}

/// All of them. To ask the program whether a type is one takes a walk over all conformances in it, for each.
@MainActor
enum GTKKinds {
  private static let all: [any GTKDescribed.Type] = [
    AlertDescription.self, ButtonDescription.self, CanvasDescription.self, ColorPickerDescription.self,
    ContextMenuDescription.self, ControlGroupDescription.self, DatePickerDescription.self,
    DividerDescription.self, DragDescription.self, FileDialogDescription.self, FillDescription.self,
    FocusableDescription.self, FormDescription.self, FrameDescription.self, GeometryDescription.self,
    GripDescription.self, ImageDescription.self, LabeledRowDescription.self, LayersDescription.self,
    LayoutDescription.self, LazyLinesDescription.self, LinkDescription.self, ListDescription.self,
    MenuDescription.self, PageDescription.self, PagesDescription.self, PickerDescription.self,
    ProgressDescription.self, RowContentDescription.self, RowDescription.self, ScrollDescription.self,
    SectionDescription.self, SliderDescription.self, SpacerDescription.self, SplitDescription.self,
    StackDescription.self, StepperDescription.self, TabsDescription.self, TextDescription.self,
    TextEditorDescription.self, TextFieldDescription.self, ToggleDescription.self,
    ToolbarItemDescription.self, TouchDescription.self, WindowDescription.self,
  ]
  private static let known = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), $0) })

  /// nil: GTK shows no such description.
  static func find(_ type: any Description.Type) -> (any GTKDescribed.Type)? { known[ObjectIdentifier(type)] }
}
