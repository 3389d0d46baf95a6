import SwiftUICore

/// A description that GTK can show; each kind's file says how.
protocol GTKDescribed: Description {
  @MainActor
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self>
}
