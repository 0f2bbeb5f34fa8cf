// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/newcomers.h"
#include "tournament/log/action.h"
#include "ui/tournament/host/eventdraft.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace kagetsu::ui {

class BigButton;
class TableButton;
class EntryModel;
class EventHost;

// Edits the entries of a section: typed one by one, pasted from a spreadsheet or read from a file; and who stays away
// or leaves. Changes the event immediately.
class EntriesView : public QWidget
{
    Q_OBJECT

public:
    EntriesView(EventHost &host, int section, QWidget *parent = nullptr);

    // Sets the reader of workbooks; without it, workbooks are refused.
    void setWorkbooks(tournament::WorkbookReader workbooks) { m_workbooks = std::move(workbooks); }
    // Adds all entries of a list that are not in the section yet, as one step.
    void add(const tournament::EntryList &list);
    // Reads the list, or the file with a list, on the clipboard, or the given file. The list is shown before anybody is
    // entered.
    void paste();
    Q_INVOKABLE void readFile(const QString &path);

signals:
    void lotWanted();
    void settingsWanted();
    void roundWanted();
    // Emitted with what happened, or why something was not done.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLayout *rowOf(std::initializer_list<QWidget *> buttons);
    void layOut();
    void speak();
    void chooseColumns();
    QString roundsText() const;
    void follow();
    void addTyped();
    void goToTable();
    void chooseFile();
    void change(tournament::EntryId entry, const tournament::EntryDetails &details);
    void withdraw();
    void sitOut();
    void planNextRound();
    void showMenu(const QPoint &at);
    void checkIn();
    void editEntry();
    void editTeam();
    void adjust();
    void remove();
    // Shows the list and enters the new players on it. A file that is not a list, or a list without players, is
    // reported.
    using Read = std::function<tournament::ListTable(const tournament::ListChoices &choices)>;
    void show(const Read &read, const QString &nobody);
    void enter(const tournament::Newcomers &newcomers, const tournament::EntryList &list);
    void tellAdded(const tournament::Newcomers &newcomers, const tournament::EntryList &list);
    EventDraft::About about(tournament::EntryId entry) const;
    // Returns false if the step was refused; the reason has been shown then.
    bool carryOut(const std::vector<tournament::Action> &step);
    const tournament::Section &section() const;
    const tournament::Entry *current() const;

    EventHost &m_host;
    tournament::WorkbookReader m_workbooks;
    int m_section;
    EntryModel *m_model;
    QLineEdit *m_name;
    BigButton *m_add;
    BigButton *m_paste;
    BigButton *m_file;
    BigButton *m_lot;
    BigButton *m_checkIn;
    BigButton *m_settings;
    QLabel *m_count;
    QTableView *m_table;
    BigButton *m_edit;
    BigButton *m_withdraw;
    BigButton *m_sitOut;
    BigButton *m_plan;
    BigButton *m_team;
    BigButton *m_adjust;
    BigButton *m_remove;
    TableButton *m_next;
};

} // namespace kagetsu::ui
