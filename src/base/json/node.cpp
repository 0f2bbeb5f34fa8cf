// SPDX-License-Identifier: MIT
#include "base/json/node.h"

#include "base/json/place.h"

namespace kagetsu::json {

std::string Node::pointer() const
{
    if (!m_parent)
        return {};
    return memberPointer(
        m_parent->pointer(), m_parent->m_json.is_array() ? std::to_string(m_index) : std::string(m_key));
}

void Node::fail(Error error) const
{
    if (!m_faults.isFull())
        m_faults.add(error, pointer());
}

bool Node::is(bool isRightType) const
{
    if (!isRightType)
        fail(Error::WrongType);
    return isRightType;
}

std::vector<DocumentFault> readEach(
    std::string_view text, const std::function<void(const std::string &name, const Node &node)> &read)
{
    const auto document = parse(text);
    if (!document)
        return { document.fault() };
    Faults faults(MostFaults);
    Node(*document, faults).eachMember([&](const std::string &name, const Node &node) {
        if (name.empty())
            node.fail(Error::OutOfRange);
        read(name, node);
    });
    return faults.located(text);
}

} // namespace kagetsu::json
