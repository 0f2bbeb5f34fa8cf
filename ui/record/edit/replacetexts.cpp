// SPDX-License-Identifier: MIT
#include "ui/record/edit/replacetexts.h"

namespace kagetsu::ui {

int replaceTexts(record::TreeEditor &editor, const record::GameTree &tree, record::NodeId node, const QString &what,
    const QString &with)
{
    int changed = 0;
    for (const record::TextKind kind : record::AllTextKinds) {
        if (what.isEmpty() || !tree.storedText(node, kind))
            continue;
        const QString before = QString::fromStdString(tree.text(node, kind));
        const QString after = QString(before).replace(what, with, Qt::CaseInsensitive);
        // A label of a library must have a text.
        const bool isLost = after.isEmpty() && kind == record::TextKind::BoardText && tree.action(node).isLabel();
        if (after == before || isLost)
            continue;
        editor.setText(node, kind, after.toStdString());
        ++changed;
    }
    return changed;
}

int replaceAllTexts(record::TreeEditor &editor, const record::GameTree &tree, const QString &what, const QString &with)
{
    int changed = 0;
    for (record::NodeId node = record::GameTree::root(); node != record::NoNode; node = tree.next(node))
        changed += replaceTexts(editor, tree, node, what, with);
    return changed;
}

} // namespace kagetsu::ui
