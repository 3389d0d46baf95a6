import CGTK
import SwiftUICore

/// The part of a header bar that is over the columns before the last: what the sidebar is called, the sidebar's buttons, and
/// the room that keeps the way back from a page over its column.
@MainActor
final class BarOverColumns {
  let leading = StackSlots.bar()
  let trailing = StackSlots.bar()
  private unowned let renderer: GTKRenderer
  /// Over the sidebar, as wide as that where the bar has room.
  private let sidebar = KeptNative(faves_frame_new())
  private let title = gtk_label_new("")!
  /// Over the content column, while the way back is from a page beside it.
  private let gap = KeptNative(faves_frame_new())
  private let bar: Native
  private let back: Native
  private let following: StackSlots
  /// Where the columns end, from the leading edge of the bar.
  private var ends: [SplitDescription.Column: Int32] = [:]
  /// The column whose page there is to go back from.
  private var column: SplitDescription.Column?
  private var isHidden = false
  private var keepsWidths = true
  private var shown = Room()
  private var isWaiting = false

  /// How wide the parts are; nil: one is as wide as what is in it, or not there.
  private struct Room: Equatable {
    var sidebar: Int32?
    var gap: Int32?
  }

  /// Of a header bar, around and between what is in it.
  private static let spacing: Int32 = 6

  /// - Parameters:
  ///   - header: what it is a part of.
  ///   - back: the way back, which goes past it where that is over another column.
  ///   - following: what stands after it.
  init(
    in header: UnsafeMutablePointer<HdyHeaderBar>, after back: Native, before following: StackSlots,
    of renderer: GTKRenderer
  ) {
    self.renderer = renderer
    self.back = back
    self.following = following
    bar = widget(header)
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.spacing)!
    faves_add_class(title, GTK_STYLE_CLASS_TITLE)
    gtk_label_set_ellipsize(cast(title), PANGO_ELLIPSIZE_END)
    gtk_label_set_xalign(cast(title), 0)
    atk_object_set_role(gtk_widget_get_accessible(title), ATK_ROLE_HEADING)
    gtk_box_pack_start(cast(box), leading.native, 0, 0, 0)
    gtk_box_pack_start(cast(box), title, 1, 1, 0)
    gtk_box_pack_end(cast(box), trailing.native, 0, 0, 0)
    expand(box, 1, 0)
    gtk_widget_show(box)
    faves_frame_set_child(sidebar.native, box)
    for (place, part) in [sidebar.native, gap.native].enumerated() {
      expand(part, 0, 0)
      gtk_widget_hide(part)
      hdy_header_bar_pack_start(header, part)
      move(part, to: Int32(place + 1))
    }
  }

  /// Gives what stands at the start of the bar another place among the others.
  private func move(_ part: Native, to place: Int32) {
    var value = GValue()
    g_value_init(&value, GType(6 << 2))  // G_TYPE_INT
    g_value_set_int(&value, place)
    gtk_container_child_set_property(cast(bar), part, "position", &value)
    g_value_unset(&value)
  }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && gtk_widget_get_visible(title) == 0 }

  /// - Parameter keepsWidths: whether nothing but a title is in the middle of the bar.
  func show(title text: String, isHidden: Bool, keepsWidths: Bool) {
    gtk_label_set_text(cast(title), text)
    gtk_widget_set_visible(title, (!text.isEmpty).gboolean)
    self.isHidden = isHidden
    self.keepsWidths = keepsWidths
    showRoom()
  }

  /// Puts the way back over its column; nil: over all of them, or there is none.
  func stand(over column: SplitDescription.Column?) {
    guard column != self.column else { return }
    self.column = column
    move(back, to: column == nil || column == .sidebar ? 0 : 2)
    showRoom()
  }

  /// Something has come or gone.
  func itemsChanged() { showRoom() }

  /// Tells where the columns before the last end, from the leading edge. GTK is giving out places.
  func stand(before ends: [SplitDescription.Column: Int32]) {
    self.ends = ends
    placed()
  }

  /// The bar has its place.
  func placed() {
    guard wanted != shown, !isWaiting else { return }
    isWaiting = true
    // GTK forgets what asks for another place while it gives out places.
    renderer.afterNextFlush { [weak self] in
      guard let self else { return }
      isWaiting = false
      if gtk_widget_get_parent(sidebar.native) != nil { showRoom() }
    }
  }

  private var wanted: Room {
    // Where nothing stands over a column it need not be known where that is.
    guard keepsWidths, !isHidden, !isEmpty || column != nil || !following.isEmpty else {
      return Room()
    }
    let start = self.start(of: sidebar.native, in: bar)
    var room = Room(sidebar: ends[.sidebar].map { max(0, $0 - start) })
    if column == .detail, let end = ends[.content] {
      room.gap = max(0, end - (ends[.sidebar] ?? start) - Self.spacing)
    }
    return room
  }

  /// What the title in the middle, however long, leaves to what stands over the sidebar. A window that gets narrower makes the
  /// sidebar narrower: the bar is not to hold it up for a name of any length.
  private static let mostHeld: Int32 = 160

  private func leastWidth(in width: Int32?) -> Int32 {
    guard let width, let content = faves_frame_get_child(sidebar.native) else { return FAVES_UNSET }
    var natural: Int32 = 0
    gtk_widget_get_preferred_width(content, nil, &natural)
    return min(width, natural, Self.mostHeld)
  }

  private func showRoom() {
    let room = wanted
    shown = room
    for (part, width) in [(sidebar.native, room.sidebar), (gap.native, room.gap)] {
      let least = part == sidebar.native ? leastWidth(in: width) : FAVES_UNSET
      faves_frame_set_bounds(part, GTK_ORIENTATION_HORIZONTAL, least, width ?? FAVES_UNSET, FAVES_UNSET)
    }
    gtk_widget_set_visible(sidebar.native, (!isHidden && (room.sidebar != nil || !isEmpty)).gboolean)
    gtk_widget_set_visible(gap.native, (room.gap != nil).gboolean)
  }

  /// Where the part over the sidebar starts, from the leading edge.
  private func start(of part: Native, in bar: Native) -> Int32 {
    let width = gtk_widget_get_allocated_width(part)
    guard gtk_widget_get_visible(part) != 0, width > 1 else { return Self.spacing }
    let isMirrored = gtk_widget_get_direction(bar) == GTK_TEXT_DIR_RTL
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(part, bar, isMirrored ? width : 0, 0, &x, &y)
    return isMirrored ? gtk_widget_get_allocated_width(bar) - x : x
  }
}
