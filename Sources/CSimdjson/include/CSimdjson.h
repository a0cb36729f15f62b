/// A strict JSON reader: simdjson's DOM parser behind one verb, its answer a flat array that Swift walks.
///
/// simdjson is C++ with templates and `string_view` iterators, which Swift's C importer cannot see.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a node is. A member of an object is two nodes: its name, a string, then its value.
enum json_kind {
    json_null = 0,
    json_false = 1,
    json_true = 2,
    json_number = 3,
    json_string = 4,
    json_array = 5,
    json_object = 6,
};

/// Why no nodes came back.
enum json_status {
    /// Nodes came back.
    json_ok = 0,
    /// The text is not JSON, not UTF-8, or holds a number that no double or 64-bit integer can.
    json_malformed = 1,
    /// Arrays and objects are nested deeper than was allowed.
    json_too_deep = 2,
    /// No memory.
    json_no_memory = 3,
};

/// One value, in the order of the text: children follow their array or object.
typedef struct json_node {
    /// The bytes of a string, UTF-8, escapes resolved, perhaps with NUL inside; NULL for every other kind. Owned by the nodes.
    const char *_Nullable text;
    /// Bytes of a string; elements of an array; members of an object.
    size_t count;
    /// The value of a number; always finite.
    double number;
    /// One of `json_kind`.
    int32_t kind;
} json_node;

/// Everything that one text held.
typedef struct json_nodes {
    /// The first node, the root; NULL unless the status is `json_ok`. Valid until `json_nodes_free`.
    const json_node *_Nullable first;
    /// How many nodes there are.
    size_t count;
    /// What holds the memory; given back by `json_nodes_free`.
    void *_Nullable owner;
    /// One of `json_status`.
    int32_t status;
} json_nodes;

/// Reads `length` bytes of JSON, which are copied; nothing of `bytes` is kept. Never throws.
/// `depth` is the most arrays and objects that may contain one another; it is checked before anything is walked.
/// The answer must be given to `json_nodes_free` once, whatever its status.
json_nodes json_nodes_read(const uint8_t *_Nonnull bytes, size_t length, size_t depth);

/// Frees what `json_nodes_read` answered, strings included.
void json_nodes_free(json_nodes nodes);

#ifdef __cplusplus
}
#endif
