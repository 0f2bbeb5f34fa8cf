// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/edit/studykeys.h"

#include <QDialog>

class QAction;
class QButtonGroup;
class QTableWidget;

namespace kagetsu::ui {

// Shows the keys of the study page as a table of all sets, and selects the set in use.
class StudyKeysDialog : public QDialog
{
    Q_OBJECT

public:
    // Actions whose keys are the same in all sets are at the end of the table.
    StudyKeysDialog(KeySet set, const QList<QAction *> &actions, QWidget *parent = nullptr);

    KeySet keys() const;

private:
    void addRow(const QString &what, const QStringList &keys);

    QButtonGroup *m_sets;
    QTableWidget *m_table;
};

} // namespace kagetsu::ui
