import ViewTree
import Writers

extension JSONWriter {
    /// Effects under their SwiftUI names, one member an effect; a name that comes twice keeps the outer one's value apart.
    mutating func member(_ name: String, _ effects: [VisualEffect]) {
        member(name) { json in
            json.array { json in
                for effect in effects { json.object { $0.effect(effect) } }
            }
        }
    }

    private mutating func effect(_ effect: VisualEffect) {
        switch effect {
        case .opacity(let value): member("opacity", value)
        case .scale(let x, let y, let anchor):
            member("scaleEffect") {
                $0.object {
                    $0.member("x", x)
                    $0.member("y", y)
                    if anchor != .center { $0.member("anchor", Point(x: anchor.x, y: anchor.y)) }
                }
            }
        case .rotation(let angle, _): member("rotationEffect", angle.degrees)
        case .rotation3D(let rotation):
            member("rotation3DEffect") {
                $0.object {
                    $0.member("degrees", rotation.angle.degrees)
                    $0.member("axis") {
                        $0.array {
                            $0.value(rotation.x); $0.value(rotation.y); $0.value(rotation.z)
                        }
                    }
                    $0.member("perspective", rotation.perspective)
                }
            }
        case .offset(let vector): member("offset", vector)
        case .blur(let radius, _): member("blur", radius)
        case .brightness(let value): member("brightness", value)
        case .contrast(let value): member("contrast", value)
        case .saturation(let value): member("saturation", value)
        case .grayscale(let value): member("grayscale", value)
        case .hueRotation(let angle): member("hueRotation", angle.degrees)
        case .transform(let map):
            member("transformEffect") { json in
                json.array { json in
                    for part in [map.a, map.b, map.c, map.d, map.tx, map.ty] { json.value(part) }
                }
            }
        case .blendMode(let mode): member("blendMode", mode.rawValue)
        }
    }
}
