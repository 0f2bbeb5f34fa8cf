// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "ui/tournament/entries/entrylists.h"
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

    EntryLists &lists() { return *m_lists; }
    // Reads a list of players from a file.
    Q_INVOKABLE void readFile(const QString &path) { m_lists->readFiles({ path }); }
    void readFiles(const QStringList &paths) { m_lists->readFiles(paths); }

signals:
    void lotWanted();
    void settingsWanted();
    void roundWanted();
    // Emitted with what happened, or why something was not done; an empty text says nothing.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectAll();
    void layOut();
    void speak();
    void sayOfEntry(const tournament::Entry *entry);
    void chooseColumns();
    void follow();
    void addTyped();
    void goToTable();
    void showMenu(const QPoint &at);
    void checkIn();
    void planNextRound(const tournament::Entry &entry);
    void editEntry(const tournament::Entry &entry);
    void editTeam(const tournament::Entry &entry);
    void adjust(const tournament::Entry &entry);
    QString change(tournament::EntryId entry, const tournament::EntryDetails &details);
    EventDraft::About about(tournament::EntryId entry) const;
    void carryOut(const std::vector<tournament::Action> &step);
    const tournament::Section &section() const;
    const tournament::Entry *current() const;

    EventHost &m_host;
    int m_section;
    EntryLists *m_lists;
    EntryModel *m_model;
    QLineEdit *m_name;
    BigButton *m_add;
    BigButton *m_paste;
    BigButton *m_file;
    BigButton *m_lot;
    BigButton *m_byRating;
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
