// SPDX-License-Identifier: MIT
#pragma once

#include "ui/study/panels/conflictmodel.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace kagetsu::ui {

// One list of all that merged records say differently; what stays is chosen for the rows that are selected, as often as
// one likes. Rejected, the merge is given up.
class ConflictDialog : public QDialog
{
    Q_OBJECT

public:
    // Both must outlive this.
    ConflictDialog(const record::GameTree &tree, const record::MergeConflicts &conflicts, QWidget *parent = nullptr);

    // As many as there are conflicts, texts first.
    const std::vector<record::ConflictChoice> &choices() const { return m_model->choices(); }

private:
    QPushButton *choiceButton(const char *name, const QString &text, record::ConflictChoice choice);
    QList<int> chosenRows() const;

    ConflictModel *m_model;
    QTableView *m_table;
};

} // namespace kagetsu::ui
