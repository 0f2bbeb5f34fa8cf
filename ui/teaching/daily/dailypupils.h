// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace kagetsu::practice {
struct Pupil;
}

namespace kagetsu::ui {

class PracticeShelf;

// The pupils of daily practice: new ones, other names, what they have learned as a file, and away with them.
class DailyPupils : public QDialog
{
    Q_OBJECT

public:
    DailyPupils(PracticeShelf &shelf, QWidget *parent);

    // The name that is typed.
    void add();
    void rename();
    // The pupil of the row.
    void removeChosen();
    // JSON where the name of the file ends so, else CSV. The fault is told in the dialog.
    bool saveProgress(const QString &path);

private:
    const practice::Pupil *pupil() const;
    QString typedName() const;
    void tell(const QString &text);
    void write();
    void writeButtons();
    void askToRemove();
    void askForFile();

    PracticeShelf &m_shelf;
    QLabel *m_told;
    QListWidget *m_names;
    QLineEdit *m_name;
    QPushButton *m_add;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QPushButton *m_save;
};

} // namespace kagetsu::ui
