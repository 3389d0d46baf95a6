import CGTK

/// The list's side of `FavesListOwner`; apart from the widget, so that a list that outlives it asks in vain.
@MainActor
final class ListOwner {
  weak var widget: ListWidget?

  func makeList() -> Native {
    var functions = FavesListOwner(
      make_row: { owner, index in
        let made = ListOwner.ask(owner, otherwise: 0) { UInt(bitPattern: $0.makeRow(Int(index))) }
        return Native(bitPattern: made) ?? faves_frame_new()
      },
      reuse_row: { owner, _, index, content in
        let address = UInt(bitPattern: content)
        return ListOwner.ask(owner, otherwise: 0) {
          $0.reuseRow(Native(bitPattern: address)!, at: Int(index)).gboolean
        }
      },
      release_row: { owner, index, content in
        let address = UInt(bitPattern: content)
        ListOwner.ask(owner, otherwise: ()) { $0.releaseRow(Int(index), Native(bitPattern: address)!) }
      },
      flags: { owner, index in ListOwner.ask(owner, otherwise: FavesRowFlags(0)) { $0.flags(Int(index)) } },
      rows_before: { owner, index in
        ListOwner.ask(owner, otherwise: 0) { Int32($0.source?.rowsBefore(Int(index)) ?? 0) }
      },
      line_color: { owner, index, color in
        let address = UInt(bitPattern: color)
        ListOwner.ask(owner, otherwise: ()) {
          guard let tint = $0.lineTint(below: Int(index)) else { return }
          let rgba = Palette.rgba(tint)
          // The colour that the list's drawing of this row waits for.
          UnsafeMutablePointer<GdkRGBA>(bitPattern: address)!.pointee = GdkRGBA(
            red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
        }
      },
      line_ends: { owner, content, from, to in
        let content = UInt(bitPattern: content)
        let (first, last) = (from.pointee, to.pointee)
        let ends = ListOwner.ask(owner, otherwise: (first, last)) {
          $0.lineEnds(below: Native(bitPattern: content)!, from: first, to: last)
        }
        (from.pointee, to.pointee) = ends
      },
      is_selected: { owner, index in
        ListOwner.ask(owner, otherwise: 0) { ($0.source?.isRowSelected(Int(index)) ?? false).gboolean }
      },
      has_selected: { owner in
        ListOwner.ask(owner, otherwise: 0) { ($0.source?.hasSelectedRows ?? false).gboolean }
      },
      select: { owner, action, from, to in
        ListOwner.ask(owner, otherwise: ()) { $0.select(action, Int(from), Int(to)) }
      },
      activate: { owner, index in
        ListOwner.ask(owner, otherwise: ()) { $0.source?.activateRow(at: Int(index)) }
      },
      press: { owner, index in
        ListOwner.ask(owner, otherwise: 0) { ($0.source?.pressRow(at: Int(index)) ?? false).gboolean }
      },
      open: { owner, index, opens in
        ListOwner.ask(owner, otherwise: 0) {
          ($0.source?.openRow(at: Int(index), opens != 0) ?? false).gboolean
        }
      },
      menu: { owner, index, content, event in
        let content = UInt(bitPattern: content)
        let event = UInt(bitPattern: event)
        return ListOwner.ask(owner, otherwise: 0) { list in
          list.showMenu(
            Int(index), Native(bitPattern: content), UnsafeMutablePointer<GdkEvent>(bitPattern: event)
          ).gboolean
        }
      },
      remove_key: { owner, index in ListOwner.ask(owner, otherwise: 0) { $0.deleteByKey(Int(index)).gboolean }
      },
      can_move: { owner, from, to in
        ListOwner.ask(owner, otherwise: 0) {
          ($0.source?.canMoveRow(Int(from), to: Int(to)) ?? false).gboolean
        }
      },
      move: { owner, from, to, dragged in
        ListOwner.ask(owner, otherwise: ()) { $0.move(Int(from), to: Int(to), isDragged: dragged != 0) }
      },
      visible_changed: { owner, _, _ in ListOwner.ask(owner, otherwise: ()) { $0.releaseOrphans() } })
    return faves_list_new(&functions, Unmanaged.passUnretained(self).toOpaque())
  }

  private nonisolated static func ask<R: Sendable>(
    _ owner: UnsafeMutableRawPointer?, otherwise: R, _ body: @MainActor (ListWidget) -> R
  ) -> R {
    let address = UInt(bitPattern: owner)
    return MainActor.assumeIsolated {
      let owner = Unmanaged<ListOwner>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
        .takeUnretainedValue()
      guard let widget = owner.widget else { return otherwise }
      return body(widget)
    }
  }
}
