import ViewTree

/// What `@Environment` and its like give.
enum Environments {
    /// The value of a wrapper that reads surroundings; nil where the wrapper keeps state.
    static func value(of wrapper: Attribute, _ evaluator: Evaluator, at place: Int) throws -> Value? {
        switch wrapper.name {
        case "Environment":
            guard case .keyPath(let parts)? = wrapper.arguments.first?.value.kind, case .member(let name)? = parts.last
            else {
                return .unknown(Unknown(name: "environment", place: place))
            }
            return value(named: name, evaluator.module.viewport, at: place)
        case "Namespace": return .int(0)
        default: return nil
        }
    }

    /// The value under a key of the environment.
    static func value(named name: String, _ viewport: Viewport, at place: Int) -> Value {
        switch name {
        case "horizontalSizeClass": .builtin(.sizeClass(viewport.horizontalSizeClass))
        case "verticalSizeClass": .builtin(.sizeClass(viewport.verticalSizeClass))
        case "layoutDirection": .builtin(.layoutDirection(viewport.layoutDirection))
        case "displayScale": .double(viewport.displayScale)
        case "colorScheme": .builtin(.option(type: "ColorScheme", name: "light"))
        case "scenePhase": .builtin(.option(type: "ScenePhase", name: "active"))
        case "dynamicTypeSize": .builtin(.option(type: "DynamicTypeSize", name: "large"))
        case "accessibilityReduceMotion", "isEnabled", "isFocused": .bool(name == "isEnabled")
        case "dismiss", "openURL": .function("print")
        default: .unknown(Unknown(name: name, place: place))
        }
    }
}
