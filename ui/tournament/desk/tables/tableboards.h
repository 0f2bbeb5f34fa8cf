// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/desk/tables/deskboards.h"

#include <QPointer>

class QAction;

namespace kagetsu::ui {

class BoardsDialog;
class TableReporting;

// Shows the desk the boards that tables of the open event report, from an action in its menu.
class TableBoards : public QObject
{
    Q_OBJECT

public:
    // `event` returns the open event, or null; the window is that of the dialog.
    TableBoards(TableReporting &tables, std::function<const tournament::Event *()> event,
        std::function<tournament::Milliseconds()> now, QWidget *window);

    // Returns the action for the menu, which makes sense while tables are heard.
    QAction *action() const { return m_action; }
    // Call it when the event has changed.
    void follow();
    // Closes the dialog. Call it when the event is closed.
    void end();
    void show();
    const DeskBoards &boards() const { return m_boards; }
    BoardsDialog *shown() const;

signals:
    // Emitted when the journal of a board is to be read line by line.
    void journalWanted(const QString &journal);

private:
    void tell();

    TableReporting &m_tables;
    std::function<const tournament::Event *()> m_event;
    std::function<tournament::Milliseconds()> m_now;
    QWidget *m_window;
    QAction *m_action;
    DeskBoards m_boards;
    QPointer<BoardsDialog> m_shown;
};

} // namespace kagetsu::ui
