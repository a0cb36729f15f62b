#include "CSimdjson.h"

#include <memory>
#include <new>
#include <vector>

#include <simdjson.h>

namespace {

/// The parser owns the strings that nodes point to, so both live and die together.
struct reading {
    simdjson::dom::parser parser;
    std::vector<json_node> nodes;
};

void append_text(std::vector<json_node> &nodes, std::string_view text) {
    nodes.push_back({text.data(), text.size(), 0, json_string});
}

/// Adds a value and all in it; false where it nests deeper than `depth`, which the parser does not count for empty containers.
bool append(std::vector<json_node> &nodes, simdjson::dom::element element, size_t depth) {
    using simdjson::dom::element_type;
    switch (element.type()) {
    case element_type::ARRAY: {
        if (depth == 0) return false;
        const size_t place = nodes.size();
        nodes.push_back({nullptr, 0, 0, json_array});
        size_t count = 0;
        for (simdjson::dom::element child : simdjson::dom::array(element.get_array().value_unsafe())) {
            if (!append(nodes, child, depth - 1)) return false;
            count += 1;
        }
        nodes[place].count = count;
        break;
    }
    case element_type::OBJECT: {
        if (depth == 0) return false;
        const size_t place = nodes.size();
        nodes.push_back({nullptr, 0, 0, json_object});
        size_t count = 0;
        for (simdjson::dom::key_value_pair member : simdjson::dom::object(element.get_object().value_unsafe())) {
            append_text(nodes, member.key);
            if (!append(nodes, member.value, depth - 1)) return false;
            count += 1;
        }
        nodes[place].count = count;
        break;
    }
    case element_type::STRING:
        append_text(nodes, element.get_string().value_unsafe());
        break;
    case element_type::INT64:
    case element_type::UINT64:
    case element_type::DOUBLE:
        nodes.push_back({nullptr, 0, element.get_double().value_unsafe(), json_number});
        break;
    case element_type::BOOL:
        nodes.push_back({nullptr, 0, 0, element.get_bool().value_unsafe() ? json_true : json_false});
        break;
    case element_type::NULL_VALUE:
        nodes.push_back({nullptr, 0, 0, json_null});
        break;
    }
    return true;
}

json_status status_of(simdjson::error_code error) {
    switch (error) {
    case simdjson::SUCCESS: return json_ok;
    case simdjson::DEPTH_ERROR: return json_too_deep;
    case simdjson::MEMALLOC: return json_no_memory;
    default: return json_malformed;
    }
}

}

extern "C" json_nodes json_nodes_read(const uint8_t *bytes, size_t length, size_t depth) {
    json_nodes answer = {nullptr, 0, nullptr, json_no_memory};
    try {
        auto reading = std::make_unique<struct reading>();
        // simdjson counts the document itself as a level.
        simdjson::error_code error = reading->parser.allocate(length, depth + 1);
        simdjson::dom::element root;
        if (!error) error = reading->parser.parse(bytes, length, true).get(root);
        answer.status = status_of(error);
        if (error) return answer;
        if (!append(reading->nodes, root, depth)) {
            answer.status = json_too_deep;
            return answer;
        }
        answer.first = reading->nodes.data();
        answer.count = reading->nodes.size();
        answer.owner = reading.release();
    } catch (const std::bad_alloc &) {
        answer.status = json_no_memory;
    } catch (...) {
        answer.status = json_malformed;
    }
    return answer;
}

extern "C" void json_nodes_free(json_nodes nodes) {
    delete static_cast<reading *>(nodes.owner);
}
