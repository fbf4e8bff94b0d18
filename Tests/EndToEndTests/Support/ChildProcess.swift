import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process that was started, with the ends of its pipes; posix_spawn and poll, nothing more.
struct ChildProcess: ~Copyable {
  private let identifier: pid_t
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private let started = Date()

  /// Held from the making of pipes until they are marked, so that no other child inherits them.
  private static let spawning = Mutex(())

  /// Whether the system has terminals to offer.
  static var hasTerminals: Bool {
    guard let ends = try? Ends.terminal(columns: 80) else { return false }
    close(ends.writing)
    close(ends.reading)
    return true
  }

  /// Starts a process.
  init(
    _ program: String, _ words: [String], environment: [String], terminal: Int?
  ) throws {
    (identifier, input, output, errors) = try Self.spawning.withLock { _ in
      let input = try Ends.make()
      // Writing to a process that does not read must not stop the test, nor end it.
      _ = fcntl(input.writing, F_SETFL, fcntl(input.writing, F_GETFL) | O_NONBLOCK)
      signal(SIGPIPE, SIG_IGN)
      let output = try terminal.map { try Ends.terminal(columns: $0) } ?? Ends.make()
      let errors = try terminal == nil ? Ends.make() : Ends(reading: -1, writing: output.writing)
      let identifier = try Self.spawn(
        program, words, environment, [input.reading, output.writing, errors.writing])
      close(input.reading)
      close(output.writing)
      if terminal == nil { close(errors.writing) }
      return (identifier, input.writing, output.reading, errors.reading)
    }
  }

  private static func spawn(
    _ program: String, _ words: [String], _ environment: [String],
    _ streams: [Int32]
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var identifier: pid_t = 0
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    let failure = unsafe posix_spawn(
      &identifier, program, &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw Tool.Failure(description: "posix_spawn fails: \(failure)") }
    return identifier
  }

  /// Feeds the process, gathers what it says, and waits for its end.
  ///
  /// - Throws: a failure if it takes longer than `patience` seconds; it is killed then.
  mutating func finish(
    _ bytes: [UInt8], interruptAfter: Double?, patience: Double
  ) throws -> ToolResult {
    var rest = bytes[...]
    var (said, complained): ([UInt8], [UInt8]) = ([], [])
    var interrupt = interruptAfter
    if rest.isEmpty && interrupt == nil { Self.shut(&input) }
    while output >= 0 || errors >= 0 {
      let seconds = -started.timeIntervalSinceNow
      if let time = interrupt, seconds >= time {
        kill(identifier, SIGINT)
        interrupt = nil
      }
      if seconds > patience { try giveUp(said, complained) }
      var waits = [
        pollfd(fd: rest.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      unsafe poll(&waits, nfds_t(waits.count), 20)
      if waits[0].revents != 0 {
        feed(&rest)
        if rest.isEmpty && interrupt == nil { Self.shut(&input) }
      }
      if waits[1].revents != 0 { Self.drain(&output, into: &said) }
      if waits[2].revents != 0 { Self.drain(&errors, into: &complained) }
    }
    let status = try wait(patience, said, complained)
    Self.shut(&input)
    let signal = status & 0x7f
    return ToolResult(
      code: signal == 0 ? status >> 8 & 0xff : nil, signal: signal == 0 ? nil : signal,
      outputBytes: said, errorBytes: complained, seconds: -started.timeIntervalSinceNow)
  }

  private mutating func feed(_ rest: inout ArraySlice<UInt8>) {
    let count = unsafe rest.withUnsafeBytes { unsafe write(input, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      // The process has gone, or reads no more.
      rest = []
    }
  }

  private static func drain(_ stream: inout Int32, into bytes: inout [UInt8]) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe chunk.withUnsafeMutableBytes { bytes in
      unsafe read(stream, bytes.baseAddress, bytes.count)
    }
    // At its end a terminal fails, where a pipe gives nothing.
    if count > 0 { bytes += chunk.prefix(count) } else if errno != EINTR { shut(&stream) }
  }

  private func wait(
    _ patience: Double, _ said: [UInt8], _ complained: [UInt8]
  ) throws -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, WNOHANG) == 0 {
      if -started.timeIntervalSinceNow > patience { try giveUp(said, complained) }
      usleep(500)
    }
    return status
  }

  private func giveUp(_ said: [UInt8], _ complained: [UInt8]) throws {
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(identifier, &status, 0)
    throw Tool.Failure(
      description: """
        the process hangs; it has said \(String(decoding: said.prefix(500), as: UTF8.self)) \
        and \(String(decoding: complained.prefix(500), as: UTF8.self))
        """)
  }

  private static func shut(_ stream: inout Int32) {
    if stream >= 0 { close(stream) }
    stream = -1
  }

  deinit {
    for stream in [input, output, errors] where stream >= 0 { close(stream) }
  }
}

/// Two ends, of which no child inherits one by accident.
private struct Ends {
  let reading: Int32
  let writing: Int32

  static func make() throws -> Ends {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Tool.Failure(description: "pipe fails: \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Ends(reading: ends[0], writing: ends[1])
  }

  /// A terminal: what is written to its one end is read from the other.
  ///
  /// The calls that C has for this are behind a macro that Swift's Glibc does not define; these are
  /// the requests that they make of Linux.
  static func terminal(columns: Int) throws -> Ends {
    let reading = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (locked, number): (Int32, Int32) = (0, 0)
    guard reading >= 0, unsafe ioctl(reading, unlock, &locked) == 0,
      unsafe ioctl(reading, getNumber, &number) == 0
    else {
      throw Tool.Failure(description: "no terminal: \(errno)")
    }
    let writing = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(writing, UInt(TIOCSWINSZ), &size)
    return Ends(reading: reading, writing: writing)
  }
}
