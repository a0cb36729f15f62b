import ViewTree

extension ValueLibrary {
    /// The Swift name of a value's type.
    static func typeName(of builtin: Builtin) -> String {
        switch builtin {
        case .color: "Color"
        case .style: "ShapeStyle"
        case .gradient: "Gradient"
        case .stop: "Gradient.Stop"
        case .shape: "Shape"
        case .font: "Font"
        case .weight: "Font.Weight"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .rect: "CGRect"
        case .vector: "CGVector"
        case .unitPoint: "UnitPoint"
        case .insets: "EdgeInsets"
        case .angle: "Angle"
        case .alignment: "Alignment"
        case .horizontalAlignment: "HorizontalAlignment"
        case .verticalAlignment: "VerticalAlignment"
        case .edges: "Edge.Set"
        case .axes: "Axis.Set"
        case .gridItem: "GridItem"
        case .gridSize: "GridItem.Size"
        case .animation: "Animation"
        case .curve: "UnitCurve"
        case .transition: "ScrollTransitionConfiguration"
        case .threshold: "ScrollTransitionConfiguration.Threshold"
        case .transitionPhase: "ScrollTransitionPhase"
        case .behavior: "ScrollTargetBehavior"
        case .scrollPhase: "ScrollPhase"
        case .geometry: "GeometryProxy"
        case .scrollGeometry: "ScrollGeometry"
        case .target: "ScrollTarget"
        case .targetContext: "ScrollTargetBehaviorContext"
        case .position: "ScrollPosition"
        case .uuid: "UUID"
        case .scrollProxy: "ScrollViewProxy"
        case .sizeClass: "UserInterfaceSizeClass"
        case .layoutDirection: "LayoutDirection"
        case .transform: "CGAffineTransform"
        case .option(let type, _): type
        }
    }
}
