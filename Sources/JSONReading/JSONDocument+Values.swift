internal import CJSONC

extension JSONDocument {
  /// The outermost value of the first text.
  public var root: JSONNode { JSONNode(0) }

  /// The outermost value of a text.
  public func root(_ text: Int) -> JSONNode { JSONNode(roots[text]) }

  /// The kind of a value.
  @inlinable
  public func kind(_ node: JSONNode) -> JSONKind { tape[Int(node.index)].kind }

  /// How many members or elements a value has.
  @inlinable
  public func count(_ node: JSONNode) -> Int { Int(tape[Int(node.index)].count) }

  /// Where a value stands, in bytes from the start of the text.
  @inlinable
  public func range(_ node: JSONNode) -> Range<Int> {
    let entry = tape[Int(node.index)]
    return Int(entry.start)..<Int(entry.end)
  }

  /// Where a member's name begins, in bytes from the start of the text.
  @inlinable
  public func nameOffset(_ member: JSONNode) -> Int { Int(tape[Int(member.index)].nameStart) }

  /// The first member or element, or nil.
  ///
  /// - Precondition: the value is not deferred.
  @inlinable
  public func first(in node: JSONNode) -> JSONNode? {
    precondition(!isDeferred(node), "the value was not built")
    return tape[Int(node.index)].count == 0 ? nil : JSONNode(Int(node.index) + 1)
  }

  /// The member or element after another of the same container, or nil.
  @inlinable
  public func next(after child: JSONNode, in container: JSONNode) -> JSONNode? {
    let next = tape[Int(child.index)].next
    return next == tape[Int(container.index)].next ? nil : JSONNode(Int(next))
  }

  /// The name of a member, escapes undone, as UTF-8.
  @_lifetime(borrow self)
  public func name(_ member: JSONNode) -> Span<UInt8> {
    let index = Int(member.index)
    guard let name = unsafe tape[index].name else { return Span() }
    let entry = tape[index]
    // A name holds no NUL; its length is known without counting if it is written plainly.
    let length = entry.nameHasEscapes ? unsafe UTF8Length.of(name) : Int(entry.nameLength)
    let bytes = unsafe UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
    let span = unsafe Span(_unsafeStart: bytes, count: length)
    return unsafe _overrideLifetime(span, borrowing: self)
  }

  /// The text of a string, escapes undone, as UTF-8.
  ///
  /// - Precondition: the value is a string.
  @_lifetime(borrow self)
  public func string(_ node: JSONNode) -> Span<UInt8> {
    precondition(kind(node) == .string, "the value is no string")
    let value = unsafe tape[Int(node.index)].value
    guard let text = unsafe json_object_get_string(value) else { return Span() }
    let bytes = unsafe UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    let span = unsafe Span(_unsafeStart: bytes, count: Int(json_object_get_string_len(value)))
    return unsafe _overrideLifetime(span, borrowing: self)
  }

  /// The text of a string as a Swift string.
  public func text(_ node: JSONNode) -> String { String(decodingSpan: string(node)) }

  /// Whether a member has a name.
  public func hasName(_ member: JSONNode, _ text: String) -> Bool {
    let name = name(member)
    guard name.count == text.utf8.count else { return false }
    var index = 0
    for byte in text.utf8 {
      guard name[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The name of a member as a Swift string.
  public func nameText(_ member: JSONNode) -> String { String(decodingSpan: name(member)) }

  /// A boolean's value.
  public func boolean(_ node: JSONNode) -> Bool {
    unsafe json_object_get_boolean(tape[Int(node.index)].value) != 0
  }

  /// An integer's value, or nil if it is no integer or over `Int64.max`.
  public func integer(_ node: JSONNode) -> Int64? {
    guard kind(node) == .integer else { return nil }
    let value = unsafe tape[Int(node.index)].value
    let number = unsafe json_object_get_int64(value)
    if number == Int64.max, unsafe json_object_get_uint64(value) != UInt64(Int64.max) { return nil }
    return number
  }

  /// A number's value as a double; 0 for what is no number.
  public func double(_ node: JSONNode) -> Double {
    // json-c would make numbers of strings and booleans, too.
    guard kind(node) == .integer || kind(node) == .double else { return 0 }
    let value = unsafe tape[Int(node.index)].value
    if kind(node) == .integer, unsafe json_object_get_int64(value) == Int64.max {
      return Double(unsafe json_object_get_uint64(value))
    }
    return unsafe json_object_get_double(value)
  }

  /// A number in millionths, exactly as it is written.
  ///
  /// - Precondition: the value is a number.
  public func millionths(_ node: JSONNode) -> Decimal.Millionths {
    if let whole = integer(node) { return Decimal.millionths(of: whole) }
    guard kind(node) == .double else { return .outOfRange }
    // json-c keeps a double's own text as the data of its serializer.
    guard let text = unsafe json_object_get_userdata(tape[Int(node.index)].value) else {
      return .tooPrecise
    }
    let bytes = unsafe text.assumingMemoryBound(to: UInt8.self)
    let length = range(node).count
    return Decimal.millionths(unsafe Span(_unsafeStart: UnsafePointer(bytes), count: length))
  }
}
