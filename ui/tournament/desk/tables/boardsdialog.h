// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/desk/tables/deskboards.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QLabel;
class QListWidget;

namespace kagetsu::ui {

class TableButton;

// Shows the desk the boards of the hall as their tables report them: what waits for an arbiter at the top, each with
// its clocks, what happened last, and when its computer was heard of last.
class BoardsDialog : public QDialog
{
    Q_OBJECT

public:
    BoardsDialog(const DeskBoards &boards, std::function<tournament::Milliseconds()> now, QWidget *parent);
    ~BoardsDialog() override;

    // Shows a sentence about the connection instead of what was heard last; empty: none.
    void tell(const QString &text);
    // Returns the words of a board as they stand in the list.
    QString lineOf(const DeskBoard &board) const;

signals:
    // Emitted when the journal of a board is to be read line by line.
    void journalWanted(const QString &journal);

private:
    class Picture;

    void layOut();
    void speak();
    void refresh();
    void countOn();
    const DeskBoard *current() const;
    void openJournal();

    const DeskBoards &m_boards;
    std::function<tournament::Milliseconds()> m_now;
    QLabel *m_told;
    QListWidget *m_list;
    Picture *m_picture;
    TableButton *m_close;
    TableButton *m_journal;
    QTimer m_second;
};

} // namespace kagetsu::ui
