// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/panels/conflictmodel.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace kagetsu::ui {

// Lists everything in which merged records differ; the user chooses what stays for the selected rows, as often as
// needed. Rejecting the dialog cancels the merge.
class ConflictDialog : public QDialog
{
    Q_OBJECT

public:
    // Tree and conflicts must outlive the dialog.
    ConflictDialog(const record::GameTree &tree, const record::MergeConflicts &conflicts, QWidget *parent = nullptr);

    // Returns one choice for each conflict, texts first.
    const std::vector<record::ConflictChoice> &choices() const { return m_model->choices(); }

private:
    QPushButton *choiceButton(const char *name, const QString &text, record::ConflictChoice choice);
    QList<int> chosenRows() const;

    ConflictModel *m_model;
    QTableView *m_table;
};

} // namespace kagetsu::ui
