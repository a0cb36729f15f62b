/// How a view mixes with what is under it.
package enum BlendMode: String, Sendable, Hashable, CaseIterable {
    /// Drawn over.
    case normal
    /// Darkens by multiplication.
    case multiply
    /// Lightens by inverse multiplication.
    case screen
    /// Multiplies darks and screens lights.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// Brightens to reflect the upper.
    case colorDodge
    /// Darkens to reflect the upper.
    case colorBurn
    /// A soft spotlight.
    case softLight
    /// A harsh spotlight.
    case hardLight
    /// The distance between the two.
    case difference
    /// Like difference, of lower contrast.
    case exclusion
    /// Hue of the upper, the rest of the lower.
    case hue
    /// Saturation of the upper, the rest of the lower.
    case saturation
    /// Hue and saturation of the upper.
    case color
    /// Brightness of the upper.
    case luminosity
    /// The sum of the two.
    case plusLighter
}
