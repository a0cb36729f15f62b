// From a request line to an answer. MHD calls exchange_continue first when the header section is there, then for
// each piece of the body, then once more with none; answering before that last call makes MHD close the connection,
// which is wanted for refusals and costs five times the work for anything else.
#include "server.h"

#include <stdlib.h>
#include <string.h>

enum { BODY_START = 4096, SWALLOW_FACTOR = 4 };

static client *client_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

// The one place where MHD shows the target before it cuts and splits it.
void *exchange_begin(void *argument, const char *uri, struct MHD_Connection *connection) {
    http_server *server = argument;
    size_t size = strlen(uri) + 1;
    http_exchange *exchange = calloc(1, sizeof *exchange + size);
    if (exchange == NULL) return NULL;
    memcpy(exchange->target, uri, size);
    exchange->server = server;
    exchange->connection = connection;
    exchange->client = client_of(connection);
    if (exchange->client != NULL) client_enter(exchange->client, PHASE_HEADERS, server->options.header_deadline);
    return exchange;
}

// Handing over

static void drop_body(http_exchange *exchange) {
    atomic_fetch_sub(&exchange->server->buffered, exchange->body_capacity);
    free(exchange->body);
    exchange->body = NULL;
    exchange->body_length = exchange->body_capacity = 0;
}

typedef struct {
    http_field fields[HTTP_FIELD_LIMIT];
    size_t count;
} field_list;

static enum MHD_Result list_field(
    void *context, enum MHD_ValueKind kind, const char *key, size_t key_size, const char *value, size_t value_size) {
    (void)kind;
    field_list *list = context;
    if (list->count == HTTP_FIELD_LIMIT) return MHD_NO;
    list->fields[list->count++] = (http_field){key, key_size, value == NULL ? "" : value, value_size};
    return MHD_YES;
}

static enum MHD_Result send_answer(http_exchange *exchange) {
    exchange->state = EXCHANGE_ANSWERED;
    if (exchange->response == NULL) return MHD_NO;
    client_enter(exchange->client, PHASE_SENDING, exchange->server->options.send_deadline);
    return MHD_queue_response(exchange->connection, exchange->status, exchange->response->message);
}

static enum MHD_Result dispatch(http_exchange *exchange, const char *method, http_refusal refusal) {
    http_server *server = exchange->server;
    field_list list;
    list.count = 0;
    MHD_get_connection_values_n(exchange->connection, MHD_HEADER_KIND, list_field, &list);
    http_request request = {
        .method = method,
        .target = exchange->target,
        .fields = list.fields,
        .field_count = list.count,
        .body = exchange->body,
        .body_length = exchange->body_length,
        .refusal = refusal,
    };
    client_enter(exchange->client, PHASE_HANDLER, 0);
    exchange->job = server->handler.respond(server->context, exchange, &request);
    drop_body(exchange);  // the job has its own copy, and may wait
    if (exchange->job == NULL) return send_answer(exchange);
    if (server->options.workers == 0) {
        server->handler.run(server->context, exchange, exchange->job);
        return send_answer(exchange);
    }
    if (workers_take(&server->workers, exchange)) return MHD_YES;
    server->handler.refuse(server->context, exchange, exchange->job);
    return send_answer(exchange);
}

// Receiving

static enum MHD_Result receive_head(http_exchange *exchange, const char *method, const char *version) {
    http_server *server = exchange->server;
    exchange->state = EXCHANGE_RECEIVING;
    exchange->counted = true;
    server_count(server, 1, 0);
    request_check check = check_request(exchange->connection, &server->options, exchange->target, version);
    if (check.refusal != HTTP_REFUSED_NOTHING) return dispatch(exchange, method, check.refusal);
    if (expects_body(&check)) client_enter(exchange->client, PHASE_BODY, server->options.body_deadline);
    return MHD_YES;
}

// Makes room in the body, and in the share of memory that all bodies have.
static http_refusal grow(http_exchange *exchange, size_t needed) {
    if (needed <= exchange->body_capacity) return HTTP_REFUSED_NOTHING;
    http_server *server = exchange->server;
    size_t capacity = exchange->body_capacity == 0 ? BODY_START : exchange->body_capacity * 2;
    if (capacity < needed) capacity = needed;
    size_t more = capacity - exchange->body_capacity;
    size_t buffered = atomic_fetch_add(&server->buffered, more) + more;
    uint8_t *body = buffered <= server->options.buffer_limit ? realloc(exchange->body, capacity) : NULL;
    if (body == NULL) {
        atomic_fetch_sub(&server->buffered, more);
        return HTTP_REFUSED_BUFFERS;
    }
    exchange->body = body;
    exchange->body_capacity = capacity;
    return HTTP_REFUSED_NOTHING;
}

// A chunked body shows its size only as it comes, when MHD takes no answer: what cannot be kept is read and
// dropped, so that the refusal can be said at the end, and a body several times over the limit is cut.
static enum MHD_Result receive_body(http_exchange *exchange, const char *bytes, size_t size) {
    size_t limit = exchange->server->options.body_limit;
    if (exchange->refusal == HTTP_REFUSED_NOTHING) {
        bool fits = size <= limit - exchange->body_length;
        exchange->refusal = fits ? grow(exchange, exchange->body_length + size) : HTTP_REFUSED_BODY_SIZE;
    }
    if (exchange->refusal != HTTP_REFUSED_NOTHING) {
        drop_body(exchange);
        exchange->swallowed += size;
        return exchange->swallowed / SWALLOW_FACTOR > limit ? MHD_NO : MHD_YES;
    }
    memcpy(exchange->body + exchange->body_length, bytes, size);
    exchange->body_length += size;
    return MHD_YES;
}

enum MHD_Result exchange_continue(
    void *argument, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **context) {
    (void)argument, (void)connection, (void)url;
    http_exchange *exchange = *context;
    if (exchange == NULL || exchange->client == NULL) return MHD_NO;
    switch (exchange->state) {
    case EXCHANGE_NEW:
        return receive_head(exchange, method, version);
    case EXCHANGE_RECEIVING:
        if (*upload_size == 0) return dispatch(exchange, method, exchange->refusal);
        size_t size = *upload_size;
        *upload_size = 0;
        return receive_body(exchange, upload, size);
    case EXCHANGE_SUSPENDED:
        server_count(exchange->server, 0, -1);
        return send_answer(exchange);
    case EXCHANGE_ANSWERED:
        return MHD_YES;
    }
    return MHD_NO;
}

void exchange_end(
    void *argument, struct MHD_Connection *connection, void **context, enum MHD_RequestTerminationCode code) {
    (void)connection, (void)code;
    http_server *server = argument;
    http_exchange *exchange = *context;
    if (exchange == NULL) return;
    *context = NULL;
    if (exchange->client != NULL) client_enter(exchange->client, PHASE_IDLE, server->options.idle_deadline);
    if (exchange->response != NULL) http_response_release(exchange->response);
    bool counted = exchange->counted, suspended = exchange->state == EXCHANGE_SUSPENDED;
    drop_body(exchange);
    free(exchange);
    if (counted) server_count(server, -1, suspended ? -1 : 0);
}

void http_exchange_answer(http_exchange *exchange, unsigned status, http_response *response) {
    if (exchange->response != NULL) return;
    response_retain(response);
    exchange->response = response;
    exchange->status = status;
}

bool http_exchange_must_close(const http_exchange *exchange) { return atomic_load(&exchange->server->draining); }
