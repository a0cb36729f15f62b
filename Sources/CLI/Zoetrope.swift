import Commands

/// The process around the program.
@main
struct Zoetrope {
    static func main() {
        Program.main()
    }
}
