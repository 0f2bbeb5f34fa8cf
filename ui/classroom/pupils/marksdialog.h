// SPDX-License-Identifier: MIT
#pragma once

#include "ui/classroom/pupils/marksmodel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace kagetsu::ui {

class PupilShelf;

// The list of pupils, and how they did in this lesson.
class MarksDialog : public QDialog
{
    Q_OBJECT

public:
    MarksDialog(PupilShelf &shelf, MarkedLesson lesson, QWidget *parent);

    // Names may be several, with commas or line ends between them.
    void add(const QString &names);
    void removeChosen();
    // The fault is told in the dialog.
    bool saveCsv(const QString &path);

signals:
    // The table is to be printed; the dialog has closed.
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void write();
    void askToRemove();
    void askForCsv();

    PupilShelf &m_shelf;
    MarkedLesson m_lesson;
    MarksModel *m_model;
    QTableView *m_table;
    QLabel *m_told;
    QLineEdit *m_name;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_anew;
    QPushButton *m_csv;
    QPushButton *m_print;
};

} // namespace kagetsu::ui
