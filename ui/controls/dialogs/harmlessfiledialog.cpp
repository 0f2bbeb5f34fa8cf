// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/harmlessfiledialog.h"

#include <QAbstractItemView>
#include <QAction>
#include <QFileDialog>
#include <QKeySequence>
#include <QShortcut>

namespace kagetsu::ui {

void makeHarmless(QFileDialog &dialog)
{
    if (dialog.acceptMode() == QFileDialog::AcceptOpen) {
        dialog.setOption(QFileDialog::ReadOnly);
        return;
    }
    // Read-only mode would also refuse new folders.
    for (QShortcut *shortcut : dialog.findChildren<QShortcut *>()) {
        if (shortcut->key() == QKeySequence(QKeySequence::Delete) || shortcut->key() == QKeySequence(Qt::Key_Delete))
            shortcut->setEnabled(false);
    }
    // The dialog enables it again each time the menu opens, but never shows it again.
    if (auto *remove = dialog.findChild<QAction *>(QStringLiteral("qt_delete_action")))
        remove->setVisible(false);
    for (const char *name : { "listView", "treeView" }) {
        if (auto *files = dialog.findChild<QAbstractItemView *>(QLatin1String(name)))
            files->setDragDropMode(QAbstractItemView::NoDragDrop);
    }
}

} // namespace kagetsu::ui
