// SPDX-License-Identifier: MIT
#include "ui/study/reread.h"

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;

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
            const record::NodeDetails &details = before.tree.details(node);
            if (!(details == after.tree.details(node)) && tree.details(node) == details)
                editor.setDetails(node, after.tree.details(node));
        }
        return from;
    });
    document.setInfo(after.info);
}

} // namespace kagetsu::ui
