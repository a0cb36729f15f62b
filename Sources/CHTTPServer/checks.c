// Where a request ends must be beyond doubt (RFC 9112, 6.3): two readers that disagree let one client's bytes
// pass as another's request. MHD takes the first of two lengths and prefers chunked over a length; here both are
// refused. A Content-Length that is no number never gets here: MHD refuses it itself and closes the connection.
#include "server.h"

#include <string.h>
#include <strings.h>

static bool is_token(const char *text, size_t length) {
    static const char marks[] = "!#$%&'*+-.^_`|~";
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter && (c == 0 || strchr(marks, c) == NULL)) return false;
    }
    return length > 0;
}

static bool is_field_value(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if ((c < 0x20 && c != '\t') || c == 0x7F) return false;
    }
    return true;
}

static bool is_named(const char *key, size_t key_length, const char *name) {
    return key_length == strlen(name) && strncasecmp(key, name, key_length) == 0;
}

static bool read_length(const char *text, size_t size, uint64_t *length) {
    uint64_t value = 0;
    for (size_t i = 0; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        if (value > (UINT64_MAX - 9) / 10) return false;
        value = value * 10 + (uint64_t)(text[i] - '0');
    }
    *length = value;
    return size > 0;
}

static void refuse(request_check *check, http_refusal refusal) {
    if (check->refusal == HTTP_REFUSED_NOTHING) check->refusal = refusal;
}

static enum MHD_Result check_field(
    void *context, enum MHD_ValueKind kind, const char *key, size_t key_size, const char *value, size_t value_size) {
    (void)kind;
    request_check *check = context;
    if (value == NULL) value = "";
    // ": ", CR and LF.
    check->header_bytes += key_size + value_size + 4;
    check->field_count += 1;
    if (!is_token(key, key_size) || !is_field_value(value, value_size)) {
        refuse(check, HTTP_REFUSED_FIELD);
    } else if (is_named(key, key_size, "Host")) {
        check->hosts += 1;
    } else if (is_named(key, key_size, "Content-Length")) {
        check->lengths += 1;
        if (!read_length(value, value_size, &check->length)) refuse(check, HTTP_REFUSED_FRAMING);
    } else if (is_named(key, key_size, "Transfer-Encoding")) {
        check->codings += 1;
        check->chunked = is_named(value, value_size, "chunked");
        if (!check->chunked) refuse(check, HTTP_REFUSED_CODING);
    }
    return MHD_YES;
}

request_check check_request(
    struct MHD_Connection *connection, const http_server_options *options, const char *target, const char *version) {
    request_check check = {.refusal = HTTP_REFUSED_NOTHING};
    bool one_one = strcmp(version, "HTTP/1.1") == 0, one_zero = strcmp(version, "HTTP/1.0") == 0;
    if (!one_one && !one_zero) refuse(&check, HTTP_REFUSED_VERSION);
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, check_field, &check);
    if (check.lengths + check.codings > 1) check.refusal = HTTP_REFUSED_FRAMING;
    // HTTP/1.0 knows no transfer coding (RFC 9112, 6.1).
    if (one_zero && check.codings > 0) refuse(&check, HTTP_REFUSED_FRAMING);
    if (strlen(target) > options->target_limit) refuse(&check, HTTP_REFUSED_TARGET_SIZE);
    if (check.header_bytes > options->header_limit || check.field_count > HTTP_FIELD_LIMIT) {
        refuse(&check, HTTP_REFUSED_HEADER_SIZE);
    }
    if (check.hosts > 1 || (one_one && check.hosts == 0)) refuse(&check, HTTP_REFUSED_HOST);
    if (check.length > options->body_limit) refuse(&check, HTTP_REFUSED_BODY_SIZE);
    return check;
}

bool expects_body(const request_check *check) { return check->chunked || check->length > 0; }
