// SPDX-License-Identifier: MIT
#include "record/sgf/kept.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace kagetsu::record::sgf {

namespace {

constexpr std::size_t Few = 8; // this many are searched without a table

std::uint32_t hashOf(std::string_view name)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(name));
}

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
    const auto isIt = [name](const KeptProperty &other) { return other.ident == name; };
    if (properties.size() < Few) {
        const auto found = std::find_if(properties.begin(), properties.end(), isIt);
        return found == properties.end() ? nullptr : &*found;
    }
    if (3 * m_slots.size() < 4 * (properties.size() + 1))
        grow(properties);
    const std::uint32_t hash = hashOf(name);
    std::size_t at = firstOf(hash);
    for (; m_slots[at].place > 0; at = nextOf(at)) {
        if (m_slots[at].hash == hash && isIt(properties[m_slots[at].place - 1]))
            return &properties[m_slots[at].place - 1];
    }
    m_slots[at] = { hash, static_cast<std::uint32_t>(properties.size() + 1) };
    return nullptr;
}

void KeptProperties::NameTable::grow(const std::vector<KeptProperty> &properties)
{
    std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(std::max(m_slots.size() * 2, 4 * Few)));
    if (old.empty()) {
        for (const KeptProperty &each : properties)
            old.push_back({ hashOf(each.ident), static_cast<std::uint32_t>(old.size() + 1) });
    }
    for (const Slot &slot : old) {
        if (slot.place == 0)
            continue;
        std::size_t at = firstOf(slot.hash);
        while (m_slots[at].place > 0)
            at = nextOf(at);
        m_slots[at] = slot;
    }
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
