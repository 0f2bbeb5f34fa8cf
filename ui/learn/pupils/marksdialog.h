// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/pupils/marksmodel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace kagetsu::ui {

class PracticeKeeper;

// Shows the list of pupils and their results in this lesson.
class MarksDialog : public QDialog
{
    Q_OBJECT

public:
    MarksDialog(PracticeKeeper &keeper, MarkedLesson lesson, QWidget *parent);

    // Adds pupils; see practice::pupilsTyped().
    void add(const QString &names);
    // Returns false if it failed; the fault is shown in the dialog.
    bool saveCsv(const QString &path);

signals:
    // Emitted to print the table, after the dialog has closed.
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void build();
    void write();
    void showClass();
    void askForCsv();

    PracticeKeeper &m_keeper;
    MarkedLesson m_lesson;
    MarksModel *m_model;
    QTableView *m_table;
    QLabel *m_told;
    QLineEdit *m_name;
    QPushButton *m_add;
    QPushButton *m_class;
    QPushButton *m_csv;
    QPushButton *m_print;
};

} // namespace kagetsu::ui
