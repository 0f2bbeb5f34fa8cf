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

// Who takes part: typed one by one, pasted out of a spreadsheet, read from a file; and who stays away or leaves.
// Changes the event at once.
class EntriesView : public QWidget
{
    Q_OBJECT

public:
    EntriesView(EventHost &host, int section, QWidget *parent = nullptr);

    // What reads workbooks; without it they are refused.
    void setWorkbooks(tournament::WorkbookReader workbooks) { m_workbooks = std::move(workbooks); }
    // All entries of a list that are not here yet, as one step.
    void add(const tournament::EntryList &list);
    // The list, or the file with one, that was copied; it is shown before anybody is entered. So is that of a file.
    void paste();
    Q_INVOKABLE void readFile(const QString &path);

signals:
    void lotWanted();
    void settingsWanted();
    void roundWanted();
    // What happened, or why something is not done.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void dressTable();
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
    // Shows the list, and enters who is new on it. What is no list, or where nobody stands on it, is told so.
    using Read = std::function<tournament::ListTable(const tournament::ListChoices &choices)>;
    void show(const Read &read, const QString &nobody);
    void enter(const tournament::Newcomers &newcomers, const tournament::EntryList &list);
    void tellAdded(const tournament::Newcomers &newcomers, const tournament::EntryList &list);
    EventDraft::About about(tournament::EntryId entry) const;
    // False: it was refused, and why has been told.
    bool carryOut(const std::vector<tournament::Action> &step);
    const tournament::Section &section() const;
    const tournament::Entry *current() const;
    bool isSittingOut(tournament::EntryId entry) const;

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
