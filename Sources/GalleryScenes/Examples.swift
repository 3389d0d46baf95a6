import SwiftUI

extension ExampleGroup {
  static let all = [
    state, objects, surroundings, kept, programs, life, motion, forms, views, collections, exchange,
  ]

  static func example(_ id: Example.ID?) -> Example? {
    all.lazy.flatMap(\.examples).first { $0.id == id }
  }

  private static let state = ExampleGroup(
    title: "State and Bindings",
    examples: [
      Example(
        "Property", "A stored property: the child runs again only when the value it is given differs.",
        PropertyScene()),
      Example("State", "@State: owned by the view, kept while the view's identity lasts.", StateScene()),
      Example(
        "State: an object", "@State with an @Observable object: made once, freed with the view.",
        ObjectStateScene()),
      Example(
        "Binding: a number",
        "@Binding: a child writes its parent's state; a grandchild gets the plain value.", BindingScene()),
      Example(
        "Binding: a struct",
        "Bindings to the fields of one struct: a field's view runs for its own field alone.", PizzaScene()),
      Example(
        "Binding: rows and more", "Bindings to elements, entries and optionals, and Binding(get:set:).",
        BindingKindsScene()),
      Example(
        "Bindable", "@ObservedObject and @Bindable: bindings to the properties of an object.", BindableScene()
      ),
    ])

  private static let objects = ExampleGroup(
    title: "Objects",
    examples: [
      Example(
        "Published",
        "ObservableObject and @Published: what is sent, and what an object in an object keeps to itself.",
        PublishedScene()),
      Example(
        "StateObject", "@StateObject and @ObservedObject: who makes an object, and how often.",
        StateObjectScene()),
      Example(
        "ObservedObject", "@ObservedObject: six sliders in a sheet repaint the scene behind it.", ColorScene()
      ),
      Example(
        "EnvironmentObject", "@EnvironmentObject and @Environment(type): through a view that does not ask.",
        LoginScene()),
      Example(
        "Observation", "@Observable: a view follows just the properties that its body read.",
        ObservationScene()),
      Example(
        "Observation: two stores",
        "@Environment(type), also optional, and @Bindable: two stores, each in who reads it.", StoresScene()),
      Example(
        "Old and new", "ObservableObject beside @Observable: who runs for one point.", GenerationsScene()),
      Example(
        "People", "Rows from JSON, decoded off the main thread, edited by index, by id and by dictionary.",
        PeopleScene()),
    ])

  private static let surroundings = ExampleGroup(
    title: "Environment and Preferences",
    examples: [
      Example(
        "Environment values", "@Environment: a key of our own, with a default, read two levels down.",
        ThemeScene()),
      Example(
        "Built-in values",
        "colorScheme, isEnabled, locale, layoutDirection …: what is there without being set.",
        BuiltInValuesScene()),
      Example(
        "Entry", "EnvironmentKey and @Entry: keys by hand and in a line; a value of a transaction.",
        EntryScene()),
      Example(
        "ScaledMetric", "@ScaledMetric: lengths that follow the desktop's size of text.", ScaledMetricScene()),
      Example(
        "Preferences", "Preferences: what children send up, combined in view order; anchors: where they are.",
        PreferenceScene()),
    ])

  private static let kept = ExampleGroup(
    title: "What Is Kept",
    examples: [
      Example(
        "AppStorage", "@AppStorage: kept in the user's defaults, in step wherever it is read.",
        AppStorageScene()),
      Example(
        "SceneStorage", "@SceneStorage: kept by this window, there again at the next start.",
        SceneStorageScene()),
      Example(
        "FetchRequest", "@FetchRequest: rows of a store, up to date with what is saved here and elsewhere.",
        FetchScene()),
    ])

  private static let programs = ExampleGroup(
    title: "Programs",
    examples: [
      Example(
        "Delegate", "@NSApplicationDelegateAdaptor: what a program's delegate hears, from the environment.",
        DelegateScene()),
      Example(
        "Windows", "WindowGroup, Window and openWindow: each window with states of its own.", WindowScene()),
      Example(
        "Previews", "PreviewProvider, #Preview and @Previewable: pictures of views without a program.",
        PreviewScene()),
      Example("What changed", "_printChanges: what made a view update.", ChangesScene()),
      Example("Combine", "Publishers: a search that waits for the typist, and a timer.", CombineScene()),
    ])

  private static let life = ExampleGroup(
    title: "Life and Identity",
    examples: [
      Example(
        "Lifecycle", "onAppear, onChange, onDisappear and task(id:): what a view is told, in order.",
        LifecycleScene()),
      Example(
        "Transactions", "Several writes are one update; withAnimation makes one of its own: 0, 2, 4.",
        OnAppearScene()),
      Example(
        "Identity", "id, ForEach, branches, EquatableView and AnyView: whose state a row shows.",
        IdentityScene()),
    ])

  private static let motion = ExampleGroup(
    title: "Focus, Gestures and Motion",
    examples: [
      Example(
        "FocusState",
        "@FocusState: where the focus is, and a way to move it; @FocusedValue: what is said there.",
        FocusScene()),
      Example(
        "GestureState", "@GestureState: set while a gesture goes on, and back by itself when it is over.",
        GestureScene()),
      Example(
        "Animation", "withAnimation, animation(_:value:) and transitions, on the frame clock.",
        AnimationScene()),
      Example(
        "Matched geometry", "@Namespace: views that share an id in it move into each other's place.",
        MatchedGeometryScene()),
      Example(
        "Scrolling", "What is made of a place follows it: headers, effects, offsets, phases and positions.",
        ScrollScene(), fills: true),
    ])

  private static let forms = ExampleGroup(
    title: "Forms",
    examples: [
      Example("Sign up", "A form with a draft of its own, and a handler for the result.", SignUpScene()),
      Example("Profile", "A sheet that edits a copy, and one that edits the object.", ProfileScene()),
    ])

  private static let views = ExampleGroup(
    title: "Views",
    examples: [
      Example("Buttons", "Buttons of each style, role and size, links and menus.", ButtonScene()),
      Example("Pickers", "Pickers of each style, of dates and of colours.", PickerScene(), fills: true),
      Example("Values", "Toggles, steppers, sliders, progress and gauges.", ValueScene(), fills: true),
      Example(
        "Text entry", "Fields, secret, of numbers and of lines, and text editors.", TextEntryScene(),
        fills: true),
      Example("Text", "Sizes, weights, Markdown, formats, lines.", TextScene()),
      Example("Symbols", "Symbols of the theme and our own, sizes and colours.", SymbolScene()),
      Example("Shapes", "Shapes, strokes, gradients, effects, a canvas.", ShapeScene()),
      Example("Layout", "Stacks, frames, layers, grids.", LayoutScene()),
      Example(
        "Layout differences", "Where GTK's negotiation of sizes shows, and what comes of it.",
        LayoutDifferenceScene()),
      Example("Lists", "A list with sections, selection, deleting and moving.", ListScene()),
      Example("Containers", "Group boxes, disclosures, outlines, scroll views.", ContainerScene()),
      Example("Presentations", "Sheets, covers, popovers, alerts, questions.", PresentationScene()),
    ])

  private static let collections = ExampleGroup(
    title: "Collections",
    examples: [
      Example(
        "Tabs", "TabView: tabs over their pages, with a badge, and pages in a row.", TabScene(),
        fills: true),
      Example("Inspector", "A column that tells more of what is chosen.", InspectorScene(), fills: true),
      Example("Table", "Columns, sorted by their titles, and rows that are chosen.", TableScene()),
      Example("Editing rows", "EditButton, onMove and onDelete.", EditingScene()),
      Example("Refreshing", "Rows that are loaded anew, and who asks for it.", RefreshScene(), fills: true),
      Example("Calendars", "A day, and several, in the calendar of a month.", CalendarScene()),
    ])

  private static let exchange = ExampleGroup(
    title: "Exchange",
    examples: [
      Example("Drag and drop", "draggable and dropDestination.", DragScene()),
      Example("Files", "fileImporter, fileExporter and fileMover.", FileScene()),
      Example("Loaded pictures", "AsyncImage: loaded, failed, without an address.", AsyncImageScene()),
      Example("Clipboard", "PasteButton, copyable and pasteDestination.", ClipboardScene()),
    ])
}
