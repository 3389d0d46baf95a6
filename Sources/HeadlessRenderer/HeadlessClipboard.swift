package import SwiftUICore

extension HeadlessRenderer {
  package func copy(_ items: [DragItem]) { clipboard = items }

  package func paste(as names: [String], _ done: @escaping @MainActor ([DragItem]) -> Void) {
    done(clipboard.filter { item in item.forms.contains { names.contains($0.mimeType) } })
  }
}
