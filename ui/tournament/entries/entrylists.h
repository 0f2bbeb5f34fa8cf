// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"
#include "ui/controls/background/taskwithbar.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>

class QWidget;

namespace kagetsu::ui {

class EventHost;

// Enters players from lists: typed, pasted from a spreadsheet or read from a file. A list is shown before anybody is
// entered, and entered as one step (tournament.md#tables-for-spreadsheets).
class EntryLists : public QObject
{
    Q_OBJECT

public:
    // The host must outlive this object; questions are shown over the page.
    EntryLists(EventHost &host, int section, QWidget &page);

    // Sets the reader of workbooks; without it, workbooks are refused.
    void setWorkbooks(tournament::WorkbookReader workbooks) { m_workbooks = std::move(workbooks); }
    // Enters all players of a list that are not in the section yet, without showing it.
    void add(const tournament::EntryList &list);
    // Read the list, or the file with a list, on the clipboard, and a given or chosen file.
    void paste();
    // Files are shown one after the other; large ones are read in the background.
    void readFiles(const QStringList &paths);
    void chooseFile();

signals:
    // Emitted with what happened, or why something was not done.
    void told(const QString &text);

private:
    using Read = std::function<tournament::ListTable(const tournament::ListChoices &choices)>;
    struct FileRead
    {
        std::shared_ptr<const std::string> bytes; // null if it could not be opened
        tournament::ListTable table {};
    };
    static FileRead readOne(const QString &path, const tournament::WorkbookReader &workbooks);
    void readNext();
    void show(tournament::ListTable table, const Read &read, const QString &nobody);
    void enter(const tournament::Newcomers &newcomers, const tournament::EntryList &list);

    EventHost &m_host;
    int m_section;
    QWidget &m_page;
    tournament::WorkbookReader m_workbooks;
    QStringList m_waiting; // files to be read
    bool m_isShowing = false;
    TaskWithBar m_reading;
};

} // namespace kagetsu::ui
