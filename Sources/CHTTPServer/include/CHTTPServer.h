#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// An HTTP/1.1 server over libmicrohttpd that hands over whole, checked requests and takes whole answers.
//
// Why C: MHD_start_daemon and its options are variadic, which Swift cannot call; and the rules that keep a
// connection safe (when an answer may be queued, when a suspended connection may be touched, which bytes are
// request framing) sit between MHD's callbacks, where every pointer is borrowed. They are kept on this side, so
// that what crosses the border is only: a request whose pointers are valid during one call, and an answer.

#ifdef __cplusplus
extern "C" {
#endif

/// A running server.
typedef struct http_server http_server;
/// One request on its way to an answer; owned by the server, valid until it is answered.
typedef struct http_exchange http_exchange;
/// Bytes and header fields ready to send, counted by reference, immutable, usable from any thread.
typedef struct http_response http_response;

/// A header line; neither string is terminated.
typedef struct {
    const char *_Nonnull name;
    size_t name_length;
    const char *_Nonnull value;
    size_t value_length;
} http_field;

/// Why a request is refused before anyone looks at what it asks for.
typedef enum {
    HTTP_REFUSED_NOTHING = 0,
    /// The body, announced or received, is over body_limit.
    HTTP_REFUSED_BODY_SIZE,
    /// The bodies being received hold buffer_limit bytes between them; nothing is wrong with this one.
    HTTP_REFUSED_BUFFERS,
    /// The target is over target_limit.
    HTTP_REFUSED_TARGET_SIZE,
    /// The header section is over header_limit, or has over HTTP_FIELD_LIMIT fields.
    HTTP_REFUSED_HEADER_SIZE,
    /// Content-Length and Transfer-Encoding disagree about where the request ends.
    HTTP_REFUSED_FRAMING,
    /// Host is missing or repeated.
    HTTP_REFUSED_HOST,
    /// A field name or value has bytes that no field may have.
    HTTP_REFUSED_FIELD,
    /// The body has a transfer coding other than chunked.
    HTTP_REFUSED_CODING,
    /// The version is neither HTTP/1.0 nor HTTP/1.1.
    HTTP_REFUSED_VERSION,
} http_refusal;

enum { HTTP_FIELD_LIMIT = 128 };

/// A request; every pointer is borrowed for the duration of the call it is passed to.
typedef struct {
    const char *_Nonnull method;
    /// As sent: neither decoded nor cut at the query.
    const char *_Nonnull target;
    const http_field *_Nonnull fields;
    size_t field_count;
    const uint8_t *_Nullable body;
    size_t body_length;
    /// HTTP_REFUSED_NOTHING for a request that is to be answered on its merits.
    http_refusal refusal;
} http_request;

/// How requests are answered. The functions are called on several threads at once.
typedef struct {
    /// Called on the connection's thread. Either answers with http_exchange_answer and returns NULL, or returns
    /// a job, which the server owns until it passes it to `run` or `refuse`, exactly once.
    void *_Nullable (*_Nonnull respond)(
        void *_Nonnull context, http_exchange *_Nonnull exchange, const http_request *_Nonnull request);
    /// Takes the job back, on a worker's thread; must answer.
    void (*_Nonnull run)(void *_Nonnull context, http_exchange *_Nonnull exchange, void *_Nonnull job);
    /// Takes the job back on the connection's thread because the queue is full; must answer.
    void (*_Nonnull refuse)(void *_Nonnull context, http_exchange *_Nonnull exchange, void *_Nonnull job);
} http_handler;

/// Where to listen and what to put up with. Times are in milliseconds; 0 means no limit where "0:" says so.
typedef struct {
    /// Numeric IPv4 or IPv6 address or a host name; used when neither of the next two is set.
    const char *_Nullable host;
    /// 0: any free port.
    uint16_t port;
    /// Path of a Unix socket to make; a dead socket there is replaced, and it is removed at the stop.
    const char *_Nullable unix_path;
    /// A listening socket made by someone else, who keeps it; -1: none.
    int inherited_socket;

    unsigned threads;
    /// 0: jobs run where they are returned, and `refuse` is never called.
    unsigned workers;
    /// Jobs that may wait for a worker.
    unsigned queue_limit;

    size_t body_limit;
    /// Memory for bodies of all connections together.
    size_t buffer_limit;
    size_t target_limit;
    size_t header_limit;
    /// Beyond it the connection longest without a whole request is closed for the new one.
    unsigned connection_limit;
    /// 0: no limit for one address.
    unsigned address_limit;

    /// From the connection to its first request line, and from a request line to the end of its header section.
    int64_t header_deadline;
    /// From the end of the header section to the end of the body.
    int64_t body_deadline;
    /// From an answer to the next request line.
    int64_t idle_deadline;
    /// From an answer to its last byte.
    int64_t send_deadline;
} http_server_options;

/// Why a server did not start.
typedef struct {
    /// The step that failed, a static string such as "bind"; NULL when nothing did.
    const char *_Nullable step;
    /// errno, or a getaddrinfo code when the step is "resolve".
    int code;
} http_failure;

/// What a server is doing at this moment.
typedef struct {
    unsigned connections;
    /// Requests whose header section has arrived and whose answer has not left.
    unsigned in_flight;
    unsigned queued;
    unsigned working;
    /// Bytes that bodies have been given.
    size_t buffered;
} http_load;

/// How a stop went.
typedef enum {
    /// Every request was answered, and everything is freed.
    HTTP_STOP_DRAINED,
    /// The deadline came: requests still being sent or received were cut; everything is freed.
    HTTP_STOP_CUT,
    /// The deadline came while jobs were running. Nothing is freed, for they still use it: the process should exit.
    HTTP_STOP_ABANDONED,
} http_stop_result;

/// Starts listening and answering; SIGPIPE is ignored in the whole process from then on, and the soft limit of
/// open files is raised when it is below what connection_limit needs.
///
/// The options are copied. `context` is borrowed until http_server_stop returns anything but HTTP_STOP_ABANDONED.
/// Returns NULL and fills `failure` when it cannot start. The server is freed by http_server_stop.
http_server *_Nullable http_server_start(
    const http_server_options *_Nonnull options, http_handler handler, void *_Nonnull context,
    http_failure *_Nonnull failure);

/// The port listened on, or 0 for a Unix socket.
uint16_t http_server_port(const http_server *_Nonnull server);

/// What the server is doing.
http_load http_server_load(http_server *_Nonnull server);

/// Refuses new connections at once, waits up to `deadline` milliseconds for requests in flight, then stops.
/// Idle connections are closed. Blocks; call it once.
http_stop_result http_server_stop(http_server *_Nonnull server, int64_t deadline);

/// Gives the answer of an exchange; the response is retained. Only the first answer counts.
void http_exchange_answer(http_exchange *_Nonnull exchange, unsigned status, http_response *_Nonnull response);

/// Whether the answer should say `Connection: close`, because the server is stopping.
bool http_exchange_must_close(const http_exchange *_Nonnull exchange);

/// Makes a response of borrowed fields and of bytes that stay where they are.
///
/// `release(owner)` is called once, on any thread, when nobody needs the bytes any more; also when this returns
/// NULL, which it does when memory is out or a field is not fit to send. Free with http_response_release.
http_response *_Nullable http_response_create(
    const http_field *_Nullable fields, size_t field_count, const void *_Nonnull bytes, size_t length,
    void *_Nonnull owner, void (*_Nonnull release)(void *_Nonnull owner));

/// Gives up one reference; answers already under way keep their own.
void http_response_release(http_response *_Nonnull response);

#ifdef __cplusplus
}
#endif
