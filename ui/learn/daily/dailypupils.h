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

class PracticeKeeper;

// Manages the pupils of daily practice: adds, renames and removes them, and saves their progress as a file.
class DailyPupils : public QDialog
{
    Q_OBJECT

public:
    DailyPupils(PracticeKeeper &keeper, QWidget *parent);

    // Adds the typed name.
    void add();
    void rename();
    // Removes the selected pupil.
    void removeChosen();
    // Saves as JSON if the file name ends so, else as CSV. A fault is shown in the dialog.
    bool saveProgress(const QString &path);

private:
    const practice::Pupil *pupil() const;
    QString typedName() const;
    void tell(const QString &text);
    void write();
    void writeButtons();
    void askToRemove();
    void askForFile();

    PracticeKeeper &m_keeper;
    QLabel *m_told;
    QListWidget *m_names;
    QLineEdit *m_name;
    QPushButton *m_add;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QPushButton *m_save;
};

} // namespace kagetsu::ui
