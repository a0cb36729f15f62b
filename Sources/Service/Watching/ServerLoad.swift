/// What only the server that serves a service knows of itself.
package struct ServerLoad: Sendable, Hashable {
    /// Open connections.
    package var connections = 0
    /// Requests that wait for a worker.
    package var queued = 0

    /// A reading from its two numbers.
    package init(connections: Int = 0, queued: Int = 0) {
        self.connections = connections
        self.queued = queued
    }
}
