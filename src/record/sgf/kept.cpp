// SPDX-License-Identifier: MIT
#include "record/sgf/kept.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace kagetsu::record::sgf {

namespace {

void moveTo(std::vector<KeptText> &values, KeptProperty &&property)
{
    std::move(property.values.begin(), property.values.end(), std::back_inserter(values));
}

} // namespace

void KeptProperties::keep(KeptProperty property, Id id)
{
    const PropertyInfo &info = infoOf(id);
    const bool ofGame = m_node.isHeader && (info.kind == Kind::Root || info.kind == Kind::Info);
    std::vector<KeptProperty> &properties = ofGame ? m_ofGame : m_ofNode;
    Seen &seen = m_seen[static_cast<std::size_t>(id)];
    if (info.shape == Shape::List && seen.stamp == m_node.number + 1) {
        moveTo(properties[seen.place].values, std::move(property));
        return;
    }
    seen = { m_node.number + 1, properties.size() };
    properties.push_back(std::move(property));
}

void KeptProperties::keep(Id id, std::string_view value)
{
    keep({ std::string(infoOf(id).ident), { readKept(value) } }, id);
}

KeptProperty *KeptProperties::NameTable::findOrEnter(std::vector<KeptProperty> &properties, std::string_view name)
{
    constexpr std::size_t Few = 8;
    if (properties.size() < Few) {
        const auto found = std::find_if(
            properties.begin(), properties.end(), [name](const KeptProperty &other) { return other.ident == name; });
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

std::uint32_t &KeptProperties::NameTable::slotOf(const std::vector<KeptProperty> &properties, std::string_view name)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = std::hash<std::string_view>()(name) & mask;
    while (m_slots[at] > 0 && properties[m_slots[at] - 1].ident != name)
        at = (at + 1) & mask;
    return m_slots[at];
}

void KeptProperties::keepUnknown(const PropertyText &property)
{
    KeptProperty kept = property.toKept();
    KeptProperty *const known = m_unknownNames.findOrEnter(m_unknown, kept.ident);
    if (known == nullptr) {
        m_unknown.push_back(std::move(kept));
        return;
    }
    m_node.add(Code::Duplicate, property.offset(), property.ident());
    moveTo(known->values, std::move(kept));
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
    keep(property.toKept(1), property.id());
}

void KeptProperties::readLine(const PropertyText &property, std::string &line)
{
    if (property.count() > 1)
        m_node.add(Code::Duplicate, property.offset(), property.ident());
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        std::string text = unescapeSimple(property.value(v));
        if (line.empty())
            line = std::move(text);
        else if (!text.empty())
            keep(property.id(), property.value(v));
    }
}

std::vector<KeptProperty> KeptProperties::takeUnknown()
{
    m_unknownNames.clear();
    return std::exchange(m_unknown, {});
}

} // namespace kagetsu::record::sgf
