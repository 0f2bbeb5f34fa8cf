// SPDX-License-Identifier: MIT
#pragma once

#include "json/parse.h"

#include <functional>

namespace kagetsu::json {

// A value of a document that is being read, which knows its place in it and where its faults go. It refers to the value
// around it, so it lives no longer.
class Node
{
public:
    Node(const Json &document, Faults &faults)
        : m_json(document)
        , m_faults(faults)
    {
    }
    // A member. One that is not there is read as null.
    Node(const Json &json, const Node &parent, std::string_view key)
        : m_json(json)
        , m_faults(parent.m_faults)
        , m_parent(&parent)
        , m_key(key)
    {
    }
    // An element of a list.
    Node(const Json &json, const Node &parent, std::size_t index)
        : m_json(json)
        , m_faults(parent.m_faults)
        , m_parent(&parent)
        , m_index(index)
    {
    }
    Node(const Node &) = delete;
    Node &operator=(const Node &) = delete;

    const Json &operator*() const { return m_json; }
    const Json *operator->() const { return &m_json; }

    Faults &faults() const { return m_faults; }
    std::string pointer() const;
    void fail(Error error) const;
    // True, or a fault of type.
    bool is(bool isRightType) const;

    // Reads the members of an object, or the elements of a list; another value is a fault.
    template <class Read>
    void eachMember(Read read) const
    {
        if (!is(m_json.is_object()))
            return;
        for (const auto &[key, value] : *m_json.get_ptr<const Json::object_t *>())
            read(key, Node(value, *this, key));
    }
    template <class Read>
    void eachElement(Read read) const
    {
        if (!is(m_json.is_array()))
            return;
        std::size_t index = 0;
        for (const Json &value : m_json)
            read(Node(value, *this, index++));
    }

private:
    const Json &m_json;
    Faults &m_faults;
    const Node *m_parent = nullptr; // nullptr: the whole document
    std::string_view m_key;
    std::size_t m_index = 0;
};

// Reads a document of things by their names, {"name": {…}, …}, in its order. All that is wrong with it, in the order of
// the text; nothing when it is right.
std::vector<DocumentFault> readEach(
    std::string_view text, const std::function<void(const std::string &name, const Node &node)> &read);

} // namespace kagetsu::json
