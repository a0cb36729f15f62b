// The least a libmicrohttpd server can do: one answer, made once, sent to everyone. The benchmarks hold ours against it.
// Usage: bare FIELDS BODY; listens on a free port of 127.0.0.1, prints it, and ends with its standard input.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **seen) {
    (void)url, (void)method, (void)version, (void)upload;
    // As MHD asks for: the first call only shows the header section; answering in it closes the connection.
    if (*seen == NULL) {
        *seen = context;
        return MHD_YES;
    }
    *upload_size = 0;
    return MHD_queue_response(connection, MHD_HTTP_OK, context);
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    FILE *body = fopen(arguments[2], "rb"), *fields = fopen(arguments[1], "r");
    if (body == NULL || fields == NULL) return 3;
    static char bytes[16 << 20];
    size_t size = fread(bytes, 1, sizeof bytes, body);
    struct MHD_Response *response = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_PERSISTENT);
    char line[8192];
    while (fgets(line, sizeof line, fields) != NULL) {
        line[strcspn(line, "\r\n")] = 0;
        char *value = strstr(line, ": ");
        if (value == NULL) continue;
        *value = 0;
        if (MHD_add_response_header(response, line, value + 2) != MHD_YES) return 4;
    }
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    unsigned threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, response, MHD_OPTION_SOCK_ADDR, &address,
        MHD_OPTION_THREAD_POOL_SIZE, threads > 1 ? threads : 0, MHD_OPTION_CONNECTION_LIMIT, 1024u, MHD_OPTION_END);
    if (daemon == NULL) return 5;
    printf("%u\n", (unsigned)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    while (getchar() != EOF) {}
    MHD_stop_daemon(daemon);
    MHD_destroy_response(response);
    return 0;
}
