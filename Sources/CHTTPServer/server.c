// Starting and stopping.
#include "server.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

// A header section of the default limits fits twice; more costs time, for MHD clears it after every request.
static const size_t CONNECTION_MEMORY = 32 * 1024;
// Milliseconds that closing cut connections may take; it takes one.
static const int64_t LAST_CLOSE = 2000;

// Callbacks too small for a file of their own

static void drop_log(void *context, const char *format, va_list arguments) {
    (void)context, (void)format, (void)arguments;
}

// Targets are decoded by whoever reads them: MHD would turn %00 into the end of the string.
static size_t keep_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void)context, (void)connection;
    return strlen(text);
}

static enum MHD_Result admit(void *argument, const struct sockaddr *address, socklen_t size) {
    (void)address, (void)size;
    http_server *server = argument;
    return clients_admit(&server->clients) ? MHD_YES : MHD_NO;
}

static void connection_changed(
    void *argument, struct MHD_Connection *connection, void **context, enum MHD_ConnectionNotificationCode code) {
    http_server *server = argument;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        if (info != NULL) {
            *context = clients_add(&server->clients, info->connect_fd, server->options.header_deadline);
        }
    } else if (*context != NULL) {
        clients_remove(&server->clients, *context);
        *context = NULL;
    }
}

// Counting

void server_count(http_server *server, int in_flight, int suspended) {
    pthread_mutex_lock(&server->lock);
    server->in_flight += (unsigned)in_flight;
    server->suspended += (unsigned)suspended;
    if (server->in_flight == 0 || server->suspended == 0) pthread_cond_broadcast(&server->calm);
    pthread_mutex_unlock(&server->lock);
}

bool server_may_suspend(http_server *server) {
    pthread_mutex_lock(&server->lock);
    bool may = !server->stopping;
    if (may) server->suspended += 1;
    pthread_mutex_unlock(&server->lock);
    return may;
}

uint16_t http_server_port(const http_server *server) { return server->port; }

http_load http_server_load(http_server *server) {
    http_load load = {0};
    pthread_mutex_lock(&server->clients.lock);
    load.connections = server->clients.count;
    pthread_mutex_unlock(&server->clients.lock);
    pthread_mutex_lock(&server->workers.lock);
    load.queued = server->workers.queued;
    load.working = server->workers.working;
    pthread_mutex_unlock(&server->workers.lock);
    pthread_mutex_lock(&server->lock);
    load.in_flight = server->in_flight;
    pthread_mutex_unlock(&server->lock);
    load.buffered = atomic_load(&server->buffered);
    return load;
}

// Starting

static void raise_file_limit(unsigned connections) {
    struct rlimit limit;
    rlim_t needed = (rlim_t)connections * 2 + 64;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= needed) return;
    limit.rlim_cur = limit.rlim_max < needed ? limit.rlim_max : needed;
    setrlimit(RLIMIT_NOFILE, &limit);
}

static struct MHD_Daemon *start_daemon(http_server *server) {
    const http_server_options *options = &server->options;
    struct MHD_OptionItem items[] = {
        // First, for options are obeyed in order and the ones after it may complain.
        {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)drop_log, NULL},
        {MHD_OPTION_LISTEN_SOCKET, server->socket, NULL},
        {MHD_OPTION_THREAD_POOL_SIZE, options->threads > 1 ? (intptr_t)options->threads : 0, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)CONNECTION_MEMORY, NULL},
        // MHD shares its limit out to the threads and then stops accepting; ours comes first, see `admit`.
        {MHD_OPTION_CONNECTION_LIMIT, (intptr_t)options->connection_limit * (options->threads + 1), NULL},
        {MHD_OPTION_PER_IP_CONNECTION_LIMIT, (intptr_t)options->address_limit, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)exchange_begin, server},
        {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)keep_escaped, NULL},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)exchange_end, server},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)connection_changed, server},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, admit, server,
        exchange_continue, server, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

static void free_server(http_server *server) {
    pthread_cond_destroy(&server->calm);
    pthread_mutex_destroy(&server->lock);
    free(server->unix_path);
    free(server);
}

http_server *http_server_start(
    const http_server_options *options, http_handler handler, void *context, http_failure *failure) {
    *failure = (http_failure){"memory", ENOMEM};
    http_server *server = calloc(1, sizeof *server);
    if (server == NULL) return NULL;
    server->options = *options;
    server->handler = handler;
    server->context = context;
    pthread_mutex_init(&server->lock, NULL);
    cond_init_monotonic(&server->calm);

    server->socket = listen_socket(options, failure);
    if (server->socket < 0) {
        free_server(server);
        return NULL;
    }
    server->port = listen_port(server->socket);
    server->unix_path = options->unix_path != NULL && options->inherited_socket < 0 ? strdup(options->unix_path) : NULL;
    server->options.host = server->options.unix_path = NULL;  // the caller's, read above
    signal(SIGPIPE, SIG_IGN);
    raise_file_limit(options->connection_limit);

    int code = clients_start(&server->clients, options);
    bool watching = code == 0;
    if (watching) code = workers_start(&server->workers, options->workers, options->queue_limit);
    bool socket_given = code == 0;
    if (socket_given) {
        server->daemon = start_daemon(server);
        if (server->daemon != NULL) return server;
        code = errno;
    }
    *failure = (http_failure){watching ? "daemon" : "thread", code};
    if (watching) {
        workers_stop(&server->workers);
        workers_free(&server->workers);
        clients_stop(&server->clients);
    }
    // MHD may have closed a socket it was given and could not use; the number may be another's by now.
    if (!socket_given) close(server->socket);
    if (server->unix_path != NULL) unlink(server->unix_path);
    free_server(server);
    return NULL;
}

// Stopping

// Waits until `*count` is 0 or the instant has come; needs the lock.
static bool wait_for_zero(http_server *server, const unsigned *count, const struct timespec *until) {
    while (*count > 0) {
        if (pthread_cond_timedwait(&server->calm, &server->lock, until) == ETIMEDOUT) return *count == 0;
    }
    return true;
}

http_stop_result http_server_stop(http_server *server, int64_t deadline) {
    struct timespec until = monotonic_after(deadline);
    atomic_store(&server->draining, true);
    MHD_quiesce_daemon(server->daemon);
    // A quiet daemon alone leaves the kernel filling the backlog with clients nobody will answer. An inherited
    // socket is its owner's, who goes on taking connections for the next server.
    if (server->options.inherited_socket < 0) shutdown(server->socket, SHUT_RDWR);
    if (server->unix_path != NULL) unlink(server->unix_path);

    pthread_mutex_lock(&server->lock);
    bool drained = wait_for_zero(server, &server->in_flight, &until);
    // MHD aborts the process when it is stopped with a connection suspended.
    server->stopping = true;
    bool resumed = wait_for_zero(server, &server->suspended, &until);
    pthread_mutex_unlock(&server->lock);
    if (!resumed) return HTTP_STOP_ABANDONED;

    // MHD crashes when it meets a malformed request while it is being stopped, so it is stopped with no client left.
    clients_cut_all(&server->clients, LAST_CLOSE);
    // Then the workers, before MHD: one that has just resumed a connection may still be inside MHD.
    workers_stop(&server->workers);
    MHD_stop_daemon(server->daemon);
    workers_free(&server->workers);
    clients_stop(&server->clients);
    close(server->socket);
    free_server(server);
    return drained ? HTTP_STOP_DRAINED : HTTP_STOP_CUT;
}
