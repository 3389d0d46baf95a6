/* The scenes' source files, taken in as they are when the program is built. Tests/PackageTests holds this list to the
   folder. */

#include "gallery-sources.h"

/* Of C23; this compiler takes it for every C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sources[] = {
#embed "../Gallery/Scenes/Forms/ProfileScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Forms/SignUpScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Kept/AppStorageScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Kept/FetchScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Kept/SceneStorageScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Life/IdentityScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Life/LifecycleScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Life/OnAppearScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Motion/AnimationScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Motion/FocusScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Motion/GestureScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Motion/MatchedGeometryScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/ColorScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/GenerationsScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/LoginScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/ObservationScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/PeopleScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/PublishedScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/StateObjectScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Objects/StoresScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Programs/ChangesScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Programs/CombineScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Programs/DelegateScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Programs/PreviewScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Programs/WindowScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/BindableScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/BindingKindsScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/BindingScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/ObjectStateScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/PizzaScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/PropertyScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/State/StateScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Surroundings/BuiltInValuesScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Surroundings/EntryScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Surroundings/PreferenceScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Surroundings/ScaledMetricScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Surroundings/ThemeScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/ButtonScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/ContainerScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/LayoutScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/ListScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/PickerScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/PresentationScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/ShapeScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/SymbolScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/TextEntryScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/TextScene.swift" suffix(, 0, )
#embed "../Gallery/Scenes/Views/ValueScene.swift" suffix(, 0, )
    0};

const char *gallery_sources(void) { return sources; }
