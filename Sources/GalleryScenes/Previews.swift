import SwiftUI

#Preview("Gallery") { Gallery() }

#Preview("Pizza", traits: .fixedLayout(width: 520, height: 420)) {
  PizzaScene().padding()
}

/// Every small scene, in the form of sources from before `#Preview`.
struct Scene_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PropertyScene().previewDisplayName("Property")
      StateScene().previewDisplayName("State")
      BindingScene().previewDisplayName("Binding")
      ThemeScene().previewDisplayName("Environment")
      ObservationScene().previewDisplayName("Observation")
      PreferenceScene().previewDisplayName("Preferences")
    }
    .padding(24)
    .previewLayout(.fixed(width: 520, height: 360))
  }
}
