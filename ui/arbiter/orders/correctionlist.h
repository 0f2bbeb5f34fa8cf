// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journalprotocol.h"
#include "ui/arbiter/orders/arbiterorder.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace kagetsu::ui {

class JournalModel;

// Lists everything in a journal that was not a player's act on the board: claims, corrections, interruptions. An
// arbiter's order is undone from here by its opposite, as an entry of its own.
class CorrectionList : public QWidget
{
    Q_OBJECT

public:
    explicit CorrectionList(QWidget *parent = nullptr);

    // Shows the journal; the current game is the one at its end.
    void setJournal(const journal::JournalProtocol &found);

signals:
    void compensationWanted(const kagetsu::ui::Compensation &compensation);

private:
    void showCurrent();

    std::vector<std::optional<Compensation>> m_compensations; // one for each row
    JournalModel *m_model;
    QTableView *m_list;
    QLabel *m_text;
    QToolButton *m_compensate;
};

} // namespace kagetsu::ui
