// SPDX-License-Identifier: MIT
#include "base/json/reader.h"

#include <algorithm>

namespace kagetsu::json {

const Json Reader::Nothing;

Reader::Reader(const Node &node)
    : m_node(node)
    , m_isObject(node.is(node->is_object()))
{
}

const Json *Reader::find(std::string_view name)
{
    m_asked.push_back(name);
    if (!m_isObject)
        return nullptr;
    const auto found = m_node->find(name);
    return found == m_node->end() ? nullptr : &*found;
}

bool Reader::has(std::string_view name, bool)
{
    return find(name) != nullptr;
}

void Reader::end()
{
    if (!m_isObject || !m_isKnown || m_node.faults().isFull())
        return;
    m_node.eachMember([&](const std::string &key, const Node &member) {
        if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end())
            member.fail(Error::Unknown);
    });
}

} // namespace kagetsu::json
