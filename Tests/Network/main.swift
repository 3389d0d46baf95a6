// What a statically linked program loads from the network: `test.py` says from where, and what has to come.
import Foundation
import FoundationNetworking

/// Whether this process holds libcurl, under one of its names.
func isLoaded() -> Bool {
  let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  return names.contains { (name: String) in dlopen(name, RTLD_NOLOAD | RTLD_LAZY) != nil }
}

func answer(to request: URLRequest) async throws -> String {
  let (data, response) = try await URLSession.shared.data(for: request)
  let status = (response as? HTTPURLResponse)?.statusCode ?? 0
  return "\(status) \(String(decoding: data, as: UTF8.self))"
}

let server = CommandLine.arguments[1]
print("before:", isLoaded())
print("get:", try await answer(to: URLRequest(url: URL(string: server + "/greeting?name=Zo%C3%AB")!)))
print("after:", isLoaded())

var post = URLRequest(url: URL(string: server + "/echo")!)
post.httpMethod = "POST"
post.setValue("text/plain", forHTTPHeaderField: "Content-Type")
post.setValue("kept", forHTTPHeaderField: "X-Kept")
post.httpBody = Data(String(repeating: "many bytes ", count: 20_000).utf8)
let echoed = try await answer(to: post)
print("post:", echoed.utf8.count, echoed.prefix(40))
print("missing:", try await answer(to: URLRequest(url: URL(string: server + "/nowhere")!)))

do {
  _ = try await answer(to: URLRequest(url: URL(string: "http://127.0.0.1:1/")!))
  print("refused: false")
} catch {
  print("refused:", (error as? URLError)?.code == .cannotConnectToHost)
}
