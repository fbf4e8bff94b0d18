// Parts of events, and events that are about something else than an activity.

extension EventCases {
  static let alerts: [SchemaCase] = [
    .event(.none, update(#""alert": {"title": "", "body": ""}"#)),
    .event(.seen, update(#""alert": "Ready""#)), .event(.seen, update(#""alert": {"text": "R"}"#)),
    .event(.none, update(#""alert": {"body": {"loc-key": "K"}}"#)),
    .event(.seen, update(#""alert": {"body": {"loc-args": []}}"#)),
    .event(.seen, update(#""alert": {"body": {"loc-key": "K", "loc-args": [1]}}"#)),
    .event(.seen, update(#""alert": {"sticky": 1}"#)),
    .event(.seen, update(#""alert": {"priority": "high"}"#)),
    .event(.none, update(#""alert": {"duration": "2s"}"#)),
    .event(.seen, update(#""alert": {"duration": "two"}"#)),
  ]

  static let layouts: [SchemaCase] = [
    .event(.none, update(#""layout": {"lockScreenHeight": 10000}"#)),
    .event(.seen, update(#""layout": {"lockScreenHeight": 10000.000001}"#)),
    .event(.seen, update(#""layout": {"lockScreenHeight": -1}"#)),
    .event(.unseen, update(#""layout": {"lockScreenHeight": 84.1234567}"#)),
    .event(.seen, update(#""layout": {"lockScreenHeigth": 84}"#)),
    .event(.seen, update(#""layout": {"imageSize": {"width": 1}}"#)),
    .event(.seen, update(#""layout": {"imageSize": {"width": 1, "height": "1"}}"#)),
    .event(.seen, update(#""layout": {"contentMargins": {"value": 1}}"#)),
    .event(.seen, update(#""layout": {"contentMargins": [{"edges": "top"}]}"#)),
    .event(.seen, update(#""layout": {"contentMargins": [{"edges": "up", "value": 1}]}"#)),
    .event(.seen, update(#""layout": {"contentMargins": [{"value": 1, "for": ["compact"]}]}"#)),
    .event(.seen, update(#""layout": {"rows": ["a", ""]}"#)),
    .event(.seen, update(#""layout": {"edgeToEdge": "yes"}"#)),
    .event(.seen, update(#""layout": {"tintOpacity": "half"}"#)),
    .event(.seen, update(#""layout": {"animation": -1}"#)),
  ]

  private static func push(_ members: String) -> String {
    #"{"at": 1, "type": "push", "payload": {}\#(members)}"#
  }

  static let pushes: [SchemaCase] = [
    .event(.none, push(#", "activity": "a""#)), .event(.none, push(#", "channel": "c""#)),
    .event(.none, push(#", "app": "x", "activity": "b", "channel": "c", "token": 0"#)),
    .event(.seen, push("")), .event(.seen, push(#", "token": 0"#)),
    .event(.unseen, push(#", "activity": "b""#)),
    .event(.none, push(#", "activity": "a", "app": "x""#)),
    .event(
      .unseen,
      #"{"at": 1, "type": "push", "payload": {"aps": {"event": "start"}}, "activity": "a", "app": "x"}"#
    ),
    .event(.seen, push(#", "app": "x", "headers": {"apns-priority": true}"#)),
    .event(.seen, push(#", "app": "x", "headers": []"#)),
    .event(.seen, push(#", "app": "x", "token": -1"#)),
    .event(.seen, push(#", "app": "x", "token": 1.5"#)),
    .event(.none, push(#", "app": "x", "token": 2147483647"#)),
    .event(.seen, push(#", "app": "x", "token": 2147483648"#)),
    .event(.unseen, push(#", "app": "x", "token": 3.0"#)),
    .event(.seen, #"{"at": 1, "type": "push", "payload": "{}", "app": "x"}"#),
    .event(.unseen, #"{"at": 1, "type": "token.rotate", "activity": "b", "token": 1}"#),
    .event(.none, #"{"at": 1, "type": "channel.create", "channel": "c", "storage": 0}"#),
    .event(.seen, #"{"at": 1, "type": "channel.create", "channel": "c", "storage": 2}"#),
    .event(.seen, #"{"at": 1, "type": "channel.create", "channel": "c", "storage": true}"#),
    .event(.unseen, #"{"at": 1, "type": "render.fail", "activity": "b"}"#),
  ]

  private static func post(_ members: String) -> String {
    #"{"at": 1, "type": "notification.post", "notification": "m", "app": "x", \#(members)}"#
  }

  static let lists: [SchemaCase] = [
    .event(.none, post(#""level": "passive""#)), .event(.seen, post(#""level": "urgent""#)),
    .event(.none, post(#""height": 0"#)), .event(.none, post(#""height": 10000"#)),
    .event(.seen, post(#""height": 10001"#)), .event(.seen, post(#""height": "76""#)),
    .event(.unseen, post(#""height": 76.0000001"#)), .event(.seen, post(#""group": """#)),
    .event(.seen, post(#""promoted": null"#)),
    .event(.none, #"{"at": 1, "type": "notification.post", "notification": "n", "app": "x"}"#),
    .event(.unseen, #"{"at": 1, "type": "notification.clear", "notification": "m"}"#),
    .event(.seen, #"{"at": 1, "type": "system.begin", "client": "media"}"#),
    .event(.seen, #"{"at": 1, "type": "system.begin", "client": ""}"#),
    .event(.seen, #"{"at": 1, "type": "media.play", "app": "x", "track": 1}"#),
  ]

  private static func set(_ members: String) -> String {
    #"{"at": 1, "type": "device.set", \#(members)}"#
  }

  static let states: [SchemaCase] = [
    .event(.none, set(#""foreground": null"#)), .event(.seen, set(#""foreground": """#)),
    .event(.seen, set(#""foreground": false"#)), .event(.seen, set(#""locked": null"#)),
    .event(.seen, set(#""locked": 1"#)), .event(.seen, set(#""network": "slow""#)),
    .event(.seen, set(#""network": null"#)), .event(.seen, set(#""orientation": "upright""#)),
    .event(.seen, set(#""appearance": "auto""#)), .event(.seen, set(#""standby": null"#)),
    .event(.none, set(#""focus": null"#)), .event(.none, set(#""focus": {"name": ""}"#)),
    .event(.seen, set(#""focus": {"allowedApps": []}"#)), .event(.seen, set(#""focus": "Work""#)),
    .event(.none, set(#""carplay": null"#)), .event(.none, set(#""carplay": "hidden""#)),
    .event(.seen, set(#""carplay": "none""#)), .event(.none, set(#""watch": null"#)),
    .event(.seen, set(#""watch": "off""#)), .event(.seen, set(#""wrist": "side""#)),
    .event(.seen, set(#""watchLink": null"#)), .event(.none, set(#""mac": null"#)),
    .event(.seen, set(#""mac": "near""#)), .event(.seen, set(#""model": "iPhone 16""#)),
    .event(.none, #"{"at": 1, "type": "permission.set", "app": "x"}"#),
  ]

  static let touches: [SchemaCase] = [
    .event(.none, #"{"at": 1, "type": "touch.swipe", "direction": "up"}"#),
    .event(.none, #"{"at": 1, "type": "touch.swipe", "direction": "up", "target": "attached"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.swipe", "direction": "outward"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.swipe", "direction": "down", "target": "attached"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.tap", "target": "middle"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.tap", "target": {}}"#),
    .event(.seen, #"{"at": 1, "type": "touch.tap", "target": {"app": "x"}}"#),
    .event(.unseen, #"{"at": 1, "type": "touch.tap", "target": {"activity": "b"}}"#),
    .event(.unseen, #"{"at": 1, "type": "touch.hoverBegin", "target": {"activity": "b"}}"#),
    .event(.seen, #"{"at": 1, "type": "touch.outside", "target": "attached"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.button", "button": ""}"#),
    .event(.none, #"{"at": 1, "type": "touch.dismiss", "notification": "n"}"#),
    .event(.unseen, #"{"at": 1, "type": "touch.dismiss", "notification": "m"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.dismiss"}"#),
    .event(.seen, #"{"at": 1, "type": "touch.dismiss", "activity": "a", "notification": "n"}"#),
  ]
}
