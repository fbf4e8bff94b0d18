internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// What the surfaces besides the phone's own show, so that only changes are written down.
struct SurfaceList {
  private var view = LockScreenView()
  private var order: [Int] = []
  private var picture = SurfacePicture()
  private var written = [SurfacePicture](repeating: SurfacePicture(), count: Surface.allCases.count)
  private var hadSurfaces = false

  /// Draws every surface anew, if there are any.
  mutating func update(
    _ phone: Phone, _ policy: inout any ArbitrationPolicy, at now: SimulationTime,
    _ journal: inout Journal
  ) {
    let hasSurfaces = phone.hasSurfaces
    guard hasSurfaces || hadSurfaces else { return }
    hadSurfaces = hasSurfaces
    phone.fillSurfaces(&view)
    _ = policy.arrange(view, into: &order)
    for surface in Surface.allCases {
      let rules = phone.picture(of: surface, view, order, into: &picture)
      guard picture != written[surface.ordinal] else { continue }
      written[surface.ordinal] = picture
      let count = Int32(truncatingIfNeeded: picture.items.count)
      journal.write(now, .surface(surface, picture.look, count: count), rules)
      for item in picture.items { journal.write(now, .surfaceItem(item), rules) }
    }
  }
}
