@main
struct Zoetrope {
    static func main() {}
}
