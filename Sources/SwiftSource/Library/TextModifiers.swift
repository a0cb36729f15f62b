import ViewTree

/// Modifiers of words.
enum TextModifiers {
    static let table: [String: ModifierLibrary.Apply] = [
        "font": { evaluator, view, call in
            guard let argument = call.take(nil), let font = try evaluator.font(argument.value, at: argument.place)
            else { return }
            view.add(.font(font))
        },
        "fontWeight": { evaluator, view, call in
            if let weight = try evaluator.weight(call.value(nil), at: call.place) { view.add(.fontWeight(weight)) }
        },
        "bold": { _, view, call in if call.bool(nil) ?? true { view.add(.fontWeight(.bold)) } },
        "italic": { _, view, call in if call.bool(nil) ?? true { view.add(.italic) } },
        "monospaced": { _, _, call in call.ignoreRest() },
        "multilineTextAlignment": { evaluator, view, call in
            let alignment = try call.typed(nil, "TextAlignment") {
                if case .horizontalAlignment(let value) = $0 { value } else { nil }
            }
            view.add(.multilineTextAlignment(alignment ?? .leading))
        },
        "lineLimit": { evaluator, view, call in
            guard let argument = call.take(nil) else { return }
            _ = call.take("reservesSpace")
            if case .range(let bounds) = argument.value {
                view.add(.lineLimit(bounds.upper.isFinite ? Int(max(1, min(bounds.upper, 1000))) : nil))
            } else if argument.value.isNothing {
                view.add(.lineLimit(nil))
            } else {
                view.add(
                    .lineLimit(max(1, evaluator.wholeNumber(argument.value, name: "lineLimit", at: argument.place))))
            }
        },
        "truncationMode": { evaluator, view, call in
            let name = try evaluator.option(call.value(nil), "TruncationMode", at: call.place) ?? "tail"
            view.add(.truncationMode(TruncationMode(rawValue: name) ?? .tail))
        },
        "lineSpacing": { _, view, call in view.add(.lineSpacing(call.number(nil) ?? 0)) },
    ]
}
