// Making the listening socket here, not in MHD, keeps errno and says which step failed.
#include "server.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { BACKLOG = 1024 };

static int failed(http_failure *failure, const char *step, int code, int socket) {
    if (socket >= 0) close(socket);
    *failure = (http_failure){step, code};
    return -1;
}

static int set_non_blocking(int socket) {
    int flags = fcntl(socket, F_GETFL);
    return flags < 0 ? -1 : fcntl(socket, F_SETFL, flags | O_NONBLOCK);
}

static int listen_inherited(int inherited, http_failure *failure) {
    int listening = 0;
    socklen_t size = sizeof listening;
    if (getsockopt(inherited, SOL_SOCKET, SO_ACCEPTCONN, &listening, &size) != 0) {
        return failed(failure, "inherit", errno, -1);
    }
    if (!listening) return failed(failure, "inherit", EINVAL, -1);
    int copy = fcntl(inherited, F_DUPFD_CLOEXEC, 3);
    if (copy < 0 || set_non_blocking(copy) != 0) return failed(failure, "inherit", errno, copy);
    return copy;
}

// Removes a socket that nobody listens on, which a killed server leaves behind.
static int remove_dead_socket(const struct sockaddr_un *address) {
    struct stat info;
    if (lstat(address->sun_path, &info) != 0) return 0;
    if (!S_ISSOCK(info.st_mode)) return EEXIST;
    int probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe < 0) return errno;
    int code = connect(probe, (const struct sockaddr *)address, sizeof *address) == 0 ? 0 : errno;
    close(probe);
    if (code != ECONNREFUSED) return EADDRINUSE;
    return unlink(address->sun_path) == 0 ? 0 : errno;
}

static int listen_unix(const char *path, http_failure *failure) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return failed(failure, "path", ENAMETOOLONG, -1);
    strcpy(address.sun_path, path);
    int code = remove_dead_socket(&address);
    if (code != 0) return failed(failure, "bind", code, -1);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (listener < 0) return failed(failure, "socket", errno, -1);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) {
        return failed(failure, "bind", errno, listener);
    }
    if (listen(listener, BACKLOG) != 0) return failed(failure, "listen", errno, listener);
    return listener;
}

static int listen_address(const struct addrinfo *address, http_failure *failure) {
    int listener = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (listener < 0) return failed(failure, "socket", errno, -1);
    int yes = 1, no = 0;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    // "::" then also takes IPv4, as people expect of "all addresses".
    if (address->ai_family == AF_INET6) setsockopt(listener, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
    if (bind(listener, address->ai_addr, address->ai_addrlen) != 0) return failed(failure, "bind", errno, listener);
    if (listen(listener, BACKLOG) != 0) return failed(failure, "listen", errno, listener);
    return listener;
}

static int listen_tcp(const char *host, uint16_t port, http_failure *failure) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *addresses = NULL;
    char service[8];
    snprintf(service, sizeof service, "%u", (unsigned)port);
    int code = getaddrinfo(host, service, &hints, &addresses);
    if (code != 0) return failed(failure, "resolve", code, -1);
    int listener = -1;
    for (struct addrinfo *each = addresses; each != NULL && listener < 0; each = each->ai_next) {
        listener = listen_address(each, failure);
    }
    freeaddrinfo(addresses);
    return listener;
}

int listen_socket(const http_server_options *options, http_failure *failure) {
    if (options->inherited_socket >= 0) return listen_inherited(options->inherited_socket, failure);
    if (options->unix_path != NULL) return listen_unix(options->unix_path, failure);
    return listen_tcp(options->host, options->port, failure);
}

uint16_t listen_port(int socket) {
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    if (getsockname(socket, (struct sockaddr *)&address, &size) != 0) return 0;
    if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
    if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    return 0;
}
