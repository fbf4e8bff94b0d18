extension EventExample {
  private static let alert =
    #"{"title": "T", "body": "B", "sound": "s", "priority": 1, "duration": 5, "sticky": true}"#

  private static let layout = """
    {"lockScreenHeight": 120.5, "expandedHeight": 100, "leading": 52.33, "trailing": 52.33, \
    "minimal": 45, "contentMargins": [{"edges": ["top", "leading"], "value": 8, "for": "expanded"}, \
    {"edges": "all", "value": 4, "for": ["minimal", "lockScreen"]}], "tint": "#102030", \
    "tintOpacity": 0.5, "keylineTint": "red", "actionColor": "blue", "edgeToEdge": true, \
    "buttons": ["stop"], "imageSize": {"width": 40, "height": 40}, "rows": ["r1", "r2"], \
    "animation": "500ms"}
    """

  /// One example for each type of event.
  static let all: [EventExample] = activities + pushes + listed + system + touches

  private static let activities = [
    EventExample(
      "activity.start", ["activity": #""b""#, "app": #""x""#],
      optional: [
        "kind": #""Ride""#, "via": #""push""#, "style": #""transient""#, "relevance": "-2.5",
        "staleAt": "-3", "content": #"{"eta": 5}"#, "attributes": #"{"id": [1]}"#, "alert": alert,
        "layout": layout, "sessions": #"{"items": ["g1", "g2"], "period": 5}"#,
        "identity": #""order-1""#, "channel": #""c""#,
      ]),
    EventExample(
      "activity.update", ["activity": #""a""#],
      optional: [
        "content": "{}", "relevance": "1e2", "staleAt": "20", "alert": "{}", "layout": "{}",
        "via": #""extension""#, "priority": "5", "timestamp": "0.5",
      ]),
    EventExample(
      "activity.end", ["activity": #""a""#],
      optional: [
        "content": #"{"k": null}"#, "dismissal": #"{"after": "2h"}"#,
        "alert": #"{"title": {"loc-key": "K", "loc-args": ["1"]}}"#, "via": #""system""#,
        "timestamp": "1",
      ]),
  ]

  private static let pushes = [
    EventExample(
      "push", ["payload": #"{"aps": {"event": "update"}}"#, "app": #""x""#],
      optional: [
        "token": "0", "headers": #"{"apns-priority": "10", "apns-expiration": 0}"#,
      ]),
    EventExample("token.rotate", ["activity": #""a""#, "token": "1"]),
    EventExample("channel.create", ["channel": #""c""#], optional: ["storage": "1"]),
    EventExample("channel.delete", ["channel": #""c""#]),
    EventExample("render.fail", ["activity": #""a""#]),
    EventExample("render.recover", ["activity": #""a""#]),
  ]

  private static let listed = [
    EventExample(
      "notification.post", ["notification": #""m""#, "app": #""x""#],
      optional: [
        "title": #""""#, "body": #""B""#, "group": #""g""#, "level": #""timeSensitive""#,
        "height": "76", "promoted": "true",
      ]),
    EventExample("notification.clear", ["notification": #""n""#]),
    EventExample("media.play", ["app": #""x""#], optional: ["track": #""song""#]),
    EventExample("media.pause", ["app": #""x""#]),
    EventExample("media.stop", ["app": #""x""#]),
    EventExample("media.scrubBegin", ["app": #""x""#]),
    EventExample("media.scrubEnd", ["app": #""x""#]),
  ]

  private static let system = [
    EventExample("system.begin", ["client": #""navigation""#]),
    EventExample("system.end", ["client": #""silentMode""#]),
    EventExample("app.open", ["app": #""x""#]),
    EventExample("app.leave", ["app": #""x""#]),
    EventExample("app.kill", ["app": #""x""#]),
    EventExample("app.suspend", ["app": #""x""#]),
    EventExample("app.resume", ["app": #""x""#]),
    EventExample("device.lock"),
    EventExample("device.unlock"),
    EventExample("device.sleep"),
    EventExample("device.wake"),
    EventExample(
      "device.set",
      optional: [
        "locked": "true", "asleep": "false", "reduceMotion": "true", "alwaysOn": "true",
        "lowPower": "false", "charging": "true", "allowWhenLocked": "false", "nightMode": "true",
        "hdrDim": "true", "foreground": #""x""#, "network": #""poor""#,
        "orientation": #""landscape""#, "appearance": #""dark""#, "standby": #""fullScreen""#,
        "focus": #"{"name": "Work", "allowedApps": ["x"]}"#, "carplay": #""dashboard""#,
        "watch": #""stack""#, "wrist": #""up""#, "watchLink": #""none""#, "mac": #""connected""#,
      ]),
    EventExample(
      "permission.set", ["app": #""x""#],
      optional: ["liveActivities": "false", "frequentUpdates": "true"]),
  ]

  private static let touches = [
    EventExample("touch.longPress", ["target": #""attached""#]),
    EventExample("touch.tap", ["target": #"{"activity": "a"}"#]),
    EventExample("touch.swipe", ["direction": #""left""#, "target": #""detached""#]),
    EventExample("touch.outside"),
    EventExample(
      "touch.button", ["button": #""allow""#], optional: ["target": #"{"activity": "a"}"#]),
    EventExample("touch.hoverBegin", optional: ["target": #""attached""#]),
    EventExample("touch.hoverEnd", optional: ["target": #""attached""#]),
    EventExample("touch.dismiss", ["activity": #""a""#]),
  ]
}
