import SwiftUI

/// Views of one identity of geometry: one that takes another's place, and one that follows.
struct MatchedGeometryScene: View {
  @State private var evaluations = Evaluations()

  var body: some View {
    Part("MatchedGeometryScene", evaluations: evaluations.next()) {
      Text("The same ids in two namespaces: what happens in one part leaves the other alone.")
    }
    Cover()
    Choice()
  }
}

private struct Cover: View {
  @Namespace private var space
  @State private var evaluations = Evaluations()
  @State private var isOpen = false

  var body: some View {
    Part("Cover", evaluations: evaluations.next()) {
      Button(isOpen ? "Close" : "Open") { withAnimation(.easeInOut(duration: 0.4)) { isOpen.toggle() } }
      ZStack(alignment: .topLeading) {
        if isOpen {
          Color.orange.matchedGeometryEffect(id: 1, in: space).frame(width: 240, height: 120)
            .padding(.leading, 60)
        } else {
          Color.orange.matchedGeometryEffect(id: 1, in: space).frame(width: 48, height: 48)
        }
      }
      .frame(width: 300, height: 120, alignment: .topLeading)
    }
  }
}

private struct Choice: View {
  @Namespace private var space
  @State private var evaluations = Evaluations()
  @State private var chosen = 1

  var body: some View {
    Part("Choice", evaluations: evaluations.next()) {
      HStack(spacing: 16) {
        ForEach([1, 2, 3], id: \.self) { number in
          Text(["First", "The second one", "Last"][number - 1])
            .padding(6)
            .matchedGeometryEffect(id: number, in: space)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { chosen = number } }
        }
      }
      .background {
        Color.blue.opacity(0.3).matchedGeometryEffect(id: chosen, in: space, isSource: false)
      }
    }
  }
}
