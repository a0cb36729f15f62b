#pragma once
// What the files of this target share; nothing of it is seen outside.
#include "CHTTPServer.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdatomic.h>

// Connections and their deadlines (clients.c)

typedef enum {
    PHASE_IDLE,     // no byte of a request is known to have come
    PHASE_HEADERS,  // a request line has come
    PHASE_BODY,
    PHASE_HANDLER,  // the request is whole; no deadline, the answer is ours to give
    PHASE_SENDING,
} client_phase;

typedef struct client {
    struct client *next, *previous;
    int socket;
    bool cut;  // under the list's lock: already shut down, about to be closed by MHD
    _Atomic int phase;
    _Atomic int64_t since, deadline;
} client;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t stop, empty;
    pthread_t watchdog;
    client *first;
    unsigned count, cut_count, limit;
    bool stopping;
    int64_t tick;
} client_list;

int clients_start(client_list *list, const http_server_options *options);
void clients_stop(client_list *list);
// Cuts every client and waits up to `patience` milliseconds for MHD to have closed them all.
void clients_cut_all(client_list *list, int64_t patience);
client *clients_add(client_list *list, int socket, int64_t deadline);
void clients_remove(client_list *list, client *client);
// Whether one more connection may come in; makes room by cutting the one longest without a whole request.
bool clients_admit(client_list *list);
void client_enter(client *client, client_phase phase, int64_t deadline);
int64_t milliseconds_now(void);
struct timespec monotonic_after(int64_t milliseconds);
void cond_init_monotonic(pthread_cond_t *condition);

// Listening sockets (listen.c)

int listen_socket(const http_server_options *options, http_failure *failure);
uint16_t listen_port(int socket);

// Request sanity (checks.c)

typedef struct {
    http_refusal refusal;
    size_t header_bytes, field_count;
    unsigned hosts, lengths, codings;
    bool chunked;
    uint64_t length;
} request_check;

request_check check_request(
    struct MHD_Connection *connection, const http_server_options *options, const char *target, const char *version);
bool expects_body(const request_check *check);

// Exchanges (exchange.c)

typedef enum { EXCHANGE_NEW, EXCHANGE_RECEIVING, EXCHANGE_SUSPENDED, EXCHANGE_ANSWERED } exchange_state;

struct http_exchange {
    struct http_server *server;
    struct MHD_Connection *connection;
    client *client;
    http_exchange *next;  // in the workers' queue
    void *job;
    http_response *response;
    unsigned status;
    exchange_state state;
    http_refusal refusal;  // found while the body came, said at its end
    bool counted;
    uint8_t *body;
    size_t body_length, body_capacity, swallowed;
    char target[];
};

void *exchange_begin(void *server, const char *uri, struct MHD_Connection *connection);
enum MHD_Result exchange_continue(
    void *server, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **context);
void exchange_end(
    void *server, struct MHD_Connection *connection, void **context, enum MHD_RequestTerminationCode code);

// Workers (workers.c)

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t work;
    pthread_t *threads;
    unsigned thread_count, limit, queued, working;
    http_exchange *first, *last;
    bool stopping;
} worker_pool;

int workers_start(worker_pool *pool, unsigned count, unsigned limit);
// Suspends the exchange's connection and queues its job; false when the queue is full or the server stops.
bool workers_take(worker_pool *pool, http_exchange *exchange);
// Ends the threads once the queue is empty; jobs are refused from then on.
void workers_stop(worker_pool *pool);
void workers_free(worker_pool *pool);

// Responses (response.c)

struct http_response {
    _Atomic unsigned references;
    struct MHD_Response *message;
};

void response_retain(http_response *response);

// The server (server.c)

struct http_server {
    http_server_options options;
    http_handler handler;
    void *context;
    char *unix_path;
    int socket;
    uint16_t port;
    struct MHD_Daemon *daemon;
    client_list clients;
    worker_pool workers;
    pthread_mutex_t lock;
    pthread_cond_t calm;  // in_flight or suspended has reached 0
    unsigned in_flight, suspended;
    _Atomic size_t buffered;  // the capacity of every exchange's body
    _Atomic bool draining;
    bool stopping;  // under the lock: no connection may be suspended any more
};

void server_count(http_server *server, int in_flight, int suspended);
bool server_may_suspend(http_server *server);
