// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/paperdialog.h"

#include <QDialog>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace kagetsu::practice {
struct Pupil;
}

namespace kagetsu::ui {

class ClassModel;
class ComboBox;
class PracticeKeeper;

// The one list of pupils with the progress of each: adds, renames, groups and deletes pupils; saves and prints the
// table; and joins the class with that of another computer.
class ClassDialog : public QDialog
{
    Q_OBJECT

public:
    // The keeper must outlive this dialog.
    ClassDialog(PracticeKeeper &keeper, QWidget *parent);

    // Adds the typed names; see practice::pupilsTyped().
    void add();
    void rename();
    // Puts the selected pupil into the typed groups and no others. Several pupils keep theirs and join the typed ones.
    void setGroups();
    void removeChosen();
    // Save the table as CSV; the progress of one pupil as JSON or CSV; everything for another computer. Each returns
    // false if it failed; the fault is shown in the dialog.
    bool saveTable(const QString &path);
    bool saveProgress(const QString &path);
    bool saveClass(const QString &path);
    // Joins a class from a file.
    bool joinClass(const QString &path);

signals:
    // Emitted to print a paper, after the dialog has closed.
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void build();
    void connectAll();
    std::vector<std::string> chosen() const;
    const practice::Pupil *pupil() const;
    std::string group() const;
    void tell(const QString &text);
    void write();
    void writeGroups();
    void writeGroupsField();
    void writeButtons();
    void askToRemove();
    void print(const Paper &paper);
    void askAndSave(const QString &title, const QString &name, const QString &filters,
        bool (ClassDialog::*save)(const QString &path));
    void askToJoin();
    bool save(const QString &path, const QByteArray &bytes);

    PracticeKeeper &m_keeper;
    ClassModel *m_model;
    QLabel *m_told;
    QPushButton *m_anew;
    ComboBox *m_group;
    QTableView *m_table;
    QLineEdit *m_name;
    QPushButton *m_add;
    QPushButton *m_rename;
    QLineEdit *m_groups;
    QPushButton *m_setGroups;
    QPushButton *m_remove;
    QPushButton *m_progress;
    QPushButton *m_page;
    QPushButton *m_certificate;
    QPushButton *m_csv;
    QPushButton *m_print;
    QPushButton *m_export;
    QPushButton *m_join;
};

} // namespace kagetsu::ui
