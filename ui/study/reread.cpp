// SPDX-License-Identifier: MIT
#include "ui/study/reread.h"

#include "record/sgfvalues.h"

#include <algorithm>

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;

namespace {

void takeReading(std::string &text, const std::string &before, const std::string &after)
{
    if (text == before)
        text = after;
}

// Values have no names but stand in their order, and a new one comes behind the others.
void takeReading(
    std::vector<std::string> &values, const std::vector<std::string> &before, const std::vector<std::string> &after)
{
    if (before.size() != after.size())
        return;
    for (std::string &value : values) {
        // Labels are written anew when one of them is edited, and may be escaped otherwise then.
        const auto same = std::find_if(before.begin(), before.end(), [&value](const std::string &each) {
            return record::sgf::unescapeSimple(each) == record::sgf::unescapeSimple(value);
        });
        if (same != before.end())
            value = after[static_cast<std::size_t>(same - before.begin())];
    }
}

// Of details that were edited, all that still stands as it was read.
record::NodeDetails reread(
    record::NodeDetails details, const record::NodeDetails &before, const record::NodeDetails &after)
{
    takeReading(details.unplacedMove, before.unplacedMove, after.unplacedMove);
    takeReading(details.choices, before.choices, after.choices);
    if (details.warnings == before.warnings)
        details.warnings = after.warnings;
    for (record::RawProperty &property : details.properties) {
        const auto named = [&property](const record::RawProperty &each) { return each.ident == property.ident; };
        const auto old = std::find_if(before.properties.begin(), before.properties.end(), named);
        const auto now = std::find_if(after.properties.begin(), after.properties.end(), named);
        if (old != before.properties.end() && now != after.properties.end())
            takeReading(property.values, old->values, now->values);
    }
    return details;
}

} // namespace

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

void reread(RecordDocument &document, NodeId from, const record::Game &before, const record::Game &after)
{
    document.edit({ RecordDocument::tr("Text encoding") }, from, [&](record::TreeEditor &editor) {
        const GameTree &tree = document.tree();
        for (NodeId node = 0; node < before.tree.nodeCount(); ++node) {
            for (const record::TextKind kind : record::AllTextKinds) {
                const std::string old = before.tree.text(node, kind);
                const std::string text = after.tree.text(node, kind);
                if (text != old && tree.text(node, kind) == old)
                    editor.setText(node, kind, text);
            }
            const record::NodeDetails &old = before.tree.details(node);
            if (old == after.tree.details(node))
                continue;
            record::NodeDetails details = reread(tree.details(node), old, after.tree.details(node));
            if (!(details == tree.details(node)))
                editor.setDetails(node, std::move(details));
        }
        return from;
    });
    document.setInfo(after.info);
}

} // namespace kagetsu::ui
