// Deadlines. MHD's own time-out restarts with every byte, so a client that sends one byte a second lives for ever;
// here each phase of a connection ends at an instant set when it begins.
#include "server.h"

#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

static int64_t shortest(const http_server_options *options) {
    int64_t times[] = {
        options->header_deadline, options->body_deadline, options->idle_deadline, options->send_deadline};
    int64_t least = times[0];
    for (size_t i = 1; i < sizeof times / sizeof *times; i++) {
        if (times[i] < least) least = times[i];
    }
    return least;
}

int64_t milliseconds_now(void) {
    struct timespec now;
    // The coarse clock is a few milliseconds behind at most, and several times cheaper.
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct timespec monotonic_after(int64_t milliseconds) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    time.tv_sec += milliseconds / 1000;
    time.tv_nsec += (milliseconds % 1000) * 1000000;
    if (time.tv_nsec >= 1000000000) {
        time.tv_sec += 1;
        time.tv_nsec -= 1000000000;
    }
    return time;
}

void cond_init_monotonic(pthread_cond_t *condition) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(condition, &attributes);
    pthread_condattr_destroy(&attributes);
}

// Both need the lock: the socket of a listed client is open, so shutting it down cannot hit another's.
static void cut(client_list *list, client *client) {
    client->cut = true;
    list->cut_count += 1;
    shutdown(client->socket, SHUT_RDWR);
}

// Whether a client that still owes us a request has said that nothing more comes. MHD does not see an end that
// arrives together with the last bytes, and would keep the connection until its deadline.
static bool has_left(const client *client, int64_t before) {
    if (atomic_load(&client->phase) > PHASE_BODY || atomic_load(&client->since) > before) return false;
    char byte;
    return recv(client->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

static void cut_late(client_list *list) {
    int64_t now = milliseconds_now();
    for (client *each = list->first; each != NULL; each = each->next) {
        if (each->cut) continue;
        if (atomic_load(&each->deadline) <= now || has_left(each, now - 4 * list->tick)) cut(list, each);
    }
}

static void *watch(void *argument) {
    client_list *list = argument;
    pthread_mutex_lock(&list->lock);
    while (!list->stopping) {
        struct timespec next = monotonic_after(list->tick);
        pthread_cond_timedwait(&list->stop, &list->lock, &next);
        cut_late(list);
    }
    pthread_mutex_unlock(&list->lock);
    return NULL;
}

int clients_start(client_list *list, const http_server_options *options) {
    pthread_mutex_init(&list->lock, NULL);
    cond_init_monotonic(&list->stop);
    cond_init_monotonic(&list->empty);
    list->limit = options->connection_limit;
    // A deadline is kept to within a quarter, and the list is walked no more than a hundred times a second.
    int64_t tick = shortest(options) / 4;
    list->tick = tick < 10 ? 10 : tick > 250 ? 250 : tick;
    return pthread_create(&list->watchdog, NULL, watch, list);
}

void clients_stop(client_list *list) {
    pthread_mutex_lock(&list->lock);
    list->stopping = true;
    pthread_cond_signal(&list->stop);
    pthread_mutex_unlock(&list->lock);
    pthread_join(list->watchdog, NULL);
    pthread_cond_destroy(&list->stop);
    pthread_cond_destroy(&list->empty);
    pthread_mutex_destroy(&list->lock);
}

void clients_cut_all(client_list *list, int64_t patience) {
    struct timespec until = monotonic_after(patience);
    pthread_mutex_lock(&list->lock);
    for (client *each = list->first; each != NULL; each = each->next) {
        if (!each->cut) cut(list, each);
    }
    int code = 0;
    while (list->count > 0 && code == 0) code = pthread_cond_timedwait(&list->empty, &list->lock, &until);
    pthread_mutex_unlock(&list->lock);
}

client *clients_add(client_list *list, int socket, int64_t deadline) {
    client *added = calloc(1, sizeof *added);
    if (added == NULL) return NULL;
    added->socket = socket;
    client_enter(added, PHASE_IDLE, deadline);
    pthread_mutex_lock(&list->lock);
    added->next = list->first;
    if (list->first != NULL) list->first->previous = added;
    list->first = added;
    list->count += 1;
    pthread_mutex_unlock(&list->lock);
    return added;
}

void clients_remove(client_list *list, client *client) {
    pthread_mutex_lock(&list->lock);
    if (client->previous != NULL) client->previous->next = client->next;
    if (client->next != NULL) client->next->previous = client->previous;
    if (list->first == client) list->first = client->next;
    list->count -= 1;
    if (list->count == 0) pthread_cond_broadcast(&list->empty);
    if (client->cut) list->cut_count -= 1;
    pthread_mutex_unlock(&list->lock);
    free(client);
}

bool clients_admit(client_list *list) {
    bool room = true;
    pthread_mutex_lock(&list->lock);
    if (list->count - list->cut_count >= list->limit) {
        client *oldest = NULL;
        for (client *each = list->first; each != NULL; each = each->next) {
            if (each->cut || atomic_load(&each->phase) > PHASE_HEADERS) continue;
            if (oldest == NULL || atomic_load(&each->since) <= atomic_load(&oldest->since)) oldest = each;
        }
        room = oldest != NULL;
        if (room) cut(list, oldest);
    }
    pthread_mutex_unlock(&list->lock);
    return room;
}

void client_enter(client *client, client_phase phase, int64_t deadline) {
    int64_t now = milliseconds_now();
    atomic_store_explicit(&client->since, now, memory_order_relaxed);
    atomic_store_explicit(&client->phase, phase, memory_order_relaxed);
    atomic_store_explicit(
        &client->deadline, phase == PHASE_HANDLER ? INT64_MAX : now + deadline, memory_order_relaxed);
}
