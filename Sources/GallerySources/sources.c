/* The scenes' source files, taken in as they are when the program is built. Tests/PackageTests holds this list to the
   folder. */

#include "gallery-sources.h"

/* Of C23; this compiler takes it for every C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sources[] = {
#embed "../GalleryScenes/Scenes/Forms/ProfileScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Forms/SignUpScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Kept/AppStorageScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Kept/FetchScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Kept/SceneStorageScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Life/IdentityScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Life/LifecycleScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Life/OnAppearScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Motion/AnimationScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Motion/FocusScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Motion/GestureScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Motion/MatchedGeometryScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Motion/ScrollScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/ColorScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/GenerationsScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/LoginScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/ObservationScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/PeopleScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/PublishedScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/StateObjectScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Objects/StoresScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Programs/ChangesScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Programs/CombineScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Programs/DelegateScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Programs/PreviewScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Programs/WindowScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/BindableScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/BindingKindsScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/BindingScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/ObjectStateScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/PizzaScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/PropertyScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/State/StateScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Surroundings/BuiltInValuesScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Surroundings/EntryScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Surroundings/PreferenceScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Surroundings/ScaledMetricScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Surroundings/ThemeScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/ButtonScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/ContainerScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/LayoutDifferenceScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/LayoutScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/ListScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/PickerScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/PresentationScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/ShapeScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/SymbolScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/TextEntryScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/TextScene.swift" suffix(, 0, )
#embed "../GalleryScenes/Scenes/Views/ValueScene.swift" suffix(, 0, )
    0};

const char *gallery_sources(void) { return sources; }
