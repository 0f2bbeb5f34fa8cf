// SPDX-License-Identifier: MIT
#include "record/formats/facts.h"

#include "record/sgf/syntax/values.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

constexpr std::string_view Facts = "XRF";
constexpr std::string_view MoveTime = "XMT";

const RawProperty *propertyOf(const GameTree &tree, NodeId node, std::string_view ident)
{
    const std::vector<RawProperty> &properties = tree.details(node).properties;
    const auto found = std::find_if(properties.begin(), properties.end(),
        [ident](const RawProperty &property) { return property.ident == ident && !property.values.empty(); });
    return found == properties.end() ? nullptr : &*found;
}

} // namespace

void keepFact(GameTree &tree, std::string_view name, std::string_view text)
{
    if (text.empty())
        return;
    std::string value(name);
    value += ':';
    value += sgf::escape(text, sgf::Colons::Escaped);
    std::vector<RawProperty> &properties = tree.editDetails(GameTree::root()).properties;
    auto known = std::find_if(
        properties.begin(), properties.end(), [](const RawProperty &property) { return property.ident == Facts; });
    if (known == properties.end())
        known = properties.insert(known, { std::string(Facts), {} });
    known->values.push_back(std::move(value));
}

std::string fact(const GameTree &tree, std::string_view name)
{
    const RawProperty *facts = propertyOf(tree, GameTree::root(), Facts);
    if (facts == nullptr)
        return {};
    for (const std::string &value : facts->values) {
        const std::string_view text = value;
        if (text.starts_with(name) && text.substr(name.size()).starts_with(':'))
            return sgf::unescapeSimple(text.substr(name.size() + 1));
    }
    return {};
}

void setMoveTime(GameTree &tree, NodeId node, std::chrono::milliseconds time)
{
    if (time.count() != 0)
        tree.editDetails(node).properties.push_back({ std::string(MoveTime), { sgf::secondsText(time) } });
}

std::chrono::milliseconds moveTime(const GameTree &tree, NodeId node)
{
    const RawProperty *property = propertyOf(tree, node, MoveTime);
    const auto time = property != nullptr ? sgf::readSeconds(property->values.front()) : std::nullopt;
    return time ? time->value : std::chrono::milliseconds();
}

} // namespace kagetsu::record
