// A message for MHD is counted by MHD while it is sent; this adds the count of everyone who may send it again.
#include "server.h"

#include <stdlib.h>
#include <string.h>

enum { FIELD_NAME_LIMIT = 128, FIELD_VALUE_LIMIT = 8192 };

typedef struct {
    void *owner;
    void (*release)(void *owner);
} body_owner;

static void release_body(void *argument) {
    body_owner *body = argument;
    body->release(body->owner);
    free(body);
}

static bool add_field(struct MHD_Response *message, const http_field *field) {
    if (field->name_length > FIELD_NAME_LIMIT || field->value_length > FIELD_VALUE_LIMIT) return false;
    char name[FIELD_NAME_LIMIT + 1], value[FIELD_VALUE_LIMIT + 1];
    memcpy(name, field->name, field->name_length);
    name[field->name_length] = 0;
    memcpy(value, field->value, field->value_length);
    value[field->value_length] = 0;
    return MHD_add_response_header(message, name, value) == MHD_YES;
}

http_response *http_response_create(
    const http_field *fields, size_t field_count, const void *bytes, size_t length, void *owner,
    void (*release)(void *owner)) {
    http_response *response = malloc(sizeof *response);
    body_owner *body = malloc(sizeof *body);
    struct MHD_Response *message = NULL;
    if (response != NULL && body != NULL) {
        *body = (body_owner){owner, release};
        // MHD does not write through the pointer; its type only lacks const.
        message = MHD_create_response_from_buffer_with_free_callback_cls(length, (void *)bytes, release_body, body);
    }
    if (message == NULL) {
        free(response);
        free(body);
        release(owner);
        return NULL;
    }
    for (size_t i = 0; i < field_count; i++) {
        if (add_field(message, &fields[i])) continue;
        MHD_destroy_response(message);
        free(response);
        return NULL;
    }
    atomic_init(&response->references, 1);
    response->message = message;
    return response;
}

void response_retain(http_response *response) {
    atomic_fetch_add_explicit(&response->references, 1, memory_order_relaxed);
}

void http_response_release(http_response *response) {
    if (atomic_fetch_sub_explicit(&response->references, 1, memory_order_acq_rel) > 1) return;
    MHD_destroy_response(response->message);
    free(response);
}
