/// An event of a type with all the keys it may have, written by hand from the documentation.
///
/// From each example follow good traces (with all keys, with the needed ones) and bad ones (a needed
/// key missing, a key of a wrong kind, a key that is unknown or belongs to another type).
struct EventExample {
  typealias Key = (name: String, value: String)

  let type: String
  let needed: [Key]
  let optional: [Key]

  init(
    _ type: String, _ needed: KeyValuePairs<String, String> = [:],
    optional: KeyValuePairs<String, String> = [:]
  ) {
    self.type = type
    self.needed = needed.map { ($0.key, $0.value) }
    self.optional = optional.map { ($0.key, $0.value) }
  }

  /// The cases that follow from the example.
  var cases: [SchemaCase] {
    let base: [Key] = [("at", "1"), ("type", "\"\(type)\"")] + needed
    let all = base + optional
    var cases = [made("needed keys", .none, base), made("all keys", .none, all)]
    for key in base {
      cases.append(made("without \(key.name)", .seen, all.filter { $0.name != key.name }))
    }
    for key in all {
      let wrong = all.map { $0.name == key.name ? (key.name, "[true]") : $0 }
      cases.append(made("wrong kind of \(key.name)", .seen, wrong))
    }
    cases.append(made("unknown key", .seen, all + [("relevanse", "1")]))
    let foreign: Key = type == "device.set" ? ("storage", "1") : ("wrist", "\"up\"")
    cases.append(made("key of another type", .seen, all + [foreign]))
    return cases
  }

  private func made(_ what: String, _ fault: SchemaCase.Fault, _ keys: [Key]) -> SchemaCase {
    let members = keys.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ")
    return .event(fault, "{\(members)}", name: "\(type): \(what)")
  }
}
