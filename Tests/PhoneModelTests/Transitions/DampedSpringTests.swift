import PhoneModel
import SimulationKernel
import Testing

/// The closed form against the equation itself, solved in small steps.
@Suite struct DampedSpringTests {
  /// One step of the classical Runge-Kutta method for `x'' = -2 ζ ω x' - ω² x`.
  private static func step(
    _ spring: DampedSpring, _ state: DampedSpring.State, _ h: Double
  ) -> DampedSpring.State {
    let (w, z) = (spring.frequency, spring.damping)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * z * w * v - w * w * x) }
    let (x, v) = (state.distance, state.velocity)
    let a = slope(x, v)
    let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
    let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
    let d = slope(x + h * c.0, v + h * c.1)
    return .init(
      distance: x + h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0),
      velocity: v + h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1))
  }

  private static let springs: [DampedSpring] = [
    .init(response: 0.4, damping: 0.8), .init(response: 0.4, damping: 0.05),
    .init(response: 0.5, damping: 1), .init(response: 0.3, damping: 2.5),
    .init(response: 1.2, damping: 0.999),
  ]

  private static let starts: [DampedSpring.State] = [
    .init(distance: 141, velocity: 0), .init(distance: -60, velocity: 900),
    .init(distance: 5, velocity: -2000), .init(distance: 0, velocity: 300),
  ]

  @Test(arguments: springs, starts)
  func `the closed form is the solution`(spring: DampedSpring, start: DampedSpring.State) {
    var state = start
    let h = 1e-4
    for step in 1...20_000 {
      state = Self.step(spring, state, h)
      guard step % 500 == 0 else { continue }
      let exact = spring.state(start, after: Double(step) * h)
      #expect(abs(exact.distance - state.distance) < 1e-4, "at \(Double(step) * h)")
      #expect(abs(exact.velocity - state.velocity) < 1e-2, "at \(Double(step) * h)")
    }
  }

  @Test(arguments: springs, starts)
  func `from the settling time on it stays within the tolerance`(
    spring: DampedSpring, start: DampedSpring.State
  ) {
    let time = spring.settlingTime(start, within: 1, cap: 60)
    for step in 0...4000 {
      let later = spring.state(start, after: time + Double(step) * 0.002)
      #expect(abs(later.distance) <= 1 + 1e-6)
    }
  }

  @Test func `it is not said to settle long after it has`() {
    for spring in Self.springs where spring.damping < 1 {
      let start = DampedSpring.State(distance: 141, velocity: 0)
      let time = spring.settlingTime(start, within: 1, cap: 60)
      // A swing earlier the envelope was wider than the tolerance.
      let swing = 2 * Double.pi / spring.frequency
      let before = (0...1000).map {
        abs(spring.state(start, after: max(0, time - swing * Double($0) / 1000)).distance)
      }
      #expect((before.max() ?? 0) > 0.9)
    }
  }

  @Test func `a cap cuts off, and rest is settled`() {
    let weak = DampedSpring(response: 0.4, damping: 0.05)
    #expect(weak.settlingTime(.init(distance: 141, velocity: 0), within: 1, cap: 2) == 2)
    #expect(weak.settlingTime(.init(distance: 0.5, velocity: 0), within: 1, cap: 2) == 0)
  }

  @Test func `a new target takes over position and velocity`() {
    let spring = DampedSpring(response: 0.4, damping: 0.8)
    let start = DampedSpring.State(distance: -141, velocity: 0)
    let before = spring.state(start, after: 0.25)
    let taken = DampedSpring.State(distance: before.distance + 141, velocity: before.velocity)
    let after = spring.state(taken, after: 1e-7)
    #expect(abs((before.distance + 141) - after.distance) < 1e-3)
    #expect(abs(before.velocity - after.velocity) < 1e-1)
  }
}
