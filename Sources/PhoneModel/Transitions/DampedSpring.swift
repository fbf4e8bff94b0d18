#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A damped spring in closed form: where something is that a spring draws to a place.
///
/// The equation is `x'' + 2 ζ ω x' + ω² x = 0` for the distance `x` from the target. The one place of
/// this program that computes in doubles; what leaves it is rounded to microseconds at once.
public struct DampedSpring: Sendable {
  /// A distance from the target, and how fast it changes, by the second.
  public struct State: Sendable {
    /// The distance from the target.
    public var distance: Double
    /// Its change by the second.
    public var velocity: Double

    /// Creates a state.
    public init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  /// The undamped angular frequency ω, by the second.
  public let frequency: Double
  /// The damping ratio ζ: below 1 it swings, at 1 it is critically damped, above it creeps.
  public let damping: Double

  /// A spring by the length of one undamped swing, in seconds, and its damping ratio.
  ///
  /// - Precondition: both are above 0.
  public init(response: Double, damping: Double) {
    precondition(response > 0 && damping > 0, "a spring needs a length and a damping")
    frequency = 2 * Double.pi / response
    self.damping = damping
  }

  /// The state some seconds later.
  public func state(_ start: State, after time: Double) -> State {
    let (x, v, w, z) = (start.distance, start.velocity, frequency, damping)
    if z < 1 {
      let swing = w * sqrt(1 - z * z)
      let b = (v + z * w * x) / swing
      let decay = exp(-z * w * time)
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      let distance = decay * (x * cosine + b * sine)
      let slope = decay * (swing * (b * cosine - x * sine)) - z * w * distance
      return State(distance: distance, velocity: slope)
    }
    if z == 1 {
      let b = v + w * x
      let decay = exp(-w * time)
      return State(
        distance: (x + b * time) * decay, velocity: (b - w * (x + b * time)) * decay)
    }
    let root = w * sqrt(z * z - 1)
    let (slow, fast) = (-z * w + root, -z * w - root)
    let second = (v - slow * x) / (fast - slow)
    let first = x - second
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    return State(
      distance: first * slowDecay + second * fastDecay,
      velocity: first * slow * slowDecay + second * fast * fastDecay)
  }

  /// From how many seconds on the distance is and stays within a tolerance; at most a cap.
  ///
  /// For a spring that swings this is where its envelope is that narrow, which is never too early.
  public func settlingTime(_ start: State, within tolerance: Double, cap: Double) -> Double {
    // The bound falls all the time, so the first instant at which it is small enough is the last.
    let first = bound(start, after: 0)
    if first <= tolerance { return 0 }
    if damping < 1 { return min(log(first / tolerance) / (damping * frequency), cap) }
    if bound(start, after: cap) > tolerance { return cap }
    var (low, high) = (0.0, cap)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(start, after: middle) <= tolerance { high = middle } else { low = middle }
    }
    return high
  }

  /// A bound of the distance at and after a time that never rises.
  private func bound(_ start: State, after time: Double) -> Double {
    let (x, v, w, z) = (start.distance, start.velocity, frequency, damping)
    if z < 1 {
      let swing = w * sqrt(1 - z * z)
      let b = (v + z * w * x) / swing
      return sqrt(x * x + b * b) * exp(-z * w * time)
    }
    if z == 1 {
      // |x + b t| e^(-w t) is at most (|x| + |b| t) e^(-w t), which falls from 1/w - |x|/|b| on.
      let b = abs(v + w * x)
      let peak = b > 0 ? max(0, 1 / w - abs(x) / b) : 0
      let later = max(time, peak)
      return (abs(x) + b * later) * exp(-w * later)
    }
    let root = w * sqrt(z * z - 1)
    let (slow, fast) = (-z * w + root, -z * w - root)
    let second = (v - slow * x) / (fast - slow)
    return abs(x - second) * exp(slow * time) + abs(second) * exp(fast * time)
  }
}
