extension ComparedRun {
  /// One policy's measures over several traces: counts, worth and regret are summed, the extremes are
  /// those of all, and means are means of the traces that have the measure.
  public static func pooled(_ runs: [ComparedRun]) -> ComparedRun? {
    guard var pooled = runs.first else { return nil }
    for metric in ComparedMetric.allCases {
      let values = runs.compactMap { $0[metric] }
      pooled[metric] = values.isEmpty ? nil : pool(values, metric)
    }
    pooled.bound = runs.reduce(0) { $0 + $1.bound }
    pooled.isExact = runs.allSatisfy(\.isExact)
    return pooled
  }

  private static func pool(_ values: [Int64], _ metric: ComparedMetric) -> Int64? {
    switch metric {
    case .alertsShown, .neverSeen, .flipFlops, .underGlance, .value, .regret, .regretBySwitching,
      .regretByChoice:
      values.reduce(0, +)
    case .agePeak, .starvation: values.max()
    case .shortestDwell: values.min()
    default: Quotient.of(Int128(values.reduce(0, +)), by: Int128(values.count))
    }
  }
}
