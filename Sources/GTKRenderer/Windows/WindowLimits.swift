import CGTK
import SwiftUICore

/// How large a sheet is, and what a person cannot do to a window.
extension WindowWidget {
  /// The widths and heights of sheets that are for a form or a page, in points.
  private static let (form, page): ((Int32, Int32), (Int32, Int32)) = ((540, 620), (760, 820))

  func showSheetSize() {
    guard description.role == .sheet, description.sheetHeight == nil else { return }
    setSize(pixels(of: description.sheetSize))
  }

  /// -1: as large as the content.
  private func pixels(of size: WindowDescription.SheetSize) -> (Int32, Int32) {
    switch size {
    case .automatic: (width, height)
    case .fitted: (-1, -1)
    case .form: fit(Self.form)
    case .page: fit(Self.page)
    case .fitting(let base, let horizontal, let vertical):
      (horizontal ? -1 : pixels(of: base).0, vertical ? -1 : pixels(of: base).1)
    case .computed(let computed): pixels(of: computed.size { [weak self] in self?.measured($0) ?? .zero })
    }
  }

  private func pixels(of size: ProposedViewSize) -> (Int32, Int32) {
    func length(_ points: CGFloat?) -> Int32 {
      points.flatMap { finite(Double($0), in: 1...8192, for: "size of a sheet") }.map { Int32($0) } ?? -1
    }
    return (length(size.width), length(size.height))
  }

  /// What the content takes of what is proposed.
  func measured(_ proposal: ProposedViewSize) -> CGSize {
    guard let root = gtk_bin_get_child(cast(native)) else { return .zero }
    var (least, ideal): (Int32, Int32) = (0, 0)
    gtk_widget_get_preferred_width(root, &least, &ideal)
    let wide = pixels(of: proposal).0
    let width = wide < 0 ? ideal : max(least, wide)
    gtk_widget_get_preferred_height_for_width(root, width, &least, &ideal)
    return CGSize(width: Int(width), height: Int(ideal))
  }

  private func setSize(_ size: (Int32, Int32)) { setSize(size.0, size.1) }

  private func setSize(_ width: Int32, _ height: Int32) {
    gtk_window_set_default_size(cast(native), width, height)
    guard gtk_widget_get_mapped(native) != 0 else { return }
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(native, nil, &natural)
    gtk_window_resize(
      cast(native), max(1, width < 0 ? natural.width : width), max(1, height < 0 ? natural.height : height))
  }

  /// A sheet whose content would like to be higher than the window behind it, and than a form's sheet, is as high as those;
  /// one with a line or two has some room around them. Asked once GTK has measured it on the screen: before it has its
  /// style, what it then says would be kept.
  func limitHeightToContent() {
    guard description.sheetSize == .automatic, description.sheetHeight == nil, height < 0,
      heightBehind != nil
    else { return }
    if heightNow > mostHeightOfContent { resize(toHeight: mostHeightOfContent) }
    if heightNow < leastHeightOfContent { resize(toHeight: leastHeightOfContent) }
  }

  /// A sheet with next to nothing in it is no mere strip below its bar.
  var leastHeightOfContent: Int32 { heightBehind.map { min(180, $0 * 9 / 10) } ?? 0 }

  /// As high as a sheet becomes for its content.
  var mostHeightOfContent: Int32 { max((heightBehind ?? 0) * 9 / 10, Self.form.1) }

  /// Of the window behind it; nil: there is none.
  private var heightBehind: Int32? {
    guard let below = gtk_window_get_transient_for(cast(native)) else { return nil }
    var around: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_size(below, &around.width, &around.height)
    return around.height
  }

  /// No larger than the window behind it, which is to be seen around it.
  private func fit(_ size: (Int32, Int32)) -> (Int32, Int32) {
    guard let below = gtk_window_get_transient_for(cast(native)) else { return size }
    var around: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_size(below, &around.width, &around.height)
    return (max(1, min(size.0, around.width * 9 / 10)), max(1, min(size.1, around.height * 9 / 10)))
  }

  /// A sheet that says so is as high as a part of the window behind it; what it holds may need more.
  func showSheetHeight() {
    guard description.role == .sheet, let height = description.sheetHeight,
      let wanted = heightInPixels(height)
    else { return }
    gtk_window_set_default_size(cast(native), width, wanted)
    guard gtk_widget_get_mapped(native) != 0 else { return }
    resize(toHeight: wanted)
  }

  func showIsResizable() {
    let canBe = description.isResizable && !description.forbidden.contains(.resizing)
    if !canBe, description.isResizable { keepSizeOfContent() }
    gtk_window_set_resizable(cast(native), canBe.gboolean)
    if canBe, let root = gtk_bin_get_child(cast(native)) { gtk_widget_set_size_request(root, -1, -1) }
  }

  /// GTK makes windows that nobody may resize as small as their content can be.
  private func keepSizeOfContent() {
    guard let root = gtk_bin_get_child(cast(native)) else { return }
    let isShown = gtk_widget_get_mapped(native) != 0
    gtk_widget_set_size_request(
      root, isShown ? gtk_widget_get_allocated_width(root) : width,
      isShown ? gtk_widget_get_allocated_height(root) : height)
  }

  func showPermissions() {
    guard screens != nil else { return }
    let forbidden = description.forbidden
    gtk_window_set_deletable(cast(native), (!forbidden.contains(.dismissal)).gboolean)
    showIsResizable()
    screen?.bar?.showWindowButtons(without: forbidden)
    tellWindowManager()
    guard !followsRealizing else { return }
    followsRealizing = true
    on("realize", of: native) { _, data in receive(data, as: WindowWidget.self) { $0.tellWindowManager() } }
  }

  /// Its own title bars and menus offer no more.
  private func tellWindowManager() {
    guard let window = gtk_widget_get_window(native) else { return }
    let forbidden = description.forbidden
    var functions = GDK_FUNC_MOVE.rawValue
    if !forbidden.contains(.resizing) { functions |= GDK_FUNC_RESIZE.rawValue }
    if !forbidden.contains(.minimizing) { functions |= GDK_FUNC_MINIMIZE.rawValue }
    if !forbidden.contains(.fullScreen), !forbidden.contains(.resizing) {
      functions |= GDK_FUNC_MAXIMIZE.rawValue
    }
    if !forbidden.contains(.dismissal) { functions |= GDK_FUNC_CLOSE.rawValue }
    gdk_window_set_functions(window, GdkWMFunction(rawValue: functions))
  }
}
