import ViewTree

/// SwiftUI's modifiers of views.
enum ModifierLibrary {
    typealias Apply = @Sendable (Evaluator, inout ViewValue, ArgumentReader) throws -> Void

    static let modifiers: [String: Apply] =
        LayoutModifiers.table
        .merging(DrawingModifiers.table) { $1 }
        .merging(TextModifiers.table) { $1 }
        .merging(ScrollModifiers.table) { $1 }
        .merging(ObservationModifiers.table) { $1 }
        .merging(Skipped.table) { first, _ in first }

    static let names = Array(modifiers.keys)
}

extension ViewValue {
    /// Puts a modifier around the view; a group's or a ForEach's views each get their own.
    mutating func add(_ modifier: Modifier) {
        switch view.content {
        case .group(let views) where view.modifiers.isEmpty:
            view.content = .group(views.map { ViewValue.adding(modifier, to: $0) })
        case .forEach(let forEach) where view.modifiers.isEmpty:
            let elements = (0..<forEach.count).map { index in
                let element = forEach.element(at: index)
                return ForEach.Element(id: element.id, view: ViewValue.adding(modifier, to: element.view))
            }
            view.content = .forEach(ForEach(elements: .list(elements)))
        default: view.modifiers.append(modifier)
        }
    }

    private static func adding(_ modifier: Modifier, to view: View) -> View {
        var part = ViewValue(view)
        part.add(modifier)
        return part.view
    }

    /// Puts a modifier around the view as a whole, also where it is a group.
    mutating func addWhole(_ modifier: Modifier) {
        view.modifiers.append(modifier)
    }
}

/// Modifiers that change nothing that is drawn at rest.
enum Skipped {
    /// Without a word.
    private static let silent = [
        "navigationBarTitleDisplayMode", "navigationBarHidden", "statusBar", "statusBarHidden", "transition",
        "contentTransition", "contentShape", "allowsHitTesting", "accessibilityHidden", "accessibilityElement",
        "accessibilityHint", "accessibilityValue", "accessibilityAddTraits", "accessibilityIdentifier",
        "accessibilityAction",
        "tag", "toolbarBackground", "toolbarVisibility", "toolbarColorScheme", "presentationDetents",
        "interactiveDismissDisabled",
        "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onHover",
        "sensoryFeedback",
        "keyboardType", "submitLabel", "autocorrectionDisabled", "textInputAutocapitalization", "focused", "onSubmit",
        "scrollDismissesKeyboard", "scrollIndicatorsFlash", "scrollInputBehavior", "scrollContentBackground",
        "listStyle",
        "listRowSeparator", "pickerStyle", "labelsHidden",
        "textFieldStyle",
        "textSelection", "matchedGeometryEffect", "matchedTransitionSource", "navigationTransition",
        "geometryGroup",
        "drawingGroup", "compositingGroup", "buttonRepeatBehavior",
        "onDisappear",
        "zoom", "defersSystemGestures", "persistentSystemOverlays", "menuStyle", "groupBoxStyle", "toggleStyle",
        "monospacedDigit",
        "allowsTightening", "symbolRenderingMode", "symbolEffect", "symbolVariant", "renderingMode", "interpolation",
        "antialiased", "privacySensitive", "unredacted",
        "navigationBarItems", "navigationBarBackButtonHidden", "indexViewStyle", "modelContainer",
        "environmentObject", "transaction", "userActivity", "onOpenURL", "onReceive", "help", "hoverEffect",
        "speechAdjustedPitch", "swipeActions", "onDrag", "onDrop", "draggable", "dropDestination", "previewDisplayName",
        "previewLayout",
        "previewDevice", "scrollEdgeEffectDisabled",
        "anchorPreference",
        "overlayPreferenceValue", "backgroundPreferenceValue", "transformPreference",
        "textScale", "flipsForRightToLeftLayoutDirection", "focusable", "typesettingLanguage", "onKeyPress",
        "luminanceToAlpha",
    ]
    /// With a note, since something would be seen.
    private static let noted = [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "mask", "navigationDestination",
        "inspector",
        "badge", "position", "projectionEffect", "colorMultiply", "colorEffect", "layerEffect", "distortionEffect",
        "alignmentGuide", "containerShape", "fontDesign", "fontWidth", "kerning", "tracking", "baselineOffset",
        "minimumScaleFactor", "textCase", "underline", "strikethrough", "imageScale", "redacted", "glassEffect",
        "colorScheme", "preferredColorScheme", "controlSize", "labelStyle", "dynamicTypeSize", "listRowBackground",
        "listRowInsets", "contextMenu", "searchable", "phaseAnimator", "keyframeAnimator", "tabItem",
    ]

    static let table: [String: ModifierLibrary.Apply] = {
        var table: [String: ModifierLibrary.Apply] = [:]
        for name in silent { table[name] = { _, _, call in call.ignoreRest() } }
        for name in noted {
            table[name] = { evaluator, _, call in
                evaluator.notes.add(.note, "'\(name)' is not drawn here", at: call.place)
                call.ignoreRest()
            }
        }
        return table
    }()
}
