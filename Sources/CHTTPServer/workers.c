// A bounded pool for answers that take long enough to hold up the other connections of a thread.
#include "server.h"

#include <stdlib.h>

// Deep recursion in a handler fails in a test, not by luck: the same stack on every machine.
static const size_t STACK_SIZE = 8 << 20;

static http_exchange *next_exchange(worker_pool *pool) {
    pthread_mutex_lock(&pool->lock);
    while (pool->first == NULL && !pool->stopping) pthread_cond_wait(&pool->work, &pool->lock);
    http_exchange *exchange = pool->first;
    if (exchange != NULL) {
        pool->first = exchange->next;
        if (pool->first == NULL) pool->last = NULL;
        pool->queued -= 1;
        pool->working += 1;
    }
    pthread_mutex_unlock(&pool->lock);
    return exchange;
}

static void *work(void *argument) {
    worker_pool *pool = argument;
    http_exchange *exchange;
    while ((exchange = next_exchange(pool)) != NULL) {
        http_server *server = exchange->server;
        struct MHD_Connection *connection = exchange->connection;
        server->handler.run(server->context, exchange, exchange->job);
        pthread_mutex_lock(&pool->lock);
        pool->working -= 1;
        pthread_mutex_unlock(&pool->lock);
        // From here on the exchange may be gone at any moment.
        MHD_resume_connection(connection);
    }
    return NULL;
}

int workers_start(worker_pool *pool, unsigned count, unsigned limit) {
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    pool->limit = limit;
    if (count == 0) return 0;
    pool->threads = calloc(count, sizeof *pool->threads);
    if (pool->threads == NULL) return -1;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    int code = 0;
    while (code == 0 && pool->thread_count < count) {
        code = pthread_create(&pool->threads[pool->thread_count], &attributes, work, pool);
        if (code == 0) pool->thread_count += 1;
    }
    pthread_attr_destroy(&attributes);
    return code;
}

bool workers_take(worker_pool *pool, http_exchange *exchange) {
    pthread_mutex_lock(&pool->lock);
    // An idle worker is room too, or a queue of length 0 would refuse everything.
    unsigned idle = pool->thread_count - pool->working;
    bool room = !pool->stopping && pool->queued < pool->limit + idle && server_may_suspend(exchange->server);
    if (room) {
        // Before the job can be seen: a worker may finish and resume it at once.
        exchange->state = EXCHANGE_SUSPENDED;
        MHD_suspend_connection(exchange->connection);
        exchange->next = NULL;
        if (pool->last != NULL) pool->last->next = exchange;
        else pool->first = exchange;
        pool->last = exchange;
        pool->queued += 1;
        pthread_cond_signal(&pool->work);
    }
    pthread_mutex_unlock(&pool->lock);
    return room;
}

void workers_stop(worker_pool *pool) {
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    pthread_cond_broadcast(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    for (unsigned i = 0; i < pool->thread_count; i++) pthread_join(pool->threads[i], NULL);
}

void workers_free(worker_pool *pool) {
    free(pool->threads);
    pthread_cond_destroy(&pool->work);
    pthread_mutex_destroy(&pool->lock);
}
