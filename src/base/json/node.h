// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/parse.h"

#include <functional>

namespace kagetsu::json {

// A value of a document that is being read. It knows its place in the document and where faults are collected. It
// refers to the value around it and must not outlive it.
class Node
{
public:
    Node(const Json &document, Faults &faults)
        : m_json(document)
        , m_faults(faults)
    {
    }
    // Makes the node of a member; a missing member is read as null.
    Node(const Json &json, const Node &parent, std::string_view key)
        : m_json(json)
        , m_faults(parent.m_faults)
        , m_parent(&parent)
        , m_key(key)
    {
    }
    // Makes the node of an element of a list.
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
    // Returns `isRightType`, and reports a fault of type if it is false.
    bool is(bool isRightType) const;

    // These read the members of an object, or the elements of a list; a value of another type is a fault.
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

// Reads a document of named values, {"name": {…}, …}, in its order. Returns everything wrong with it in the order of
// the text; nothing if it is correct.
std::vector<DocumentFault> readEach(
    std::string_view text, const std::function<void(const std::string &name, const Node &node)> &read);

} // namespace kagetsu::json
