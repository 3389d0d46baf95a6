import Combine
import Testing

@Suite("Subjects", .untying) struct SubjectTests {
  @Test("A value sent from inside receive is delivered before send returns")
  func reentrant() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.sink { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    token.cancel()
  }

  @Test("The tokens in a set cancel when the set goes")
  func storeIn() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.sink { seen.append($0 + 100) }.store(in: &list)
    subject.value = 1
    tokens = []
    subject.send(2)
    list = []
    subject.send(3)
    #expect(seen == [0, 100, 1, 101, 102])
    #expect(subject.value == 3)
  }
}
