// SPDX-License-Identifier: MIT
#pragma once

#include "record/treemerge.h"

#include <QDialog>

class QTableWidget;

namespace kagetsu::ui {

// What merging could not put together by itself, as one list: for each entry the user keeps what stands there, takes
// what came, or has both, one by one or for all at once (renlib-format.md 8).
class ConflictDialog : public QDialog
{
    Q_OBJECT

public:
    ConflictDialog(const record::GameTree &tree, const record::MergeConflicts &conflicts, QWidget *parent = nullptr);

    // Texts first, then facts, in the order of the conflicts.
    std::vector<record::ConflictChoice> choices() const;

private:
    void addRow(const QString &line, const QString &current, const QString &other);
    void chooseAll(record::ConflictChoice choice);

    QTableWidget *m_table;
};

} // namespace kagetsu::ui
