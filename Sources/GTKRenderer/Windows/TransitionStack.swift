import CGTK

/// A `GtkStack` whose widgets can be taken away at once although they are seen to leave: what slides out is a picture of
/// the widget, so nothing of it lives on behind the transition.
@MainActor
struct TransitionStack {
  let native: Native
  private var stack: UnsafeMutablePointer<GtkStack> { cast(native) }
  private let forward: GtkStackTransitionType
  private let back: GtkStackTransitionType

  init(forward: GtkStackTransitionType, back: GtkStackTransitionType) {
    self.forward = forward
    self.back = back
    native = faves_plain_stack_new()
    gtk_widget_show(native)
    let ended: SignalFunction1 = { stack, _, _ in
      let address = UInt(bitPattern: stack)
      MainActor.assumeIsolated { Self.clearPictures(in: Native(bitPattern: address)!) }
    }
    faves_signal_connect(native, "notify::transition-running", unsafeBitCast(ended, to: GCallback.self), nil)
  }

  /// Adds a widget out of sight.
  func add(_ widget: Native) { gtk_container_add(cast(native), widget) }

  /// Brings a widget into sight, sliding over the one before if that was there.
  func show(_ widget: Native, animated: Bool = true) {
    let hadOne = gtk_stack_get_visible_child(stack) != nil
    setVisible(stack, widget, forward, animated && hadOne)
  }

  /// Takes a widget out; `next` comes into sight if this one was. It has no parent afterwards.
  func remove(_ widget: Native, showing next: Native?) {
    guard let next, gtk_stack_get_visible_child(stack) == widget else {
      gtk_container_remove(cast(native), widget)
      return
    }
    let picture = Self.picture(of: widget)
    if let picture {
      gtk_container_add(cast(native), picture)
      setVisible(stack, picture, GTK_STACK_TRANSITION_TYPE_NONE, false)
    }
    gtk_container_remove(cast(native), widget)
    setVisible(stack, next, back, true)
    if gtk_stack_get_transition_running(stack) == 0 { Self.clearPictures(in: native) }
  }

  private static let pictureName = "faves-leaving"

  private static func picture(of widget: Native) -> Native? {
    guard gtk_widget_get_mapped(widget) != 0, let window = gtk_widget_get_window(widget) else { return nil }
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    var least = GtkRequisition()
    gtk_widget_get_preferred_size(widget, &least, nil)
    // It never came to be seen if it has no room yet.
    guard place.width >= least.width, place.height >= least.height,
      let surface = gdk_window_create_similar_surface(
        window, CAIRO_CONTENT_COLOR_ALPHA, place.width, place.height)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    // GTK draws nothing whose layout is due.
    gtk_widget_size_allocate(widget, &place)
    let context = cairo_create(surface)
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    let picture = gtk_image_new_from_surface(surface)!
    gtk_widget_set_name(picture, pictureName)
    gtk_widget_set_halign(picture, GTK_ALIGN_START)
    gtk_widget_set_valign(picture, GTK_ALIGN_START)
    gtk_widget_show(picture)
    return picture
  }

  private static func clearPictures(in native: Native) {
    guard gtk_stack_get_transition_running(cast(native)) == 0 else { return }
    let children = gtk_container_get_children(cast(native))
    defer { g_list_free(children) }
    var item = children
    while let current = item {
      let child = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if String(cString: gtk_widget_get_name(child)) == pictureName { gtk_widget_destroy(child) }
      item = current.pointee.next
    }
  }
}

/// `gtk_stack_set_visible_child` with a transition of its own.
@MainActor
private func setVisible(
  _ stack: UnsafeMutablePointer<GtkStack>, _ child: Native, _ transition: GtkStackTransitionType,
  _ animated: Bool
) {
  gtk_stack_set_transition_type(stack, animated ? transition : GTK_STACK_TRANSITION_TYPE_NONE)
  gtk_stack_set_visible_child(stack, child)
}
