// SPDX-License-Identifier: MIT
#include "record/sgf/kept.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace kagetsu::record::sgf {

namespace {

void moveTo(std::vector<std::string> &values, RawProperty &&raw)
{
    std::move(raw.values.begin(), raw.values.end(), std::back_inserter(values));
}

} // namespace

void KeptProperties::keep(RawProperty raw, Id id)
{
    const PropertyInfo &info = infoOf(id);
    const bool ofGame = m_node.isHeader && (info.kind == Kind::Root || info.kind == Kind::Info);
    std::vector<RawProperty> &properties = ofGame ? m_ofGame : m_ofNode;
    Seen &seen = m_seen[static_cast<std::size_t>(id)];
    if (info.shape == Shape::List && seen.stamp == m_node.number + 1) {
        moveTo(properties[seen.place].values, std::move(raw));
        return;
    }
    seen = { m_node.number + 1, properties.size() };
    properties.push_back(std::move(raw));
}

RawProperty *KeptProperties::NameTable::findOrEnter(std::vector<RawProperty> &properties, std::string_view name)
{
    constexpr std::size_t Few = 8;
    if (properties.size() < Few) {
        const auto found = std::find_if(
            properties.begin(), properties.end(), [name](const RawProperty &other) { return other.ident == name; });
        return found == properties.end() ? nullptr : &*found;
    }
    if (m_slots.size() < 2 * (properties.size() + 1)) {
        m_slots.assign(std::max<std::size_t>(m_slots.size() * 2, 4 * Few), 0);
        for (std::size_t i = 0; i < properties.size(); ++i)
            slotOf(properties, properties[i].ident) = static_cast<std::uint32_t>(i + 1);
    }
    std::uint32_t &slot = slotOf(properties, name);
    if (slot > 0)
        return &properties[slot - 1];
    slot = static_cast<std::uint32_t>(properties.size() + 1);
    return nullptr;
}

std::uint32_t &KeptProperties::NameTable::slotOf(const std::vector<RawProperty> &properties, std::string_view name)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = std::hash<std::string_view>()(name) & mask;
    while (m_slots[at] > 0 && properties[m_slots[at] - 1].ident != name)
        at = (at + 1) & mask;
    return m_slots[at];
}

void KeptProperties::keepUnknown(const PropertyText &property)
{
    RawProperty raw = property.toRaw();
    RawProperty *const known = m_unknownNames.findOrEnter(m_unknown, raw.ident);
    if (known == nullptr) {
        m_unknown.push_back(std::move(raw));
        return;
    }
    m_node.add(Code::Duplicate, property.offset(), property.ident());
    moveTo(known->values, std::move(raw));
}

void KeptProperties::keepBad(const PropertyText &property)
{
    const bool ours = infoOf(property.id()).ident.front() == 'X';
    m_node.add(ours ? Code::PrivateBad : Code::BadValue, property.offset(), property.first());
    keep(property);
}

void KeptProperties::keepOthers(const PropertyText &property)
{
    if (property.count() < 2)
        return;
    m_node.add(Code::Duplicate, property.offset(), property.ident());
    keep(property.toRaw(1), property.id());
}

void KeptProperties::readLine(const PropertyText &property, std::string &line)
{
    if (property.count() > 1)
        m_node.add(Code::Duplicate, property.offset(), property.ident());
    RawProperty raw = property.toRaw();
    for (std::string &value : raw.values) {
        std::string text = unescapeSimple(value);
        if (line.empty())
            line = std::move(text);
        else if (!text.empty())
            keep({ raw.ident, { std::move(value) } }, property.id());
    }
}

std::vector<RawProperty> KeptProperties::takeUnknown()
{
    m_unknownNames.clear();
    return std::exchange(m_unknown, {});
}

} // namespace kagetsu::record::sgf
