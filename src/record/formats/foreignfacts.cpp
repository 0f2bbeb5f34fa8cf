// SPDX-License-Identifier: MIT
#include "record/formats/foreignfacts.h"

#include "record/text/bytes.h"
#include "record/text/numbertext.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

constexpr std::string_view Facts = "XRF";
constexpr std::string_view MoveTime = "XMT";

const KeptProperty *propertyOf(const GameTree &tree, NodeId node, std::string_view ident)
{
    const std::vector<KeptProperty> &properties = tree.details(node).properties;
    const auto found = std::find_if(properties.begin(), properties.end(),
        [ident](const KeptProperty &property) { return property.ident == ident && !property.values.empty(); });
    return found == properties.end() ? nullptr : &*found;
}

} // namespace

void keepFact(GameTree &tree, std::string_view name, std::string_view text)
{
    if (text.empty())
        return;
    std::vector<KeptProperty> &properties = tree.editDetails(GameTree::root()).properties;
    auto known = std::find_if(
        properties.begin(), properties.end(), [](const KeptProperty &property) { return property.ident == Facts; });
    if (known == properties.end())
        known = properties.insert(known, { std::string(Facts), {} });
    known->values.push_back({ std::string(name) + ':' + std::string(text) });
}

std::string fact(const GameTree &tree, std::string_view name)
{
    const KeptProperty *facts = propertyOf(tree, GameTree::root(), Facts);
    if (facts == nullptr)
        return {};
    for (const KeptText &value : facts->values) {
        const std::string_view text = value.text;
        if (text.starts_with(name) && text.substr(name.size()).starts_with(':'))
            return oneLine(text.substr(name.size() + 1));
    }
    return {};
}

void setMoveTime(GameTree &tree, NodeId node, std::chrono::milliseconds time)
{
    if (time.count() != 0)
        tree.editDetails(node).properties.push_back({ std::string(MoveTime), { { secondsText(time) } } });
}

std::chrono::milliseconds moveTime(const GameTree &tree, NodeId node)
{
    const KeptProperty *property = propertyOf(tree, node, MoveTime);
    const auto time = property != nullptr ? readSeconds(property->values.front().text) : std::nullopt;
    return time ? time->value : std::chrono::milliseconds();
}

} // namespace kagetsu::record
