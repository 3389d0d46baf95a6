/// A text entry.
package struct TextFieldDescription: Description {
  package static let kind = "field"
  package var text: String
  /// What is to be selected, in Unicode scalars from the start; nil: whatever is.
  package var selection: Range<Int>?
  /// Shown while the field is empty.
  package var prompt: String
  /// Of those words; nil: as the theme has them.
  package var promptColor: Color?
  /// What the field is called, for assistive tools.
  package var label: String
  package var isSecure = false
  /// How many lines it shows at least and at most, before it scrolls; nil: it has one line. Fixed for its life.
  package var lines: ClosedRange<Int>?
  /// What is going to be typed into it.
  package var input = TextInput()
  package var isEnabled = true
  package var style: Style
  package enum Look: Equatable, Sendable {
    /// In a frame, unless it stands on a surface of the program's own.
    case automatic
    case framed, square, plain
  }
  package var look = Look.automatic
  package var edit: Callback<String>
  /// Gets what a person selects, in Unicode scalars; nil: nobody wants to know.
  package var select: Callback<Range<Int>>?
  package var submit: Callback<Void>
  /// Whether Return in it is for the field alone, and not for the button that the window is for: asked as it is pressed, before
  /// `submit`.
  package var takesReturn = Question { false }
  /// Gets true as the focus comes and false as it goes.
  package var focusChanged: Callback<Bool>
  /// For the field of a search: empties it and takes the focus from it, as Esc does. Ctrl+F and typing where
  /// no text is entered begin there.
  package var endSearch: Callback<Void>?
}

/// A switch, check box or push-in button; its label is in the slot `label`.
package struct ToggleDescription: Description {
  package static let kind = "toggle"
  package enum Look: Int, Sendable { case `switch`, checkbox, button }
  package var isOn: Bool
  /// Whether it stands for several values that differ.
  package var isMixed = false
  package var isEnabled: Bool
  package var look: Look
  package var hidesLabel = false
  package var tint: Color?
  package var size = ControlSize.regular
  /// The outline of one that is a button.
  package var shape = ButtonBorderShape.automatic
  /// The keys that switch it.
  package var shortcut: KeyboardShortcut?
  package var set: Callback<Bool>
}

/// A slider over a range; its label is in the slot `label`, shown to assistive tools only.
package struct SliderDescription: Description {
  package static let kind = "slider"
  /// A mark on the scale; its title is empty where nothing stands beside it.
  package struct Tick: Equatable, Sendable {
    package var value: Double
    package var title = ""
  }
  package var value: Double
  package var range: ClosedRange<Double>
  /// nil: continuous.
  package var step: Double?
  package var ticks: [Tick] = []
  package var isEnabled: Bool
  package var label: String
  package var tint: Color?
  package var size = ControlSize.regular
  package var set: Callback<Double>
  /// Gets true as dragging begins and false as it ends.
  package var editingChanged: Callback<Bool>
}

/// A choice of one among several.
package struct PickerDescription: ShownLabelDescription {
  package static let kind = "picker"
  package enum Look: Equatable, Sendable { case menu, segmented, radio, wheel, inline, palette }
  package struct Option: Equatable, Sendable {
    package var title: String
    /// A symbol in front of the title.
    package var symbol: String?
    /// What assistive tools call it; nil: its title.
    package var name: String?
    /// The title of the section that it is the first of, empty for one without; nil: it is in that of the option before.
    package var opening: String?
    package var identity = ViewIdentity()

    /// Whether it is what `other` was, with other words perhaps.
    package func goesOn(from other: Option) -> Bool {
      identity.isThat(of: other.identity) ?? (title == other.title && symbol == other.symbol)
    }
  }
  package var options: [Option]
  /// The place of the chosen option; nil: none of them.
  package var selection: Int?
  package var look: Look
  /// What a menu shows for the chosen option while it is closed; nil: the option itself.
  package var currentValue: String?
  /// Whether radio buttons stand beside each other.
  package var isHorizontal = false
  package var label: String
  /// Whether the label's views are in the picker; else it is words, which the picker shows.
  package var holdsLabel = false
  package var hidesLabel: Bool
  package var isEnabled: Bool
  package var style: Style
  package var select: Callback<Int>
}

/// A link that opens an address.
package struct LinkDescription: Description {
  package static let kind = "link"
  package var title: String
  package var url: URL
  package var isEnabled: Bool
  package var style: Style
  package var open: Callback<Void>
}

/// A picture.
package struct ImageDescription: LeafDescription {
  package static let kind = "image"
  package enum Source: Hashable, Sendable {
    /// A symbol by the name SwiftUI programs use.
    case symbol(String)
    /// A file with a picture in it.
    case file(PictureFile)
    /// The bytes of a picture file, and how many pixels a point of it is.
    case data(Data, scale: Double = 1)
    /// What a program draws.
    case drawing(ImageDrawing)
    /// Nothing that could be found under this name.
    case missing(String)
  }
  package enum ContentMode: Equatable, Sendable { case stretch, fit, fill }
  package var source: Source
  package var isResizable = false
  /// Whether a resizable picture is repeated in its own size instead of stretched.
  package var isTiled = false
  /// What of a resizable picture keeps its width or height, in points from the edges.
  package var capInsets = EdgeInsets()
  /// How pixels are mixed; nil: well.
  package var interpolation: Image.Interpolation?
  /// Whether pixels are a stencil, seen in the colour of text.
  package var isTemplate = false
  /// Whether symbols that have colours of their own show them.
  package var isColored = false
  /// How much of a symbol is lit, from 0 to 1, where it has parts for that; nil: all.
  package var variableValue: Double?
  /// The colour of a symbol's frame, or of what something in it stands in front of; nil: that of the rest.
  package var secondColor: Color?
  /// Whether that is the colour of the rest, but fainter, where none is said.
  package var isHierarchical = false
  /// How large a symbol is beside text.
  package var scale = Image.Scale.medium
  package var contentMode = ContentMode.stretch
  /// Width by height the picture is held to; nil: its own.
  package var aspectRatio: Double?
  /// What it is called, for assistive tools; nil: decoration.
  package var label: String?
  /// Whether words beside it say what it shows, as the title of a label does.
  package var isBesideTitle = false
  package var style: Style
  /// What is right around it; nil: nothing.
  package var surrounds: LeafSurrounds?
}
