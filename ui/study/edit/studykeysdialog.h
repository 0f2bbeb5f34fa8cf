// SPDX-License-Identifier: MIT
#pragma once

#include "ui/study/edit/studykeys.h"

#include <QDialog>

class QAction;
class QButtonGroup;
class QTableWidget;

namespace kagetsu::ui {

// The keys of the study page: a table of all of them in every set, and which set is in force.
class StudyKeysDialog : public QDialog
{
    Q_OBJECT

public:
    // The actions whose keys are the same in all sets stand at the end of the table.
    StudyKeysDialog(KeySet set, const QList<QAction *> &actions, QWidget *parent = nullptr);

    KeySet keys() const;

private:
    void addRow(const QString &what, const QStringList &keys);

    QButtonGroup *m_sets;
    QTableWidget *m_table;
};

} // namespace kagetsu::ui
