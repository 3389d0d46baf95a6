import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

#Preview {
  Greeting(name: "nobody")
}

#Preview("Named") { Greeting(name: "Ann") }

#Preview("Several", traits: .fixedLayout(width: 300, height: 60), .landscapeLeft) {
  let names = ["Ann", "Bob"]
  ForEach(names, id: \.self) { Greeting(name: $0) }
  if names.count > 1 { Text("and more") }
}

#Preview("Stateful", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  @Previewable @State var name: String?
  @Previewable var fixed = 5
  let label = isOn ? "on" : "off"
  VStack {
    Toggle("Wi-Fi", isOn: $isOn)
    Button("Name") { name = "Ann" }
    Text("\(label) \(name ?? "-") \(fixed)")
  }
}
