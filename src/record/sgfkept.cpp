// SPDX-License-Identifier: MIT
#include "record/sgfkept.h"

#include "record/sgfvalues.h"

#include <algorithm>
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

void KeptProperties::keepUnknown(const PropertyText &property)
{
    RawProperty raw = property.toRaw();
    const auto [known, isNew] = m_unknownPlaces.try_emplace(raw.ident, m_unknown.size());
    if (isNew) {
        m_unknown.push_back(std::move(raw));
        return;
    }
    m_node.add(Code::Duplicate, property.offset(), property.ident());
    moveTo(m_unknown[known->second].values, std::move(raw));
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
    if (!m_unknownPlaces.empty()) // clearing would cost as much as the largest node so far
        m_unknownPlaces = {};
    return std::exchange(m_unknown, {});
}

} // namespace kagetsu::record::sgf
