import Reports

/// A trace with a little of everything.
enum TinyTrace {
  /// The file; a newline ends it.
  static let text = #"""
    {"format": "islandsim-trace/1", "name": "Tiny \"one\"", "notes": "\t", "until": 60,
     "device": {"foreground": "cab"}, "events": [
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab"},
      {"at": 10.5, "type": "app.leave", "app": "cab"},
      {"at": 30, "type": "system.begin", "client": "call"},
      {"at": 36, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 45, "type": "device.lock"},
      {"at": 45, "type": "notification.post", "notification": "mail", "app": "post"},
      {"at": 50.25, "type": "activity.end", "activity": "ride", "dismissal": "immediate"},
      {"at": 55, "type": "activity.update", "activity": "ride"}
    ]}
    """#

  /// What its report has before the policy.
  static let head = #"""
    {
      "format": "islandsim-report/1",
      "run": {
        "tool": {
          "name": "islandsim",
          "version": "\#(Tool.version)"
        },
        "trace": {
          "name": "Tiny \"one\"",
          "notes": "\t",
          "events": 8,
          "bytes": 668,
          "crc32": "f1039588",
          "span": 60
        },
        "device": {
          "model": "iPhone 16 Pro",
          "os": "18.2",
          "dynamicIsland": true,
          "screen": {
            "width": 402,
            "height": 874
          },
          "islandWidth": 230,
          "expandedWidth": 371,
          "lockScreenWidth": 371,
          "margin": 14
        },
    """#
}
