// SPDX-License-Identifier: MIT
#include "record/document/disk/reread.h"

#include "record/document/infochanges.h"

#include <algorithm>
#include <utility>

namespace kagetsu::document {

using record::GameTree;
using record::NodeId;

namespace {

template <class T>
void takeReading(T &value, const T &before, const T &after)
{
    if (value == before)
        value = after;
}

// These values have no names, so they are matched by their order. A new value comes after the others.
template <class T>
void takeReading(std::vector<T> &values, const std::vector<T> &before, const std::vector<T> &after)
{
    if (before.size() != after.size())
        return;
    for (T &value : values) {
        const auto same = std::find(before.begin(), before.end(), value);
        if (same != before.end())
            value = after[static_cast<std::size_t>(same - before.begin())];
    }
}

// Takes over the second reading for everything in the edited details that is unchanged since the first.
record::NodeDetails reread(
    record::NodeDetails details, const record::NodeDetails &before, const record::NodeDetails &after)
{
    takeReading(details.unplacedMove, before.unplacedMove, after.unplacedMove);
    takeReading(details.choices, before.choices, after.choices);
    if (details.warnings == before.warnings)
        details.warnings = after.warnings;
    takeReading(details.markup.labels, before.markup.labels, after.markup.labels);
    for (record::KeptProperty &property : details.properties) {
        const auto named = [&property](const record::KeptProperty &each) { return each.ident == property.ident; };
        const auto old = std::find_if(before.properties.begin(), before.properties.end(), named);
        const auto now = std::find_if(after.properties.begin(), after.properties.end(), named);
        if (old != before.properties.end() && now != after.properties.end())
            takeReading(property.values, old->values, now->values);
    }
    return details;
}

bool haveSameShape(const GameTree &one, const GameTree &two)
{
    if (one.nodeCount() != two.nodeCount() || one.columns() != two.columns() || one.rows() != two.rows())
        return false;
    for (NodeId node = 0; node < one.nodeCount(); ++node) {
        if (one.parent(node) != two.parent(node) || one.nextSibling(node) != two.nextSibling(node)
            || one.action(node) != two.action(node))
            return false;
    }
    return true;
}

// Texts and facts that are still as `before` has them become what `after` has; edited ones stay. Both readings have the
// same shape, and the tree was equal to `before` until it was edited.
void takeReading(record::TreeEditor &editor, const GameTree &tree, const GameTree &before, const GameTree &after)
{
    for (NodeId node = 0; node < before.nodeCount(); ++node) {
        for (const record::TextKind kind : record::AllTextKinds) {
            const std::string old = before.text(node, kind);
            const std::string text = after.text(node, kind);
            if (text != old && tree.text(node, kind) == old)
                editor.setText(node, kind, text);
        }
        const record::NodeDetails &old = before.details(node);
        if (old == after.details(node))
            continue;
        record::NodeDetails details = reread(tree.details(node), old, after.details(node));
        if (!(details == tree.details(node)))
            editor.setDetails(node, std::move(details));
    }
}

} // namespace

std::optional<SecondReading> reread(const RecordContent &first, OpenedRecord &read)
{
    auto &games = std::get<record::Collection>(read.content);
    if (games.size() != first.collection->size())
        return std::nullopt;
    SecondReading second;
    for (const RecordContent::Part &part : first.parts) {
        const auto place = static_cast<std::size_t>(part.index);
        record::Game game = place == 0 && read.first ? *read.first : games.readGame(place);
        if (!part.isEdited) {
            if (!haveSameShape(part.game->tree, game.tree))
                return std::nullopt;
            second.parts.emplace(part.index, SecondReading::Part { part.game, std::move(game), {} });
            continue;
        }
        const record::Game before = first.collection->readGame(place);
        if (!haveSameShape(before.tree, game.tree))
            return std::nullopt;
        game.info = withChanges(std::move(game.info), before.info, part.game->info);
        auto edited = RecordDocument::editCopy(part.game, [&](record::TreeEditor &editor, const GameTree &tree) {
            takeReading(editor, tree, before.tree, game.tree);
            return record::NoNode;
        });
        second.parts.emplace(part.index, SecondReading::Part { part.game, std::move(game), std::move(edited) });
    }
    second.games = std::make_shared<record::Collection>(std::move(games));
    return second;
}

} // namespace kagetsu::document
