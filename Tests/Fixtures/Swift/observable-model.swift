@Observable
final class Player {
    var track = 1
    private(set) var history: [Int] = []

    func next() {
        history.append(track)
        track += 1
    }
}

struct Controls: View {
    let player: Player

    var body: some View {
        Button("Next") { player.next() }
    }
}

struct Screen: View {
    @State private var player = Player()

    var body: some View {
        VStack {
            Text("Track \(player.track) after \(player.history.count)")
            Controls(player: player)
        }
    }
}
