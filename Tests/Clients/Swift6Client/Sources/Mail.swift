import SwiftUI

struct Message: Identifiable, Hashable {
  let id = UUID()
  var sender: String
  var subject: String
  var body: String
  var isRead = false
}

@Observable
final class Mailbox: Identifiable {
  let id = UUID()
  let name: String
  var messages: [Message]

  var unread: Int { messages.count { !$0.isRead } }

  init(name: String, messages: [Message] = []) {
    self.name = name
    self.messages = messages
  }
}

struct MailView: View {
  @State private var boxes = [
    Mailbox(
      name: "Inbox",
      messages: [
        Message(sender: "Ann", subject: "Lunch?", body: "At noon."),
        Message(sender: "Bob", subject: "Report", body: "See attachment.", isRead: true),
      ]),
    Mailbox(name: "Archive"),
  ]
  @State private var boxID: Mailbox.ID?
  @State private var messageID: Message.ID?
  @State private var columns = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(boxes, selection: $boxID) { box in
        MailboxRow(box: box)
      }
      .navigationTitle("Mailboxes")
    } content: {
      if let box = boxes.first(where: { $0.id == boxID }) {
        MessageList(box: box, selection: $messageID)
      } else {
        ContentUnavailableView("No mailbox", systemImage: "tray")
      }
    } detail: {
      if let box = boxes.first(where: { $0.id == boxID }),
        let index = box.messages.firstIndex(where: { $0.id == messageID })
      {
        MessageView(box: box, index: index)
      } else {
        ContentUnavailableView(
          "No message", systemImage: "envelope", description: Text("Choose one on the left."))
      }
    }
    .onChange(of: boxID) { messageID = nil }
  }
}

struct MailboxRow: View {
  let box: Mailbox

  var body: some View {
    HStack {
      Label(box.name, systemImage: "tray")
      Spacer()
      if box.unread > 0 {
        Text(box.unread, format: .number)
          .font(.caption.bold())
          .padding(.horizontal, 6)
          .background(.blue, in: .capsule)
          .foregroundStyle(.white)
      }
    }
  }
}

struct MessageList: View {
  let box: Mailbox
  @Binding var selection: Message.ID?

  var body: some View {
    List(selection: $selection) {
      ForEach(box.messages) { message in
        VStack(alignment: .leading) {
          Text(message.sender).fontWeight(message.isRead ? .regular : .bold)
          Text(message.subject).lineLimit(1).truncationMode(.tail)
        }
      }
    }
    .listStyle(.plain)
    .navigationTitle(box.name)
  }
}

struct MessageView: View {
  @Bindable var box: Mailbox
  let index: Int
  @State private var isReplying = false
  @State private var reply = ""
  @FocusState private var isReplyFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(box.messages[index].subject).font(.title2)
      Divider()
      Text(box.messages[index].body)
      Toggle("Read", isOn: $box.messages[index].isRead)
      Button("Reply", systemImage: "arrowshape.turn.up.left") { isReplying = true }
      Spacer(minLength: 0)
    }
    .padding()
    .task(id: index) {
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { box.messages[index].isRead = true }
    }
    .popover(isPresented: $isReplying, arrowEdge: .bottom) {
      TextField("Reply", text: $reply, axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .focused($isReplyFocused)
        .onAppear { isReplyFocused = true }
        .frame(minWidth: 240, idealWidth: 320)
        .padding()
    }
  }
}

#Preview(traits: .landscapeLeft) {
  MailView()
}
