/// A question that a program asks by hand, in front of whichever of its windows is in front.
package final class StandingAlert: _RunningNode {
  package struct Field {
    package var prompt: String
    package var isSecure: Bool
    package var text: Binding<String>
    package init(prompt: String, isSecure: Bool, text: Binding<String>) {
      self.prompt = prompt
      self.isSecure = isSecure
      self.text = text
    }
  }
  package struct Choice {
    package var title: String
    package var role: ButtonRole?
    package var isEnabled: Bool
    package var action: () -> Void
    package init(
      title: String, role: ButtonRole? = nil, isEnabled: Bool = true, action: @escaping () -> Void
    ) {
      self.title = title
      self.role = role
      self.isEnabled = isEnabled
      self.action = action
    }
  }

  /// Asks.
  /// - Parameter suppression: what its check box says and leads to; nil: it has none.
  /// - Parameter closed: called once the question has gone, after what the button does.
  package init(
    title: String, message: String, symbol: String? = nil, fields: [Field] = [], choices: [Choice],
    suppression: (title: String, isOn: Binding<Bool>)? = nil, closed: @escaping @MainActor () -> Void,
    in graph: Graph
  ) {
    let environment = rootEnvironment(of: graph)
    var values = EnvironmentValues()
    values.dialogIcon = symbol.map { Image(systemName: $0) }
    values.dialogSuppression = suppression.map {
      DialogSuppression(label: Text(verbatim: $0.title), isSuppressed: $0.isOn)
    }
    environment.setFirst(environment.values.merging(values.changes) { $1 })
    let root = RootNode(rootOf: graph, environment: environment)
    let parts = StandingAlertParts(fields: fields, choices: choices)
    let isPresented = Binding<Bool>(reading: { true }, writing: { if !$0 { withMainActorUnchecked(closed) } })
    root.child = graph.building {
      AlertingNode(
        AlertingView(
          base: EmptyView(), title: Text(verbatim: title), isPresented: isPresented, actions: parts,
          message: Text(verbatim: message)), under: root)
    }
    super.init(root, environment)
  }
}

/// Fields and buttons of a question as views.
private struct StandingAlertParts: View {
  let fields: [StandingAlert.Field]
  let choices: [StandingAlert.Choice]

  var body: some View {
    ForEach(fields.indices, id: \.self) { index in
      if fields[index].isSecure {
        SecureField(fields[index].prompt, text: fields[index].text)
      } else {
        TextField(fields[index].prompt, text: fields[index].text)
      }
    }
    ForEach(choices.indices, id: \.self) { index in
      Button(
        role: choices[index].role, action: choices[index].action, label: Text(verbatim: choices[index].title)
      )
      .disabled(!choices[index].isEnabled)
    }
  }
}
